import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { refunds } from '../../schema/payments.ts'
import type { CardSale } from '../../test/card-payments.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { sendRefunds } from './commands/send-refunds.ts'

// Refunds that Stripe makes after Foyer no longer expects it: each counts once, and no retry pays it a second time.

/** More than Foyer makes of a refund that Stripe has not accepted. */
const manyAttempts = 9

const { app, stripe } = await startStripeTestBed()
let sale: CardSale
let token: string
let intent: string

/** Two tickets for 12 that were paid by card. */
beforeEach(async () => {
  stripe.fail(undefined)
  sale = await eventPaidByCard(app, stripe)
  token = (await sale.reserve(2)).token
  await sale.startCardPayment(token)
  const session = sale.account.pay((await sale.session(token)).id)
  await sale.sendEvent('checkout.session.completed', session)
  await stripeEventsApplied(app)
  intent = String(session['payment_intent'])
})

const sendDueRefunds = async () => {
  await app.db.update(refunds).set({ nextTryAt: sql`now()` })
  await sendRefunds(app.db, app)
}
const attempt = async (times: number) => {
  for (let at = 0; at < times; at++) await sendDueRefunds()
}
const refundsAtStripe = () => [...sale.account.objects.values()].filter(({ object }) => object === 'refund')
const sendRefundEvent = async () => {
  await sale.sendEvent('charge.refunded', sale.account.chargeOf(intent))
  await stripeEventsApplied(app)
}
const cancelOneTicket = async () => {
  const { tickets } = await sale.order(token)
  return await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })
}

describe('a refund that Stripe has accepted and not made yet', () => {
  /** Stripe has too little money for the refund of one ticket. */
  beforeEach(async () => {
    stripe.fail('lost', /POST .*refunds/)
    await cancelOneTicket()
    stripe.fail(undefined)
    for (const refund of refundsAtStripe()) refund['status'] = 'pending'
    await sendDueRefunds()
    expect(await sale.order(token)).toMatchObject({
      totalCents: 1200,
      correcting: false,
      refunds: [{ state: 'created' }],
    })
  })

  it.each([
    ['not at all', 'lost'],
    ['with an error of its own', 500],
    ['that the key is no longer valid', { status: 401, code: 'api_key_expired' }],
    ['that the account has no such payment', { status: 404, code: 'resource_missing' }],
  ] as const)('stays on its way when Stripe answers the tenth check %s', async (_, failure) => {
    await attempt(manyAttempts)
    stripe.fail(failure, /refunds/)
    await sendDueRefunds()
    stripe.fail(undefined)
    const { refunds: all } = await sale.order(token)
    expect(all).toMatchObject([{ state: 'created', amountCents: 1200 }])
    for (const refund of refundsAtStripe()) refund['status'] = 'succeeded'
    await sendRefundEvent()
    expect(await sale.order(token)).toMatchObject({
      refundedCents: 1200,
      balanceCents: 0,
      refunds: [{ state: 'done' }],
    })
  })

  it('fails when Stripe says so, and stays failed', async () => {
    for (const refund of refundsAtStripe()) refund['status'] = 'failed'
    await sendDueRefunds()
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'failed' }])
    // an answer from before that arrives late
    for (const refund of refundsAtStripe()) refund['status'] = 'pending'
    await sendRefundEvent()
    expect((await sale.order(token)).refunds).toMatchObject([{ state: 'failed' }])
  })
})

describe('a refund that counted as failed, because the last answer was lost after Stripe had made it', () => {
  beforeEach(async () => {
    await sale.act(token, 'refund', {})
    stripe.fail({ status: 400, code: 'balance_insufficient' }, /POST .*refunds/)
    await attempt(manyAttempts - 1)
    stripe.fail('lost', /POST .*refunds/)
    await sendDueRefunds()
    stripe.fail(undefined)
    expect(refundsAtStripe()).toHaveLength(1)
    expect(await sale.order(token)).toMatchObject({ balanceCents: -2400, refunds: [{ state: 'failed' }] })
  })

  it('is recorded once Stripe sends its event', async () => {
    await sendRefundEvent()
    await sendRefundEvent()
    const order = await sale.order(token)
    expect(order).toMatchObject({ refundedCents: 2400, balanceCents: 0, refunds: [{ state: 'done' }] })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'refunded', amountCents: 2400 })
  })

  it.each([
    ['Stripe’s event comes first', true],
    ['Foyer asks first', false],
  ])('is recorded in place of its retry when %s', async (_, eventFirst) => {
    await sale.act(token, 'retry-refund')
    if (eventFirst) await sendRefundEvent()
    await sendDueRefunds()
    await sendRefundEvent()
    const order = await sale.order(token)
    expect(order).toMatchObject({ refundedCents: 2400, balanceCents: 0 })
    expect(order.refunds).toMatchObject([{ state: 'done' }, { state: 'failed' }])
    expect(order.actions).not.toContain('retry-refund')
    // only of the first, which counted as failed: the retry has ended because the buyer has the money
    expect(await sale.organiser.ok(`GET /api/v1/inbox?order=${order.id}`)).toMatchObject([
      { messages: 1, last: { kind: 'refund-failed' } },
    ])
  })
})

it('a ticket whose refund counted as failed is not refunded twice when it is cancelled again', async () => {
  stripe.fail({ status: 400, code: 'balance_insufficient' }, /POST .*refunds/)
  await cancelOneTicket()
  await attempt(manyAttempts - 2)
  stripe.fail('lost', /POST .*refunds/)
  await sendDueRefunds()
  stripe.fail(undefined)
  expect(await sale.order(token)).toMatchObject({ totalCents: 2400, refunds: [{ state: 'failed' }] })
  expect((await cancelOneTicket()).body.code).toBe('refund-refused')
  expect(refundsAtStripe()).toHaveLength(1)
  const order = await sale.order(token)
  expect(order).toMatchObject({ refundedCents: 1200, refunds: [{ state: 'done' }, { state: 'failed' }] })
  expect((await cancelOneTicket()).body).toMatchObject({ totalCents: 1200, refundedCents: 1200, balanceCents: 0 })
  expect(refundsAtStripe()).toHaveLength(1)
})
