import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bank, eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()

const sale = await eventOnSale(organiser, {
  types: [
    { name: 'Seat', priceCents: 2000, capacity: 50 },
    { name: 'Balcony', priceCents: 3000, capacity: 50 },
  ],
})

/** A paid order whose ticket was changed to a dearer type. */
async function dearerOrder(): Promise<string> {
  const { token } = await sale.placeOrder({ quantity: [1, 0] })
  await sale.act(token, 'mark-paid')
  const [ticket] = (await sale.order(token)).tickets
  const change = { ticketId: ticket.id, ticketTypeId: sale.types[1], priceCents: 3000 }
  expect((await sale.act(token, 'change-type', change)).body).toMatchObject({ status: 'paid', balanceCents: 1000 })
  return token
}

const page = async (token: string, language = 'en'): Promise<string> =>
  (await buyer.send(`GET /${language}/o/${token}`)).body

describe('the page of a paid order with an amount left to pay', () => {
  it('has the amount and the bank details, without a deadline, and its valid tickets, until the rest is paid', async () => {
    const token = await dearerOrder()
    const { number, openCents, transfer } = await sale.view(token)
    expect({ openCents, transfer }).toEqual({
      openCents: 1000,
      transfer: { bank, reference: number, amountCents: 1000 },
    })
    const body = await page(token)
    expect(body).toContain(
      'Your tickets are valid, but there’s €10.00 left to pay for your order. Please transfer it to this account. To pay in another way,',
    )
    expect(body).not.toMatch(/Your order is complete|Due by/)
    for (const copied of [bank.iban, '10', number]) expect(body).toContain(`data-copy="${copied}"`)
    expect(body).toContain('GiroCode with the details of the transfer')
    expect(body).toContain('class="qr"')
    expect(await page(token, 'de')).toMatch(/noch 10,00.€ offen\. Bitte überweisen Sie den Betrag auf dieses Konto\./)
    expect(await page(token, 'fr')).toMatch(/il reste 10,00.€ à payer pour votre commande\. Merci de virer ce montant/)
    const rest = { amountCents: 1000, method: 'cash', receivedOn: '2026-01-31', receivedCents: 2000 }
    expect((await sale.act(token, 'payments', rest)).body).toMatchObject({ balanceCents: 0 })
    const settled = await page(token)
    expect(settled).toContain('Your order is complete.')
    expect(settled).not.toContain('left to pay')
  })

  it('does not ask for the money of a refund whose correction waits for the card provider', async () => {
    const { token } = await sale.placeOrder()
    await sale.act(token, 'mark-paid')
    const { number } = await sale.view(token)
    await app.db.execute(sql`
      with correction as (
        insert into order_corrections (id, order_id, state, plan)
        select 'cor_waits', id, 'requested', '{}'::jsonb from orders where number = ${number} returning id, order_id)
      insert into refunds (id, order_id, payment_id, state, amount_cents, correction_id)
      select 'ref_waits', c.order_id, p.id, 'created', 800, c.id
      from correction c join payments p on p.order_id = c.order_id`)
    expect(Object.keys(await sale.view(token))).not.toContain('openCents')
  })

  it('leads to the organiser when the team has no bank account', async () => {
    const token = await dearerOrder()
    await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { bank: null })
    const body = await page(token)
    expect(body).toContain('there’s €10.00 left to pay for your order. Please contact the organiser.')
    expect(body).not.toContain('IBAN')
  })
})

it('the page of an order that is paid in part says what has arrived, and asks for the rest', async () => {
  await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { bank })
  const { token } = await sale.placeOrder({ quantity: [1, 0] })
  expect(await page(token)).toMatch(/Your tickets are reserved\. Please transfer €20\.00 by/)
  const part = { amountCents: 500, method: 'transfer', receivedOn: '2026-01-31', receivedCents: 0 }
  expect((await sale.act(token, 'payments', part)).body).toMatchObject({ status: 'pending', balanceCents: 1500 })
  expect(await page(token)).toMatch(/€5\.00 has arrived\. Please transfer the remaining €15\.00 by/)
  expect(await page(token, 'de')).toMatch(/5,00.€ sind eingegangen\. Bitte überweisen Sie die restlichen 15,00.€ bis/)
  expect(await page(token, 'fr')).toMatch(/Nous avons reçu 5,00.€\. Merci de virer le solde de 15,00.€ au plus tard le/)
})
