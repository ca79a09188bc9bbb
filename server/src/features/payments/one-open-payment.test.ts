import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '../../schema/payments.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { bank, robin } from '../../test/scenario.ts'
import type { StripeObject } from '../../test/stripe-account.ts'
import { cancelByBuyer } from '../checkout/commands.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { endCardPayment } from './commands/end-card-payment.ts'

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })

/** Reads the order now, to complete it by bank transfer later, as a slow request does. */
async function readOrder(token: string) {
  const found = await app.checkout.find(orderIdOfToken(app.signer, token) ?? '')
  if (!found) throw new Error('no such order')
  return { complete: () => app.checkout.complete(found, { ...robin, paymentMethod: 'transfer' }) }
}

const stateOf = async (token: string) => {
  const { status, payments } = await sale.order(token)
  return { status, payments: payments.map((each: { method: string; state: string }) => `${each.method} ${each.state}`) }
}

describe('an order has one way of paying open at a time', () => {
  it('completing it by transfer cancels a card payment that was started a moment before', async () => {
    const { token } = await sale.reserve()
    const { complete } = await readOrder(token)
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    expect((await complete()).order.status).toBe('pending')
    expect(session['status']).toBe('expired')
    expect(await stateOf(token)).toEqual({ status: 'pending', payments: ['card cancelled', 'transfer pending'] })
  })

  it('and orders that are completed in the same statement are not delayed', async () => {
    const orders = [await sale.reserve(), await sale.reserve(), await sale.reserve()]
    const tokens: string[] = orders.map(({ token }) => token)
    const reads = await Promise.all(tokens.map(readOrder))
    await sale.startCardPayment(tokens[1] ?? '')
    const completed = await Promise.all(reads.map(({ complete }) => complete()))
    expect(completed.map(({ order }) => order.status)).toEqual(['pending', 'pending', 'pending'])
  })

  it('a card payment that has just succeeded counts, and the transfer is refused', async () => {
    const { token } = await sale.reserve()
    const { complete } = await readOrder(token)
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    await expect(complete()).rejects.toMatchObject({ code: 'conflict' })
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['card confirmed'] })
  })

  it('a card payment stays cancelled when its order was cancelled in another window while Stripe did not answer', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const { id } = await sale.order(token)
    const endSession: typeof app.stripe.endSession = async () => {
      await cancelByBuyer(app.db, app, id)
      return { ok: false, failure: 'unreachable', code: undefined, reason: 'Stripe did not answer.' }
    }
    const deps = { ...app, stripe: { ...app.stripe, endSession } }
    await expect(endCardPayment(app.db, deps, id)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stateOf(token)).toEqual({ status: 'cancelled', payments: ['card cancelled'] })
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment?.nextPollAt).not.toBeNull()
  })

  it('whichever comes first when the buyer sends both at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => sale.reserve()))
    const tokens: string[] = orders.map(({ token }) => token)
    await Promise.all(tokens.flatMap((token) => [sale.startCardPayment(token), sale.complete(token)]))
    for (const token of tokens) {
      const { status, payments } = await stateOf(token)
      expect(['pending', 'reserved']).toContain(status)
      expect(payments.filter((each: string) => /pending|created/.test(each))).toEqual([
        status === 'pending' ? 'transfer pending' : 'card pending',
      ])
    }
  })
})

describe('an order that awaits a bank transfer', () => {
  const payByCard = (token: string) => sale.buyer.send(`POST /api/v1/public/orders/${token}/pay-by-card`)
  const markPaid = (token: string) => sale.act(token, 'mark-paid')
  const received = { method: 'transfer', receivedOn: '2026-01-31', receivedCents: 0 }

  /** Pays at Stripe, and sends the event. */
  async function pay(session: StripeObject) {
    sale.account.pay(session.id)
    await sale.sendEvent('checkout.session.completed', session)
  }

  it('can be paid by card instead: the same page however often it is asked for, and one payment', async () => {
    const { token, paymentMethods } = await sale.placeOrder()
    expect(paymentMethods).toEqual(['card'])
    const answers = await Promise.all([payByCard(token), payByCard(token), payByCard(token)])
    const [payUrl] = answers.map(({ body }) => body.payUrl)
    expect(payUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(answers.map(({ body }) => body.payUrl)).toEqual([payUrl, payUrl, payUrl])
    const open = await stateOf(token)
    expect(open).toEqual({ status: 'pending', payments: ['transfer cancelled', 'card pending'] })
    await pay(await sale.session(token))
    await stripeEventsApplied(app)
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['transfer cancelled', 'card confirmed'] })
    expect(await sale.order(token)).toMatchObject({ paymentMethod: 'card', refunds: [] })
    expect(await payByCard(token)).toMatchObject({ status: 409, body: { code: 'transition-refused' } })
  })

  it('can be paid by card while a member records a part of the transfer', async () => {
    const { token } = await sale.placeOrder()
    const part = { ...received, amountCents: 500 }
    await sale.order(token)
    const answers: Promise<{ status: number }>[] = []
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from payments for update`)
      answers.push(sale.act(token, 'payments', part))
      await expect.poll(() => lockWaiters(app)).toBe(1)
      answers.push(payByCard(token))
      await expect.poll(() => lockWaiters(app)).toBe(2)
    })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    const { status, payments } = await stateOf(token)
    expect([status, payments.sort()]).toEqual(['pending', ['card pending', 'transfer cancelled', 'transfer confirmed']])
  })

  it('awaits the transfer again after the card page has ended, and keeps its seats and its deadline', async () => {
    const { token, transfer } = await sale.placeOrder()
    const { held } = await sale.seats()
    await payByCard(token)
    const session = await sale.session(token)
    session['status'] = 'expired'
    await sale.sendEvent('checkout.session.expired', session)
    await stripeEventsApplied(app)
    expect(await stateOf(token)).toEqual({ status: 'pending', payments: ['transfer pending', 'card cancelled'] })
    expect((await sale.view(token)).transfer).toEqual(transfer)
    expect((await sale.seats()).held).toBe(held)
  })

  it('still awaits it when Stripe refuses the payment, and takes five card payments at most', async () => {
    const { token } = await sale.placeOrder()
    stripe.fail({ status: 400, code: 'amount_too_small' }, /POST .*sessions$/)
    const refused = []
    for (let attempt = 0; attempt < 6; attempt += 1) refused.push((await payByCard(token)).body.code)
    stripe.fail(undefined)
    expect(new Set(refused)).toEqual(new Set(['transition-refused']))
    const { status, payments } = await stateOf(token)
    expect([status, payments]).toEqual(['pending', ['transfer pending', ...Array(5).fill('card failed')]])
  })

  it('is not paid by card before it is completed, nor after it is cancelled', async () => {
    const { token } = await sale.reserve()
    expect((await payByCard(token)).body.code).toBe('transition-refused')
    const cancelled = await sale.placeOrder()
    await sale.act(cancelled.token, 'cancel', {})
    expect((await payByCard(cancelled.token)).body.code).toBe('transition-refused')
  })

  it('marking it as paid ends the card page', async () => {
    const { token } = await sale.placeOrder()
    await payByCard(token)
    const session = await sale.session(token)
    expect((await markPaid(token)).status).toBe(200)
    expect(session['status']).toBe('expired')
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['transfer confirmed', 'card cancelled'] })
  })

  it('marking it as paid is refused when the card has just been charged', async () => {
    const { token } = await sale.placeOrder()
    await payByCard(token)
    sale.account.pay((await sale.session(token)).id)
    expect((await markPaid(token)).body).toMatchObject({ status: 409, code: 'transition-refused' })
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['transfer cancelled', 'card confirmed'] })
  })

  it('cancelling it while Stripe confirms the payment leaves it paid', async () => {
    const { token } = await sale.placeOrder()
    await payByCard(token)
    const session = await sale.session(token)
    const cancel = () => sale.buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    await pay(session)
    expect((await cancel()).body).toMatchObject({ status: 409, code: 'transition-refused' })
    await stripeEventsApplied(app)
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['transfer cancelled', 'card confirmed'] })
  })

  it('can be paid by card after its payment was removed, or after it was refunded and reactivated', async () => {
    const { token: removed } = await sale.placeOrder()
    await sale.act(removed, 'payments', { ...received, amountCents: 1200 })
    const [payment] = (await sale.order(removed)).payments
    await sale.act(removed, 'remove-payment', { payment: payment.id })
    const { token: reactivated } = await sale.placeOrder()
    await markPaid(reactivated)
    await sale.act(reactivated, 'refund', {})
    await sale.act(reactivated, 'reactivate')
    for (const token of [removed, reactivated]) {
      expect((await stateOf(token)).status).toBe('pending')
      expect((await payByCard(token)).status).toBe(200)
      await pay(await sale.session(token))
      await stripeEventsApplied(app)
      const { status, refunds, balanceCents } = await sale.order(token)
      expect([status, refunds.filter(({ method }: { method: string }) => method === 'card')]).toEqual(['paid', []])
      expect(balanceCents).toBe(0)
    }
  })

  it('does not expire while its card page is open, and then does', async () => {
    const { token } = await sale.placeOrder()
    const id = orderIdOfToken(app.signer, token)
    await payByCard(token)
    await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where id = ${id}`)
    await expireOrders(app.db, app)
    expect((await stateOf(token)).status).toBe('pending')
    await app.db.execute(sql`update payments set ends_at = now() where order_id = ${id}`)
    await expireOrders(app.db, app)
    expect((await stateOf(token)).status).toBe('expired')
  })

  it('counts the money once when the buyer pays by card while the organiser marks it as paid', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => sale.placeOrder()))
    const tokens: string[] = orders.map(({ token }) => token)
    await Promise.all(tokens.map(payByCard))
    await Promise.all(tokens.map(async (token) => Promise.all([pay(await sale.session(token)), markPaid(token)])))
    await stripeEventsApplied(app)
    for (const token of tokens) {
      const { status, payments, refunds } = await sale.order(token)
      const received = payments.filter(({ state }: { state: string }) => state === 'confirmed')
      // a card that was charged although the transfer had been recorded is refunded
      expect([status, received.length - refunds.length]).toEqual(['paid', 1])
    }
  })

  it('money of a card page that arrives after the order was paid and refunded is returned, and revives nothing', async () => {
    const { token } = await sale.placeOrder()
    await payByCard(token)
    const session = await sale.session(token)
    // Stripe could not be reached to end the page
    await app.db.update(payments).set({ state: 'cancelled' }).where(eq(payments.reference, session.id))
    expect((await markPaid(token)).status).toBe(200)
    expect((await sale.act(token, 'refund', {})).status).toBe(200)
    await pay(session)
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect([order.status, order.receivedCents]).toEqual(['cancelled', 2400])
    expect(order.refunds).toMatchObject([{ method: 'transfer', state: 'owed' }, { method: 'card' }])
  })

  it('a card page that opens while it is marked as paid is cancelled', async () => {
    const { token } = await sale.placeOrder()
    let marking: ReturnType<typeof markPaid> | undefined
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from inventory for update`)
      marking = markPaid(token)
      await expect.poll(() => lockWaiters(app), { timeout: 10_000 }).toBe(1)
      expect((await payByCard(token)).status).toBe(200)
    })
    expect((await marking)?.status).toBe(200)
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['transfer confirmed', 'card cancelled'] })
  })

  it('is paid once when both begin at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => sale.placeOrder()))
    const tokens: string[] = orders.map(({ token }) => token)
    await Promise.all(tokens.flatMap((token) => [payByCard(token), markPaid(token)]))
    for (const token of tokens)
      expect(await stateOf(token)).toMatchObject({
        status: 'paid',
        payments: expect.not.arrayContaining(['card pending', 'card created', 'transfer pending']),
      })
  })
})
