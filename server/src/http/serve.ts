import { check } from '@foyer/contract/http/check'
import { Refused } from '@foyer/contract/http/refused'
import type { Page, Route, RouteTable } from '@foyer/contract/http/route'
import { countedExactly } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { Base, ServerHandlers } from './ask.ts'
import { readBody } from './body.ts'
import { callerOf, isMember } from './caller.ts'
import { hashOf, once, readKey } from './idempotency.ts'
import { refuseForeignOrigin } from './origin.ts'
import type { Env } from './request.ts'
import { clientAddress } from './request.ts'
import type { Services } from './services.ts'
import { setSessionToken } from './session.ts'

type Tables = Record<string, RouteTable>
/** What there is at hand before a request comes. */
type Given = Services & Pick<Base, 'parts'>
type AllHandlers<T extends Tables> = { [K in keyof T]: ServerHandlers<T[K]> }
// A handler as serve calls it: which request each one takes was checked where the tables meet their handlers.
type AnyHandler = (ask: Record<string, unknown>) => unknown

/** The API: every route of the contract with its handler, in an order in which no path hides another. */
export function serve<T extends Tables>(tables: T, handlers: AllHandlers<T>, services: Given): Hono<Env> {
  const api = new Hono<Env>()
  for (const [resource, name, route] of literalFirst(tables)) {
    // `as`: the loop walks both tables by the same keys, which the type above cannot follow
    const handler = (handlers[resource] as unknown as Record<string, AnyHandler>)[name]
    if (!handler) throw new Error(`No handler for ${route.call}`)
    const [method = '', path = ''] = route.call.split(' ')
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => answer(c, route, handler, services))
  }
  api.all('*', () => {
    throw new Refused('no-endpoint')
  })
  return api
}

// Hono answers in order of registration, so `/events/upcoming` must come before `/events/{id}`.
function literalFirst(tables: Tables): [string, string, Route][] {
  const rows = Object.entries(tables).flatMap(([resource, table]) =>
    Object.entries(table).map(([name, route]): [string, string, Route] => [resource, name, route]),
  )
  return rows.sort(([, , a], [, , b]) => a.call.split('{').length - b.call.split('{').length)
}

async function answer(c: Context<Env>, route: Route, handler: AnyHandler, services: Given): Promise<Response> {
  c.set('call', route.call)
  refuseForeignOrigin(c, services)
  const caller = await callerOf(c, route, services)
  const params = readParams(c)
  const query = route.query && check(route.query, c.req.query(), 'query')
  const body = route.body && check(route.body, await readBody(c), 'body')
  const key = route.idempotent && readKey(c.req.header('idempotency-key'))
  const ask: Record<string, unknown> & Base = {
    ...services,
    ...caller,
    params,
    query,
    body,
    requestId: c.get('requestId'),
    ip: clientAddress(c, services.config),
    headers: c.req.raw.headers,
    ...(key !== undefined && { once: { key, requestHash: hashOf(body) } }),
    setSessionToken: (token: string) => setSessionToken(c, services, token),
    isMember: (team) => isMember(c, services, team),
  }
  if (!key || route.idempotent === 'in-effect') return respond(c, route, present(route, await handler(ask)))
  const scope = [caller.scope?.team, caller.account?.id, route.call, JSON.stringify(params)].join(' ')
  const presented = await once(services.db, { scope, key, request: body }, async (db) =>
    present(route, await handler({ ...ask, db })),
  )
  return respond(c, route, presented)
}

// No id, slug or token of ours holds anything else; PostgreSQL would refuse a NUL with an error of its own
const plain = /^[\w.~-]{1,200}$/

function readParams(c: Context<Env>): Record<string, string> {
  const params = c.req.param() as Record<string, string>
  if (!Object.values(params).every((value) => plain.test(value))) throw new Refused('not-found')
  return params
}

/** What goes on the wire: only what the route's schema declares. */
function present(route: Route, given: unknown): unknown {
  if (!route.answer || given instanceof Response) return given
  if (!route.paged) return route.answer.parse(given)
  const page = given as Page<z.input<typeof route.answer>>
  return { ...page, items: page.items.map((item) => route.answer?.parse(item)) }
}

function respond(c: Context<Env>, route: Route, presented: unknown): Response {
  if (presented instanceof Response) return presented
  c.header('cache-control', 'no-store')
  if (!route.answer) return c.body(null, 204)
  const status = route.status ?? 200
  if (!route.paged) return c.json(presented as object, status)
  const { items, next, total } = presented as Page<unknown>
  c.header('x-total-count', total > countedExactly ? `${countedExactly}+` : String(total))
  if (next) c.header('link', `<${nextPage(c.req.url, next)}>; rel="next"`)
  return c.json(items, status)
}

function nextPage(url: string, cursor: string): string {
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return next.pathname + next.search
}
