import { taxRoundings } from '@foyer/contract/tax-rounding'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Scope } from '../../lib/scope.ts'
import { issueInvoices, recipient, invoiceSettings as settings } from '../../test/invoices.ts'
import { mailText } from '../../test/mails.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
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

const eventWith = (...types: [name: string, priceCents: number, taxRateBp: number][]) =>
  eventOnSale(organiser, {
    types: types.map(([name, priceCents, taxRateBp]) => ({ name, priceCents, taxRateBp, capacity: 20 })),
  })

it.each(taxRoundings)(
  'documents, bookings and sales have the same tax per rate with the rounding `%s`',
  async (rounding) => {
    await round(rounding)
    const event = await eventWith(['Concert', 1000, 1900], ['Workshop', 1005, 1900], ['Book', 333, 700])
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
    const event = await eventWith(['Concert', 1000, 1900], ['Gallery', 601, 1900], ['Book', 333, 700])
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
  const text = await mailText(app, robin.email, 'ticketsCancelled')
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
