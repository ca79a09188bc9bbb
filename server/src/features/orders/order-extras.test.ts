import { readFileSync } from 'node:fs'
import type { Attendee } from '@foyer/contract/attendees'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { makeList, openDevice } from '../../test/door.ts'
import { invoiceSettings } from '../../test/invoices.ts'
import { mailText } from '../../test/mails.ts'
import { diet, formOf, question } from '../../test/order-form.ts'
import { readPdf } from '../../test/pdf.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin, withOrders } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { pdfFile } from '../../test/zora.ts'

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

let workshops = 0

/** Adds a type of add-ons to an event, and one of them to a ticket of a reservation. */
async function addWorkshop({ id: eventId }: EventOnSale, ticketId: string) {
  const type = newId('tkt')
  const item = newId('tic')
  workshops += 1
  const number = `W${workshops + 1}QR-2VXM`
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
  // lists find who has it
  const [having, orderedWith] = await Promise.all([
    organiser.ok(`GET /api/v1/events/${sale.id}/attendees?type=${type}`),
    organiser.ok(`GET /api/v1/orders?type=${type}`),
  ])
  expect([having, orderedWith]).toMatchObject([[{ id: first.id, typeName: 'Day 1' }], [{ number: ofBuyer.number }]])
  // the list and files name it beside the ticket or the order that has it
  const listed = await organiser.ok(`GET /api/v1/events/${sale.id}/attendees`)
  expect(listed.map(({ addOns }: Attendee) => addOns)).toEqual(['1 × Workshop', undefined])
  const [ofAttendees, printed, ofOrders] = await Promise.all([
    organiser.ok(`GET /api/v1/events/${sale.id}/attendees/export.csv?language=fr`),
    organiser.ok(`GET /api/v1/events/${sale.id}/attendees/print`),
    organiser.ok(`GET /api/v1/orders/export.csv?event=${sale.id}&language=de`),
  ])
  expect(ofAttendees).toMatch(/;Options\r\nKim;.*;15,00;EUR;;1 × Workshop\r\nRobin;.*;15,00;EUR;;\r\n$/)
  expect(printed.match(/<td>Day 1(<br>1 × Workshop)?<\/td>/g)).toEqual([
    '<td>Day 1<br>1 × Workshop</td>',
    '<td>Day 1</td>',
  ])
  expect(ofOrders).toMatch(/;Extras;Buchungsgebühr\r\n.*;1 × Workshop;0,00\r\n$/)
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

it('the answers for a ticket move to the one that comes in its place, with their files', async () => {
  const sale = await eventOnSale(organiser, { types })
  const pass = question('pass', { per: 'ticket', kind: 'file', asked: 'after' })
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, formOf([diet, pass]))
  const { token } = await sale.reserve(1)
  const [{ id: ticket }] = (await sale.view(token)).tickets
  await sale.complete(token, { answers: [{ question: 'diet', ticket, values: ['any'] }] })
  await sale.buyer.ok(`PUT /api/v1/public/orders/${token}/answers/pass/file?name=a.pdf&ticket=${ticket}`, pdfFile('x'))
  const change = { ticketId: ticket, ticketTypeId: sale.types[1], priceCents: 1500 }
  const { body } = await sale.act(token, 'change-type', change)
  const [added] = body.tickets.filter(({ cancelledAt }: { cancelledAt?: string }) => !cancelledAt)
  const { answers, files } = await organiser.ok(`GET /api/v1/orders/${body.id}/answers`)
  expect(answers).toEqual([
    { question: 'diet', ticket: added.id, values: ['any'] },
    { question: 'pass', ticket: added.id, values: [files[0].id] },
  ])
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

describe('a booking fee', () => {
  const fee = {
    ...{ name: 'Booking fee', per: 'ticket', cents: 100, bp: 250, taxRateBp: 1900 },
    ...{ paidBy: 'buyer', refunded: true },
  }
  const types = [
    { name: 'Seat', priceCents: 2000, taxRateBp: 700, capacity: 10 },
    { name: 'Child', priceCents: 0, capacity: 10 },
  ]
  const eventWith = (changes: object, team?: object) =>
    eventOnSale(organiser, { types, changes: { bookingFee: { ...fee, ...changes } }, ...(team && { team }) })
  const change = (sale: EventOnSale, bookingFee: object | null) =>
    organiser.ok(`PATCH /api/v1/events/${sale.id}`, { bookingFee })

  const thisYear = `from=${new Date().getFullYear() - 1}-01-01&to=${new Date().getFullYear() + 1}-12-31`

  it('of each ticket with a price is an item of the order with its own tax, and no ticket', async () => {
    const sale = await eventWith({})
    const path = `/api/v1/public/events/${sale.slug}`
    const { ticketTypes, bookingFee } = await sale.buyer.ok(`GET ${path}`)
    expect(bookingFee).toEqual({ name: 'Booking fee', per: 'ticket', cents: 100, bp: 250, taxRateBp: 1900 })
    expect(ticketTypes).toMatchObject([{ priceCents: 2000, feeCents: 150 }, { priceCents: 0 }])
    expect([ticketTypes.length, ticketTypes[1].feeCents]).toEqual([2, undefined])
    const items = [{ ticketTypeId: sale.types[0], quantity: 2 }]
    expect(await sale.buyer.ok(`POST ${path}/quote`, { items })).toMatchObject({ totalCents: 4300 })
    const { token } = await sale.placeOrder({ quantity: [2, 1] })
    const seen = await sale.view(token)
    expect(seen).toMatchObject({
      totalCents: 4300,
      tickets: [{}, {}, {}],
      extras: [
        { kind: 'fee', typeName: 'Booking fee', priceCents: 150, taxRateBp: 1900 },
        { kind: 'fee', priceCents: 150 },
      ],
      taxes: [
        { taxRateBp: 700, netCents: 3738, taxCents: 262 },
        { taxRateBp: 1900, netCents: 252, taxCents: 48 },
      ],
    })
    await sale.act(token, 'mark-paid')
    const [order] = await organiser.ok(`GET /api/v1/orders?q=${seen.number}`)
    expect(await organiser.ok(`GET /api/v1/orders/export.csv?ids=${order.id}`)).toMatch(/,43\.00,.*,,3\.00\r\n$/)
    const attendees = await organiser.ok(`GET /api/v1/events/${sale.id}/attendees`)
    const offered = await organiser.ok(`GET /api/v1/events/${sale.id}/ticket-types`)
    expect([order.tickets, attendees.length, offered.length]).toEqual([3, 3, 2])
    expect((await organiser.ok(`GET /api/v1/events/${sale.id}`)).ticketsSold).toBe('3/20')
    const pdf = await fetch(`${app.publicUrl}/api/v1/public/orders/${token}/tickets.pdf`)
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expect([pages.length, pages.some((page) => page.includes('Booking fee'))]).toEqual([3, false])
    const html = await (await fetch(`${app.publicUrl}/en/o/${token}`)).text()
    expect(html.match(/Booking fee/g)).toHaveLength(1)
    const mail = await mailText(app, robin.email, 'orderConfirmed')
    expect(mail).toMatch(/2 × Booking fee/)
    const report = await organiser.ok(`GET /api/v1/reports/sales?${thisYear}&group=type&event=${sale.id}`)
    expect(report.currencies[0].groups).toMatchObject([
      { name: 'Seat', totals: { tickets: 2, grossCents: 4000, taxCents: 262 } },
      { name: 'Booking fee', totals: { tickets: 0, grossCents: 300, taxCents: 48 } },
      { name: 'Child', totals: { tickets: 1, grossCents: 0 } },
    ])
  })

  it('has a row of its own in the file for accounting, with its tax, and none of its refund if it is kept', async () => {
    const sale = await eventWith({ refunded: false })
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    const [{ id }] = (await sale.view(token)).tickets
    await sale.act(token, 'cancel-tickets', { ticketIds: [id] })
    const sentOn = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
    expect((await sale.act(token, 'refund-sent', { sentOn, owedCents: 2000 })).status).toBe(200)
    const file: string = await organiser.ok(`GET /api/v1/reports/accounting.csv?${thisYear}&event=${sale.id}`)
    const rows = file.split('\r\n').slice(1, -1)
    expect(rows.map((row) => row.split(',').slice(2))).toEqual([
      ['Seat', '7%', 'Bank transfer', 'EUR', '1', '40.00', '37.38', '2.62', '20.00', '18.69', '1.31'],
      ['Booking fee', '19%', 'Bank transfer', 'EUR', '0', '3.00', '2.52', '0.48', '0.00', '0.00', '0.00'],
    ])
  })

  it('is refunded with its ticket, also after its terms have changed', async () => {
    const sale = await eventWith({})
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    await change(sale, { ...fee, refunded: false, cents: 500 })
    const { tickets, extras } = await sale.view(token)
    const [first] = tickets
    expect(extras[0]).not.toHaveProperty('kept')
    const { body: part } = await sale.act(token, 'cancel-tickets', { ticketIds: [first.id] })
    expect(part).toMatchObject({ status: 'paid', totalCents: 2150, refundedCents: 2150, balanceCents: 0 })
    const kept = await sale.placeOrder({ quantity: 2 })
    expect(kept.extras).toMatchObject([{ kept: true }, { kept: true }])
    await sale.act(kept.token, 'mark-paid')
    const [one, two] = (await sale.view(kept.token)).tickets
    const { body: left } = await sale.act(kept.token, 'cancel-tickets', { ticketIds: [one.id] })
    expect(left).toMatchObject({ status: 'paid', totalCents: 3100, refundedCents: 2000 })
    const { body: over } = await sale.act(kept.token, 'cancel-tickets', { ticketIds: [two.id] })
    expect(over).toMatchObject({ status: 'cancelled', refundedCents: 4000, balanceCents: 0 })
    // a refund of the whole order is one of the fee too
    const whole = await sale.placeOrder()
    await sale.act(whole.token, 'mark-paid')
    expect((await sale.act(whole.token, 'refund', {})).body).toMatchObject({ refundedCents: 2550 })
  })

  it('of an unpaid order falls away with its ticket, and one of the order with its last ticket', async () => {
    const sale = await eventWith({ refunded: false })
    const cancelOne = async () => {
      const { token, tickets } = await sale.placeOrder({ quantity: 2 })
      await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })
      const page = await (await fetch(`${app.publicUrl}/en/o/${token}`)).text()
      const { totalCents, transfer } = await sale.view(token)
      return {
        totalCents,
        amountCents: transfer.amountCents,
        page,
        mail: await mailText(app, robin.email, 'ticketsCancelled'),
      }
    }
    expect(await cancelOne()).toMatchObject({
      ...{ totalCents: 2150, amountCents: 2150 },
      ...{ page: expect.stringContaining('€21.50'), mail: expect.stringContaining('€21.50') },
    })
    await change(sale, { ...fee, per: 'order' })
    // of both tickets: 100 and 2.5 %
    expect(await cancelOne()).toMatchObject({
      ...{ totalCents: 2200, amountCents: 2200 },
      ...{ page: expect.stringContaining('€22.00'), mail: expect.stringContaining('€22.00') },
    })
  })

  it('of an order is part of what its buyer gets back for the last ticket', async () => {
    const sale = await eventWith({ per: 'order', cents: 200, bp: 0 })
    const cancellation = { hoursBefore: 48, feeCents: 100, feeBp: 0, refund: 'automatic' }
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { cancellation })
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    const page = async () => (await fetch(`${app.publicUrl}/en/o/${token}/cancel-tickets`)).text()
    const cancel = (id: string) =>
      sale.buyer.ok(`POST /api/v1/public/orders/${token}/cancel-tickets`, { ticketIds: [id] })
    const { tickets, feeRefundCents } = await sale.view(token)
    expect([feeRefundCents, tickets[0].cancellation.refundCents]).toEqual([200, 1900])
    expect(await page()).toContain('If you cancel all tickets, you also get the booking fee of €2.00 back.')
    const { tickets: left } = await cancel(tickets[0].id)
    expect(left).toMatchObject([{ cancellation: { refundCents: 2100, feeCents: 100 } }])
    expect(await page()).toContain('You get €21.00 back; €1.00 is kept as a fee.')
    expect(await page()).not.toContain('If you cancel all tickets')
    const { refunds } = await cancel(left[0].id)
    expect(refunds.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([1900, 2100])
  })

  it('of an order is one item, and none of an order that is free, at the box office or without a fee since', async () => {
    const sale = await eventWith({ per: 'order', cents: 200, bp: 0 })
    const { token } = await sale.reserve([2, 1])
    expect(await sale.view(token)).toMatchObject({ totalCents: 4200, extras: [{ priceCents: 200 }] })
    expect((await sale.view(token)).extras[0]).not.toHaveProperty('ticketId')
    expect((await sale.reserve([0, 1])).totalCents).toBe(0)
    const items = [{ ticketTypeId: sale.types[0], quantity: 1 }]
    const order = { method: 'cash', name: 'Robin', items }
    expect(await organiser.ok(`POST /api/v1/events/${sale.id}/orders`, order)).toMatchObject({ totalCents: 2000 })
    await change(sale, null)
    expect((await sale.reserve(1)).totalCents).toBe(2000)
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}`)).not.toHaveProperty('bookingFee')
  })

  it('is reserved again with the tickets, and the order needs a new look if it has changed', async () => {
    const sale = await eventWith({ refunded: false })
    const { token } = await sale.reserve(2)
    const expire = () =>
      app.db.execute(sql`update orders set hold_expires_at = now() - interval '1 minute' where event_id = ${sale.id}`)
    await expire()
    await change(sale, { ...fee, refunded: false, cents: 200 })
    expect((await sale.complete(token)).body).toMatchObject({ code: 'price-changed' })
    expect(await sale.view(token)).toMatchObject({ totalCents: 4500, extras: [{ priceCents: 250 }, {}] })
    await expire()
    expect((await sale.complete(token)).body).toMatchObject({ status: 'pending', totalCents: 4500 })
  })

  it('that the team pays is in no price, and that of a copied event is its own', async () => {
    const sale = await eventWith({ paidBy: 'team' })
    expect((await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)).bookingFee).toBeUndefined()
    const { token } = await sale.placeOrder({ quantity: [2, 1] })
    await sale.act(token, 'mark-paid')
    // the report has the fee that was agreed to, and none of an order that was cancelled since
    await change(sale, fee)
    const other = await sale.placeOrder()
    expect(other.totalCents).toBe(2150)
    await sale.act(other.token, 'mark-paid')
    const paidFees = async () => {
      const report = await organiser.ok(`GET /api/v1/reports/sales?${thisYear}&event=${sale.id}`)
      return report.currencies[0].totals.paidFeeCents
    }
    expect(await paidFees()).toBe(300)
    const file = await organiser.ok(`GET /api/v1/reports/sales.csv?${thisYear}&group=event&by=month&event=${sale.id}`)
    expect(file).toMatch(/,Booking fees you pay\r\n.*,61\.50,.*,3\.00\r\n$/)
    await sale.act(token, 'refund', {})
    expect(await paidFees()).toBe(0)
    const copy = await organiser.ok(`POST /api/v1/events/${sale.id}/duplicate`)
    expect(copy.bookingFee).toEqual(fee)
    await organiser.ok(`PATCH /api/v1/events/${copy.id}`, { date: '2099-11-20T18:30:00Z' })
    await organiser.ok(`PUT /api/v1/events/${copy.id}/status`, { status: 'On Sale' })
    const ids = (await organiser.ok(`GET /api/v1/events/${copy.id}/ticket-types`)).map(({ id }: { id: string }) => id)
    expect(await withOrders(organiser, { ...copy, types: ids }).reserve(1)).toMatchObject({ totalCents: 2150 })
  })

  it('is something, and has no VAT while the team is a small business', async () => {
    const sale = await eventWith({})
    expect(
      await organiser.send(`PATCH /api/v1/events/${sale.id}`, { bookingFee: { ...fee, cents: 0, bp: 0 } }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'body.bookingFee.cents', code: 'too-small' }] } })
    const settings = (smallBusiness: boolean, version: number) =>
      organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, {
        ...invoiceSettings,
        ...{ smallBusiness, version },
      })
    const { version } = await settings(true, 0)
    const { token } = await sale.reserve(1)
    expect((await sale.view(token)).extras).toMatchObject([{ priceCents: 150, taxRateBp: 0 }])
    expect(await change(sale, { ...fee, cents: 300 })).toMatchObject({ bookingFee: { taxRateBp: 1900 } })
    expect((await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)).bookingFee.taxRateBp).toBe(0)
    await settings(false, version)
    expect((await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)).bookingFee.taxRateBp).toBe(1900)
  })
})

it('keeps the add-ons apart from the reason in entries of before', async () => {
  const { sale, token } = await orderWithAddOn()
  const { id } = await sale.order(token)
  for (const detail of ['2 × Workshop\nIll\nand tired', 'Workshop'])
    await app.db.execute(sql`
      insert into order_entries (id, order_id, kind, detail) values (${newId('ent')}, ${id}, 'add-ons-cancelled', ${detail})`)
  const migration = new URL('../../../migrations/0088_cancelled-add-ons-apart.sql', import.meta.url)
  await app.db.execute(readFileSync(migration, 'utf8').split('--> statement-breakpoint')[1] ?? '')
  const { timeline } = await sale.order(token)
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'add-ons-cancelled')).toEqual([
    expect.objectContaining({ addOns: '2 × Workshop', detail: 'Ill\nand tired' }),
    expect.not.objectContaining({ detail: expect.anything() }),
  ])
  expect(timeline.at(-1)).toMatchObject({ addOns: 'Workshop' })
})
