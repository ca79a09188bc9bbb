import { Currency } from '@foyer/contract/currency'
import type { StripeEventType } from '@foyer/contract/stripe-events'
import { stripeEventTypes } from '@foyer/contract/stripe-events'
import { and, eq, exists, gt, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { StripeReply } from '../../../lib/stripe/call.ts'
import { momentNow, secondsFromNow } from '../../../schema/columns.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { stripeEvents } from '../../../schema/stripe.ts'
import { notify } from '../../inbox/commands.ts'
import { lockOrderById } from '../../orders/commands/lock-order.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { PaymentRow, StripeEventRow } from '../queries.ts'
import { paymentById, paymentOfStripeEvent, secretKeyOf, webhookSecretsOf } from '../queries.ts'
import { retryDelaySeconds, withoutKeys } from '../rules.ts'
import { recordRefundsOf } from './record-refunds.ts'
import { settleSession } from './settle-session.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

const batchSize = 10
/** How long an event is leased to one process: longer than Stripe may take to answer. */
const leaseSeconds = 60

/**
 * Verifies and stores an event that Stripe sent to a team's webhook. A repeated event is stored once.
 * @param raw the unparsed body: the signature covers its bytes
 * @returns `unknown` for a team without keys; `forged` when the signature matches no secret of the team, or is older than
 *   five minutes
 */
export async function receiveEvent(
  db: Db,
  deps: Pick<Infra, 'secrets' | 'stripe'>,
  { teamId, raw, signature }: { teamId: string; raw: Buffer; signature: string },
): Promise<'taken' | 'unknown' | 'forged'> {
  const secrets = await webhookSecretsOf(db, deps.secrets, teamId)
  if (secrets.length === 0) return 'unknown'
  const event = await deps.stripe.readEvent(raw, signature, secrets)
  if (!event) return 'forged'
  const { id, type, object, payment, intent } = event
  if (isHandled(type))
    await db
      .insert(stripeEvents)
      .values({ teamId, id, type, object, payment: payment ?? null, intent: intent ?? null })
      .onConflictDoNothing()
  return 'taken'
}

const isHandled = (type: string): type is StripeEventType => (stripeEventTypes as readonly string[]).includes(type)

/** Applies the events that are due. Each is leased to one process. @returns the number of events leased */
export async function applyEvents(db: Db, deps: Deps): Promise<number> {
  const due = db
    .select({ teamId: stripeEvents.teamId, id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.state, 'waiting'), lte(stripeEvents.nextTryAt, momentNow)))
    .orderBy(stripeEvents.nextTryAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, nextTryAt: secondsFromNow(leaseSeconds) })
    .where(sql`(${stripeEvents.teamId}, ${stripeEvents.id}) in ${due}`)
    .returning()
  await Promise.all(leased.map((event) => applyEvent(db, deps, event)))
  return leased.length
}

async function applyEvent(db: Db, deps: Deps, event: StripeEventRow): Promise<void> {
  const reply = await syncObject(db, deps, event)
  const delay = reply.ok ? undefined : retryDelaySeconds(event.attempts)
  await db
    .update(stripeEvents)
    .set(
      reply.ok
        ? { state: reply.value, reason: null }
        : {
            reason: reply.reason,
            ...(delay === undefined ? { state: 'failed' } : { nextTryAt: secondsFromNow(delay) }),
          },
    )
    .where(and(eq(stripeEvents.teamId, event.teamId), eq(stripeEvents.id, event.id), eq(stripeEvents.state, 'waiting')))
}

/**
 * Fetches the object that an event names from Stripe, and applies its current state. The event's own data is ignored,
 * because events arrive in any order.
 * @returns `foreign` when the object belongs to no payment of ours: the Stripe account may serve other shops too
 */
async function syncObject(db: Db, deps: Deps, event: StripeEventRow): Promise<StripeReply<'applied' | 'foreign'>> {
  const key = await secretKeyOf(db, deps.secrets, event.teamId)
  if (!key) return withoutKeys
  const found = await findPayment(db, deps, key, event)
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: 'foreign' } : found
  const synced = await syncPayment(db, deps, key, event, found.value)
  return synced.ok ? { ok: true, value: 'applied' } : synced
}

async function findPayment(
  db: Db,
  { stripe }: Deps,
  key: string,
  event: StripeEventRow,
): Promise<StripeReply<PaymentRow | undefined>> {
  const payment = await paymentOfStripeEvent(db, event)
  if (payment || event.intent === null || event.type.startsWith('checkout.')) return { ok: true, value: payment }
  // the payment intent is not stored yet: this event arrived before the one about its session
  const paymentId = await stripe.paymentOf(key, event.intent)
  if (!paymentId.ok) return paymentId.failure === 'missing' ? { ok: true, value: undefined } : paymentId
  const value =
    paymentId.value === undefined ? undefined : await paymentOfStripeEvent(db, { ...event, payment: paymentId.value })
  return { ok: true, value }
}

async function syncPayment(
  db: Db,
  deps: Deps,
  key: string,
  event: StripeEventRow,
  payment: PaymentRow,
): Promise<StripeReply<unknown>> {
  const sessionId = event.type.startsWith('checkout.') ? event.object : payment.reference
  if (sessionId && payment.state !== 'confirmed') {
    const session = await deps.stripe.session(key, sessionId)
    if (!session.ok) return session
    await settleSession(db, deps, payment.id, session.value)
  }
  if (event.type.startsWith('checkout.')) return success
  const current = await paymentById(db, payment.id)
  const intent = current?.intent ?? event.intent
  if (!current || !intent) return success
  if (event.type.startsWith('charge.dispute.')) return await recordDispute(db, deps, key, event, current)
  const refunds = await deps.stripe.refunds(key, intent)
  if (refunds.ok) await recordRefundsOf(db, deps, current, refunds.value)
  return refunds
}

const success: StripeReply<unknown> = { ok: true, value: undefined }

async function recordDispute(
  db: Db,
  { stripe }: Deps,
  key: string,
  event: StripeEventRow,
  payment: PaymentRow,
): Promise<StripeReply<unknown>> {
  const dispute = await stripe.dispute(key, event.object)
  if (!dispute.ok) return dispute
  const { open, reason } = dispute.value
  const [from, to] = open ? (['confirmed', 'disputed'] as const) : (['disputed', 'confirmed'] as const)
  await db.transaction(async (tx) => {
    await lockOrderById(tx, payment.orderId)
    const [changed] = await tx
      .update(payments)
      .set({ state: to, reason: open ? reason : null, changedAt: sql`now()` })
      .where(and(eq(payments.id, payment.id), eq(payments.state, from)))
      .returning({ id: payments.id })
    if (!changed || !open) return
    await addTimelineEntry(tx, payment.orderId, {
      kind: 'payment-disputed',
      detail: reason,
      amountCents: payment.amountCents,
    })
    await notifyDispute(tx, payment)
  })
  return dispute
}

async function notifyDispute(tx: Db, { orderId, amountCents }: PaymentRow): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const { teamId, eventId, number } = order
  const data = { number, amountCents, currency: Currency.parse(order.currency) }
  await notify(tx, { teamId, eventId, orderId, dedupeKey: `dispute:${orderId}`, kind: 'payment-disputed', data })
}

/**
 * Deletes events after 90 days, except the latest of each team, whose time the settings show. Stripe resends no event that is
 * older than a month.
 */
export async function deleteOldEvents(db: Db): Promise<void> {
  const newer = alias(stripeEvents, 'newer')
  const ofSameTeam = and(eq(newer.teamId, stripeEvents.teamId), gt(newer.createdAt, stripeEvents.createdAt))
  const isOld = lt(stripeEvents.createdAt, sql`now() - interval '90 days'`)
  await db.delete(stripeEvents).where(and(isOld, exists(db.select({ id: newer.id }).from(newer).where(ofSameTeam))))
}
