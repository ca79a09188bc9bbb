import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { statementsOf } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { expireReservation } from '../orders/commands/expire-orders.ts'
import { ticketsOf } from '../orders/queries/tickets.ts'
import { reservedItemsOf } from '../public-api/rules/reserved-items.ts'
import { offerAt } from './queries.ts'
import type { ReservationRequest } from './service/new-order.ts'
import { createReservationQueue } from './service/reservation-queue.ts'

const { app, organiser } = await startTestBed()

/** Two days to choose from; each ticket has one of two workshops, and up to two meals if it is for both days. */
async function conference() {
  const types = ['Day 1', 'Both days'].map((name) => ({ name, priceCents: 5000, capacity: 20, maxPerOrder: 4 }))
  const sale = await eventOnSale(organiser, { types })
  const [day = '', both = ''] = sale.types
  const workshops = await addGroup(sale.id, { min: 1, max: 1, of: null })
  const meals = await addGroup(sale.id, { min: 0, max: 2, of: [both] })
  const [morning, evening] = [await addType(sale.id, workshops, 1), await addType(sale.id, workshops, 20)]
  return { sale, day, both, morning, evening, meal: await addType(sale.id, meals, 20) }
}

async function addGroup(eventId: string, { min, max, of }: { min: number; max: number; of: string[] | null }) {
  const id = newId('aog')
  await app.db.execute(sql`
    insert into add_on_groups (id, event_id, name, position, min_per_ticket, max_per_ticket, ticket_type_ids)
    values (${id}, ${eventId}, 'Group', 0, ${min}, ${max}, ${of && sql.param(of)})`)
  return id
}

async function addType(eventId: string, group: string, capacity: number) {
  const id = newId('tkt')
  await app.db.execute(
    sql`insert into inventory (id, event_id, kind, capacity) values (${id}, ${eventId}, 'ticket-type', ${capacity})`,
  )
  await app.db.execute(sql`
    insert into ticket_types (id, event_id, kind, add_on_group_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
    values (${id}, ${eventId}, 'add-on', ${group}, 'Add-on', 1000, 1900, 1, 1, false, 9)`)
  return id
}

// each process has a queue of its own
const queues = [createReservationQueue(app.db), createReservationQueue(app.db)]

type Items = ReservationRequest['items']

function reserve(slug: string, items: Items, more: Partial<ReservationRequest> = {}, process = 0) {
  const request = { items, language: 'en', idempotencyKey: undefined, requestHash: undefined, network: undefined }
  const queue = queues[process]
  if (!queue) throw new Error('There are two queues.')
  return queue.reserve(slug, { ...request, mayReserveTest: async () => false, ...more })
}

/** The errors of a refused reservation. */
const errorsOf = (reserving: Promise<unknown>) =>
  reserving.then(
    () => 'reserved',
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      return error.details.errors?.map(({ path, code, limit }) => [path, code, limit])
    },
  )

const one = (ticketTypeId: string) => ({ ticketTypeId, quantity: 1 })

const seatsOf = async (id: string) =>
  (await app.db.execute<{ held: number }>(sql`select held from inventory where id = ${id}`)).rows[0]?.held

it('each ticket has its own add-ons, which have seats and a price of their own', async () => {
  const { sale, day, both, evening, meal } = await conference()
  const { id, totalCents } = await reserve(sale.slug, [
    { ticketTypeId: day, quantity: 2, addOns: [one(evening)] },
    { ticketTypeId: both, quantity: 1, addOns: [one(evening), { ticketTypeId: meal, quantity: 2 }] },
  ])
  expect(totalCents).toBe(3 * 5000 + 5 * 1000)
  const items = (await ticketsOf(app.db, [id])).map(({ ticket }) => ticket)
  const tickets = items.filter(({ kind }) => kind === 'ticket')
  expect(
    tickets.map((ticket) =>
      items
        .filter(({ addOnOf }) => addOnOf === ticket.id)
        .map(({ ticketTypeId }) => ticketTypeId)
        .sort(),
    ),
  ).toEqual([[evening], [evening], [evening, meal, meal].sort()])
  // add-ons take no seats of the event
  expect(await Promise.all([sale.id, day, evening, meal].map(seatsOf))).toEqual([3, 2, 3, 2])
})

it('orders with add-ons, a code and a shared capacity that come at once are reserved by one statement', async () => {
  const { sale, day, both, evening, meal } = await conference()
  const shared = { name: 'Hall', capacity: 30, ticketTypeIds: [day, both] }
  await organiser.ok(`POST /api/v1/events/${sale.id}/shared-capacities`, shared)
  const effect = { kind: 'percent', bp: 2000 }
  await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, { code: 'EARLY', effect, uses: 9 })
  const items = [{ ticketTypeId: both, quantity: 1, addOns: [one(evening), one(meal)] }]
  const statements = await statementsOf(app.databaseUrl, async (db) => {
    const queue = createReservationQueue(db)
    const request = { items, code: 'EARLY', language: 'en', idempotencyKey: undefined, requestHash: undefined }
    const order = { ...request, network: undefined, mayReserveTest: async () => false }
    await Promise.all([1, 2, 3, 4].map(() => queue.reserve(sale.slug, order)))
  })
  expect(statements.filter(({ text }) => /\b(insert into|update|delete from)\b/i.test(text))).toHaveLength(1)
  expect(await Promise.all([sale.id, both, evening, meal].map(seatsOf))).toEqual([4, 4, 4, 4])
})

it('the tickets of an order have their add-ons in the order in which they were chosen', async () => {
  const { sale, both, evening, meal } = await conference()
  const plain = [one(evening)]
  const chosen = [plain, [one(evening), one(meal)], plain, [one(evening), { ...one(meal), quantity: 2 }]]
  // ids of tickets are drawn: several orders, so that none is in order by chance
  for (let drawn = 0; drawn < 3; drawn++) {
    const { id } = await reserve(
      sale.slug,
      chosen.map((addOns) => ({ ...one(both), addOns })),
    )
    const items = (await ticketsOf(app.db, [id])).map(({ ticket }) => ticket)
    const meals = items
      .filter(({ kind }) => kind === 'ticket')
      .map((ticket) => items.filter(({ addOnOf, ticketTypeId }) => addOnOf === ticket.id && ticketTypeId === meal))
    expect(meals.map(({ length }) => length)).toEqual([0, 1, 0, 2])
  }
})

it('a ticket has the add-ons that it needs, not too many, and none that is for others', async () => {
  const { sale, day, both, evening, morning, meal } = await conference()
  const faults = (...items: Items) => errorsOf(reserve(sale.slug, items))
  expect(await faults(one(day))).toEqual([['body.items.0.addOns', 'add-on-missing', 1]])
  const twoOf = (ticketTypeId: string) => ({ ticketTypeId, quantity: 2 })
  expect(await faults({ ...one(day), addOns: [twoOf(evening)] })).toEqual([
    ['body.items.0.addOns', 'add-on-too-many', 1],
  ])
  expect(await faults({ ...one(both), addOns: [one(evening), { ...one(meal), quantity: 3 }] })).toEqual([
    ['body.items.0.addOns', 'add-on-too-many', 2],
  ])
  const notAllowed = [['body.items.0.addOns.1.ticketTypeId', 'not-allowed', undefined]]
  for (const foreign of [meal, both, evening, 'tkt_unknown'])
    expect(await faults({ ...one(day), addOns: [one(evening), one(foreign)] })).toEqual(notAllowed)
  expect(await faults(one(evening))).toEqual([['body.items.0.ticketTypeId', 'not-allowed', undefined]])
  const dayWith = (addOn: string, quantity: number) => ({ ticketTypeId: day, quantity, addOns: [one(addOn)] })
  expect(await faults(dayWith(evening, 1), dayWith(evening, 1))).toEqual([
    ['body.items.1.ticketTypeId', 'not-allowed', undefined],
  ])
  expect(await faults(dayWith(morning, 1), dayWith(evening, 4))).toEqual([['body.items.0.quantity', 'too-big', 4]])
  expect(await faults(dayWith(morning, 1), dayWith(evening, 3))).toBe('reserved')
})

it('the last add-on goes to one of two buyers in two processes; the other may choose again', async () => {
  const { sale, day, both, morning } = await conference()
  const outcomes = await Promise.all(
    [day, both].map((type, at) => errorsOf(reserve(sale.slug, [{ ...one(type), addOns: [one(morning)] }], {}, at))),
  )
  expect(outcomes.sort()).toEqual([[['body.items.0.addOns.0.quantity', 'not-enough-left', 0]], 'reserved'])
  await app.db.execute(sql`update ticket_types set sales_until = now() where id = ${morning}`)
  await app.db.execute(
    sql`update inventory set capacity = 2, version = version + 1 where id in (${morning}, ${sale.id})`,
  )
  expect(await errorsOf(reserve(sale.slug, [{ ...one(day), addOns: [one(morning)] }]))).toEqual([
    ['body.items.0.addOns.0.ticketTypeId', 'not-on-sale', undefined],
  ])
})

it('tickets that take too many of an add-on together are refused at each of them', async () => {
  const { sale, both, morning, meal } = await conference()
  const withMorning = { ...one(both), addOns: [one(morning)] }
  const withMeal = { ...one(both), addOns: [one(meal), one(morning)] }
  expect(await errorsOf(reserve(sale.slug, [withMorning, withMeal]))).toEqual([
    ['body.items.0.addOns.0.quantity', 'not-enough-left', 1],
    ['body.items.1.addOns.1.quantity', 'not-enough-left', 1],
  ])
})

it('a reservation that is made again keeps its tickets with their add-ons', async () => {
  const { sale, day, both, evening, morning, meal } = await conference()
  const items = [
    { ticketTypeId: day, quantity: 2, addOns: [one(evening)] },
    { ...one(both), addOns: [one(morning), { ticketTypeId: meal, quantity: 2 }] },
  ]
  const { id, number } = await reserve(sale.slug, items)
  const itemsOf = async () => (await ticketsOf(app.db, [id])).map(({ ticket }) => ticket)
  const before = await itemsOf()
  const again = reservedItemsOf(before)
  expect(again.items.flatMap(({ addOns = [] }) => addOns.length).sort()).toEqual([1, 2])
  await app.db.execute(sql`update orders set hold_expires_at = now() where id = ${id}`)
  await expireReservation(app.db, id)
  expect(await seatsOf(meal)).toBe(0)
  await reserve(sale.slug, again.items, { renewed: { id, number, tickets: again.inOrder } })
  expect(await itemsOf()).toEqual(before)
  expect(await Promise.all([sale.id, evening, morning, meal].map(seatsOf))).toEqual([3, 2, 1, 2])
})

it('a copied event has add-ons of its own', async () => {
  const { sale, morning, meal } = await conference()
  const copy = await organiser.ok(`POST /api/v1/events/${sale.id}/duplicate`)
  const { addOnGroups = [], types = [] } = (await offerAt(app.db, copy.slug)) ?? {}
  const [, both] = types.filter(({ kind }) => kind === 'ticket')
  expect(addOnGroups.map(({ ticketTypeIds }) => ticketTypeIds).toSorted()).toEqual([null, [both?.id]])
  const addOns = types.filter(({ kind }) => kind === 'add-on')
  expect(
    addOns.map(({ addOnGroupId, countsIn }) => [addOnGroups.some(({ id }) => id === addOnGroupId), countsIn]),
  ).toEqual(Array.from({ length: 3 }, () => [true, []]))
  expect(addOns.some(({ id }) => id === morning || id === meal)).toBe(false)
  await organiser.ok(`DELETE /api/v1/events/${sale.id}`)
})
