import { expect, it } from 'vitest'
import { routes } from '../routes/all.ts'
import { openApi, refusalsOf } from './openapi.ts'
import type { RouteTable } from './route.ts'

const tables: Record<string, RouteTable> = routes
const document = openApi(tables, 'https://foyer.example/api/v1')
const calls = Object.values(tables).flatMap((table) => Object.values(table).map((route) => route.call))

it('every route stands in the document under its method and path', () => {
  const documented = Object.entries(document['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual([...calls].sort())
})

it('no call is declared twice', () => {
  expect(new Set(calls).size).toBe(calls.length)
})

it('every reference leads to a shape of the document', () => {
  const text = JSON.stringify(document)
  const shapes = Object.keys((document['components'] as { schemas: object }).schemas)
  const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(referred).size).toBeGreaterThan(10)
  expect(referred.filter((name) => !shapes.includes(name ?? ''))).toEqual([])
})

it('names every status a route may refuse with', () => {
  expect(refusalsOf(routes.events.create)).toContain('idempotency-mismatch')
  expect(refusalsOf(routes.changelog.list)).not.toContain('unauthenticated')
})

it('names the session cookie, which has a prefix over https', () => {
  const cookieOf = (server: string) => JSON.stringify(openApi(tables, server)['components'])
  expect(cookieOf('https://foyer.example/api/v1')).toContain('"name":"__Host-foyer_session"')
  expect(cookieOf('http://localhost:4610/api/v1')).toContain('"name":"foyer_session"')
})
