import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@foyer/contract/order-states'
import { orderStatuses, orderTransitions, seatsOf } from '@foyer/contract/order-states'
import { priceSpan } from '@foyer/contract/price/discounts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database, Db } from '../../lib/db.ts'
import { openDatabase } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { createLog } from '../../lib/log.ts'
import { freshDatabase } from '../../test/databases.ts'
import { changeTickets } from './commands/change-tickets.ts'
import type { OfferedEvent } from './commands/reservation-rows.ts'
import { reserveBatch } from './commands/reserve-batch.ts'
import { sellReserved } from './commands/sell-reserved.ts'
import { transitionOrders } from './commands/transition-orders.ts'
import { changeCapacity, lockInventoryOfOrder } from './commands.ts'
import { sourcesOfEvent } from './queries/sources-of-event.ts'
import type { OfferedType } from './queries.ts'
import { buildOrder } from './service/new-order.ts'
import { randomShortNumber } from './service/short-number.ts'

// Runs random sequences of reservations, sales, transitions, corrections and changes of capacity on PostgreSQL and on a model in memory. Both
// must give the same results at every step. To run more sequences:
// MODEL_RUNS=10000 npx vitest run --project server model

const runs = Number(process.env['MODEL_RUNS'] ?? 200)

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase(inject('postgresUrl'))
  // this test does not test durability, and is faster without waiting for the disk
  const url = `${fresh.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
  database = openDatabase(url, createLog('silent'), { size: 8 })
  drop = fresh.drop
  await database.db.execute(sql`insert into teams (id, name, slug) values ('tea_1', 'Playhouse', 'playhouse')`)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const kinds = ['a', 'b'] as const
type Kind = (typeof kinds)[number]

type Step =
  | { do: 'reserve'; a: number; b: number }
  | { do: 'sell'; a: number; b: number }
  | { do: 'sell-reserved'; order: number }
  | { do: 'transition'; order: number; to: OrderStatus }
  | { do: 'correct'; order: number; from: Kind; to: Kind | null }
  | { do: 'resize'; kind: Kind; capacity: number }
  | { do: 'cap'; capacity: number | null }

const small = fc.integer({ min: 0, max: 8 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reserve' as const), a: fc.nat(3), b: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sell' as const), a: fc.nat(3), b: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sell-reserved' as const), order: fc.nat(9) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('transition' as const),
      order: fc.nat(9),
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      order: fc.nat(9),
      from: fc.constantFrom(...kinds),
      to: fc.option(fc.constantFrom(...kinds)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resize' as const), kind: fc.constantFrom(...kinds), capacity: small }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cap' as const), capacity: fc.option(small) }) },
)

/** Creates an event with two ticket types. */
async function createEvent(capacities: Record<Kind, number>) {
  const { db } = database
  const eventId = `evt_${randomUUID()}`
  const idOf = (kind: Kind) => `tkt_${kind}_${eventId}`
  await db.execute(sql`
    with event as (
      insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
      values (${eventId}, 'tea_1', 'Rush', ${eventId}, now(), true, 'UTC', 'https://example.com/', 'On Sale', 'EUR')
    ), inventory_rows as (
      insert into inventory (id, event_id, kind, capacity, counts_in) values (${eventId}, ${eventId}, 'event', null, '{}'),
        (${idOf('a')}, ${eventId}, 'ticket-type', ${capacities.a}, array[${eventId}]),
        (${idOf('b')}, ${eventId}, 'ticket-type', ${capacities.b}, array[${eventId}])
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
  const sale: OfferedEvent = {
    eventId,
    teamId: 'tea_1',
    test: false,
    currency: 'EUR',
    version: 1,
    overAt: undefined,
    maxSeatsPerNetwork: { reserved: 30, unpaid: 100 },
    priceSpan: priceSpan([], 0),
  }
  const { rows } = await db.execute<{ sources: string }>(sql`select ${sourcesOfEvent(sql`${eventId}`)} as sources`)
  return {
    eventId,
    idOf,
    sale,
    sources: rows[0]?.sources ?? '',
    offer: {
      ...sale,
      status: 'On Sale' as const,
      takesMoney: true,
      capacity: null,
      types,
      discounts: [],
      now: new Date(),
    },
  }
}
type TestEvent = Awaited<ReturnType<typeof createEvent>>

const buyer = { name: 'Robin', email: 'robin@example.org' }

/** Reserves seats, or sells them at once. */
async function reserve({ offer, sale, idOf }: TestEvent, seats: Record<Kind, number>, sells = false) {
  const items = kinds.flatMap((kind) => (seats[kind] > 0 ? [{ ticketTypeId: idOf(kind), quantity: seats[kind] }] : []))
  const request = {
    items,
    language: 'en',
    idempotencyKey: undefined,
    requestHash: undefined,
    network: undefined,
    buyer: sells ? buyer : undefined,
    mayReserveTest: async () => false,
  }
  const order = buildOrder(offer, request, randomShortNumber)
  const result = await reserveBatch(database.db, sale, [order])
  return { id: order.id, reserved: result.reserved, reservedAt: result.reserved ? result.reservedAt : new Date(0) }
}

/** Sells an order that was reserved. @returns whether it was sold */
async function sellOne({ sale, sources, idOf }: TestEvent, { id, reservedAt }: { id: string; reservedAt: Date }) {
  const event = { id: sale.eventId, version: sale.version, sources }
  const sold = await sellReserved(
    database.db,
    event,
    [{ id, reservedAt, ticketTypeIds: kinds.map(idOf), network: null, buyer }],
    [],
  )
  return sold.has(id)
}

/** Cancels a ticket of an order, and adds one of another type in its place if `to` is given. */
async function correct(db: Db, { idOf }: TestEvent, orderId: string, from: Kind, to: Kind | null) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from tickets where order_id = ${orderId} and ticket_type_id = ${idOf(from)} and cancelled_at is null limit 1`)
  const price = { priceCents: 0, taxRateBp: 0, name: null, email: null, passedOnAt: null }
  const added = to
    ? [{ id: newId('tic'), number: randomShortNumber(), ticketTypeId: idOf(to), seed: Buffer.alloc(16) }]
    : []
  return await changeTickets(db, {
    orderId,
    cancelled: rows.map(({ id }) => id),
    added: rows.length > 0 ? added.map((ticket) => ({ ...ticket, ...price })) : [],
    adjustments: [],
    timelineEntry: 'tickets-cancelled',
  })
}

/** Runs a change of an order as the callers do: with the inventory locked by a statement before it. */
const withLock = <T>(orderId: string, change: (tx: Db) => Promise<T>): Promise<T> =>
  database.db.transaction(async (tx) => {
    await lockInventoryOfOrder(tx, orderId)
    return await change(tx)
  })

const succeeds = (change: Promise<void>) =>
  change.then(
    () => true,
    () => false,
  )

interface Model {
  capacity: Record<Kind | 'all', number>
  orders: { id: string; reservedAt: Date; status: OrderStatus; seats: Record<Kind, number>; hasBuyer: boolean }[]
}

function seatsThatAre({ orders }: Model, kind: Kind | 'all', state: 'held' | 'sold'): number {
  const counted = orders.filter(({ status }) => seatsOf[status] === state)
  return counted.reduce((sum, { seats }) => sum + (kind === 'all' ? seats.a + seats.b : seats[kind]), 0)
}

const seatsLeft = (model: Model, kind: Kind | 'all') =>
  model.capacity[kind] - seatsThatAre(model, kind, 'held') - seatsThatAre(model, kind, 'sold')

const hasSeats = (model: Model, seats: Record<Kind, number>) =>
  kinds.every((kind) => seats[kind] <= seatsLeft(model, kind)) && seats.a + seats.b <= seatsLeft(model, 'all')

/** Applies a step to the database and to the model, and compares the results. */
async function applyAndCompare(event: TestEvent, model: Model, next: Step): Promise<void> {
  if (next.do === 'reserve' || next.do === 'sell') {
    if (next.a + next.b === 0) return
    const expected = hasSeats(model, next)
    const sells = next.do === 'sell'
    const { reserved, ...order } = await reserve(event, next, sells)
    expect(reserved).toBe(expected)
    const status = sells ? 'paid' : 'reserved'
    if (reserved) model.orders.push({ ...order, status, seats: { a: next.a, b: next.b }, hasBuyer: sells })
  } else if (next.do === 'sell-reserved') {
    const order = model.orders[next.order]
    if (!order) return
    const isExpected = order.status === 'reserved' && !order.hasBuyer
    expect(await sellOne(event, order)).toBe(isExpected)
    if (isExpected) Object.assign(order, { status: 'paid', hasBuyer: true })
  } else if (next.do === 'transition') {
    const order = model.orders[next.order]
    if (!order) return
    const isAllowed = (orderTransitions[order.status] as readonly OrderStatus[]).includes(next.to)
    const needsSeats = seatsOf[order.status] === undefined && seatsOf[next.to] !== undefined
    const isExpected = isAllowed && (!needsSeats || hasSeats(model, order.seats))
    const [transitioned] = await transitionOrders(database.db, { to: next.to, timelineEntry: 'placed' }, [
      { id: order.id },
    ])
    expect([transitioned !== undefined, transitioned?.hasSeats ?? false]).toEqual([isAllowed, isExpected])
    if (isExpected) order.status = next.to
  } else if (next.do === 'correct') {
    const order = model.orders[next.order]
    if (!order || order.seats[next.from] === 0) return
    const { from, to } = next
    const isOpen = order.status === 'pending' || order.status === 'paid'
    const hasSeat = to === null || to === from || seatsLeft(model, to) > 0
    const expected = !isOpen ? 'refused' : hasSeat ? 'changed' : 'sold-out'
    expect(await correct(database.db, event, order.id, from, to)).toBe(expected)
    if (expected !== 'changed') return
    order.seats[from]--
    if (to) order.seats[to]++
  } else {
    const kind = next.do === 'cap' ? 'all' : next.kind
    const capacity = next.capacity ?? Number.POSITIVE_INFINITY
    const expected = seatsThatAre(model, kind, 'held') + seatsThatAre(model, kind, 'sold') <= capacity
    const id = next.do === 'cap' ? event.eventId : event.idOf(next.kind)
    expect(await succeeds(changeCapacity(database.db, id, next.capacity))).toBe(expected)
    if (expected) model.capacity[kind] = capacity
  }
}

type InventoryRow = { id: string; held: number; sold: number }

const inventoryOf = async ({ eventId }: TestEvent) =>
  (
    await database.db.execute<InventoryRow>(
      sql`select id, held, sold from inventory where event_id = ${eventId} order by id`,
    )
  ).rows

it('the inventory agrees with a model in memory after every step', async () => {
  await fc.assert(
    fc.asyncProperty(small, small, fc.array(step, { maxLength: 14 }), async (a, b, steps) => {
      const event = await createEvent({ a, b })
      const model: Model = { capacity: { a, b, all: Number.POSITIVE_INFINITY }, orders: [] }
      for (const next of steps) await applyAndCompare(event, model, next)
      const row = (id: string, kind: Kind | 'all') => ({
        id,
        held: seatsThatAre(model, kind, 'held'),
        sold: seatsThatAre(model, kind, 'sold'),
      })
      expect(await inventoryOf(event)).toEqual([
        row(event.eventId, 'all'),
        row(event.idOf('a'), 'a'),
        row(event.idOf('b'), 'b'),
      ])
    }),
    { numRuns: runs, endOnFailure: false },
  )
}, 3_600_000)

it('the inventory agrees with the orders after steps that run at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(small, small, fc.array(step, { minLength: 6, maxLength: 24 }), async (a, b, steps) => {
      const event = await createEvent({ a, b })
      const initial = await Promise.all([1, 2, 1, 2].map((n) => reserve(event, { a: n, b: 1 })))
      const orders = initial.filter(({ reserved }) => reserved)
      await Promise.all(
        steps.map(async (next) => {
          if (next.do === 'reserve' || next.do === 'sell')
            return next.a + next.b > 0 ? await reserve(event, next, next.do === 'sell') : undefined
          if (next.do === 'cap') return await succeeds(changeCapacity(database.db, event.eventId, next.capacity))
          if (next.do === 'resize')
            return await succeeds(changeCapacity(database.db, event.idOf(next.kind), next.capacity))
          const order = orders[next.order % Math.max(1, orders.length)]
          if (!order) return undefined
          if (next.do === 'sell-reserved') return await sellOne(event, order)
          return await withLock(order.id, async (tx) =>
            next.do === 'correct'
              ? await correct(tx, event, order.id, next.from, next.to)
              : await transitionOrders(tx, { to: next.to, timelineEntry: 'placed' }, [{ id: order.id }]),
          )
        }),
      )
      const { rows } = await database.db.execute(sql`
        select s.id from inventory s left join lateral (
          select count(*) filter (where o.status in ('reserved', 'pending'))::int as held,
            count(*) filter (where o.status = 'paid')::int as sold
          from orders o join tickets t on t.order_id = o.id and t.cancelled_at is null
          where o.event_id = s.event_id and (s.id = s.event_id or t.ticket_type_id = s.id)
        ) counted on true
        where s.event_id = ${event.eventId}
          and ((s.held, s.sold) is distinct from (counted.held, counted.sold) or s.held + s.sold > s.capacity)`)
      expect(rows).toEqual([])
    }),
    { numRuns: Math.ceil(runs / 4), endOnFailure: false },
  )
}, 3_600_000)
