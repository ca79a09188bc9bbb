import type { OrderStatus } from '@foyer/contract/order-states'
import { orderStatuses, orderTransitions, seatsOf } from '@foyer/contract/order-states'
import { priceSpan } from '@foyer/contract/price/discounts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../lib/db.ts'
import { openDatabase } from '../../lib/db.ts'
import { createLog } from '../../lib/log.ts'
import { freshDatabase } from '../../test/databases.ts'
import type { Model, ModelOrder } from '../../test/inventory-in-memory.ts'
import {
  changedOffer,
  correctedOrder,
  fits,
  isPossible,
  newModel,
  placesLeft,
  rows,
  seatsThatAre,
  setAsideIn,
  takenIn,
} from '../../test/inventory-in-memory.ts'
import type { Capacities, Code, Correction, OfferStep, Quantities, TestEvent } from '../../test/inventory-model.ts'
import {
  addTo,
  applyToOffer,
  codes,
  correct,
  createEvent,
  firstTicketOf,
  inventoryOf,
  isAddOnOrder,
  kinds,
  lostAddOnOrders,
  refusalOf,
  reserve,
  sellOne,
  shares,
  tryToReserve,
  withLock,
  wrongRows,
} from '../../test/inventory-model.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { seatsOfOrder } from './commands/reservation-rows.ts'
import { reserveBatch } from './commands/reserve-batch.ts'
import { transitionOrders } from './commands/transition-orders.ts'
import { rejectOffSale, rejectSoldOut } from './service/reject-calls.ts'

// Runs random sequences of reservations, sales, transitions, corrections and changes of capacities, of what shares them and of
// codes that hold seats, on PostgreSQL and on a model in memory. Both must give the same results at every step. To run more
// sequences:
// MODEL_RUNS=10000 npx vitest run --project server model

const runs = Number(process.env['MODEL_RUNS'] ?? 80)

let database: Database
let databaseUrl: string
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase(inject('postgresUrl'))
  // this test does not test durability, and is faster without waiting for the disk
  databaseUrl = fresh.url
  const url = `${fresh.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
  database = openDatabase(url, createLog('silent'), { size: 8 })
  drop = fresh.drop
  await database.db.execute(sql`insert into teams (id, name, slug) values ('tea_1', 'Playhouse', 'playhouse')`)
})
afterAll(async () => {
  await database.close()
  await drop()
})

type Step =
  | ({ do: 'reserve'; code: Code | null } & Quantities)
  | ({ do: 'sell'; code: Code | null } & Quantities)
  | { do: 'sell-reserved'; order: number }
  | { do: 'add'; order: number; d: number; sells: boolean }
  | { do: 'transition'; order: number; to: OrderStatus }
  | ({ do: 'correct'; order: number } & Correction)
  | OfferStep

const small = fc.integer({ min: 0, max: 8 })
const purchase = <What extends 'reserve' | 'sell'>(what: What) =>
  fc.record({
    do: fc.constant(what),
    a: fc.nat(3),
    b: fc.nat(3),
    c: fc.nat(2),
    code: fc.option(fc.constantFrom(...codes)),
  })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: purchase('reserve') },
  { weight: 2, arbitrary: purchase('sell') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sell-reserved' as const), order: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      order: fc.nat(9),
      d: fc.integer({ min: 1, max: 2 }),
      sells: fc.boolean(),
    }),
  },
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
      usesCode: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('resize' as const),
      row: fc.constantFrom('all' as const, ...kinds, 'd' as const, ...shares, ...codes),
      capacity: fc.option(small, { freq: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('share' as const),
      share: fc.constantFrom(...shares),
      members: fc.subarray([...kinds]),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'hold' }, { do: 'release' }) },
)

/** A paid order with an add-on order. */
const start: Step[] = [
  { do: 'sell', a: 1, b: 0, c: 0, code: null },
  { do: 'add', order: 0, d: 1, sells: false },
]

/** Enough for some orders, not for all. */
const some = fc.integer({ min: 3, max: 14 })
const capacities: fc.Arbitrary<Capacities> = fc.record({
  a: some,
  b: some,
  d: small,
  s: some,
  k: fc.nat(4),
  h: fc.nat(4),
})

/** Applies a step to the database and to the model, and compares the results. */
async function applyAndCompare(event: TestEvent, model: Model, next: Step): Promise<void> {
  if (next.do === 'reserve' || next.do === 'sell') {
    const { a, b, c, code } = next
    if (a + b + c === 0) return
    const order = { seats: { a, b, c, d: 0 }, code, uses: code === 'h' ? a : 0 }
    await reserveAndCompare(event, model, next, { ...order, isExpected: fits(model, order), sells: next.do === 'sell' })
  } else if (next.do === 'resize' || next.do === 'share' || next.do === 'hold' || next.do === 'release') {
    const after = changedOffer(model, next)
    // a code that holds seats has a number of uses
    if (after.holds && after.capacity.h === Number.POSITIVE_INFINITY) return
    const isExpected = isPossible(after)
    expect(await applyToOffer(event, next)).toBe(isExpected)
    if (isExpected) Object.assign(model, after)
  } else {
    const order = model.orders[next.order % model.orders.length]
    if (!order) return
    if (next.do === 'add') await addAndCompare(event, model, order, next)
    else if (next.do === 'sell-reserved') await sellAndCompare(event, order)
    else if (next.do === 'correct') await correctAndCompare(event, model, order, next)
    else await transitionAndCompare(event, model, order, next.to)
  }
}

async function reserveAndCompare(
  event: TestEvent,
  model: Model,
  purchase: Parameters<typeof reserve>[1],
  {
    isExpected,
    sells,
    ...order
  }: Omit<ModelOrder, 'id' | 'reservedAt' | 'status' | 'hasBuyer'> & {
    isExpected: boolean
    sells: boolean
  },
): Promise<void> {
  const { reserved, id, reservedAt } = await reserve(event, purchase, { sells })
  expect(reserved).toBe(isExpected)
  if (reserved) model.orders.push({ ...order, id, reservedAt, status: sells ? 'paid' : 'reserved', hasBuyer: sells })
}

async function addAndCompare(
  event: TestEvent,
  model: Model,
  main: ModelOrder,
  { d, sells }: { d: number; sells: boolean },
): Promise<void> {
  if (main.addsTo) return
  const { id: ticketId, isLive } = await firstTicketOf(event, main.id)
  const order = { seats: { a: 0, b: 0, c: 0, d }, code: null, uses: 0, addsTo: { main, ticketId } }
  const isExpected = main.status === 'paid' && isLive && d <= placesLeft(model, ticketId) && fits(model, order)
  await reserveAndCompare(event, model, { orderId: main.id, ticketId, d }, { ...order, isExpected, sells })
}

async function sellAndCompare(event: TestEvent, order: ModelOrder): Promise<void> {
  // the callers sell no add-on orders with this statement
  if (order.addsTo) return
  const isExpected = order.status === 'reserved' && !order.hasBuyer
  expect(await sellOne(event, order)).toBe(isExpected)
  if (isExpected) Object.assign(order, { status: 'paid', hasBuyer: true })
}

async function transitionAndCompare(event: TestEvent, model: Model, order: ModelOrder, to: OrderStatus): Promise<void> {
  const { status, addsTo } = order
  const takesSeats = seatsOf[status] === undefined && seatsOf[to] !== undefined
  const isLost =
    addsTo !== undefined && (addsTo.main.status !== 'paid' || !(await firstTicketOf(event, addsTo.main.id)).isLive)
  const isConfirmed = (status === 'reserved' || status === 'requested') && seatsOf[to] !== undefined
  const isAllowed = (orderTransitions[status] as readonly OrderStatus[]).includes(to) && !(isConfirmed && isLost)
  const hasTickets = !addsTo || (!isLost && order.seats.d <= placesLeft(model, addsTo.ticketId))
  const isExpected = isAllowed && (!takesSeats || (fits(model, order) && hasTickets))
  const [transitioned] = await transitionOrders(event.db, { to, timelineEntry: 'placed' }, [{ id: order.id }])
  expect([transitioned !== undefined, transitioned?.hasSeats ?? false]).toEqual([isAllowed, isExpected])
  if (isExpected) order.status = to
}

async function correctAndCompare(event: TestEvent, model: Model, order: ModelOrder, next: Correction): Promise<void> {
  if (order.seats[next.from] === 0) return
  const isOpen = order.status === 'pending' || order.status === 'paid'
  const changed = correctedOrder(order, next)
  const after = { ...model, orders: model.orders.map((each) => (each === order ? { ...order, ...changed } : each)) }
  // a row may be refused only if it gets fuller
  const hasSeats = rows.every((row) => takenIn(after, row) <= Math.max(model.capacity[row], takenIn(model, row)))
  const outcome = hasSeats ? 'changed' : 'sold-out'
  const expected = isOpen ? outcome : 'refused'
  expect(await correct(event.db, event, order.id, next)).toBe(expected)
  if (expected === 'changed') Object.assign(order, changed)
}

it('the inventory agrees with a model in memory after every step', async () => {
  await fc.assert(
    fc.asyncProperty(capacities, fc.array(step, { minLength: 10, maxLength: 24 }), async (sizes, steps) => {
      const event = await createEvent(database.db, sizes)
      const model = newModel(sizes)
      for (const next of [...start, ...steps]) await applyAndCompare(event, model, next)
      const expected = rows.map((row) => ({
        id: event.idOf(row),
        held: seatsThatAre(model, row, 'held'),
        sold: seatsThatAre(model, row, 'sold'),
        set_aside: setAsideIn(model, row),
      }))
      expect(await inventoryOf(event)).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)))
    }),
    { numRuns: runs, endOnFailure: false },
  )
}, 3_600_000)

it('the inventory agrees with the orders after steps that run at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(capacities, fc.array(step, { minLength: 6, maxLength: 24 }), async (sizes, steps) => {
      const event = await createEvent(database.db, sizes)
      const initial = await Promise.all(
        [1, 2, 1, 2].map((n) => reserve(event, { a: n, b: 1, c: 0, code: n === 1 ? 'h' : null })),
      )
      const reserved = initial.filter(({ reserved: isReserved }) => isReserved)
      // two of them are sold, and have add-on orders
      const added = await Promise.all(
        reserved.slice(0, 2).map(async (main) => ((await sellOne(event, main)) ? await addTo(event, main, 1) : main)),
      )
      const orders = [...reserved, ...added.filter((each) => each.reserved && isAddOnOrder(each))]
      await Promise.all(
        steps.map(async (next) => {
          if (next.do === 'reserve' || next.do === 'sell')
            return next.a + next.b + next.c > 0 ? await reserve(event, next, { sells: next.do === 'sell' }) : undefined
          if (next.do === 'resize' && next.row === 'h' && next.capacity === null) return undefined
          if (next.do === 'resize' || next.do === 'share' || next.do === 'hold' || next.do === 'release')
            return await applyToOffer(event, next)
          const order = orders[next.order % Math.max(1, orders.length)]
          if (!order) return undefined
          if (next.do === 'add') return isAddOnOrder(order) ? undefined : await addTo(event, order, next.d, next.sells)
          if (next.do === 'sell-reserved') return isAddOnOrder(order) ? undefined : await sellOne(event, order)
          // reservations are completed, and expire, without a statement that locks before: their tickets never change
          if (next.do === 'transition' && next.order % 2 === 0) {
            const completion = { to: next.to, from: ['reserved'], timelineEntry: 'placed' } as const
            return await transitionOrders(database.db, completion, [{ id: order.id }])
          }
          return await withLock(event, order.id, async (tx) =>
            next.do === 'correct'
              ? await correct(tx, event, order.id, next)
              : await transitionOrders(tx, { to: next.to, timelineEntry: 'placed' }, [{ id: order.id }]),
          )
        }),
      )
      expect(await wrongRows(event)).toEqual([])
      // no add-on order is confirmed once it has lost its tickets
      const lost = await lostAddOnOrders(event)
      expect(await transitionOrders(database.db, { to: 'paid', timelineEntry: 'paid' }, lost)).toEqual([])
    }),
    { numRuns: Math.ceil(runs / 4), endOnFailure: false },
  )
}, 3_600_000)

describe('a code', () => {
  const sizes = { a: 100, b: 100, d: 0, s: 200, k: 1, h: 0 }
  const one = { a: 1, b: 0, c: 0, code: 'k' } as const

  it('whose last use many want at once, in two processes, is used once', async () => {
    const event = await createEvent(database.db, sizes)
    const other = openDatabase(databaseUrl, createLog('silent'), { size: 8 })
    const bought = await Promise.all(
      Array.from({ length: 100 }, (_, n) => reserve(event, one, { db: (n % 2 ? other : database).db })),
    )
    await other.close()
    const refused = bought.filter(({ reserved }) => !reserved)
    expect(refused).toHaveLength(99)
    for (const { offer, order, result } of refused) {
      const refusal = await refusalOf((call) => rejectSoldOut(offer, [{ call, order }], result.left))
      const errors = [expect.objectContaining({ path: 'body.code', code: 'code-used-up', limit: 0 })]
      expect(refusal).toMatchObject({ code: 'sold-out', details: { errors } })
    }
    expect(await inventoryOf(event)).toContainEqual({ id: event.idOf('k'), held: 1, sold: 0, set_aside: 0 })
  })

  it.each(['valid_until = now()', `valid_from = now() + interval '1 hour'`, 'deleted_at = now()'])(
    'with %s is refused',
    async (change) => {
      const event = await createEvent(database.db, sizes)
      await database.db.execute(sql`update promo_codes set ${sql.raw(change)} where id = ${event.idOf('k')}`)
      const { result, offer, order } = await tryToReserve(event, one)
      if (result.reserved || result.reason !== 'not-on-sale') throw new Error('it was not refused')
      const refusal = await refusalOf((call) => rejectOffSale(offer, [{ call, order }], result))
      const errors = [expect.objectContaining({ path: 'body.code', code: 'code-expired' })]
      expect(refusal).toMatchObject({ code: 'not-on-sale', details: { errors } })
    },
  )
})

it('an order that comes back does not take seats that a code holds', async () => {
  const event = await createEvent(database.db, { a: 2, b: 0, d: 0, s: 9, k: 1, h: 1 })
  const one = { a: 1, b: 0, c: 0, code: null }
  const late = await reserve(event, one)
  await transitionOrders(database.db, { to: 'expired', timelineEntry: 'expired' }, [{ id: late.id }])
  expect(await applyToOffer(event, { do: 'hold' })).toBe(true)
  expect(await reserve(event, one)).toMatchObject({ reserved: true })
  const [outcome] = await transitionOrders(database.db, { to: 'paid', timelineEntry: 'placed' }, [{ id: late.id }])
  expect(outcome).toMatchObject({ hasSeats: false })
  expect(await wrongRows(event)).toEqual([])
})

it('an add-on order that waits for the cancellation of its main order is not confirmed', async () => {
  const event = await createEvent(database.db, { a: 2, b: 0, d: 2, s: 2, k: 0, h: 0 })
  const main = await reserve(event, { a: 1, b: 0, c: 0, code: null }, { sells: true })
  const added = await addTo(event, main, 1)
  const confirmed = await database.db.transaction(async (tx) => {
    await transitionOrders(tx, { to: 'cancelled', timelineEntry: 'cancelled' }, [{ id: main.id }])
    const waiting = transitionOrders(database.db, { to: 'paid', timelineEntry: 'placed' }, [{ id: added.id }])
    await expect.poll(() => lockWaiters(database)).toBe(1)
    return { waiting }
  })
  expect(await confirmed.waiting).toEqual([])
})

it('a sale that waits for a use of a code sees the seats that it held', async () => {
  const event = await createEvent(database.db, { a: 2, b: 0, d: 0, s: 2, k: 0, h: 1 })
  expect(await applyToOffer(event, { do: 'hold' })).toBe(true)
  const waiting = await reserve(event, { a: 1, b: 0, c: 0, code: null })
  const { sold } = await database.db.transaction(async (tx) => {
    expect(await reserve(event, { a: 1, b: 0, c: 0, code: 'h' }, { db: tx })).toMatchObject({ reserved: true })
    const sold = sellOne(event, waiting)
    await expect.poll(() => lockWaiters(database)).toBe(1)
    return { sold }
  })
  expect(await sold).toBe(true)
  expect(await wrongRows(event)).toEqual([])
})

it('a reservation that is renewed has no items but its new ones', async () => {
  const { db } = database
  const event = await createEvent(db, { a: 9, b: 9, d: 0, s: 9, k: 9, h: 9 })
  const { order, offer } = await reserve(event, { a: 2, b: 0, c: 1, code: 'h' })
  await transitionOrders(db, { to: 'expired', timelineEntry: 'expired' }, [{ id: order.id }])
  const renewed = { ...order, renewed: true, code: undefined, tickets: order.tickets.slice(1, 2) }
  const tickets = renewed.tickets.map(({ codeUse: _codeUse, ...ticket }) => ticket)
  const sale = { ...offer, test: false, maxSeatsPerNetwork: { reserved: 30, unpaid: 100 }, priceSpan: priceSpan([], 0) }
  const seats = seatsOfOrder(offer, { tickets })
  expect(await reserveBatch(db, sale, [{ ...renewed, tickets, seats }])).toMatchObject({ reserved: true })
  const { rows: kept } = await db.execute(sql`select id, code_use from tickets where order_id = ${order.id}`)
  expect(kept).toEqual([{ id: order.tickets[1]?.id, code_use: null }])
  expect(await wrongRows(event)).toEqual([])
})
