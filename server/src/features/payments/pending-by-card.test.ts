import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { mailText } from '../../test/mails.ts'
import { bank } from '../../test/scenario.ts'
import type { StripeObject } from '../../test/stripe-account.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { ledgerOf } from '../orders/queries/ledger.ts'
import { movedShares } from '../orders/rules/held-shares.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { pollPayments } from './commands/poll-payments.ts'
import { sendRefunds } from './commands/send-refunds.ts'

// The amount of an order that waits for its payment changes while its card page is open.

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
const { organiser, buyer, account } = sale
let cheaper: { id: string; priceCents: number }
beforeAll(async () => {
  await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
  const type = { name: 'Standing', priceCents: 200, capacity: 100 }
  cheaper = await organiser.ok(`POST /api/v1/events/${sale.id}/ticket-types`, type)
})

const openPage = async (token: string): Promise<StripeObject> => {
  await buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
  return await sale.session(token)
}
const sendPaid = async (session: StripeObject) => {
  await sale.sendEvent('checkout.session.completed', session)
  await stripeEventsApplied(app)
}
const record = (token: string, amountCents: number, receivedCents = 0) =>
  sale.act(token, 'payments', { amountCents, method: 'transfer', receivedOn: '2026-01-31', receivedCents })
async function exchange(token: string) {
  const [ticket] = (await sale.order(token)).tickets
  const change = { ticketId: ticket.id, ticketTypeId: cheaper.id, priceCents: cheaper.priceCents }
  return await sale.act(token, 'change-type', change)
}
const open = async (token: string) =>
  (await sale.order(token)).payments
    .filter(({ state }: { state: string }) => state === 'pending')
    .map(({ method, amountCents }: { method: string; amountCents: number }) => [method, amountCents])
const kindsOf = (order: { mails: { kind: string }[] }) => order.mails.map(({ kind }) => kind)
/** The money that would have to move for reports to agree with the order, by ticket type and tax rate. */
const unmoved = async (token: string) => movedShares(await ledgerOf(app.db, orderIdOfToken(app.signer, token) ?? ''))

const changes: [string, (token: string) => Promise<{ status: number }>][] = [
  ['a part is recorded', (token) => record(token, 1000)],
  ['a ticket is changed for a cheaper one', exchange],
]

describe('the card page of an order that waits for its payment', () => {
  it.each(changes)('ends when %s, and the next one is of the amount that is left', async (_, change) => {
    const { token } = await sale.placeOrder({ quantity: 2 })
    const session = await openPage(token)
    expect((await change(token)).status).toBe(200)
    expect(await open(token)).toEqual([['transfer', 1400]])
    expect(await sale.view(token)).not.toHaveProperty('payUrl')
    await pollPayments(app.db, app)
    await expect.poll(() => session['status']).toBe('expired')
    const next = await openPage(token)
    expect(next).toMatchObject({ amount_total: 1400 })
    await sendPaid(account.pay(next.id))
    expect(await sale.order(token)).toMatchObject({ status: 'paid', balanceCents: 0, refunds: [] })
  })

  it.each(changes)('returns what it brings beyond the price when it was paid before %s', async (what, change) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`
    const { token } = await sale.placeOrder({ quantity: 2, email })
    const session = account.pay((await openPage(token)).id)
    expect((await change(token)).status).toBe(200)
    await sendPaid(session)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', balanceCents: 0, paymentMethod: 'card' })
    expect(order.refunds).toMatchObject([{ method: 'card', state: 'created', amountCents: 1000 }])
    expect(kindsOf(order).slice(-2)).toEqual(['orderConfirmed', 'partRefunded'])
    expect(await mailText(app, email, 'partRefunded')).toContain('€10.00')
    expect(await unmoved(token)).toEqual([])
    await sendPaid(session)
    await sendRefunds(app.db, app)
    await expect.poll(async () => (await sale.order(token)).refunds).toMatchObject([{ state: 'done' }])
    expect(await sale.order(token)).toMatchObject({ status: 'paid', balanceCents: 0, refundedCents: 1000 })
    expect(await unmoved(token)).toEqual([])
  })

  it('returns what it brings beyond the price after its order has expired with a part of it', async () => {
    const { token } = await sale.placeOrder()
    const session = account.pay((await openPage(token)).id)
    await record(token, 500)
    const id = orderIdOfToken(app.signer, token)
    await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where id = ${id}`)
    await app.db.execute(sql`update payments set ends_at = now() where order_id = ${id}`)
    await expireOrders(app.db, app)
    expect(await sale.order(token)).toMatchObject({ status: 'expired' })
    await sendPaid(session)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', balanceCents: 0, receivedCents: 1700 })
    expect(order.refunds).toMatchObject([{ method: 'card', amountCents: 500 }])
  })

  it('counts the money once when a part is recorded in the moment in which it is paid', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => sale.placeOrder({ quantity: 2 })))
    const tokens: string[] = orders.map(({ token }) => token)
    const sessions = await Promise.all(tokens.map(async (token) => account.pay((await openPage(token)).id)))
    await Promise.all(tokens.map((token) => sale.order(token)))
    const recorded = await Promise.all(
      tokens.map(async (token, at) => {
        const arriving = sessions.slice(at, at + 1).map((each) => sale.sendEvent('checkout.session.completed', each))
        const [answer] = await Promise.all([record(token, 1000), ...arriving])
        return answer
      }),
    )
    await stripeEventsApplied(app)
    for (const [at, token] of tokens.entries()) {
      const { status, balanceCents, receivedCents, refunds } = await sale.order(token)
      // the member is refused, or the card gets back what is beyond the price
      const isRefused = recorded[at]?.status !== 200
      expect([status, balanceCents, receivedCents]).toEqual(['paid', 0, isRefused ? 2400 : 3400])
      expect(refunds).toHaveLength(isRefused ? 0 : 1)
      expect(await unmoved(token)).toEqual([])
    }
  })
})
