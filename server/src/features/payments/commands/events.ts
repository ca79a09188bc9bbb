import { Currency } from '@foyer/contract/currency'
import type { StripeEventType } from '@foyer/contract/stripe-events'
import { stripeEventTypes } from '@foyer/contract/stripe-events'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import type { Reply } from '../../../lib/stripe/ask.ts'
import { orders, payments } from '../../../schema/orders.ts'
import { stripeEvents } from '../../../schema/stripe.ts'
import { tell } from '../../inbox/commands.ts'
import { note } from '../../orders/commands/note.ts'
import type { EventRow, PaymentRow } from '../queries.ts'
import { paymentById, paymentOfEvent, secretKeyOf, webhookSecretsOf } from '../queries.ts'
import { nextTry } from '../rules.ts'
import { noteRefundsOf } from './refund.ts'
import { settleSession } from './settle.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

const batch = 10
/** How long an event is one process's to apply, in seconds: longer than Stripe may take to answer. */
const lease = 60

/**
 * Takes what Stripe sent to a team's webhook: looks who signed it, and writes it down. The same event twice is one.
 * @param raw the body as it came, to the byte
 * @returns `unknown` for a team without keys, `forged` when no secret of the team signed it in the last five minutes
 */
export async function takeEvent(
  db: Db,
  needs: Pick<Services, 'secrets' | 'stripe'>,
  { teamId, raw, signature }: { teamId: string; raw: Buffer; signature: string },
): Promise<'taken' | 'unknown' | 'forged'> {
  const secrets = await webhookSecretsOf(db, needs.secrets, teamId)
  if (secrets.length === 0) return 'unknown'
  const event = await needs.stripe.readEvent(raw, signature, secrets)
  if (!event) return 'forged'
  const { id, type, object, payment, intent } = event
  if (isKnown(type))
    await db
      .insert(stripeEvents)
      .values({ teamId, id, type, object, payment: payment ?? null, intent: intent ?? null })
      .onConflictDoNothing()
  return 'taken'
}

const isKnown = (type: string): type is StripeEventType => (stripeEventTypes as readonly string[]).includes(type)

/** Applies the events that are due, each at one process. @returns how many were looked at */
export async function applyEvents(db: Db, needs: Needs): Promise<number> {
  const due = db
    .select({ teamId: stripeEvents.teamId, id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.state, 'waiting'), lte(stripeEvents.nextTryAt, sql`now()`)))
    .orderBy(stripeEvents.nextTryAt)
    .limit(batch)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, nextTryAt: inSeconds(lease) })
    .where(sql`(${stripeEvents.teamId}, ${stripeEvents.id}) in ${due}`)
    .returning()
  await Promise.all(taken.map((event) => apply(db, needs, event)))
  return taken.length
}

async function apply(db: Db, needs: Needs, event: EventRow): Promise<void> {
  const reply = await follow(db, needs, event)
  const pause = reply.ok ? undefined : nextTry(event.attempts)
  await db
    .update(stripeEvents)
    .set(
      reply.ok
        ? { state: reply.value, reason: null }
        : { reason: reply.reason, ...(pause === undefined ? { state: 'failed' } : { nextTryAt: inSeconds(pause) }) },
    )
    .where(and(eq(stripeEvents.teamId, event.teamId), eq(stripeEvents.id, event.id), eq(stripeEvents.state, 'waiting')))
}

/**
 * Does what follows from an event. Events come in any order, so none is believed: whatever it is about is fetched, and
 * what follows from how that stands now is done.
 * @returns `foreign` when it is about nothing of ours: the account may serve other shops too
 */
async function follow(db: Db, needs: Needs, event: EventRow): Promise<Reply<'applied' | 'foreign'>> {
  const key = await secretKeyOf(db, needs.secrets, event.teamId)
  if (!key) return { ok: false, because: 'missing', code: undefined, reason: 'There is no key of Stripe.' }
  const found = await ourPayment(db, needs, key, event)
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: 'foreign' } : found
  const done = await catchUp(db, needs, key, event, found.value)
  return done.ok ? { ok: true, value: 'applied' } : done
}

async function ourPayment(
  db: Db,
  { stripe }: Needs,
  key: string,
  event: EventRow,
): Promise<Reply<PaymentRow | undefined>> {
  const payment = await paymentOfEvent(db, event)
  if (payment || event.intent === null || event.type.startsWith('checkout.')) return { ok: true, value: payment }
  // it came before the session that tells whose the money is
  const named = await stripe.paymentOf(key, event.intent)
  if (!named.ok) return named.because === 'missing' ? { ok: true, value: undefined } : named
  const value = named.value === undefined ? undefined : await paymentOfEvent(db, { ...event, payment: named.value })
  return { ok: true, value }
}

async function catchUp(
  db: Db,
  needs: Needs,
  key: string,
  event: EventRow,
  payment: PaymentRow,
): Promise<Reply<unknown>> {
  const sessionId = event.type.startsWith('checkout.') ? event.object : payment.reference
  if (sessionId && payment.state !== 'confirmed') {
    const session = await needs.stripe.session(key, sessionId)
    if (!session.ok) return session
    await settleSession(db, needs, payment.id, session.value)
  }
  if (event.type.startsWith('checkout.')) return done
  const now = await paymentById(db, payment.id)
  const intent = now?.intent ?? event.intent
  if (!now || !intent) return done
  if (event.type.startsWith('charge.dispute.')) return await noteDispute(db, needs, key, event, now)
  const refunds = await needs.stripe.refunds(key, intent)
  if (refunds.ok) await noteRefundsOf(db, now, refunds.value)
  return refunds
}

const done: Reply<unknown> = { ok: true, value: undefined }

async function noteDispute(
  db: Db,
  { stripe }: Needs,
  key: string,
  event: EventRow,
  payment: PaymentRow,
): Promise<Reply<unknown>> {
  const dispute = await stripe.dispute(key, event.object)
  if (!dispute.ok) return dispute
  const { open, reason } = dispute.value
  const [from, to] = open ? (['confirmed', 'disputed'] as const) : (['disputed', 'confirmed'] as const)
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(payments)
      .set({ state: to, reason: open ? reason : null, changedAt: sql`now()` })
      .where(and(eq(payments.id, payment.id), eq(payments.state, from)))
      .returning({ id: payments.id })
    if (!changed || !open) return
    await note(tx, payment.orderId, { kind: 'payment-disputed', detail: reason, amountCents: payment.amountCents })
    await tellDispute(tx, payment)
  })
  return dispute
}

async function tellDispute(tx: Db, { orderId, amountCents }: PaymentRow): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const { teamId, eventId, number } = order
  const data = { number, amountCents, currency: Currency.parse(order.currency) }
  await tell(tx, { teamId, eventId, orderId, about: `dispute:${orderId}`, kind: 'payment-disputed', data })
}

/** Forgets events after 90 days; Stripe sends none again that is older than a month. */
export async function forgetEvents(db: Db): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.createdAt, sql`now() - interval '90 days'`))
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
