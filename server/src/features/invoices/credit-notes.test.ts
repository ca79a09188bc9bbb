import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { faultsOf } from '../../test/factur-x/validate.ts'
import { invoiceSettings, issueInvoices, recipient } from '../../test/invoices.ts'
import { mailsTo } from '../../test/mails.ts'
import { readPdf } from '../../test/pdf.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()
const settingsPath = `/api/v1/teams/${organiser.me.lastTeam}/invoice-settings`
await organiser.ok(`PUT ${settingsPath}`, invoiceSettings)

const types = ['Seat', 'Gallery'].map((name) => ({ name, priceCents: 1190, taxRateBp: 1900, capacity: 50 }))

/** Two paid seats with an invoice. @returns the token of the order */
async function paidOrder(sale: EventOnSale): Promise<string> {
  const { token } = await sale.placeOrder({ quantity: [2, 0] })
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
  await sale.act(token, 'mark-paid')
  await issueInvoices(app)
  return token
}

it('a credit note names the invoice of its tickets, also after the invoice of a cancellation fee, and its email is called so', async () => {
  const sale = await eventOnSale(organiser, { types })
  const token = await paidOrder(sale)
  const { id, tickets } = await sale.order(token)
  await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id], feeCents: 200 })
  await issueInvoices(app)
  await sale.act(token, 'refund-part', { amountCents: 100, refundedCents: 990 })
  await issueInvoices(app)
  const { rows } = await app.db.execute<{ number: string; gross: number; corrects: string | null }>(sql`
    select number, gross_cents::int as gross, facts -> 'refersTo' -> 0 ->> 'number' as corrects
    from invoices where order_id = ${id} order by sequence`)
  const first = rows[0]?.number
  expect(rows.map(({ gross, corrects }) => [gross, corrects])).toEqual([
    [2380, null],
    [-1190, first],
    [200, null],
    [-100, first],
  ])
  const { mails } = await sale.order(token)
  const kinds = mails.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind.endsWith('Issued'))).toEqual([
    ...['invoiceIssued', 'creditNoteIssued', 'creditNoteIssued'],
  ])
  const subjects = (await mailsTo(app, robin.email)).filter(({ kind }) => kind === 'creditNoteIssued')
  expect(subjects.map(({ subject }) => subject)).toContain(`Credit note ${rows[1]?.number}: Winter Concert`)
})

it('a credit note that takes back amounts of two invoices names both, in all its files', async () => {
  const sale = await eventOnSale(organiser, { types })
  const token = await paidOrder(sale)
  const order = await sale.order(token)
  const change = { ticketId: order.tickets[0].id, ticketTypeId: sale.types[1], priceCents: 1190 }
  await sale.act(token, 'change-type', change)
  await issueInvoices(app)
  await sale.act(token, 'refund-part', { amountCents: 1000, refundedCents: 0 })
  await issueInvoices(app)
  const [invoice, creditNote, second, both] = (await buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)).documents
  expect([invoice, creditNote, second, both].map(({ kind }) => kind)).toEqual([
    ...['invoice', 'credit-note', 'invoice', 'credit-note'],
  ])
  const { rows } = await app.db.execute<{ xml: string; pdf: Buffer }>(
    sql`select xml, pdf from invoice_files where invoice_id = ${both.id}`,
  )
  const [{ xml, pdf } = { xml: '', pdf: Buffer.of() }] = rows
  expect(await faultsOf(xml)).toEqual([])
  expect(xml.match(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>[^<]+/g)).toHaveLength(2)
  expect((await readPdf(pdf)).pages[0]).toMatch(new RegExp(`Corrects ${invoice.number} of .* and ${second.number} of `))
  expect(await organiser.ok('GET /api/v1/invoices/export.csv')).toContain(`"${invoice.number}, ${second.number}"`)
})

it('the invoice of a dearer ticket says how much of it is still open, in all its files', async () => {
  const lounge = { name: 'Lounge', priceCents: 2000, taxRateBp: 1900, capacity: 50 }
  const sale = await eventOnSale(organiser, { types: [...types, lounge] })
  const token = await paidOrder(sale)
  const order = await sale.order(token)
  const change = { ticketId: order.tickets[0].id, ticketTypeId: sale.types[2], priceCents: 2000 }
  await sale.act(token, 'change-type', change)
  await issueInvoices(app)
  const { documents } = await buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)
  const { rows } = await app.db.execute<{ xml: string; pdf: Buffer }>(
    sql`select xml, pdf from invoice_files where invoice_id = ${documents.at(-1).id}`,
  )
  const [{ xml, pdf } = { xml: '', pdf: Buffer.of() }] = rows
  expect(await faultsOf(xml)).toEqual([])
  expect(xml).toContain('<ram:TotalPrepaidAmount>11.90<')
  expect(xml).toContain('<ram:DuePayableAmount>8.10<')
  expect((await readPdf(pdf)).pages[0]).toContain('€11.90 has been paid, €8.10 is still to be paid.')
})

it('a document that an invoice replaces promises no refund of its whole amount', async () => {
  const sale = await eventOnSale(organiser, { types })
  const token = await paidOrder(sale)
  const { id, tickets } = await sale.order(token)
  await organiser.ok(`PUT /api/v1/orders/${id}/invoice-address`, { ...recipient, reference: 'PO 4711' })
  await issueInvoices(app)
  await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id], feeCents: 0 })
  await issueInvoices(app)
  const { rows } = await app.db.execute<{ kind: string; xml: string; pdf: Buffer }>(sql`
    select kind, xml, pdf from invoices join invoice_files on invoice_id = invoices.id
    where order_id = ${id} order by sequence`)
  const [, cancellation, , creditNote] = await Promise.all(
    rows.map(async ({ kind, xml, pdf }) => ({ kind, xml, text: (await readPdf(pdf)).pages[0] })),
  )
  expect([cancellation?.kind, creditNote?.kind]).toEqual(['cancellation', 'credit-note'])
  const refunded = 'Any amount already paid is refunded'
  expect(creditNote?.text).toContain(refunded)
  expect(cancellation?.text).not.toContain(refunded)
  expect(cancellation?.text).toContain('This amount is set off against the invoice issued with this document.')
  expect(await faultsOf(cancellation?.xml ?? '')).toEqual([])
  expect(cancellation?.xml).toContain('This amount is set off')
})
