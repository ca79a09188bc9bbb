import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@foyer/contract/order-states'
import { orderStatuses, orderTransitions, seatsOf } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '../../lib/db.ts'
import { openDatabase } from '../../lib/db.ts'
import { createLog } from '../../lib/log.ts'
import { freshDatabase } from '../../test/databases.ts'
import type { Sale } from './commands/admit.ts'
import { admit } from './commands/admit.ts'
import { arrive } from './commands/arrive.ts'
import { move } from './commands/move.ts'
import { resize } from './commands.ts'
import type { OfferedType } from './queries.ts'

// What a ticket office does in any order, on PostgreSQL and on paper: the two must agree at every step.
// MODEL_RUNS=10000 npx vitest run --project server model

const runs = Number(process.env['MODEL_RUNS'] ?? 200)

let opened: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  // durability is not what is tried here
  const url = `${database.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
  opened = openDatabase(url, createLog('silent'), 8)
  drop = database.drop
  await opened.db.execute(sql`insert into teams (id, name, slug) values ('tea_1', 'Stage', 'stage')`)
})
afterAll(async () => {
  await opened.close()
  await drop()
})

const kinds = ['a', 'b'] as const
type Kind = (typeof kinds)[number]

type Step =
  | { do: 'buy'; a: number; b: number }
  | { do: 'move'; order: number; to: OrderStatus }
  | { do: 'resize'; kind: Kind; capacity: number }
  | { do: 'cap'; capacity: number | null }

const small = fc.integer({ min: 0, max: 8 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), a: fc.nat(3), b: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order: fc.nat(9),
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resize' as const), kind: fc.constantFrom(...kinds), capacity: small }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cap' as const), capacity: fc.option(small) }) },
)

/** An event of its own, with two ticket types. */
async function openEvent(capacities: Record<Kind, number>) {
  const { db } = opened
  const eventId = `evt_${randomUUID()}`
  const idOf = (kind: Kind) => `tkt_${kind}_${eventId}`
  await db.execute(sql`
    with event as (
      insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency, search_text)
      values (${eventId}, 'tea_1', 'Rush', ${eventId}, now(), true, 'UTC', 'https://example.com/', 'On Sale', 'EUR', '')
    ), books as (
      insert into stock (id, event_id, capacity) values (${eventId}, ${eventId}, null),
        (${idOf('a')}, ${eventId}, ${capacities.a}), (${idOf('b')}, ${eventId}, ${capacities.b})
    )
    insert into ticket_types (id, event_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
    values (${idOf('a')}, ${eventId}, 'A', 0, 0, 1, 10, false, 0), (${idOf('b')}, ${eventId}, 'B', 0, 0, 1, 10, false, 1)`)
  const types = kinds.map(
    (kind): OfferedType => ({
      id: idOf(kind),
      priceCents: 0,
      taxRateBp: 0,
      minPerOrder: 1,
      maxPerOrder: 10,
      hidden: false,
      capacity: 0,
      salesFrom: null,
      salesUntil: null,
    }),
  )
  const sale: Sale = { eventId, teamId: 'tea_1', test: false, currency: 'EUR', version: 1, overAt: undefined }
  return { eventId, idOf, sale, offer: { ...sale, status: 'On Sale' as const, takesMoney: true, types } }
}
type Opened = Awaited<ReturnType<typeof openEvent>>

async function buy({ offer, sale, idOf }: Opened, seats: Record<Kind, number>) {
  const items = kinds.flatMap((kind) => (seats[kind] > 0 ? [{ ticketTypeId: idOf(kind), quantity: seats[kind] }] : []))
  const asked = { items, language: 'en', idempotencyKey: undefined, requestHash: undefined, mayTry: async () => false }
  const arrival = arrive(offer, asked)
  const { admitted } = await admit(opened.db, sale, [arrival])
  return { id: arrival.id, admitted }
}

const fits = (change: Promise<void>) =>
  change.then(
    () => true,
    () => false,
  )

interface Paper {
  capacity: Record<Kind | 'all', number>
  orders: { id: string; status: OrderStatus; seats: Record<Kind, number> }[]
}

function counted({ orders }: Paper, kind: Kind | 'all', as: 'held' | 'sold'): number {
  const mine = orders.filter(({ status }) => seatsOf[status] === as)
  return mine.reduce((sum, { seats }) => sum + (kind === 'all' ? seats.a + seats.b : seats[kind]), 0)
}

const free = (paper: Paper, kind: Kind | 'all') =>
  paper.capacity[kind] - counted(paper, kind, 'held') - counted(paper, kind, 'sold')

const suffices = (paper: Paper, seats: Record<Kind, number>) =>
  kinds.every((kind) => seats[kind] <= free(paper, kind)) && seats.a + seats.b <= free(paper, 'all')

/** Does a step on both, and compares what they say of it. */
async function both(event: Opened, paper: Paper, next: Step): Promise<void> {
  if (next.do === 'buy') {
    if (next.a + next.b === 0) return
    const expected = suffices(paper, next)
    const { id, admitted } = await buy(event, next)
    expect(admitted).toBe(expected)
    if (admitted) paper.orders.push({ id, status: 'reserved', seats: { a: next.a, b: next.b } })
  } else if (next.do === 'move') {
    const order = paper.orders[next.order]
    if (!order) return
    const leads = (orderTransitions[order.status] as readonly OrderStatus[]).includes(next.to)
    const comesBack = seatsOf[order.status] === undefined && seatsOf[next.to] !== undefined
    const goes = leads && (!comesBack || suffices(paper, order.seats))
    const [moved] = await move(opened.db, { to: next.to, entry: 'placed' }, [{ id: order.id }])
    expect([moved !== undefined, moved?.seated ?? false]).toEqual([leads, goes])
    if (goes) order.status = next.to
  } else {
    const kind = next.do === 'cap' ? 'all' : next.kind
    const capacity = next.capacity ?? Number.POSITIVE_INFINITY
    const expected = counted(paper, kind, 'held') + counted(paper, kind, 'sold') <= capacity
    const id = next.do === 'cap' ? event.eventId : event.idOf(next.kind)
    expect(await fits(resize(opened.db, id, next.capacity))).toBe(expected)
    if (expected) paper.capacity[kind] = capacity
  }
}

type Books = { id: string; held: number; sold: number }

const booksOf = async ({ eventId }: Opened) =>
  (await opened.db.execute<Books>(sql`select id, held, sold from stock where event_id = ${eventId} order by id`)).rows

it('agrees with the same done on paper, step by step', async () => {
  await fc.assert(
    fc.asyncProperty(small, small, fc.array(step, { maxLength: 14 }), async (a, b, steps) => {
      const event = await openEvent({ a, b })
      const paper: Paper = { capacity: { a, b, all: Number.POSITIVE_INFINITY }, orders: [] }
      for (const next of steps) await both(event, paper, next)
      const row = (id: string, kind: Kind | 'all') => ({
        id,
        held: counted(paper, kind, 'held'),
        sold: counted(paper, kind, 'sold'),
      })
      expect(await booksOf(event)).toEqual([
        row(event.eventId, 'all'),
        row(event.idOf('a'), 'a'),
        row(event.idOf('b'), 'b'),
      ])
    }),
    { numRuns: runs, endOnFailure: false },
  )
}, 3_600_000)

it('keeps its books right when everything happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(small, small, fc.array(step, { minLength: 6, maxLength: 24 }), async (a, b, steps) => {
      const event = await openEvent({ a, b })
      const begun = await Promise.all([1, 2, 1, 2].map((n) => buy(event, { a: n, b: 1 })))
      const ids = begun.filter(({ admitted }) => admitted).map(({ id }) => id)
      await Promise.all(
        steps.map(async (next) => {
          if (next.do === 'buy') return next.a + next.b > 0 ? await buy(event, next) : undefined
          if (next.do === 'cap') return await fits(resize(opened.db, event.eventId, next.capacity))
          if (next.do === 'resize') return await fits(resize(opened.db, event.idOf(next.kind), next.capacity))
          const id = ids[next.order % Math.max(1, ids.length)]
          return id ? await move(opened.db, { to: next.to, entry: 'placed' }, [{ id }]) : undefined
        }),
      )
      const { rows } = await opened.db.execute(sql`
        select s.id from stock s left join lateral (
          select count(*) filter (where o.status in ('reserved', 'pending'))::int as held,
            count(*) filter (where o.status = 'paid')::int as sold
          from orders o join tickets t on t.order_id = o.id
          where o.event_id = s.event_id and (s.id = s.event_id or t.ticket_type_id = s.id)
        ) counted on true
        where s.event_id = ${event.eventId}
          and ((s.held, s.sold) is distinct from (counted.held, counted.sold) or s.held + s.sold > s.capacity)`)
      expect(rows).toEqual([])
    }),
    { numRuns: Math.ceil(runs / 4), endOnFailure: false },
  )
}, 3_600_000)
