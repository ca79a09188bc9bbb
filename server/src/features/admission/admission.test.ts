import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { Answer, Organiser } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'

// Two processes on one database, as buyers meet them.
let houses: [House, House]
let organiser: Organiser

beforeAll(async () => {
  const first = await openHouse()
  houses = [first, await openHouse({}, { databaseUrl: first.databaseUrl })]
  organiser = await signUp(first.publicUrl)
  await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
    imprint: { name: 'Stage e. V.', address: 'Hof 1', email: 'hello@example.test' },
    bank: { holder: 'Stage e. V.', iban: 'DE89370400440532013000' },
  })
})
afterAll(async () => {
  for (const house of [...houses].reverse()) await house[Symbol.asyncDispose]()
})

/** An event on sale, with a ticket type for each capacity. */
async function onSale(capacities: number[], type: object = {}) {
  const { body: event } = await organiser.send('POST /api/v1/events', { title: 'Rush', urlLink: 'www.example.com' })
  await organiser.send(`PATCH /api/v1/events/${event.id}`, { date: '2099-01-01T19:00:00Z' })
  const types: string[] = []
  for (const capacity of capacities) {
    const { body } = await organiser.send(`POST /api/v1/events/${event.id}/ticket-types`, {
      name: 'Seat',
      priceCents: 0,
      capacity,
      ...type,
    })
    types.push(body.id)
  }
  await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
  return { event, types }
}

type Item = { ticketTypeId: string; quantity: number }

/** Somebody who buys at one of the two processes. */
const reserve = (slug: string, items: Item[], at = 0, headers = {}): Promise<Answer> =>
  visitor(houses[at % 2 === 0 ? 0 : 1].publicUrl).send(`POST /api/v1/public/events/${slug}/orders`, { items }, headers)

const booksOf = async (eventId: string) =>
  (await organiser.send(`GET /api/v1/events/${eventId}/ticket-types`)).body.map(
    ({ held, sold }: { held: number; sold: number }) => held + sold,
  )

const seatsIn = async (eventId: string): Promise<number> => {
  const { rows } = await houses[0].db.execute<{ seats: number }>(
    sql`select count(*)::int as seats from tickets t join orders o on o.id = t.order_id where o.event_id = ${eventId}`,
  )
  return rows[0]?.seats ?? 0
}

describe('a rush', () => {
  it('sells exactly the capacity, in two processes, in mixed quantities', async () => {
    const { event, types } = await onSale([100])
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: (n % 3) + 1 }], n),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    // single seats are wanted all along, so not one is left
    expect(await booksOf(event.id)).toEqual([100])
    expect(await seatsIn(event.id)).toBe(100)
  })

  it('gives the last seat of an event to one buyer, whichever ticket type they want', async () => {
    const { event, types } = await onSale([50, 50])
    await organiser.send(`PATCH /api/v1/events/${event.id}`, { capacity: 1 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        reserve(event.slug, [{ ticketTypeId: types[n % 2] ?? '', quantity: 1 }], Math.floor(n / 2)),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'sold-out',
      errors: [{ path: 'body.items.0.quantity', code: 'not-enough-left', limit: 0 }],
    })
    expect(await seatsIn(event.id)).toBe(1)
  })

  it('oversells when the seats are looked at and taken in two steps: what the guard is for', async () => {
    const { event, types } = await onSale([10])
    await houses[0].db.execute(sql`alter table stock drop constraint stock_capacity`)
    const unguarded = async (at: number) => {
      const { db } = houses[at % 2 === 0 ? 0 : 1]
      const { rows } = await db.execute<{ left: number }>(
        sql`select capacity - held - sold as left from stock where id = ${types[0]}`,
      )
      if ((rows[0]?.left ?? 0) >= 1) await db.execute(sql`update stock set held = held + 1 where id = ${types[0]}`)
    }
    await Promise.all(Array.from({ length: 60 }, (_, n) => unguarded(n)))
    const [taken] = await booksOf(event.id)
    expect(taken).toBeGreaterThan(10)
    await houses[0].db.execute(sql`delete from events where id = ${event.id}`)
    await houses[0].db.execute(sql`alter table stock add constraint stock_capacity check (held + sold <= capacity)`)
  })

  it('lets nobody in at an old price: an order is priced by the offer it is let in to', async () => {
    const { event, types } = await onSale([1000])
    const buying = Array.from({ length: 60 }, (_, n) =>
      reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: 1 }], n),
    )
    const { body: changed } = await organiser.send(`PATCH /api/v1/ticket-types/${types[0]}`, { priceCents: 500 })
    const after = await reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: 1 }], 1)
    expect([changed.priceCents, after.body.totalCents]).toEqual([500, 500])
    const totals = new Set((await Promise.all(buying)).map(({ body }) => body.totalCents))
    for (const total of totals) expect([0, 500]).toContain(total)
  })
})

describe('a repeated request', () => {
  it('does one thing for one key, in two processes at once', async () => {
    const { event, types } = await onSale([100])
    const items = [{ ticketTypeId: types[0] ?? '', quantity: 2 }]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => reserve(event.slug, items, n, { 'idempotency-key': 'once' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await seatsIn(event.id)).toBe(2)
  })

  it('is answered as before when all is sold, and refused with another wish', async () => {
    const { event, types } = await onSale([2])
    const items = [{ ticketTypeId: types[0] ?? '', quantity: 2 }]
    const first = await reserve(event.slug, items, 0, { 'idempotency-key': 'k' })
    const again = await reserve(event.slug, items, 1, { 'idempotency-key': 'k' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const other = await reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: 1 }], 0, {
      'idempotency-key': 'k',
    })
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
  })
})

describe('what cannot be bought', () => {
  it.each([
    [0, 'too-small'],
    [-1, 'too-small'],
    [11, 'too-big'],
    [101, 'too-big'],
    [1.5, 'wrong-type'],
    [2 ** 31, 'too-big'],
    ['2', 'wrong-type'],
  ])('%o tickets', async (quantity, code) => {
    const { event, types } = await onSale([500])
    const { status, body } = await reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: quantity as number }])
    expect([status, body.errors[0]]).toMatchObject([422, { path: 'body.items.0.quantity', code }])
    expect(await seatsIn(event.id)).toBe(0)
  })

  it('another event’s ticket type, a hidden one, the same one twice, none', async () => {
    const { event, types } = await onSale([5])
    const other = await onSale([5])
    const hidden = await onSale([5], { hidden: true })
    const one = (ticketTypeId = '') => ({ ticketTypeId, quantity: 1 })
    const wishes: [string, Item[]][] = [
      [event.slug, [one(other.types[0])]],
      [hidden.event.slug, [one(hidden.types[0])]],
      [event.slug, [one(types[0]), one(types[0])]],
      [event.slug, []],
    ]
    for (const [slug, items] of wishes) expect((await reserve(slug, items)).status).toBe(422)
    expect(await seatsIn(event.id)).toBe(0)
  })

  it('more tickets than a mail can carry, and more money than the card provider takes', async () => {
    const many = await onSale([500, 500, 500], { maxPerOrder: 100 })
    const items = many.types.map((ticketTypeId) => ({ ticketTypeId, quantity: 70 }))
    expect((await reserve(many.event.slug, items)).body.errors).toEqual([
      expect.objectContaining({ path: 'body.items', code: 'too-many', limit: 200 }),
    ])
    const dear = await onSale([5], { priceCents: 99_999_999 })
    const two = [{ ticketTypeId: dear.types[0] ?? '', quantity: 2 }]
    expect((await reserve(dear.event.slug, two)).body.errors).toEqual([
      expect.objectContaining({ path: 'body.items', code: 'too-big', limit: 99_999_999 }),
    ])
  })

  it('before the sale, after it, at a closed event, at no event', async () => {
    const early = await onSale([5], { salesFrom: '2098-01-01T00:00:00Z' })
    const late = await onSale([5], { salesUntil: '2020-01-01T00:00:00Z' })
    for (const { event, types } of [early, late]) {
      const { body } = await reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: 1 }])
      expect(body).toMatchObject({ code: 'not-on-sale', errors: [{ path: 'body.items.0.ticketTypeId' }] })
    }
    const { event, types } = await onSale([5])
    await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status: 'Closed' })
    const items = [{ ticketTypeId: types[0] ?? '', quantity: 1 }]
    expect((await reserve(event.slug, items)).body).toMatchObject({ status: 409, code: 'not-on-sale' })
    expect((await reserve('no-such-event', items)).status).toBe(404)
  })

  it('a test event’s tickets, but for its team; its orders go when the sale begins', async () => {
    const { body: event } = await organiser.send('POST /api/v1/events', { title: 'Try', urlLink: 'www.example.com' })
    await organiser.send(`PATCH /api/v1/events/${event.id}`, { date: '2099-01-01T19:00:00Z' })
    const { body: type } = await organiser.send(`POST /api/v1/events/${event.id}/ticket-types`, {
      name: 'Seat',
      priceCents: 0,
      capacity: 5,
    })
    const items = [{ ticketTypeId: type.id, quantity: 1 }]
    expect((await reserve(event.slug, items)).status).toBe(404)
    const tried = await organiser.send(`POST /api/v1/public/events/${event.slug}/orders`, { items })
    expect(tried.status).toBe(201)
    const [order] = (await organiser.send(`GET /api/v1/orders?event=${event.id}`)).body
    expect(order).toMatchObject({ test: true, status: 'reserved' })
    await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
    expect((await organiser.send(`GET /api/v1/orders?event=${event.id}`)).body).toEqual([])
    expect(await booksOf(event.id)).toEqual([0])
    expect((await organiser.send(`GET /api/v1/public/orders/${tried.body.token}`)).status).toBe(404)
  })
})

describe('the capacity', () => {
  it('is never set below what is held or sold, and says how many that are', async () => {
    const { event, types } = await onSale([5, 5])
    await reserve(event.slug, [
      { ticketTypeId: types[0] ?? '', quantity: 2 },
      { ticketTypeId: types[1] ?? '', quantity: 1 },
    ])
    const type = await organiser.send(`PATCH /api/v1/ticket-types/${types[0]}`, { capacity: 1 })
    expect(type.body.errors).toEqual([
      expect.objectContaining({ path: 'body.capacity', code: 'below-seats-taken', limit: 2 }),
    ])
    const cap = await organiser.send(`PATCH /api/v1/events/${event.id}`, { capacity: 2 })
    expect(cap.body.errors).toEqual([expect.objectContaining({ code: 'below-seats-taken', limit: 3 })])
    const fits = await organiser.send(`PATCH /api/v1/events/${event.id}`, { capacity: 3 })
    expect(fits.body).toMatchObject({ capacity: 3, ticketsSold: '0/3' })
  })

  it('is what a rush cannot pass while it is being changed', async () => {
    const { event, types } = await onSale([200])
    const buying = Array.from({ length: 80 }, (_, n) =>
      reserve(event.slug, [{ ticketTypeId: types[0] ?? '', quantity: 1 }], n),
    )
    const resizing = [60, 40, 20].map((capacity) =>
      organiser.send(`PATCH /api/v1/ticket-types/${types[0]}`, { capacity }),
    )
    await Promise.all([...buying, ...resizing])
    const [type] = (await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)).body
    expect(type.held).toBeLessThanOrEqual(type.capacity)
    expect(await seatsIn(event.id)).toBe(type.held)
  })
})
