import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { DocumentFacts } from '../../schema/json/invoice-facts.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { checkNextVatId } from '../invoice-requests/commands/check-vat-id.ts'
import { issueNextDocuments } from './commands/issue-documents.ts'

/** VIES: out of reach until an answer is set. */
let answer: object | undefined
let refusesRequester = false
const asked: string[] = []
const vies = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://vies.example')
  asked.push(`${searchParams.get('requesterMemberStateCode')} ${searchParams.get('requesterNumber')}`)
  response.writeHead(answer && pathname === '/ms/FR/vat/12345678901' ? 200 : 503)
  response.end(
    JSON.stringify(
      searchParams.size > 0 && refusesRequester
        ? { isValid: false, userError: 'INVALID_REQUESTER_INFO' }
        : (answer ?? {}),
    ),
  )
}).listen(0, '127.0.0.1')
await new Promise((resolve) => vies.once('listening', resolve))
afterAll(() => vies.close())
// `as`: a server that listens on a port has an address
const { port } = vies.address() as AddressInfo

const { app, organiser, buyer } = await startTestBed({
  VIES_URL: `http://127.0.0.1:${port}`,
  OUTBOUND_ALLOW: `127.0.0.1:${port}`,
})
const seller = {
  name: 'Stage',
  street: 'Hof 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456789',
}
const address = { company: 'Salle SA', name: 'Robin', street: 'Rue 1', postcode: '75001', city: 'Paris', country: 'FR' }

const types = [{ name: 'Stream', priceCents: 1190, taxRateBp: 1900, capacity: 50 }]

it('sells and marks a VAT ID as unchecked while VIES is out of reach, and checks it later', async () => {
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, {
    ask: 'wanted',
    issueWhen: 'paid',
    rounding: 'line',
    prefix: 'RE-',
    smallBusiness: false,
    version: 0,
    seller,
  })
  const sale = await eventOnSale(organiser, { types, changes: { online: true } })
  const { token } = await sale.placeOrder()
  const path = `/api/v1/public/orders/${token}`
  await buyer.ok(`PUT ${path}/invoice-address`, { ...address, vatId: 'FR 12345678901' })
  await sale.act(token, 'mark-paid')
  await checkNextVatId(app.db, app)
  await issueNextDocuments(app.db, app)
  expect(await buyer.ok(`GET ${path}/invoicing`)).toMatchObject({ vatCheck: { state: 'unchecked' }, documents: [] })
  refusesRequester = true
  answer = { isValid: true, userError: 'VALID', name: 'SALLE SA', address: '---', requestIdentifier: 'W1' }
  await app.db.execute(sql`update invoice_requests set next_vat_check_at = now()`)
  await checkNextVatId(app.db, app)
  await issueNextDocuments(app.db, app)
  // the seller asks with its own VAT ID, which gives a proof of the check, and without when VIES does not know it
  expect(asked.slice(-2)).toEqual(['DE 123456789', 'null null'])
  const { vatCheck, documents } = await buyer.ok(`GET ${path}/invoicing`)
  expect(vatCheck).toEqual({ state: 'valid', checkedAt: expect.any(String) })
  const { rows } = await app.db.execute(sql`select facts from invoices where id = ${documents[0].id}`)
  expect(rows[0]).toMatchObject({
    facts: {
      regime: 'reverse-charge',
      totals: [{ taxRateBp: 0, netCents: 1190, taxCents: 0 }],
      buyer: { vat: { name: 'SALLE SA', requestId: 'W1' } },
    },
  })
})

it('waits a day for the answer about the VAT ID, and not about an earlier one', async () => {
  answer = undefined
  const sale = await eventOnSale(organiser, { types, changes: { online: true } })
  const { token } = await sale.placeOrder()
  const path = `/api/v1/public/orders/${token}`
  await buyer.ok(`PUT ${path}/invoice-address`, { ...address, vatId: 'FR11111111111' })
  const passDays = () =>
    app.db.execute(sql`
      update invoice_requests set created_at = created_at - interval '2 days', due_at = now() - interval '1 second',
        vat_entered_at = vat_entered_at - interval '2 days'`)
  await passDays()
  await buyer.ok(`PUT ${path}/invoice-address`, { ...address, vatId: 'FR22222222222' })
  await sale.act(token, 'mark-paid')
  await issueNextDocuments(app.db, app)
  expect(await buyer.ok(`GET ${path}/invoicing`)).toMatchObject({ documents: [] })
  await passDays()
  while (await issueNextDocuments(app.db, app));
  const { documents } = await buyer.ok(`GET ${path}/invoicing`)
  expect(documents).toHaveLength(1)
})

it('states all amounts again when a ticket changes after the answer has changed the tax', async () => {
  answer = undefined
  const suite = { name: 'Suite', priceCents: 23_800, taxRateBp: 1900, capacity: 50 }
  const sale = await eventOnSale(organiser, { types: [...types, suite], changes: { online: true } })
  const { token } = await sale.placeOrder({ quantity: [2, 0] })
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, { ...address, vatId: 'FR 12345678901' })
  await sale.act(token, 'mark-paid')
  await app.db.execute(sql`update invoice_requests set vat_entered_at = now() - interval '2 days', due_at = now()`)
  while (await issueNextDocuments(app.db, app));
  answer = { isValid: true, userError: 'VALID' }
  await app.db.execute(sql`update invoice_requests set next_vat_check_at = now()`)
  while (await checkNextVatId(app.db, app));
  while (await issueNextDocuments(app.db, app));
  const { id, tickets } = await sale.order(token)
  const change = { ticketId: tickets[0].id, ticketTypeId: sale.types[1], priceCents: 23_800 }
  expect((await sale.act(token, 'change-type', change)).status).toBe(200)
  while (await issueNextDocuments(app.db, app));
  const { rows } = await app.db.execute<{ kind: string; tax: number; facts: DocumentFacts }>(sql`
    select kind, tax_cents::int as tax, facts from invoices where order_id = ${id} order by kind = 'cancellation', sequence`)
  expect(
    rows.map(({ kind, tax, facts }) => [kind, facts.regime, tax, ...facts.lines.map(({ grossCents }) => grossCents)]),
  ).toEqual([
    ['invoice', 'taxed', 380, 2380],
    ['invoice', 'reverse-charge', 0, 1190, 23_800],
    // its numbers are a series of their own
    ['cancellation', 'taxed', -380, 2380],
  ])
})

it('tells the buyer that VIES refuses the VAT ID, while it can be corrected', async () => {
  answer = { isValid: false, userError: 'INVALID' }
  const sale = await eventOnSale(organiser, { types })
  const { token } = await sale.placeOrder()
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, { ...address, vatId: 'FR 12345678901' })
  const refusals = async () => {
    const pages = await Promise.all(['', '/invoice'].map((end) => buyer.send(`GET /en/o/${token}${end}`)))
    return pages.map(({ body }) => /says that (\w+) isn’t a valid VAT number/.exec(body)?.[1])
  }
  expect(await refusals()).toEqual([undefined, undefined])
  while (await checkNextVatId(app.db, app));
  expect(await refusals()).toEqual(['FR12345678901', 'FR12345678901'])
  await sale.act(token, 'mark-paid')
  while (await issueNextDocuments(app.db, app));
  expect(await refusals()).toEqual([undefined, undefined])
})

it('states in the file of documents the answer about a VAT ID that came after their issue', async () => {
  answer = undefined
  const sale = await eventOnSale(organiser, { types })
  const { token } = await sale.placeOrder()
  const path = `/api/v1/public/orders/${token}/invoice-address`
  await buyer.ok(`PUT ${path}`, { ...address, vatId: 'FR 12345678901' })
  await sale.act(token, 'mark-paid')
  const { id, number } = await sale.order(token)
  while (await issueNextDocuments(app.db, app));
  const states = async () => {
    const file: string = await organiser.ok('GET /api/v1/invoices/export.csv')
    const rows = file.split('\n').filter((row) => row.includes(number))
    return rows.map((row) => /,(FR\d+),([^,]+),/.exec(row)?.slice(1).join(' '))
  }
  expect(await states()).toEqual(['FR12345678901 not checked yet'])
  answer = { isValid: true, userError: 'VALID' }
  await app.db.execute(sql`update invoice_requests set next_vat_check_at = now()`)
  while (await checkNextVatId(app.db, app));
  expect(await states()).toEqual(['FR12345678901 valid'])
  // an answer about another VAT ID says nothing about the one of the document
  answer = undefined
  await organiser.ok(`PUT /api/v1/orders/${id}/invoice-address`, { ...address, vatId: 'FR22222222222' })
  expect(await states()).toEqual(['FR12345678901 not checked yet'])
})
