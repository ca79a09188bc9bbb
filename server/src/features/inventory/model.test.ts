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
import type {
  Capacities,
  Code,
  Correction,
  Kind,
  OfferStep,
  Quantities,
  Row,
  Share,
  TestEvent,
} from '../../test/inventory-model.ts'
import {
  applyToOffer,
  codes,
  correct,
  createEvent,
  inventoryOf,
  kinds,
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
import { rejectOffSale, rejectSoldOut } from './service/refuse-calls.ts'

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
      row: fc.constantFrom('all' as const, ...kinds, ...shares, ...codes),
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

/** Enough for some orders, not for all. */
const some = fc.integer({ min: 3, max: 14 })
const capacities: fc.Arbitrary<Capacities> = fc.record({ a: some, b: some, s: some, k: fc.nat(4), h: fc.nat(4) })

interface Model {
  capacity: Record<Row, number>
  members: Record<Share, readonly Kind[]>
  /** Whether the code h holds seats of a. */
  holds: boolean
  orders: {
    id: string
    reservedAt: Date
    status: OrderStatus
    seats: Quantities
    code: Code | null
    /** Its tickets that are uses of the code h. */
    uses: number
    hasBuyer: boolean
  }[]
}
type ModelOrder = Pick<Model['orders'][number], 'seats' | 'code' | 'uses'>

const rows: Row[] = ['all', ...kinds, ...shares, ...codes]

/** How many seats of a row an order has. */
function seatsOfRow({ members }: Model, row: Row, { seats, code, uses }: ModelOrder): number {
  if (row === 'k') return code === 'k' ? 1 : 0
  if (row === 'h') return uses
  if (row === 'all') return seats.a + seats.b
  if (row === 's' || row === 'r') return members[row].reduce((sum, kind) => sum + seats[kind], 0)
  return seats[row]
}

function seatsThatAre(model: Model, row: Row, state: 'held' | 'sold'): number {
  const counted = model.orders.filter(({ status }) => seatsOf[status] === state)
  return counted.reduce((sum, each) => sum + seatsOfRow(model, row, each), 0)
}

const isHeldIn = ({ members, holds }: Model, row: Row): boolean =>
  holds && (row === 'a' || row === 'all' || ((row === 's' || row === 'r') && members[row].includes('a')))

const setAsideIn = (model: Model, row: Row): number =>
  isHeldIn(model, row) ? model.capacity.h - seatsThatAre(model, 'h', 'held') - seatsThatAre(model, 'h', 'sold') : 0

const takenIn = (model: Model, row: Row): number =>
  seatsThatAre(model, row, 'held') + seatsThatAre(model, row, 'sold') + setAsideIn(model, row)

/** Whether an order fits that has no seats yet. */
const fits = (model: Model, order: ModelOrder): boolean =>
  rows.every((row) => {
    const needed = seatsOfRow(model, row, order) - (isHeldIn(model, row) ? order.uses : 0)
    return needed <= 0 || needed <= model.capacity[row] - takenIn(model, row)
  })

/** Whether no row has more seats than its capacity. */
const isPossible = (model: Model): boolean => rows.every((row) => takenIn(model, row) <= model.capacity[row])

/** Applies a step to the database and to the model, and compares the results. */
async function applyAndCompare(event: TestEvent, model: Model, next: Step): Promise<void> {
  if (next.do === 'reserve' || next.do === 'sell') {
    const { a, b, c, code } = next
    if (a + b + c === 0) return
    const order = { seats: { a, b, c }, code, uses: code === 'h' ? a : 0 }
    const expected = fits(model, order)
    const sells = next.do === 'sell'
    const { reserved, id, reservedAt } = await reserve(event, next, { sells })
    expect(reserved).toBe(expected)
    const status = sells ? 'paid' : 'reserved'
    if (reserved) model.orders.push({ id, reservedAt, ...order, status, hasBuyer: sells })
  } else if (next.do === 'sell-reserved') {
    const order = model.orders[next.order % model.orders.length]
    if (!order) return
    const isExpected = order.status === 'reserved' && !order.hasBuyer
    expect(await sellOne(event, order)).toBe(isExpected)
    if (isExpected) Object.assign(order, { status: 'paid', hasBuyer: true })
  } else if (next.do === 'transition') {
    const order = model.orders[next.order % model.orders.length]
    if (!order) return
    const isAllowed = (orderTransitions[order.status] as readonly OrderStatus[]).includes(next.to)
    const needsSeats = seatsOf[order.status] === undefined && seatsOf[next.to] !== undefined
    const isExpected = isAllowed && (!needsSeats || fits(model, order))
    const [transitioned] = await transitionOrders(database.db, { to: next.to, timelineEntry: 'placed' }, [
      { id: order.id },
    ])
    expect([transitioned !== undefined, transitioned?.hasSeats ?? false]).toEqual([isAllowed, isExpected])
    if (isExpected) order.status = next.to
  } else if (next.do === 'correct') {
    const order = model.orders[next.order % model.orders.length]
    if (!order || order.seats[next.from] === 0) return
    const isOpen = order.status === 'pending' || order.status === 'paid'
    const changed = correctedOrder(order, next)
    const after = { ...model, orders: model.orders.map((each) => (each === order ? { ...order, ...changed } : each)) }
    // a row may be refused only if it gets fuller
    const hasSeats = rows.every((row) => takenIn(after, row) <= Math.max(model.capacity[row], takenIn(model, row)))
    const expected = !isOpen ? 'refused' : hasSeats ? 'changed' : 'sold-out'
    expect(await correct(database.db, event, order.id, next)).toBe(expected)
    if (expected === 'changed') Object.assign(order, changed)
  } else {
    const after = changedOffer(model, next)
    // a code that holds seats has a number of uses
    if (after.holds && after.capacity.h === Number.POSITIVE_INFINITY) return
    const expected = isPossible(after)
    expect(await applyToOffer(event, next)).toBe(expected)
    if (expected) Object.assign(model, after)
  }
}

function correctedOrder({ seats, code, uses }: ModelOrder, { from, to, usesCode }: Correction) {
  const next = { ...seats, [from]: seats[from] - 1 }
  if (to) next[to] += 1
  const given = from === 'a' && uses > 0 ? 1 : 0
  const used = to === 'a' && usesCode && code === 'h' ? 1 : 0
  return { seats: next, uses: uses - given + used }
}

function changedOffer(model: Model, next: OfferStep): Model {
  if (next.do === 'resize') {
    const capacity = { ...model.capacity, [next.row]: next.capacity ?? Number.POSITIVE_INFINITY }
    return { ...model, capacity }
  }
  if (next.do === 'share') return { ...model, members: { ...model.members, [next.share]: next.members } }
  return { ...model, holds: next.do === 'hold' }
}

it('the inventory agrees with a model in memory after every step', async () => {
  await fc.assert(
    fc.asyncProperty(capacities, fc.array(step, { minLength: 10, maxLength: 24 }), async (sizes, steps) => {
      const event = await createEvent(database.db, sizes)
      const model: Model = {
        capacity: { ...sizes, all: Number.POSITIVE_INFINITY, c: 5, r: 8 },
        members: { s: ['a', 'b'], r: [] },
        holds: false,
        orders: [],
      }
      for (const next of steps) await applyAndCompare(event, model, next)
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
      const orders = initial.filter(({ reserved }) => reserved)
      await Promise.all(
        steps.map(async (next) => {
          if (next.do === 'reserve' || next.do === 'sell')
            return next.a + next.b + next.c > 0 ? await reserve(event, next, { sells: next.do === 'sell' }) : undefined
          if (next.do === 'resize' && next.row === 'h' && next.capacity === null) return undefined
          if (next.do === 'resize' || next.do === 'share' || next.do === 'hold' || next.do === 'release')
            return await applyToOffer(event, next)
          const order = orders[next.order % Math.max(1, orders.length)]
          if (!order) return undefined
          if (next.do === 'sell-reserved') return await sellOne(event, order)
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
    }),
    { numRuns: Math.ceil(runs / 4), endOnFailure: false },
  )
}, 3_600_000)

describe('a code', () => {
  const sizes = { a: 100, b: 100, s: 200, k: 1, h: 0 }
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
  const event = await createEvent(database.db, { a: 2, b: 0, s: 9, k: 1, h: 1 })
  const one = { a: 1, b: 0, c: 0, code: null }
  const late = await reserve(event, one)
  await transitionOrders(database.db, { to: 'expired', timelineEntry: 'expired' }, [{ id: late.id }])
  expect(await applyToOffer(event, { do: 'hold' })).toBe(true)
  expect(await reserve(event, one)).toMatchObject({ reserved: true })
  const [outcome] = await transitionOrders(database.db, { to: 'paid', timelineEntry: 'placed' }, [{ id: late.id }])
  expect(outcome).toMatchObject({ hasSeats: false })
  expect(await wrongRows(event)).toEqual([])
})

it('a sale that waits for a use of a code sees the seats that it held', async () => {
  const event = await createEvent(database.db, { a: 2, b: 0, s: 2, k: 0, h: 1 })
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
  const event = await createEvent(db, { a: 9, b: 9, s: 9, k: 9, h: 9 })
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
