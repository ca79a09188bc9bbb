import { taxRoundings } from '@foyer/contract/tax-rounding'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Scope } from '../../lib/scope.ts'
import { issueInvoices, recipient, invoiceSettings as settings } from '../../test/invoices.ts'
import { mailText } from '../../test/mails.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { accountingRows } from '../reports/queries/accounting-rows.ts'
import type { ExportRow } from './queries/export.ts'
import { exportedInvoices } from './queries/export.ts'
import type { BookingRow } from './queries/month.ts'
import { bookingsOfMonth, daysOf } from './queries/month.ts'

// The files of an accountant are written from these rows: documents, bookings for DATEV, and sales.

const { app, organiser, buyer } = await startTestBed()
const team = organiser.me.lastTeam ?? ''
const scope = { team, role: 'owner', events: 'all', account: organiser.me.id } as Scope
const month = new Date().toISOString().slice(0, 7)
const settingsPath = `/api/v1/teams/${team}/invoice-settings`

async function round(rounding: string): Promise<void> {
  const { version } = await organiser.ok(`GET ${settingsPath}`)
  await organiser.ok(`PUT ${settingsPath}`, { ...settings, rounding, version })
}

async function pay(event: EventOnSale, token: string): Promise<void> {
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
  await event.act(token, 'mark-paid')
}

/** Gross amount and tax by tax rate. */
function byRate(rows: readonly { rate: number; gross: number; tax: number }[]): Record<number, number[]> {
  const sums: Record<number, number[]> = {}
  for (const { rate, gross, tax } of rows) sums[rate] = [(sums[rate]?.[0] ?? 0) + gross, (sums[rate]?.[1] ?? 0) + tax]
  return sums
}

async function documentRows(event: EventOnSale): Promise<ExportRow[]> {
  const { rows } = await app.db.execute<ExportRow>(exportedInvoices(scope, { ...daysOf(month), event: event.id }))
  return rows
}

async function salesRows(event: EventOnSale) {
  const rows = await accountingRows(app.db, scope, { from: '2026-01-01', to: '2099-12-31', event: event.id })
  return rows.map(({ taxRateBp, grossCents, taxCents, refundedCents, refundedTaxCents }) => ({
    rate: taxRateBp,
    gross: grossCents - refundedCents,
    tax: taxCents - refundedTaxCents,
  }))
}

type Type = [name: string, priceCents: number, taxRateBp: number]

const eventWith = (types: readonly Type[], changes?: object) =>
  eventOnSale(organiser, {
    types: types.map(([name, priceCents, taxRateBp]) => ({ name, priceCents, taxRateBp, capacity: 20 })),
    ...(changes && { changes }),
  })

it.each(taxRoundings)(
  'documents, bookings and sales have the same tax per rate with the rounding `%s`',
  async (rounding) => {
    await round(rounding)
    const event = await eventWith([
      ['Concert', 1000, 1900],
      ['Workshop', 1005, 1900],
      ['Book', 333, 700],
    ])
    const { token } = await event.placeOrder({ quantity: [3, 2, 5] })
    await pay(event, token)
    await issueInvoices(app)
    const first = (await documentRows(event)).map(({ rate, tax }) => [rate, tax])
    // by ticket 5 × 0.22 and 5 × 1.60, on the sums of the gross amounts 1.09 and 8.00
    const expected = { line: [110, 800], 'net-sum': [109, 800], 'gross-sum': [109, 800] }[rounding]
    expect(first).toEqual([
      [700, expected[0]],
      [1900, expected[1]],
    ])
    expect(byRate(await salesRows(event))).toEqual(byRate(await documentRows(event)))
    // the rounding of an order stays, whatever the team chooses later
    await round(rounding === 'line' ? 'gross-sum' : 'line')
    const { tickets } = await event.order(token)
    await event.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id, tickets[9].id], feeCents: 100 })
    await event.act(token, 'refund-part', { amountCents: 77, refundedCents: 1233 })
    await event.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 1310 })
    await issueInvoices(app)
    const documents = await documentRows(event)
    expect(documents.map(({ kind }) => kind)).toContain('credit-note')
    expect(byRate(await salesRows(event))).toEqual(byRate(documents))
    const { rows: bookings } = await app.db.execute<BookingRow>(bookingsOfMonth(scope, month))
    const booked = bookings.filter(({ number }) => documents.some((each) => each.number === number))
    expect(booked.map(({ number, rate, gross }) => [number, rate, gross])).toEqual(
      documents.map(({ number, rate, gross }) => [number, rate, gross]),
    )
    await event.act(token, 'refund', {})
    const { owedCents } = await event.order(token)
    await event.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: owedCents ?? 3700 })
    await issueInvoices(app)
    for (const rows of [await salesRows(event), await documentRows(event)])
      expect(byRate(rows)).toEqual({ 700: [0, 0], 1900: [0, 0] })
  },
)

it.each(taxRoundings)(
  'a ticket that is changed to a cheaper type after a refund is refunded with its tax, with the rounding `%s`',
  async (rounding) => {
    await round(rounding)
    const event = await eventWith([
      ['Concert', 1000, 1900],
      ['Gallery', 601, 1900],
      ['Book', 333, 700],
    ])
    const { token } = await event.placeOrder({ quantity: [3, 0, 5] })
    await pay(event, token)
    await event.act(token, 'refund-part', { amountCents: 777, refundedCents: 0 })
    await event.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 777 })
    const { tickets } = await event.order(token)
    const change = { ticketId: tickets[0].id, ticketTypeId: event.types[1], priceCents: 601 }
    await event.act(token, 'change-type', change)
    await event.act(token, 'refund-part', { amountCents: 1000, refundedCents: 777 })
    await event.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 1000 })
    await issueInvoices(app)
    expect(byRate(await salesRows(event))).toEqual(byRate(await documentRows(event)))
  },
)

/** The money of each ticket type and tax rate; types without any, and without tax, are left out. */
async function salesByType(event: EventOnSale) {
  const rows = await accountingRows(app.db, scope, { from: '2026-01-01', to: '2099-12-31', event: event.id })
  const sums: Record<string, number[]> = {}
  for (const { type, taxRateBp, grossCents, refundedCents, taxCents, refundedTaxCents } of rows) {
    const [gross = 0, tax = 0] = sums[`${type} ${taxRateBp}`] ?? []
    sums[`${type} ${taxRateBp}`] = [gross + grossCents - refundedCents, tax + taxCents - refundedTaxCents]
  }
  return withoutNothing(sums)
}

const withoutNothing = (sums: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amounts]) => amounts.some((cents) => cents !== 0)))

/** Expects reports to state the amounts and the tax of the documents, and both these for each ticket type and rate. */
async function expectAgreement(event: EventOnSale, byType: Record<string, number[]>) {
  await issueInvoices(app)
  expect(withoutNothing(byRate(await salesRows(event)))).toEqual(withoutNothing(byRate(await documentRows(event))))
  expect(await salesByType(event)).toEqual(byType)
}

const types: Type[] = [
  ['Concert', 1000, 1900],
  ['Reading', 1000, 700],
  ['Gallery', 601, 700],
  ['Gala', 1499, 1900],
  ['Book', 333, 700],
  ['Talk', 0, 700],
]

async function act(event: EventOnSale, token: string, action: string, body?: object) {
  expect(await event.act(token, action, body)).toMatchObject({ status: 200 })
}

async function refund(event: EventOnSale, token: string, amountCents: number, refundedCents: number) {
  await act(event, token, 'refund-part', { amountCents, refundedCents })
  await act(event, token, 'refund-sent', { sentOn: '2026-01-31', owedCents: amountCents })
}

/** Changes the first ticket that is not cancelled. */
async function change(event: EventOnSale, token: string, to: number) {
  const { tickets } = await event.order(token)
  const { id } = tickets.find(({ cancelledAt }: { cancelledAt?: string }) => cancelledAt === undefined)
  const type = { ticketTypeId: event.types[to], priceCents: types[to]?.[1] }
  await act(event, token, 'change-type', { ticketId: id, ...type })
}

/** Cancels the ticket of a type. */
async function cancel(event: EventOnSale, token: string, type: string, feeCents = 0) {
  const { tickets } = await event.order(token)
  const { id } = tickets.find(({ typeName }: { typeName: string }) => typeName === type)
  await act(event, token, 'cancel-tickets', { ticketIds: [id], feeCents })
}

const record = (event: EventOnSale, token: string, amountCents: number, receivedCents: number) =>
  act(event, token, 'payments', { amountCents, method: 'transfer', receivedOn: '2026-01-31', receivedCents })

/** Takes the oldest payment of this amount back. */
async function remove(event: EventOnSale, token: string, amountCents: number) {
  const { payments } = await event.order(token)
  const mistake = payments.find((payment: { amountCents: number }) => payment.amountCents === amountCents)
  await act(event, token, 'remove-payment', { payment: mistake.id })
}

const concert = (tickets: number) => [1000 * tickets, Math.round((1000 * tickets * 19) / 119)]

describe.each(taxRoundings)(
  'with the rounding `%s`, sales follow a ticket that is changed to another type',
  (rounding) => {
    beforeEach(() => round(rounding))

    it('with another tax rate, at the same price, after it was paid', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [2] })
      await pay(event, token)
      await change(event, token, 1)
      await expectAgreement(event, { 'Concert 1900': concert(1), 'Reading 700': [1000, 65] })
      await refund(event, token, 2000, 0)
      await expectAgreement(event, {})
    })

    it('at the same total, before it is paid, and then refunded in part', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [2] })
      await change(event, token, 1)
      await pay(event, token)
      await expectAgreement(event, { 'Concert 1900': concert(1), 'Reading 700': [1000, 65] })
      await refund(event, token, 500, 0)
      await expectAgreement(event, { 'Concert 1900': [750, 120], 'Reading 700': [750, 49] })
    })

    it('at a lower and at a higher price', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [2] })
      await pay(event, token)
      await change(event, token, 2)
      await refund(event, token, 399, 0)
      await expectAgreement(event, { 'Concert 1900': concert(1), 'Gallery 700': [601, 39] })
      await change(event, token, 3)
      await record(event, token, 499, 2000)
      await expectAgreement(event, { 'Gala 1900': [1499, 239], 'Gallery 700': [601, 39] })
    })

    it('also when it is paid in several payments, of which one was recorded by mistake', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [1, 0, 0, 0, 5] })
      await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
      await record(event, token, 777, 0)
      await change(event, token, 1)
      await record(event, token, 999, 777)
      await remove(event, token, 777)
      await record(event, token, 1666, 999)
      const sales = await salesByType(event)
      expect([sales['Reading 700']?.[0], sales['Book 700']?.[0]]).toEqual([1000, 1665])
      await issueInvoices(app)
      expect(withoutNothing(byRate(await salesRows(event)))).toEqual(byRate(await documentRows(event)))
    })

    it('also when the first of two payments is taken back', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [2] })
      await pay(event, token)
      await change(event, token, 1)
      await record(event, token, 2000, 2000)
      await remove(event, token, 2000)
      await expectAgreement(event, { 'Concert 1900': concert(1), 'Reading 700': [1000, 65] })
    })

    it('to a free one, also when a part was paid and then taken back', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [0, 1, 0, 1] })
      await record(event, token, 1091, 0)
      await cancel(event, token, 'Reading')
      expect(Object.keys(await salesByType(event))).toEqual(['Gala 1900'])
      await change(event, token, 5)
      await remove(event, token, 1091)
      await expectAgreement(event, {})
    })

    it('also when it was free, and money had arrived for it', async () => {
      const event = await eventWith(types)
      const { token } = await event.placeOrder({ quantity: [0, 0, 0, 0, 0, 1], paymentMethod: 'free' })
      await record(event, token, 400, 0)
      expect(await salesByType(event)).toEqual({ 'Talk 700': [400, 26] })
      await change(event, token, 0)
      await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
      await record(event, token, 600, 400)
      await expectAgreement(event, { 'Concert 1900': concert(1) })
    })
  },
)

it.each(taxRoundings)(
  'a type whose tickets are cancelled keeps no tax beside others of its rate, with the rounding `%s`',
  async (rounding) => {
    await round(rounding)
    const event = await eventWith(types)
    const { token } = await event.placeOrder({ quantity: [0, 1, 1, 0, 1] })
    await pay(event, token)
    await cancel(event, token, 'Reading')
    await act(event, token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 1000 })
    await expectAgreement(event, { 'Gallery 700': [601, 39], 'Book 700': [333, 22] })
  },
)

it('money that arrives for a cancelled order belongs to its tickets once it is reactivated', async () => {
  const service = { name: 'Service', per: 'order', cents: 100, bp: 0, taxRateBp: 700, paidBy: 'buyer', refunded: false }
  const event = await eventWith(types, { bookingFee: service })
  const { token } = await event.placeOrder()
  await pay(event, token)
  const { tickets } = await event.order(token)
  await act(event, token, 'cancel-tickets', { ticketIds: [tickets[0].id] })
  await act(event, token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 1000 })
  await record(event, token, 1000, 1100)
  await act(event, token, 'reactivate')
  await expectAgreement(event, { 'Concert 1900': concert(1), 'Service 700': [100, 7] })
})

it.each(['cancelled', 'expired'])('what was paid of an order that is %s is its fees', async (status) => {
  const event = await eventWith(types)
  const { token } = await event.placeOrder({ quantity: [1, 1] })
  await record(event, token, 100, 0)
  const { id } = await event.order(token)
  await cancel(event, token, 'Reading', 100)
  if (status === 'cancelled') await act(event, token, 'cancel', {})
  await app.db.execute(sql`update orders set due_at = now() - interval '30 days' where id = ${id}`)
  await expireOrders(app.db, app)
  expect(await event.order(token)).toMatchObject({ status, balanceCents: 0 })
  expect(await salesByType(event)).toEqual({ 'Reading 700': [100, 7] })
})

it('an order states the tax rate at which it was placed, on its invoice and on its credit note', async () => {
  const types = [{ name: 'Concert', priceCents: 1190, taxRateBp: 1900, capacity: 5 }]
  const event = await eventOnSale(organiser, { types })
  const { token } = await event.placeOrder()
  const [{ id }] = await organiser.ok(`GET /api/v1/events/${event.id}/ticket-types`)
  await organiser.ok(`PATCH /api/v1/ticket-types/${id}`, { taxRateBp: 700 })
  const later = await event.placeOrder()
  await pay(event, token)
  await issueInvoices(app)
  await event.act(token, 'refund', {})
  await issueInvoices(app)
  await pay(event, later.token)
  await issueInvoices(app)
  expect((await documentRows(event)).map(({ kind, rate, net, tax }) => [kind, rate, net, tax])).toEqual([
    ['invoice', 1900, 1000, 190],
    ['cancellation', 1900, -1000, -190],
    ['invoice', 700, 1112, 78],
  ])
  const { rows } = await app.db.execute(sql`
    select count(*)::int as files from invoice_files f join invoices i on i.id = f.invoice_id where i.event_id = ${event.id}`)
  expect(rows).toEqual([{ files: 3 }])
})

it('an add-on is cancelled and refunded on its own, with its tax on a credit note; its ticket stays valid', async () => {
  await round('line')
  const types = [{ name: 'Pass', priceCents: 10_000, taxRateBp: 700, capacity: 5 }]
  const event = await eventOnSale(organiser, { types })
  const group = { name: 'Workshops', minPerTicket: 0, maxPerTicket: 2, ticketTypeIds: null }
  const addOns = [{ name: 'Print', priceCents: 4500, taxRateBp: 1900, capacity: 2 }]
  const path = `/api/v1/events/${event.id}/add-on-groups`
  const { addOns: stored } = await organiser.ok(`POST ${path}`, { ...group, addOns })
  const items = [{ ticketTypeId: event.types[0], quantity: 1, addOns: [{ ticketTypeId: stored[0].id, quantity: 2 }] }]
  const { token } = await buyer.ok(`POST /api/v1/public/events/${event.slug}/orders`, { items })
  await event.complete(token)
  await pay(event, token)
  await issueInvoices(app)
  const { extras } = await event.order(token)
  await event.act(token, 'cancel-tickets', { ticketIds: [extras[0].id], feeCents: 500, reason: 'Ill' })
  await event.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 4000 })
  await issueInvoices(app)
  const text = await mailText(app, robin.email, 'addOnsCancelled')
  expect(text).toContain('Your tickets stay valid.')
  expect(text).not.toContain('no longer valid')
  const order = await event.order(token)
  expect([
    order.status,
    order.totalCents,
    order.tickets.map(({ cancelledAt }: { cancelledAt?: string }) => cancelledAt),
  ]).toEqual(['paid', 15_000, [undefined]])
  expect(order.timeline).toContainEqual(
    expect.objectContaining({ kind: 'add-ons-cancelled', addOns: 'Print', detail: 'Ill', by: 'Ada Example' }),
  )
  const [{ addOns: left }] = await organiser.ok(`GET ${path}`)
  expect(left).toMatchObject([{ held: 0, sold: 1 }])
  expect((await event.view(token)).extras).toMatchObject([{ typeName: 'Print' }])
  const documents = await documentRows(event)
  expect(documents.map(({ kind, rate, gross, tax }) => [kind, rate, gross, tax])).toEqual([
    ['invoice', 700, 10_000, 654],
    ['invoice', 1900, 9000, 1436],
    ['credit-note', 1900, -4500, -718],
    ['invoice', 1900, 500, 80],
  ])
  expect(byRate(await salesRows(event))).toEqual(byRate(documents))
})
