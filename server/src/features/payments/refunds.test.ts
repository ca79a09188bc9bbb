import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refunds } from '../../schema/payments.ts'
import { startTestApp } from '../../test/app.ts'
import type { CardSale } from '../../test/card-payments.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { loseDatabaseOnce } from '../../test/lost-database.ts'
import type { StripeObject } from '../../test/stripe-account.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { sendRefunds } from './commands/send-refunds.ts'

let sale: CardSale

const { app, stripe } = await startStripeTestBed()

const sendDueRefunds = async () => {
  await app.db.update(refunds).set({ nextTryAt: sql`now()` })
  await sendRefunds(app.db, app)
}
const refundRequests = () => stripe.requests.filter(({ call }) => call === 'POST /v1/refunds')
/** The latest notification of each thread about an order. */
const notified = async ({ id }: { id: string }) => await sale.organiser.ok(`GET /api/v1/inbox?order=${id}`)
const kinds = (order: { timeline: { kind: string }[] }) => order.timeline.map(({ kind }) => kind)

/** A buyer pays just after the order expired, and Foyer could not ask Stripe before. */
async function payTooLate(): Promise<{ token: string; session: StripeObject }> {
  const { token } = await sale.reserve()
  await sale.startCardPayment(token)
  const session = await sale.session(token)
  await sale.letTimePass(token, 36)
  await app.db.execute(sql`
    update payments set state = 'cancelled' where reference = ${session.id}`)
  await expireOrders(app.db, app)
  expect(await sale.view(token)).toMatchObject({ status: 'expired' })
  sale.account.pay(session.id)
  return { token, session }
}

describe('a payment that comes too late', () => {
  beforeEach(async () => {
    sale = await eventPaidByCard(app, stripe, 2)
  })

  it('counts while the seats are still free', async () => {
    const { token, session } = await payTooLate()
    await sale.sendEvent('checkout.session.completed', session)
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }], refunds: [] })
    expect(kinds(order)).toContain('payment-late')
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
  })

  it('is refunded automatically when the seats are gone, with a mail to the buyer and an entry in the timeline', async () => {
    const { token, session } = await payTooLate()
    await sale.reserve(2)
    await sale.sendEvent('checkout.session.completed', session)
    await sale.sendEvent('checkout.session.async_payment_succeeded', session)
    await stripeEventsApplied(app)
    expect(await sale.seats()).toEqual({ held: 2, sold: 0 })
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'confirmed' }],
      refunds: [{ state: 'created', amountCents: 1200 }],
      mails: [{ kind: 'orderExpired' }, { kind: 'paymentTooLate', to: 'robin@example.com' }],
    })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-late', amountCents: 1200 })
    const before = refundRequests().length
    await sendDueRefunds()
    expect(refundRequests().slice(before)).toMatchObject([{ idempotencyKey: order.refunds[0].id }])
    const after = await sale.order(token)
    expect(after.refunds).toMatchObject([{ state: 'done' }])
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'refunded', amountCents: 1200 })
    await sendDueRefunds()
    expect(refundRequests().slice(before)).toHaveLength(1)
  })
})

it('an order that was paid twice keeps its tickets, and Foyer refunds the second payment', async () => {
  sale = await eventPaidByCard(app, stripe, 2)
  const { token, session } = await payTooLate()
  // as if the first payment had been cancelled before the buyer paid
  await app.db.execute(sql`update payments set state = 'cancelled' where reference = ${session.id}`)
  const { token: second } = await sale.reserve()
  await sale.startCardPayment(second)
  const other = await sale.session(second)
  sale.account.pay(other.id)
  await sale.sendEvent('checkout.session.completed', other)
  await stripeEventsApplied(app)
  // the first payment now belongs to the same order
  await app.db.execute(sql`
    update payments set order_id = (select order_id from payments where reference = ${other.id})
    where reference = ${session.id}`)
  await sale.sendEvent('checkout.session.completed', session)
  await stripeEventsApplied(app)
  await sendDueRefunds()
  expect(await sale.view(token)).toMatchObject({ status: 'expired' })
  const order = await sale.order(second)
  expect(order).toMatchObject({ status: 'paid', refunds: [{ state: 'done', amountCents: 1200 }] })
  expect(order.payments).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }])
  expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
})

describe('a refund by the organiser', () => {
  let token: string
  let session: StripeObject
  beforeAll(async () => {
    sale = await eventPaidByCard(app, stripe, 100)
  })
  beforeEach(async () => {
    ;({ token, session } = await sale.sellByCard())
    expect((await sale.act(token, 'refund', {})).status).toBe(200)
  })

  it('is sent to Stripe by the task', async () => {
    expect(await sale.order(token)).toMatchObject({ status: 'cancelled', refunds: [{ state: 'created' }] })
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'done' }])
    // the event that Stripe sends about it changes nothing
    await sale.sendEvent('charge.refunded', sale.account.chargeOf(String(session['payment_intent'])))
    await stripeEventsApplied(app)
    expect(await sale.order(token)).toEqual(order)
  })

  it('is retried while Stripe is unavailable or the balance is insufficient, and done once', async () => {
    stripe.fail(500, /POST .*refunds/)
    await sendDueRefunds()
    const waiting = await sale.order(token)
    expect(waiting.refunds).toMatchObject([{ state: 'created', reason: 'An error occurred.' }])
    // the retry is not due yet
    expect(await sendRefunds(app.db, app)).toBe(0)
    stripe.fail({ status: 400, code: 'balance_insufficient' }, /POST .*refunds/)
    await sendDueRefunds()
    expect(await notified(waiting)).toEqual([])
    stripe.fail(undefined)
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'done' }])
    expect(kinds(order).filter((kind) => kind === 'refunded')).toHaveLength(1)
  })

  it('is recorded as done when Stripe’s response was lost', async () => {
    stripe.fail('lost', /POST .*refunds/)
    await sendDueRefunds()
    stripe.fail(undefined)
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'created' }])
    const before = refundRequests().length
    await sendDueRefunds()
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'done' }])
    expect(refundRequests()).toHaveLength(before)
  })

  it('is kept and recorded once when the database is away as Stripe answers', async () => {
    const removeTrap = await loseDatabaseOnce(app.db, 'refunds', `new.state = 'done' and old.state = 'created'`)
    const before = refundRequests().length
    await sendDueRefunds()
    await removeTrap()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'done', amountCents: 1200 }])
    expect(kinds(order).filter((kind) => kind === 'refunded')).toHaveLength(1)
    await sendDueRefunds()
    expect(refundRequests()).toHaveLength(before + 1)
    expect(await sale.order(token)).toEqual(order)
  })

  it('fails with Stripe’s reason when Stripe refuses it for good', async () => {
    sale.account.dispute(String(session['payment_intent']))
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'failed', reason: 'Charge has been charged back.' }])
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'refund-failed', detail: 'Charge has been charged back.' })
    const data = { number: order.number, amountCents: 1200, currency: 'EUR' }
    expect(await notified(order)).toMatchObject([
      { messages: 1, event: { id: sale.id }, order: { id: order.id }, last: { kind: 'refund-failed', data } },
    ])
    // neither the task nor Stripe's event tells it again
    await sendDueRefunds()
    await sendRefundEvent()
    expect(await notified(order)).toMatchObject([{ messages: 1 }])
  })

  it('that fails again after a retry is one more message of the same thread', async () => {
    sale.account.dispute(String(session['payment_intent']))
    await sendDueRefunds()
    await sale.act(token, 'retry-refund')
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
    expect(await notified(order)).toMatchObject([{ messages: 2 }])
  })

  it('that failed is retried once when the organiser asks for it several times, with a new idempotency key', async () => {
    const intent = String(session['payment_intent'])
    sale.account.dispute(intent)
    await sendDueRefunds()
    const { id, actions, refunds: first } = await sale.order(token)
    expect(actions).toContain('retry-refund')
    sale.account.object(intent)['disputed'] = false
    const retry = () => sale.organiser.send(`POST /api/v1/orders/${id}/retry-refund`)
    const retried = await Promise.all([retry(), retry(), retry()])
    expect(retried.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const before = refundRequests().length
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([
      { id: first[0].id, state: 'failed' },
      { state: 'done', amountCents: 1200 },
    ])
    expect(refundRequests().slice(before)).toMatchObject([{ idempotencyKey: order.refunds[1].id }])
    expect(order.actions).not.toContain('retry-refund')
    expect(kinds(order).slice(-3)).toEqual(['refund-failed', 'refund-retried', 'refunded'])
    expect((await retry()).body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('that the organiser has made at Stripe in the meantime is done', async () => {
    sale.account.refundByHand(String(session['payment_intent']))
    await sendDueRefunds()
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'done' }])
    await sendRefundEvent()
    const { refunds: all, timeline } = await sale.order(token)
    expect(all).toMatchObject([{ state: 'done', amountCents: 1200 }])
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'refunded')).toHaveLength(1)
  })

  it('that the organiser has made at Stripe counts once, also when Stripe’s event comes before Foyer’s own attempt', async () => {
    sale.account.refundByHand(String(session['payment_intent']))
    await sendRefundEvent()
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order.refunds).toMatchObject([{ state: 'failed' }, { state: 'done', amountCents: 1200 }])
    expect(order.actions).not.toContain('retry-refund')
    // the buyer has the money
    expect(await notified(order)).toEqual([])
  })

  const sendRefundEvent = async () => {
    await sale.sendEvent('charge.refunded', sale.account.chargeOf(String(session['payment_intent'])))
    await stripeEventsApplied(app)
  }

  it('is requested once when two processes run the task at the same time', async () => {
    await using other = await startTestApp({ STRIPE_API_URL: stripe.url }, { databaseUrl: app.databaseUrl })
    const before = refundRequests().length
    await Promise.all([sendRefunds(app.db, app), sendRefunds(other.db, other)])
    expect(refundRequests()).toHaveLength(before + 1)
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'done' }])
  })
})

describe('a refund of a part', () => {
  beforeAll(async () => {
    sale = await eventPaidByCard(app, stripe, 100)
  })
  const paidByCard = async (quantity: number) => {
    const { token } = await sale.reserve(quantity)
    await sale.startCardPayment(token)
    const session = sale.account.pay((await sale.session(token)).id)
    await sale.sendEvent('checkout.session.completed', session)
    await stripeEventsApplied(app)
    return { token, intent: String(session['payment_intent']), ...(await sale.order(token)) }
  }

  it('is sent to Stripe at once with its amount, and then the ticket is cancelled', async () => {
    const { token, tickets } = await paidByCard(2)
    const before = refundRequests().length
    const { body } = await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id], feeCents: 200 })
    expect(body).toMatchObject({
      status: 'paid',
      totalCents: 1400,
      correcting: false,
      refunds: [{ state: 'done', amountCents: 1000 }],
    })
    expect(refundRequests().slice(before)).toHaveLength(1)
    expect(refundRequests().at(-1)?.params.get('amount')).toBe('1000')
    await sale.act(token, 'refund-part', { amountCents: 400, refundedCents: 1000 })
    await sale.act(token, 'refund', {})
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject({
      status: 'cancelled',
      refundedCents: 2400,
      balanceCents: 0,
      refunds: [{ amountCents: 1000 }, { amountCents: 400 }, { state: 'done', amountCents: 1000 }],
    })
  })

  it('is sent to Stripe at once when the buyer cancels a ticket by the policy of the order', async () => {
    const cancellation = { hoursBefore: 0, feeCents: 200, feeBp: 0, refund: 'automatic' }
    await sale.organiser.ok(`PATCH /api/v1/events/${sale.id}`, { cancellation })
    const { token, intent, tickets } = await paidByCard(2)
    const cancel = (at: number) =>
      sale.buyer.send(`POST /api/v1/public/orders/${token}/cancel-tickets`, { ticketIds: [tickets[at].id] })
    expect((await cancel(0)).body).toMatchObject({
      totalCents: 1400,
      tickets: [{}],
      refunds: [{ method: 'card', state: 'done', amountCents: 1000 }],
    })
    sale.account.dispute(intent)
    expect((await cancel(1)).body.code).toBe('refund-refused')
    expect(await sale.view(token)).toMatchObject({ status: 'paid', totalCents: 1400, tickets: [{}] })
  })

  it('with the cancellation of the whole order, less a fee, is applied as one by the task', async () => {
    const { token, tickets } = await paidByCard(2)
    const body = { ticketIds: tickets.map(({ id }: { id: string }) => id), feeCents: 400 }
    const refund = () => sale.act(token, 'cancel-tickets', body)
    stripe.fail('lost', /POST .*refunds/)
    expect((await refund()).body).toMatchObject({ status: 'paid', correcting: true, balanceCents: 0 })
    stripe.fail(undefined)
    await sendDueRefunds()
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'cancelled',
      refundedCents: 2000,
      balanceCents: 0,
      refunds: [{ state: 'done' }],
    })
    expect(order.mails.at(-1).kind).toBe('orderRefunded')
    expect((await refund()).body.code).toBe('transition-refused')
  })

  it('that Stripe refuses leaves the order as it was, with Stripe’s reason', async () => {
    const { token, intent, tickets, ...before } = await paidByCard(2)
    sale.account.dispute(intent)
    const seats = await sale.seats()
    const { status, body } = await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })
    expect([status, body.code, body.detail]).toEqual([409, 'refund-refused', 'Charge has been charged back.'])
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', totalCents: 2400, balanceCents: 0, refunds: [{ state: 'failed' }] })
    expect([order.tickets, order.taxes, order.mails]).toEqual([tickets, before.taxes, before.mails])
    expect(order.actions).not.toContain('retry-refund')
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'refund-failed', detail: 'Charge has been charged back.' })
    expect(await sale.seats()).toEqual(seats)
  })

  it('waits while Stripe does not answer, blocks other changes, and is applied by the task', async () => {
    const { token, tickets } = await paidByCard(2)
    stripe.fail('lost', /POST .*refunds/)
    const waiting = (await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })).body
    stripe.fail(undefined)
    expect(waiting).toMatchObject({ totalCents: 2400, correcting: true, refunds: [{ state: 'created' }] })
    // the total falls with the refund, so that nothing is left to pay
    expect(waiting).toMatchObject({ balanceCents: 0 })
    expect(await sale.order(token)).not.toHaveProperty('unsettledCents')
    expect(waiting.actions).toEqual(['note', 'resend'])
    expect((await sale.act(token, 'refund', {})).body.code).toBe('transition-refused')
    await Promise.all([sendDueRefunds(), sendDueRefunds()])
    expect(await sale.order(token)).toMatchObject({
      totalCents: 1200,
      correcting: false,
      refunds: [{ state: 'done', amountCents: 1200 }],
      tickets: [{ cancelledAt: expect.any(String) }, {}],
    })
  })
})
