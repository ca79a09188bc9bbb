import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, withOrders } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { holdUses } from './commands/code-uses.ts'
import { addInventory } from './commands/inventory-rows.ts'
import { reserveBatch } from './commands/reserve-batch.ts'
import { offerAt } from './queries.ts'
import { buildOrder } from './service/new-order.ts'
import { createReservationQueue } from './service/reservation-queue.ts'
import { randomShortNumber } from './service/short-number.ts'

const { app, organiser } = await startTestBed()
// two processes share a database
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))

/** An event on sale, with a ticket type for each capacity. */
const onSale = (capacities: number[], type: object = {}) =>
  eventOnSale(organiser, {
    types: capacities.map((capacity) => ({ name: 'Seat', priceCents: 0, capacity, ...type })),
  })

/** A buyer of every second request uses the other process. */
const buyerOf = (request: number) => testClient((request % 2 === 0 ? app : other).publicUrl)

const seatsTaken = async (eventId: string) =>
  (await organiser.send(`GET /api/v1/events/${eventId}/ticket-types`)).body.map(
    ({ held, sold }: { held: number; sold: number }) => held + sold,
  )

const seatsIn = async (eventId: string): Promise<number> => {
  const { rows } = await app.db.execute<{ seats: number }>(
    sql`select count(*)::int as seats from tickets t join orders o on o.id = t.order_id where o.event_id = ${eventId}`,
  )
  return rows[0]?.seats ?? 0
}

const rowOf = async (id: string) => (await app.db.execute(sql`select * from inventory where id = ${id}`)).rows[0]

/** Lets all ticket types of an event share seats. */
const shareSeats = ({ id, types: ticketTypeIds }: EventOnSale, capacity: number) =>
  organiser.ok(`POST /api/v1/events/${id}/shared-capacities`, { name: 'Hall', capacity, ticketTypeIds })

describe('many reservations at once', () => {
  it('take exactly the capacity, in two processes and mixed quantities', async () => {
    const sale = await onSale([100])
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => sale.requestReservation((n % 3) + 1, { buyer: buyerOf(n) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    // single seats are wanted all along, so not one is left
    expect(await seatsTaken(sale.id)).toEqual([100])
    expect(await seatsIn(sale.id)).toBe(100)
  })

  it.each([
    ['of an event', ({ id }: EventOnSale) => organiser.ok(`PATCH /api/v1/events/${id}`, { capacity: 1 })],
    ['that ticket types share', (sale: EventOnSale) => shareSeats(sale, 1)],
  ])('give the last seat %s to one buyer, whichever ticket type they want', async (_, limit) => {
    const sale = await onSale([50, 50])
    await limit(sale)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        sale.requestReservation([1 - (n % 2), n % 2], { buyer: buyerOf(Math.floor(n / 2)) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'sold-out',
      errors: [{ path: 'body.items.0.quantity', code: 'not-enough-left', limit: 0 }],
    })
    expect(await seatsIn(sale.id)).toBe(1)
    const { ticketTypes } = await organiser.ok(`GET /api/v1/public/events/${sale.slug}`)
    expect(ticketTypes).toMatchObject([{ availability: 'reserved' }, { availability: 'reserved' }])
  })

  it('oversell without the lock, when one statement reads the seats and another takes them', async () => {
    const sale = await onSale([10])
    await app.db.execute(sql`alter table inventory drop constraint inventory_capacity`)
    const unguarded = async (at: number) => {
      const { db } = at % 2 === 0 ? app : other
      const { rows } = await db.execute<{ left: number }>(
        sql`select capacity - held - sold as left from inventory where id = ${sale.types[0]}`,
      )
      if ((rows[0]?.left ?? 0) >= 1)
        await db.execute(sql`update inventory set held = held + 1 where id = ${sale.types[0]}`)
    }
    await Promise.all(Array.from({ length: 60 }, (_, n) => unguarded(n)))
    const [taken] = await seatsTaken(sale.id)
    expect(taken).toBeGreaterThan(10)
    await app.db.execute(sql`delete from events where id = ${sale.id}`)
    await app.db.execute(
      sql`alter table inventory add constraint inventory_capacity check (held + sold + set_aside <= capacity)`,
    )
  })

  it('get the old or the new price while it changes, and the new price after the change', async () => {
    const sale = await onSale([1000])
    const buying = Array.from({ length: 60 }, (_, n) => sale.requestReservation(1, { buyer: buyerOf(n) }))
    const { body: changed } = await organiser.send(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { priceCents: 500 })
    const after = await sale.requestReservation(1, { buyer: buyerOf(1) })
    expect([changed.priceCents, after.body.totalCents]).toEqual([500, 500])
    const totals = new Set((await Promise.all(buying)).map(({ body }) => body.totalCents))
    for (const total of totals) expect([0, 500]).toContain(total)
  })

  it('get a price only while it counts, by the clock of the database', async () => {
    const sale = await onSale([10])
    const offer = await offerAt(app.db, sale.slug)
    if (!offer) throw new Error('There is no offer.')
    const items = [{ ticketTypeId: sale.types[0] ?? '', quantity: 1 }]
    const request = { items, language: 'en', idempotencyKey: undefined, requestHash: undefined, network: undefined }
    const { order } = buildOrder(offer, { ...request, mayReserveTest: async () => false }, randomShortNumber)
    if (!order) throw new Error('The offer does not have these items.')
    const event = { ...offer, test: false, maxSeatsPerNetwork: { reserved: 10, unpaid: 10 } }
    const now = offer.now.getTime()
    const reserve = (from: number, until: number) =>
      reserveBatch(app.db, { ...event, priceSpan: { from, until } }, [order])
    const [never, always] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    expect(await reserve(never, now)).toMatchObject({ reserved: false, reason: 'offer-changed' })
    expect(await reserve(now + 600_000, always)).toMatchObject({ reserved: false, reason: 'offer-changed' })
    expect(await reserve(now, now + 600_000)).toMatchObject({ reserved: true })
  })
})

describe('a repeated request', () => {
  const key = () => ({ 'idempotency-key': randomUUID() })

  it('creates one order per key, also in two processes at once', async () => {
    const sale = await onSale([100])
    const headers = key()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => sale.requestReservation(2, { buyer: buyerOf(n), headers })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await seatsIn(sale.id)).toBe(2)
  })

  it('gets the same response when the event is sold out, and is refused when it differs from the first', async () => {
    const sale = await onSale([2])
    const headers = key()
    const request = (quantity: number, process: number) =>
      sale.requestReservation(quantity, { buyer: buyerOf(process), headers })
    const [first, again] = [await request(2, 0), await request(2, 1)]
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect((await request(1, 0)).body).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
  })

  it.each(['1', 'once', 'a'.repeat(21)])('with the key %j, which strangers may send too, is refused', async (weak) => {
    const sale = await onSale([10])
    const { status, body } = await sale.requestReservation(1, { headers: { 'idempotency-key': weak } })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'header.idempotency-key', code: 'too-short', limit: 22, message: expect.any(String) }],
    ])
    expect(await seatsIn(sale.id)).toBe(0)
  })

  it('is refused from another browser, and gets the order of the first from the same one', async () => {
    const sale = await onSale([10])
    const headers = { ...key(), 'user-agent': 'Browser 1' }
    const { body: first } = await sale.requestReservation(1, { headers })
    for (const process of [0, 1]) {
      const stranger = { ...headers, 'user-agent': 'Browser 2' }
      const { status, body } = await sale.requestReservation(1, { buyer: buyerOf(process), headers: stranger })
      expect([status, body.code]).toEqual([422, 'idempotency-mismatch'])
      expect(JSON.stringify(body)).not.toContain(first.token)
      expect((await sale.requestReservation(1, { buyer: buyerOf(process), headers })).body).toEqual(first)
    }
    expect(await seatsIn(sale.id)).toBe(1)
  })

  it('gets an order of its own with a key of its own', async () => {
    const sale = await onSale([10])
    const [mine, strangers] = [
      await sale.requestReservation(1, { headers: key() }),
      await sale.requestReservation(1, { buyer: buyerOf(1), headers: key() }),
    ]
    expect([strangers.status, await seatsIn(sale.id)]).toEqual([201, 2])
    expect(strangers.body.token).not.toBe(mine.body.token)
  })

  it('no longer opens the order once a buyer has completed it, and takes no seats', async () => {
    const sale = await onSale([10])
    const headers = key()
    const { body: reserved } = await sale.requestReservation(1, { headers })
    const buyer = { name: 'Robin', email: 'robin@example.test', paymentMethod: 'free' }
    await sale.buyer.send(`POST /api/v1/public/orders/${reserved.token}/complete`, buyer)
    const { status, body } = await sale.requestReservation(1, { buyer: buyerOf(1), headers })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(JSON.stringify(body)).not.toContain(reserved.token)
    expect(await seatsIn(sale.id)).toBe(1)
  })

  it('leaves no key in the database that would open an order', async () => {
    const sale = await onSale([10])
    const headers = key()
    await sale.requestReservation(1, { headers })
    const { rows } = await app.db.execute(sql`select idempotency_key from orders where event_id = ${sale.id}`)
    expect(rows).toEqual([{ idempotency_key: expect.stringMatching(/^[\w-]{43}$/) }])
  })
})

describe('a reservation is refused', () => {
  it.each([
    [0, 'too-small'],
    [-1, 'too-small'],
    [11, 'too-big'],
    [101, 'too-big'],
    [1.5, 'wrong-type'],
    [2 ** 31, 'too-big'],
    ['2', 'wrong-type'],
  ])('%o tickets', async (quantity, code) => {
    const sale = await onSale([500])
    const { status, body } = await sale.requestReservation(quantity as number)
    expect([status, body.errors[0]]).toMatchObject([422, { path: 'body.items.0.quantity', code }])
    expect(await seatsIn(sale.id)).toBe(0)
  })

  it('for the ticket type of another event, a hidden one, the same one twice, or none', async () => {
    const sale = await onSale([5])
    const foreign = await onSale([5])
    const hidden = await onSale([5], { hidden: true })
    const [type = ''] = sale.types
    for (const types of [foreign.types, hidden.types, [type, type], []])
      expect((await withOrders(organiser, { ...sale, types }).requestReservation(types.map(() => 1))).status).toBe(422)
    expect(await seatsIn(sale.id)).toBe(0)
  })

  it('for more tickets than the maximum per order, and for a total above Stripe’s maximum', async () => {
    const many = await onSale([500, 500, 500], { maxPerOrder: 100 })
    expect((await many.requestReservation([70, 70, 70])).body.errors).toEqual([
      expect.objectContaining({ path: 'body.items', code: 'too-many', limit: 200 }),
    ])
    const dear = await onSale([5], { priceCents: 99_999_999 })
    expect((await dear.requestReservation(2)).body.errors).toEqual([
      expect.objectContaining({ path: 'body.items', code: 'too-big', limit: 99_999_999 }),
    ])
  })

  it('before the sales window, after it, for a closed event and for an unknown event', async () => {
    const early = await onSale([5], { salesFrom: '2098-01-01T00:00:00Z' })
    const late = await onSale([5], { salesUntil: '2020-01-01T00:00:00Z' })
    for (const sale of [early, late]) {
      const { body } = await sale.requestReservation()
      expect(body).toMatchObject({ code: 'not-on-sale', errors: [{ path: 'body.items.0.ticketTypeId' }] })
    }
    const sale = await onSale([5])
    await organiser.send(`PUT /api/v1/events/${sale.id}/status`, { status: 'Closed' })
    expect((await sale.requestReservation()).body).toMatchObject({ status: 409, code: 'not-on-sale' })
    expect((await withOrders(organiser, { ...sale, slug: 'no-such-event' }).requestReservation()).status).toBe(404)
  })

  it('for a draft, except to its team, whose test orders are deleted when the sale starts', async () => {
    const sale = await eventOnSale(organiser, { status: 'test' })
    expect((await sale.requestReservation()).status).toBe(404)
    const tried = await sale.requestReservation(1, { buyer: organiser })
    expect(tried.status).toBe(201)
    const [order] = (await organiser.send(`GET /api/v1/orders?event=${sale.id}`)).body
    expect(order).toMatchObject({ test: true, status: 'reserved' })
    const code = newId('pmo')
    await addInventory(app.db, { id: code, eventId: sale.id, kind: 'code', capacity: 3 })
    await holdUses(app.db, code, sale.types[0] ?? '')
    await app.db.execute(sql`update inventory set held = held + 1 where id = ${code}`)
    await app.db.execute(sql`update inventory set set_aside = 2 where event_id = ${sale.id} and kind <> 'code'`)
    await organiser.send(`PUT /api/v1/events/${sale.id}/status`, { status: 'On Sale' })
    expect((await organiser.send(`GET /api/v1/orders?event=${sale.id}`)).body).toEqual([])
    expect(await seatsTaken(sale.id)).toEqual([0])
    const unused = { held: 0, sold: 0 }
    expect(await rowOf(code)).toMatchObject({ ...unused, set_aside: 0 })
    for (const id of [sale.id, sale.types[0] ?? '']) expect(await rowOf(id)).toMatchObject({ ...unused, set_aside: 3 })
    expect((await organiser.send(`GET /api/v1/public/orders/${tried.body.token}`)).status).toBe(404)
  })
})

describe('the capacity', () => {
  it('cannot be set below the seats held and sold; the error contains their number', async () => {
    const sale = await onSale([5, 5])
    await sale.reserve([2, 1])
    const type = await organiser.send(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { capacity: 1 })
    expect(type.body.errors).toEqual([
      expect.objectContaining({ path: 'body.capacity', code: 'below-seats-taken', limit: 2 }),
    ])
    const cap = await organiser.send(`PATCH /api/v1/events/${sale.id}`, { capacity: 2 })
    expect(cap.body.errors).toEqual([expect.objectContaining({ code: 'below-seats-taken', limit: 3 })])
    const fits = await organiser.send(`PATCH /api/v1/events/${sale.id}`, { capacity: 3 })
    expect(fits.body).toMatchObject({ capacity: 3, ticketsSold: '0/3' })
  })

  it('is never exceeded while it is changed during many reservations', async () => {
    const sale = await onSale([200])
    const buying = Array.from({ length: 80 }, (_, n) => sale.requestReservation(1, { buyer: buyerOf(n) }))
    const resizing = [60, 40, 20].map((capacity) =>
      organiser.send(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { capacity }),
    )
    await Promise.all([...buying, ...resizing])
    const [type] = (await organiser.send(`GET /api/v1/events/${sale.id}/ticket-types`)).body
    expect(type.held).toBeLessThanOrEqual(type.capacity)
    expect(await seatsIn(sale.id)).toBe(type.held)
  })
})

describe('the number of a ticket', () => {
  const shortNumber = /^[2-9CDFHJ-NP-RTV-X]{4}-[2-9CDFHJ-NP-RTV-X]{4}$/
  const numbersIn = async (eventId: string): Promise<string[]> => {
    const { rows } = await app.db.execute<{ number: string }>(
      sql`select t.number from tickets t join orders o on o.id = t.order_id where o.event_id = ${eventId} order by 1`,
    )
    return rows.map(({ number }) => number)
  }

  it('is short, differs from ticket to ticket, and opens nothing', async () => {
    const sale = await onSale([20])
    const order = await sale.placeOrder({ quantity: 5, paymentMethod: 'free' })
    const numbers: string[] = order.tickets.map(({ number }: { number: string }) => number)
    for (const number of numbers) expect(number).toMatch(shortNumber)
    expect(await numbersIn(sale.id)).toEqual([...new Set(numbers)].sort())
    for (const path of [
      `/api/v1/public/orders/${numbers[0]}`,
      `/en/o/${numbers[0]}`,
      `/en/o/${numbers[0]}/tickets.pdf`,
    ])
      expect((await fetch(app.publicUrl + path)).status).toBe(404)
  })

  it('is drawn again when it is taken, twice in one order or by another order', async () => {
    const sale = await onSale([20])
    await sale.reserve(1)
    const [taken = ''] = await numbersIn(sale.id)
    const attempts = [
      ['SAME', 'SAME', 'ORD1'],
      [taken, 'FREE', 'ORD2'],
      ['FRST', 'SCND', 'ORD3'],
    ]
    const draws = attempts.flat()
    const queue = createReservationQueue(app.db, () => draws.shift() ?? 'none left')
    const reserved = await queue.reserve(sale.slug, {
      items: [{ ticketTypeId: sale.types[0] ?? '', quantity: 2 }],
      language: 'en',
      idempotencyKey: undefined,
      requestHash: undefined,
      network: undefined,
      mayReserveTest: async () => false,
    })
    expect(reserved.number).toBe('ORD3')
    expect(await numbersIn(sale.id)).toEqual([taken, 'FRST', 'SCND'].sort())
    expect(await sale.seats()).toEqual({ held: 3, sold: 0 })
    expect(draws).toEqual([])
  })

  it('is given to the tickets of earlier versions, and drawn again until all differ', async () => {
    const sale = await onSale([20])
    await sale.reserve(3)
    const folder = new URL('../../../migrations/', import.meta.url)
    const file = (await readdir(folder)).find((name) => name.endsWith('_ticket-numbers-and-privacy-notices.sql')) ?? ''
    const statements = (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint')
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`alter table tickets drop column number`)
      // a generator whose first 24 draws are the same
      await tx.execute(sql`create sequence draws`)
      await tx.execute(sql`create function public.random() returns float8 language sql volatile as
        $$ select case when n <= 24 then 0 else pg_catalog.random() end from nextval('draws') n $$`)
      await tx.execute(sql`set local search_path = public, pg_catalog`)
      for (const statement of statements) if (/"tickets"/.test(statement)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`drop function public.random`)
      await tx.execute(sql`drop sequence draws`)
    })
    const numbers = await numbersIn(sale.id)
    expect(numbers).toHaveLength(3)
    expect(new Set(numbers).size).toBe(3)
    const formerNumber = /^[2-9B-DF-HJ-NP-TV-XZ]{4}-[2-9B-DF-HJ-NP-TV-XZ]{4}$/
    for (const number of numbers) expect(number).toMatch(formerNumber)
  })
})
