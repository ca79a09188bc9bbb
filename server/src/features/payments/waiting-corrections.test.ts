import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../lib/db.ts'
import { orderCorrections } from '../../schema/order-corrections.ts'
import { orders } from '../../schema/orders.ts'
import { refunds } from '../../schema/payments.ts'
import type { CardSale } from '../../test/card-payments.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { bank } from '../../test/scenario.ts'
import { transitionOrders } from '../inventory/commands/transition-orders.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { sendRefunds } from './commands/send-refunds.ts'

// A pending order whose correction waits for Stripe: nothing ends the order before.

const { app, stripe } = await startStripeTestBed()
let sale: CardSale
let token: string
let id: string
/** A payment of 2 in cash. */
let cashPayment: string

beforeAll(async () => {
  sale = await eventPaidByCard(app, stripe, 100)
  await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
})

/** Two tickets for 12, of which 2 were paid in cash and 10 by card, are to be cancelled. Stripe's answer is lost. */
beforeEach(async () => {
  ;({ token } = await sale.placeOrder({ quantity: 2 }))
  const cash = { method: 'cash', receivedOn: '2026-01-31' }
  await sale.act(token, 'payments', { ...cash, amountCents: 200, receivedCents: 0 })
  await sale.act(token, 'payments', { ...cash, amountCents: 1200, receivedCents: 200 })
  await sale.buyer.send(`POST /api/v1/public/orders/${token}/pay-by-card`)
  const session = sale.account.pay((await sale.session(token)).id)
  await sale.sendEvent('checkout.session.completed', session)
  await stripeEventsApplied(app)
  const paid = await sale.order(token)
  expect(paid).toMatchObject({ status: 'paid', receivedCents: 2400 })
  const ofAmount = (amount: number) =>
    paid.payments.find((each: { amountCents: number; state: string }) => each.amountCents === amount).id
  cashPayment = ofAmount(200)
  await sale.act(token, 'remove-payment', { payment: ofAmount(1200) })
  const ticketIds = paid.tickets.map((ticket: { id: string }) => ticket.id)
  stripe.fail('lost', /POST .*refunds/)
  const { body } = await sale.act(token, 'cancel-tickets', { ticketIds })
  stripe.fail(undefined)
  expect(body).toMatchObject({
    status: 'pending',
    correcting: true,
    refunds: [{ state: 'created', amountCents: 1000 }],
  })
  id = body.id
})

const sendDueRefunds = async () => {
  await app.db.update(refunds).set({ nextTryAt: sql`now()` })
  await sendRefunds(app.db, app)
}
const passDeadline = () =>
  app.db.update(orders).set({ dueAt: sql`now() - interval '1 minute'` }).where(eq(orders.id, id))
const applied = {
  status: 'cancelled',
  correcting: false,
  refundedCents: 1200,
  balanceCents: 0,
  refunds: [{ state: 'done' }, { state: 'done' }],
}

describe('an order whose correction waits for its refund', () => {
  it('does not expire before', async () => {
    await passDeadline()
    await expireOrders(app.db, app)
    expect(await sale.order(token)).toMatchObject({ status: 'pending', correcting: true })
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject(applied)
  })

  it('does not expire when its correction begins while the task waits for the event', async () => {
    const setState = (db: Db, state: 'requested' | 'refused') =>
      db.update(orderCorrections).set({ state }).where(eq(orderCorrections.orderId, id))
    await setState(app.db, 'refused')
    await passDeadline()
    let expiry: Promise<number> | undefined
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from inventory where id = ${sale.id} for update`)
      expiry = expireOrders(app.db, app)
      await expect.poll(() => lockWaiters(app)).toBe(1)
      await setState(tx, 'requested')
    })
    expect(await expiry).toBe(0)
    expect(await sale.order(token)).toMatchObject({ status: 'pending', correcting: true })
  })

  it('expires once Stripe has refused the refund', async () => {
    await passDeadline()
    stripe.fail({ status: 400, code: 'charge_disputed' }, /refunds/)
    await sendDueRefunds()
    stripe.fail(undefined)
    await expireOrders(app.db, app)
    expect(await sale.order(token)).toMatchObject({ status: 'expired', correcting: false, balanceCents: -1200 })
  })

  it('is not cancelled by its buyer before', async () => {
    expect(await sale.view(token)).toMatchObject({ status: 'pending', cancellable: false })
    const { body } = await sale.buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    expect(body.code).toBe('transition-refused')
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject(applied)
  })

  it('keeps its recorded payments', async () => {
    expect((await sale.act(token, 'remove-payment', { payment: cashPayment })).body.code).toBe('transition-refused')
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject(applied)
  })

  it('records the refund also when the order has ended in between', async () => {
    await transitionOrders(app.db, { to: 'expired', from: ['pending'], timelineEntry: 'expired' }, [{ id }])
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject({
      status: 'expired',
      correcting: false,
      refundedCents: 1000,
      balanceCents: -200,
      refunds: [{ state: 'done', amountCents: 1000 }],
    })
  })
})
