import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { makeList, openDevice } from '../../test/door.ts'
import { readPdf } from '../../test/pdf.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

const types = [
  { name: 'Day 1', priceCents: 1500, taxRateBp: 700, capacity: 10 },
  { name: 'Both days', priceCents: 1500, taxRateBp: 700, capacity: 10 },
]

/** A paid order of two tickets, the first of them with a workshop for 20 euros. */
async function orderWithAddOn() {
  const sale = await eventOnSale(organiser, { types })
  const { token } = await sale.reserve(2)
  const [first, second] = (await sale.view(token)).tickets
  const workshop = await addWorkshop(sale, first.id)
  // an order with a named attendee is read before it is completed
  await sale.complete(token, { attendees: [{ ticketId: first.id, name: 'Kim' }] })
  await sale.act(token, 'mark-paid')
  return { sale, token, first, second, ...workshop }
}

/** Adds a type of add-ons to an event, and one of them to a ticket of a reservation. */
async function addWorkshop({ id: eventId }: EventOnSale, ticketId: string) {
  const type = newId('tkt')
  const item = newId('tic')
  const number = 'W7QR-2VXM'.replace('W7', `${Math.floor(Math.random() * 7) + 2}${Math.floor(Math.random() * 7) + 2}`)
  await app.db.execute(sql`
    insert into inventory (id, event_id, kind, capacity, held) values (${type}, ${eventId}, 'ticket-type', 5, 1)`)
  await app.db.execute(sql`
    insert into ticket_types (id, event_id, kind, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
    values (${type}, ${eventId}, 'add-on', 'Workshop', 2000, 1900, 1, 1, false, 0)`)
  await app.db.execute(sql`
    insert into tickets (id, number, order_id, ticket_type_id, kind, add_on_of, seed, price_cents, tax_rate_bp)
    select ${item}, ${number}, order_id, ${type}, 'add-on', id, seed, 2000, 1900 from tickets where id = ${ticketId}`)
  await app.db.execute(sql`
    update orders set total_cents = total_cents + 2000 where id = (select order_id from tickets where id = ${ticketId})`)
  return { type, item, number }
}

const seatsOf = async (id: string) =>
  (await app.db.execute<{ held: number; sold: number }>(sql`select held, sold from inventory where id = ${id}`)).rows[0]

it('an add-on is an item of its order, and no ticket: not in lists, at the door or as a page of its own', async () => {
  const { sale, token, first, type, item, number } = await orderWithAddOn()
  const extra = {
    id: item,
    kind: 'add-on',
    ticketId: first.id,
    ticketType: type,
    typeName: 'Workshop',
    priceCents: 2000,
  }
  const ofBuyer = await sale.view(token)
  expect(ofBuyer).toMatchObject({ totalCents: 5000, tickets: [{}, {}], extras: [extra] })
  expect(ofBuyer.extras[0]).not.toHaveProperty('code')
  expect(await sale.order(token)).toMatchObject({ tickets: [{}, {}], extras: [extra], balanceCents: 0 })
  const list = await makeList(organiser, sale.id)
  const device = await openDevice(organiser, list.id)
  const [attendees, types, orders] = await Promise.all(
    ['attendees', 'ticket-types']
      .map((part) => organiser.ok(`GET /api/v1/events/${sale.id}/${part}`))
      .concat(organiser.ok(`GET /api/v1/orders?q=${ofBuyer.number}`)),
  )
  expect([attendees.length, types.length, orders[0].tickets]).toEqual([2, 2, 2])
  const { tickets, types: atDoor } = await device.roster()
  expect([tickets.length, atDoor.length]).toEqual([2, 2])
  expect(await device.scan({ code: number })).toMatchObject({ verdict: 'unknown' })
  expect(await organiser.ok(`GET /api/v1/check-in-lists/${list.id}/dashboard`)).toMatchObject({
    expected: 2,
    types: [{}, {}],
  })
  const pdf = await fetch(`${app.publicUrl}/api/v1/public/orders/${token}/tickets.pdf`)
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  expect(pages.map((page) => page.includes('Workshop'))).toEqual([true, false])
  expect(pages[0]).toMatch(/Ticket 1 of 2/)
  const html = await (await fetch(`${app.publicUrl}/en/o/${token}`)).text()
  expect(html).toContain('Ticket 2 of 2')
  expect(html).not.toContain(number)
  expect(html.match(/Workshop/g)).toHaveLength(2)
})

it('an add-on has no attendee, and moves to the ticket of another type that its ticket is changed to', async () => {
  const { sale, token, first, type, item } = await orderWithAddOn()
  const attendees = [{ ticketId: item, name: 'Sam' }]
  const { name, email } = await sale.view(token)
  expect(await sale.buyer.send(`PUT /api/v1/public/orders/${token}/details`, { name, email, attendees })).toMatchObject(
    {
      status: 422,
      body: { errors: [{ path: 'body.attendees.0.ticketId', code: 'not-allowed' }] },
    },
  )
  const change = (ticketId: string, ticketTypeId = '', priceCents = 1500) =>
    sale.act(token, 'change-type', { ticketId, ticketTypeId, priceCents })
  expect(await change(item, sale.types[1])).toMatchObject({ status: 409 })
  expect(await change(first.id, type, 2000)).toMatchObject({ status: 404 })
  const { body: changed } = await change(first.id, sale.types[1])
  const bothDays = changed.tickets.find(({ ticketType }: { ticketType: string }) => ticketType === sale.types[1])
  expect(changed.extras).toMatchObject([{ id: item, ticketId: bothDays.id }])
})

it('an add-on is cancelled with its ticket, and refunded with it', async () => {
  const { sale, token, first, second, type, item } = await orderWithAddOn()
  const { body: order } = await sale.act(token, 'cancel-tickets', { ticketIds: [first.id] })
  expect(order).toMatchObject({ status: 'paid', totalCents: 1500, refundedCents: 3500, balanceCents: 0 })
  expect(order.extras[0].cancelledAt).toBeDefined()
  expect(order.taxes).toMatchObject([{ taxRateBp: 700 }])
  expect([await seatsOf(type), await seatsOf(sale.types[0] ?? '')]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 1 },
  ])
  expect(await sale.view(token)).not.toHaveProperty('extras')
  expect((await sale.act(token, 'cancel-tickets', { ticketIds: [item] })).status).toBe(409)
  expect((await sale.act(token, 'cancel-tickets', { ticketIds: [second.id] })).body).toMatchObject({
    status: 'cancelled',
  })
})
