import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { invoiceSettings, issueInvoices, recipient } from '../../test/invoices.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()

it('an invoice names an add-on with its group, unless its own name says it', async () => {
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  const sale = await eventOnSale(organiser, { types: [{ name: 'Pass', priceCents: 1190, capacity: 50 }] })
  const { addOns } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    name: 'T-Shirt',
    minPerTicket: 0,
    maxPerTicket: 2,
    addOns: ['Size M', 'T-shirt in blue'].map((name) => ({ name, priceCents: 1999, taxRateBp: 1900, capacity: 20 })),
  })
  const chosen = addOns.map((addOn: { id: string }) => ({ ticketTypeId: addOn.id, quantity: 1 }))
  const { token } = await buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: [{ ticketTypeId: sale.types[0], quantity: 1, addOns: chosen }],
    language: 'de',
  })
  await sale.complete(token, { invoice: recipient })
  await sale.act(token, 'mark-paid')
  await issueInvoices(app)
  const { rows } = await app.db.execute(sql`
    select line ->> 'name' as name from invoices, jsonb_array_elements(facts -> 'lines') line
    where event_id = ${sale.id}`)
  expect(rows.map(({ name }) => name).sort()).toEqual(['Pass', 'T-Shirt, Size M', 'T-shirt in blue'])
})
