import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Scope } from '../../lib/scope.ts'
import { payments, refunds } from '../../schema/payments.ts'
import type { CardSale } from '../../test/card-payments.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { accountingRows } from '../reports/queries/accounting-rows.ts'
import { recordRefund, recordRefundsOf } from './commands/record-refunds.ts'
import { sendRefunds } from './commands/send-refunds.ts'

// Reports once Stripe has refunded other amounts than were asked for, or none.

const { app, stripe } = await startStripeTestBed()
let sale: CardSale
let token: string
let intent: string

/** A ticket for 12 that was paid by card, of which 6 were refunded. */
beforeEach(async () => {
  sale = await eventPaidByCard(app, stripe)
  const sold = await sale.sellByCard()
  token = sold.token
  intent = String(sold.session['payment_intent'])
  await sale.act(token, 'refund-part', { amountCents: 600, refundedCents: 0 })
})

const sendDueRefunds = async () => {
  await app.db.update(refunds).set({ nextTryAt: sql`now()` })
  await sendRefunds(app.db, app)
}

/** Changes the ticket to another type at its first price. */
async function changeType(): Promise<void> {
  const gala = { name: 'Gala', priceCents: 1200, taxRateBp: 1900, capacity: 3 }
  const { id: ticketTypeId } = await sale.organiser.ok(`POST /api/v1/events/${sale.id}/ticket-types`, gala)
  const { tickets } = await sale.order(token)
  const { status } = await sale.act(token, 'change-type', { ticketId: tickets[0].id, ticketTypeId, priceCents: 1200 })
  expect(status).toBe(200)
}

/** Lets the refund fail that was done. */
async function failAfterAll(): Promise<void> {
  const { id: orderId } = await sale.order(token)
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  if (!refund) throw new Error('no refund')
  const { id, reference } = refund
  await recordRefund(app.db, app, refund, {
    id: reference ?? '',
    refund: id,
    amount: 600,
    state: 'failed',
    reason: 'Closed.',
  })
}

/** The money that each ticket type has. */
async function sales(): Promise<Record<string, number>> {
  const scope = { team: sale.team, role: 'owner', events: 'all', account: sale.organiser.me.id } as Scope
  const rows = await accountingRows(app.db, scope, { from: '2026-01-01', to: '2099-12-31', event: sale.id })
  const sums = new Map<string, number>()
  for (const { type, grossCents, refundedCents } of rows)
    sums.set(type, (sums.get(type) ?? 0) + grossCents - refundedCents)
  return Object.fromEntries(sums)
}

it('a refund that fails after all pays for the dearer type to which the ticket was changed since', async () => {
  await changeType()
  expect(await sales()).toEqual({ Seat: 0, Gala: 600 })
  await failAfterAll()
  const order = await sale.order(token)
  expect(order).toMatchObject({ balanceCents: 0, refunds: [{ state: 'failed' }] })
  expect(await sale.organiser.ok(`GET /api/v1/inbox?order=${order.id}`)).toMatchObject([
    { messages: 1, last: { kind: 'refund-failed', data: { number: order.number, amountCents: 600 } } },
  ])
  expect(await sales()).toEqual({ Seat: 0, Gala: 1200 })
})

it('a refund that Stripe refuses pays for the dearer type to which the ticket was changed while it was sent', async () => {
  await failAfterAll()
  await sale.act(token, 'retry-refund')
  await changeType()
  sale.account.dispute(intent)
  await sendDueRefunds()
  const { balanceCents, refunds: all } = await sale.order(token)
  expect([balanceCents, all]).toMatchObject([0, [{ state: 'failed' }, { state: 'failed' }]])
  expect(await sales()).toEqual({ Seat: 0, Gala: 1200 })
})

it('a refund that was made at Stripe in two parts counts once', async () => {
  await sale.act(token, 'refund', {})
  for (const amount of [400, 200]) sale.account.refundByHand(intent, {}, amount)
  await sendDueRefunds()
  const order = await sale.order(token)
  expect(order).toMatchObject({ status: 'cancelled', refundedCents: 1200, balanceCents: 0 })
  expect(order.refunds.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([600, 400, 200])
  expect(await sales()).toEqual({ Seat: 0 })
})

it('a refund is recorded once changes of its order that are under way are made', async () => {
  await sale.act(token, 'refund', {})
  await raceOnLock(app, 'inventory', [sendDueRefunds])
  expect(await sale.order(token)).toMatchObject({ refunds: [{ state: 'done' }, { state: 'done' }] })
})

it('a refund that was made at Stripe takes from the type to which the ticket was changed', async () => {
  await changeType()
  const refund = sale.account.refundByHand(intent, {}, 100)
  await sale.sendEvent('charge.refunded', sale.account.chargeOf(intent))
  await stripeEventsApplied(app)
  expect(await sales()).toEqual({ Seat: 0, Gala: 500 })
  const [payment] = await app.db.select().from(payments).where(eq(payments.intent, intent))
  if (!payment) throw new Error('no payment')
  const failed = { id: refund.id, refund: undefined, amount: 100, state: 'failed', reason: 'Closed.' } as const
  await recordRefundsOf(app.db, app, payment, [failed])
  expect(await sales()).toEqual({ Seat: 0, Gala: 600 })
})

it('a refund of all that is left is recorded with what Stripe refunded after a part was refunded by hand', async () => {
  sale.account.refundByHand(intent, {}, 200)
  await sale.act(token, 'refund', {})
  await sendDueRefunds()
  await sale.sendEvent('charge.refunded', sale.account.chargeOf(intent))
  await stripeEventsApplied(app)
  const order = await sale.order(token)
  expect(order).toMatchObject({ status: 'cancelled', refundedCents: 1200, balanceCents: 0 })
  expect(order).not.toHaveProperty('unsettledCents')
  expect(order.refunds.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([600, 400, 200])
  expect(order.timeline.slice(-2)).toMatchObject([{ amountCents: 400 }, { amountCents: 200 }])
  expect(await sales()).toEqual({ Seat: 0 })
})

it('a refund of all that is left is on its way with what Stripe has accepted', async () => {
  sale.account.refundByHand(intent, {}, 200)
  await sale.act(token, 'refund', {})
  stripe.fail('lost', /POST .*refunds/)
  await sendDueRefunds()
  stripe.fail(undefined)
  for (const refund of sale.account.objects.values())
    if (refund.object === 'refund' && refund['amount'] === 400) refund['status'] = 'pending'
  await sendDueRefunds()
  await sale.sendEvent('charge.refunded', sale.account.chargeOf(intent))
  await stripeEventsApplied(app)
  const order = await sale.order(token)
  expect(order).toMatchObject({ refundedCents: 1200, balanceCents: 0 })
  expect(order.refunds[1]).toMatchObject({ state: 'created', amountCents: 400 })
})
