import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { bank } from '../../test/scenario.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
const { organiser, buyer } = sale
let cheaper: { id: string; priceCents: number }
beforeAll(async () => {
  await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
  const type = { name: 'Standing', priceCents: 600, capacity: 100 }
  cheaper = await organiser.ok(`POST /api/v1/events/${sale.id}/ticket-types`, type)
})

const openPage = async (token: string) => {
  await buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
  return await sale.session(token)
}

/** Opens Stripe's page, changes the order while it is open, and lets the page end. */
async function changeWhilePageIsOpen(token: string, change: () => Promise<unknown>): Promise<void> {
  const session = await openPage(token)
  await change()
  session['status'] = 'expired'
  await sale.sendEvent('checkout.session.expired', session)
  await stripeEventsApplied(app)
}

async function expire(token: string): Promise<void> {
  const id = orderIdOfToken(app.signer, token)
  await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where id = ${id}`)
  await expireOrders(app.db, app)
}

const record = (token: string, amountCents: number, method = 'transfer', receivedCents = 0) =>
  sale.act(token, 'payments', { amountCents, method, receivedOn: '2026-01-31', receivedCents })

async function exchange(token: string): Promise<void> {
  const [ticket] = (await sale.order(token)).tickets
  const change = { ticketId: ticket.id, ticketTypeId: cheaper.id, priceCents: cheaper.priceCents }
  expect((await sale.act(token, 'change-type', change)).status).toBe(200)
}

const awaited = async (token: string) =>
  (await sale.order(token)).payments
    .filter(({ state }: { state: string }) => state === 'pending')
    .map(({ method, amountCents }: { method: string; amountCents: number }) => [method, amountCents])

/** Marks an order as paid. @returns what has arrived in all, and what is left */
async function markPaid(token: string) {
  const { status, receivedCents, balanceCents } = (await sale.act(token, 'mark-paid')).body
  return { status, receivedCents, balanceCents }
}

describe('marking an order as paid records what is left to pay', () => {
  it.each([
    ['a ticket was changed for a cheaper one', (token: string) => exchange(token), 1800, 1800],
    ['a part was paid in cash', (token: string) => record(token, 500, 'cash'), 1900, 2400],
    ['a part was transferred', (token: string) => record(token, 500), 1900, 2400],
  ])('when %s while the card page was open', async (_, change, leftCents, receivedCents) => {
    const { token } = await sale.placeOrder({ quantity: 2 })
    await changeWhilePageIsOpen(token, () => change(token))
    expect((await sale.view(token)).transfer).toMatchObject({ amountCents: leftCents })
    expect(await awaited(token)).toEqual([['transfer', leftCents]])
    expect(await markPaid(token)).toEqual({ status: 'paid', receivedCents, balanceCents: 0 })
  })

  it('when the card page is still open', async () => {
    const { token } = await sale.placeOrder({ quantity: 2 })
    await openPage(token)
    await record(token, 500)
    expect(await markPaid(token)).toEqual({ status: 'paid', receivedCents: 2400, balanceCents: 0 })
  })

  it('when the order has expired after a part was paid', async () => {
    const { token } = await sale.placeOrder()
    await record(token, 500, 'cash')
    await expire(token)
    expect(await markPaid(token)).toEqual({ status: 'paid', receivedCents: 1200, balanceCents: 0 })
  })

  it('when a part was paid after the order had expired, removed or not', async () => {
    const [kept, removed] = [await sale.placeOrder(), await sale.placeOrder()]
    for (const { token } of [kept, removed]) {
      await expire(token)
      expect((await record(token, 500)).body).toMatchObject({ status: 'expired' })
    }
    const payment = (await sale.order(removed.token)).payments.at(-1).id
    await sale.act(removed.token, 'remove-payment', { payment })
    const paid = { status: 'paid', receivedCents: 1200, balanceCents: 0 }
    expect([await markPaid(kept.token), await markPaid(removed.token)]).toEqual([paid, paid])
    const states = (await sale.order(removed.token)).payments.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['confirmed', 'removed'])
  })

  it('and nothing when all has arrived', async () => {
    const paymentTerms = { ...defaultPaymentTerms, late: 'refuse' }
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { paymentTerms })
    const { token } = await sale.placeOrder()
    await expire(token)
    expect((await record(token, 1200)).body).toMatchObject({ status: 'expired', receivedCents: 1200 })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { paymentTerms: null })
    expect(await markPaid(token)).toEqual({ status: 'paid', receivedCents: 1200, balanceCents: 0 })
  })
})

it('a payment that was removed while the card page was open leaves the transfer awaited after it', async () => {
  const { token } = await sale.placeOrder({ quantity: 2 })
  await record(token, 500)
  const payment = (await sale.order(token)).payments.find(({ state }: { state: string }) => state === 'confirmed').id
  await changeWhilePageIsOpen(token, () => sale.act(token, 'remove-payment', { payment }))
  expect(await awaited(token)).toEqual([['transfer', 2400]])
})
