import type { Role } from '@foyer/contract/access'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { sessions } from '../../schema/accounts.ts'
import { members } from '../../schema/teams.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { statementsOf } from '../../test/query-plans.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { takeSnapshot } from '../../test/snapshot.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { listEvents } from '../events/queries.ts'
import { foldSales } from '../reports/commands/fold-sales.ts'
import { memberBySession } from './queries.ts'

const { app, organiser: owner } = await startTestBed()
const team = owner.me.lastTeam
const price = [{ name: 'Seat', priceCents: 1500, capacity: 10 }]
const concert = await eventOnSale(owner, { title: 'Winter Concert', types: price })
const reading = await eventOnSale(owner, { title: 'Winter Reading', types: price })

/** A member of the owner's team with chosen events. */
async function memberOf(events: EventOnSale[] | 'all', role: Role = 'manager'): Promise<Organiser> {
  const member = await signUp(app.publicUrl)
  const ids = events === 'all' ? null : events.map(({ id }) => id)
  await app.db.insert(members).values({ teamId: team, userId: member.me.id, role, events: ids })
  await member.ok('PATCH /api/v1/me', { lastTeam: team })
  return member
}

/** Sells an order of each event, which is paid, and asks a question about it. @returns the ids of the orders */
async function sell(): Promise<string[]> {
  const ids: string[] = []
  for (const event of [concert, reading]) {
    const { token } = await event.placeOrder()
    await event.act(token, 'mark-paid')
    ids.push((await event.order(token)).id)
    await event.buyer.ok(`POST /api/v1/public/events/${event.slug}/questions`, {
      name: 'Robin',
      email: 'robin@example.com',
      text: 'Where is the entrance?',
    })
  }
  return ids
}

const manager = await memberOf([concert])
const [concertOrder = '', readingOrder = ''] = await sell()
const jobOver = async (ids: string[]): Promise<string> =>
  (await owner.ok('POST /api/v1/order-jobs', { kind: 'resend', selection: { ids } })).id
const concertJob = await jobOver([concertOrder])
const sharedJob = await jobOver([concertOrder, readingOrder])
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const get = (who: Organiser, path: string) => who.ok(`GET /api/v1${path}`)

it('are read with session and account, in the same statement', async () => {
  const unrestricted = await memberOf('all')
  const count = async ({ me }: Organiser) => {
    const statements = await statementsOf(app.databaseUrl, async (db) => {
      const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, me.id))
      const { scope } = (await memberBySession(db, session?.token ?? '', team)) ?? {}
      if (!scope) throw new Error('No member')
      await listEvents(db, scope, {})
    })
    return statements.filter(({ text }) => !text.includes('set_config')).length
  }
  expect([await count(unrestricted), await count(manager)]).toEqual([2, 2])
})

it('cost a request no statement beside the one of its session', async () => {
  // `as`: Foyer's database is drizzle's on a pg pool
  const query = vi.spyOn((app.db as unknown as { $client: pg.Pool }).$client, 'query')
  for (const path of ['/events', `/events/${concert.id}`, '/orders', `/orders/${concertOrder}`, '/inbox']) {
    query.mockClear()
    await get(manager, path)
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
    const decides = texts.filter((text) => text.includes('from "sessions"'))
    expect({ path, decides: decides.length, first: texts[0] === decides[0] }).toEqual({ path, decides: 1, first: true })
  }
  query.mockRestore()
})

it('are all that lists, counts and searches show', async () => {
  expect(ids(await get(manager, '/events'))).toEqual([concert.id])
  expect(ids(await get(manager, '/events/upcoming'))).toEqual([concert.id])
  expect(ids(await get(manager, '/orders'))).toEqual([concertOrder])
  expect(await get(manager, '/orders/totals')).toMatchObject({ orders: 1, sums: [{ totalCents: 1500 }] })
  expect(await get(manager, '/inbox?show=unanswered')).toMatchObject([{ event: { id: concert.id } }])
  expect(await get(manager, '/inbox/unread')).toMatchObject({ unread: 1 })
  expect(await get(owner, '/inbox/unread')).not.toMatchObject({ unread: 1 })
  for (const q of ['Winter', 'Robin', 'Wintr', 'Robn'])
    expect(JSON.stringify(await get(manager, `/search?q=${q}`)), q).not.toContain(reading.id)
  expect(await get(manager, '/search?q=Winter')).toMatchObject({ events: { items: [{ id: concert.id }], count: 1 } })
})

it('are those whose jobs, saved views and threads a member finds', async () => {
  expect(ids(await get(manager, '/order-jobs'))).toEqual([concertJob])
  for (const path of ['', '/orders'])
    expect((await manager.send(`GET /api/v1/order-jobs/${sharedJob}${path}`)).status).toBe(404)
  for (const { id } of [concert, reading])
    await owner.ok('POST /api/v1/order-views', { name: id, search: `event=${id}`, shared: true })
  await owner.ok('POST /api/v1/order-views', { name: 'Unpaid', search: 'status=pending', shared: true })
  expect((await get(manager, '/order-views')).map(({ name }: { name: string }) => name)).toEqual([concert.id, 'Unpaid'])
  const [thread] = await get(owner, `/inbox?event=${reading.id}`)
  for (const [call, body] of [
    ['GET', undefined],
    ['PATCH', { read: true }],
  ] as const)
    expect((await manager.send(`${call} /api/v1/inbox/${thread.id}`, body)).status).toBe(404)
  expect((await manager.send('PATCH /api/v1/inbox', { ids: [thread.id], archived: true })).status).toBe(404)
  const assigned = await owner.send(`PATCH /api/v1/inbox/${thread.id}`, { assignee: manager.me.id })
  expect(assigned.body).toMatchObject({ code: 'validation', errors: [{ path: 'body.assignee', code: 'not-allowed' }] })
})

// the events and the team have time zones of their own
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const period = `from=${dayAfter(-2)}&to=${dayAfter(2)}`

it('are all that reports add up, in every group, before and after sales are rolled up', async () => {
  const gross = async (who: Organiser, group: string) =>
    (await get(who, `/reports/sales?${period}&by=day&group=${group}`)).currencies.map(
      (each: { totals: { grossCents: number } }) => each.totals.grossCents,
    )
  const groups = ['none', 'event', 'type', 'method', 'rate']
  for (const rolledUp of [false, true]) {
    if (rolledUp) await foldSales(app.db)
    for (const group of groups) {
      expect([group, await gross(manager, group)]).toEqual([group, [1500]])
      expect([group, await gross(owner, group)]).toEqual([group, [3000]])
    }
    const file = await get(manager, `/reports/accounting.csv?${period}&language=en`)
    expect([file.includes('Winter Concert'), file.includes('Winter Reading')]).toEqual([true, false])
  }
  expect((await manager.send(`GET /api/v1/reports/sales?${period}&by=day&event=${reading.id}`)).status).toBe(404)
})

it('are all that the strip of today counts', async () => {
  const { token } = await reading.placeOrder({ email: 'kim@example.com' })
  expect((await get(owner, '/today')).awaited).toMatchObject([{ orders: 1 }])
  expect(await get(manager, '/today')).toMatchObject({ awaited: [], questions: 1, next: { id: concert.id } })
  await reading.act(token, 'cancel')
})

it('are those whose drafts a member sees on the public pages', async () => {
  const draft = await eventOnSale(owner, { title: 'Draft', status: 'test' })
  const seen = async (who: Organiser) => [
    (await who.send(`GET /api/v1/public/events/${draft.slug}`)).status,
    (await who.send(`GET /en/e/${draft.slug}/preview`)).status,
    (await who.send(`GET /en/e/${draft.slug}`)).status,
    (await draft.requestReservation(1, { buyer: who })).status,
  ]
  expect(await seen(await memberOf([draft]))).toEqual([200, 200, 200, 201])
  expect(await seen(manager)).toEqual([404, 404, 404, 404])
})

it('hold for what a request names beside its path: nothing of other events is taken, and nothing changes', async () => {
  const [type = ''] = reading.types
  const { me: stranger } = await signUp(app.publicUrl)
  const [thread] = await get(manager, '/inbox')
  const effect = { kind: 'percent', bp: 5000 }
  const message = { subject: 'Hello', text: 'Until then.' }
  const requests: [call: string, body: object][] = [
    [`POST /events/${concert.id}/promo-codes`, { code: 'half', effect, ticketTypeIds: [type] }],
    [`POST /events/${concert.id}/promo-codes/batch`, { count: 2, effect, ticketTypeIds: [type] }],
    [`POST /events/${concert.id}/shared-capacities`, { name: 'Hall', capacity: 9, ticketTypeIds: [type] }],
    [
      `POST /events/${concert.id}/orders`,
      { items: [{ ticketTypeId: type, quantity: 1 }], name: 'Kim', method: 'cash' },
    ],
    ['POST /order-jobs', { kind: 'resend', selection: { ids: [readingOrder] } }],
    ['POST /order-jobs', { kind: 'cancel', selection: { filter: { event: reading.id } } }],
    ['POST /order-jobs/decision/preview', { kind: 'decline', selection: { filter: { event: reading.id } } }],
    ['POST /order-jobs/cancellation/preview', { selection: { filter: { event: reading.id } } }],
    ['POST /order-jobs/preview', { order: readingOrder, ...message }],
    ['POST /order-jobs/test', { order: readingOrder, ...message }],
    [`PATCH /inbox/${thread.id}`, { assignee: stranger.id }],
  ]
  const before = await takeSnapshot(app.db)
  for (const [call, body] of requests) {
    const { status } = await manager.send(call.replace(' ', ' /api/v1'), body)
    expect({ call, refused: [404, 409, 422].includes(status), status }).toMatchObject({ call, refused: true })
  }
  expect(await before.changed()).toEqual([])
})

it('exclude what concerns the whole team: new events and bank statements', async () => {
  for (const call of ['POST /api/v1/events', `POST /api/v1/events/${concert.id}/duplicate`])
    expect((await manager.send(call, { title: 'Mine', urlLink: 'example.com' })).status).toBe(403)
  expect((await manager.send('GET /api/v1/bank-statements')).status).toBe(403)
})

it('do not restrict admins, whatever is stored', async () => {
  const admin = await memberOf([concert], 'admin')
  expect(await get(admin, '/events')).toHaveLength((await get(owner, '/events')).length)
})

it('tells the app which members are restricted', async () => {
  const unrestricted = await memberOf('all')
  const of = async (who: Organiser) => {
    const summaries: { id: string; restricted?: true }[] = (await get(who, '/me')).teams
    return [summaries.find(({ id }) => id === team)?.restricted, (await get(who, `/teams/${team}`)).restricted]
  }
  expect(await of(manager)).toEqual([true, true])
  expect(await of(unrestricted)).toEqual([undefined, undefined])
  expect(await of(owner)).toEqual([undefined, undefined])
})
