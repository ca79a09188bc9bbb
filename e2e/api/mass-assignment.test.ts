import { schemaColumns } from '@foyer/server/test/schema-columns'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import { expect, it } from 'vitest'
import { createActors } from './actors.ts'
import { ask, callOf, calls } from './calls.ts'
import { startApiTestBed } from './test-bed.ts'

const app = await startApiTestBed()
const actors = await createActors(app)
const before = await takeSnapshot(app.db)
const camelCase = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const columns = [...new Set((await schemaColumns()).flatMap(({ column }) => [column, camelCase(column)]))]

// counters that a request increases before its body is read
const countsCalls = ['rate_limits', 'notion_keys']

// takes an address or an order: a body with both is neither
const hasOneOfTwoBodies = (name: string) => name === 'POST /teams/{id}/erasures'

const withBody = calls.filter(({ route }) => route.body).map((call) => [call.route.call, call] as const)

it.each(withBody)('%s refuses every column of the database that its body does not declare', async (_, call) => {
  const sender = call.route.access === 'operator' ? actors.operator : actors.members.owner
  const { body, ...asked } = ask(call, sender.own)
  const values = Object.fromEntries(columns.map((column) => [column, 'evil']))
  // the fields of the sample keep their values: each of the others is refused or not declared
  const sent = { ...values, ...(body as object) }
  const { status, body: answer } = await sender.send(callOf(call.route, asked), sent, { 'x-team': sender.own.team })
  const unknown = (answer?.errors ?? []).filter(({ code }: { code: string }) => code === 'unknown-field')
  const refuses = unknown.length > 0 || hasOneOfTwoBodies(call.route.call)
  expect({ status, refuses }).toEqual({ status: 422, refuses: true })
  expect((await before.changed()).filter((table) => !countsCalls.includes(table))).toEqual([])
})
