import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { StripeReply } from '../../../lib/stripe/call.ts'
import type { StripeRefund } from '../../../lib/stripe/types.ts'
import { untilWritten } from '../../../lib/until-written.ts'
import { momentNow } from '../../../schema/columns.ts'
import { orders, payments, refunds } from '../../../schema/orders.ts'
import { recordRefunded } from '../../orders/commands/money-entries.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { PaymentRow, RefundRow } from '../queries.ts'
import { secretKeyOf } from '../queries.ts'
import { fromStripe, retryDelaySeconds } from '../rules.ts'

type Deps = Pick<Infra, 'secrets' | 'stripe' | 'log'>

const batchSize = 10
/** How long a refund is leased to one process: longer than Stripe may take for two answers. */
const leaseSeconds = 120
/** The delay before a refund that Stripe has accepted, but not finished, is checked again. */
const recheckSeconds = 6 * 60 * 60

interface DueRefund extends RefundRow {
  payment: PaymentRow
  teamId: string
  currency: string
}

/**
 * Requests the refunds that are due from Stripe. The refund's id is the idempotency key, so that a crash or a lost answer
 * sends no money twice. A failed request is retried after growing delays.
 * @returns the number of refunds requested
 */
export async function sendRefunds(db: Db, deps: Deps): Promise<number> {
  const due = await leaseDueRefunds(db)
  await Promise.all(due.map((refund) => sendRefund(db, deps, refund)))
  return due.length
}

async function leaseDueRefunds(db: Db): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'created'), lte(refunds.nextTryAt, momentNow)))
    .orderBy(refunds.nextTryAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextTryAt: inSeconds(leaseSeconds) })
    .where(sql`${refunds.id} in ${due}`)
    .returning({ id: refunds.id })
  const rows = await db
    .select({ refund: refunds, payment: payments, teamId: orders.teamId, currency: orders.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(sql`${refunds.id} = any(${sql.param(leased.map(({ id }) => id))}::text[])`)
  return rows.map(({ refund, ...rest }) => ({ ...refund, ...rest }))
}

async function sendRefund(db: Db, deps: Deps, refund: DueRefund): Promise<void> {
  const reply = await requestRefund(db, deps, refund)
  await untilWritten(deps.log, { refund: refund.id }, () => recordReply(db, refund, reply))
}

async function recordReply(db: Db, refund: DueRefund, reply: StripeReply<StripeRefund>): Promise<void> {
  if (reply.ok) return await recordRefund(db, refund, reply.value)
  const isFinal = reply.failure === 'refused' && !retryableCodes.has(reply.code ?? '')
  const delay = isFinal ? undefined : retryDelaySeconds(refund.attempts)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(refunds)
      .set({
        reason: reply.reason,
        ...(delay === undefined ? { state: 'failed' } : { nextTryAt: inSeconds(delay) }),
        // Stripe replays its answer to an idempotency key for a day. After a refusal or a fault of Stripe's the next
        // attempt needs another key; after a lost answer it must use the same one.
        ...((reply.failure === 'refused' || reply.code === '500') && { refusals: sql`${refunds.refusals} + 1` }),
      })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'created')))
      .returning({ state: refunds.state })
    if (row?.state !== 'failed') return
    await addTimelineEntry(tx, refund.orderId, {
      kind: 'refund-failed',
      detail: reply.reason,
      amountCents: refund.amountCents,
    })
  })
}

// refusals that end by themselves or with another key: docs.stripe.com/error-codes
const retryableCodes = new Set(['balance_insufficient', 'insufficient_funds', 'lock_timeout', '401', '403'])

async function requestRefund(db: Db, { secrets, stripe }: Deps, refund: DueRefund): Promise<StripeReply<StripeRefund>> {
  const { id, attempts, refusals, payment } = refund
  const key = await secretKeyOf(db, secrets, refund.teamId)
  if (!key || !payment.intent)
    return { ok: false, failure: 'missing', code: undefined, reason: 'The team has no Stripe keys.' }
  if (attempts > 1) {
    // the answer to an earlier attempt may be lost, and Stripe may have forgotten its idempotency key since
    const existing = await stripe.refunds(key, payment.intent)
    if (!existing.ok) return existing
    const own = existing.value.find((each) => each.refund === id)
    if (own) return { ok: true, value: own }
  }
  const reply = await stripe.refund(
    key,
    { intent: payment.intent, refund: id },
    refusals > 0 ? `${id}.${refusals}` : id,
  )
  if (reply.ok || reply.code !== 'charge_already_refunded') return reply
  const existing = await stripe.refunds(key, payment.intent)
  if (!existing.ok) return existing
  const adopted = await adoptManualRefund(db, refund, existing.value)
  await recordRefundsOf(db, payment, existing.value)
  return adopted ? { ok: true, value: adopted } : reply
}

/**
 * Links our refund to one that the organiser made in the Stripe dashboard in the meantime. Without the reference, the
 * webhook of that refund would record the same money a second time.
 * @returns undefined when every refund at Stripe is recorded already
 */
async function adoptManualRefund(
  db: Db,
  refund: DueRefund,
  existing: readonly StripeRefund[],
): Promise<StripeRefund | undefined> {
  const others = await db
    .select({ reference: refunds.reference })
    .from(refunds)
    .where(and(eq(refunds.paymentId, refund.payment.id), ne(refunds.id, refund.id)))
  const recorded = new Set(others.map(({ reference }) => reference))
  const manual = existing.find(({ id, state }) => state !== 'failed' && !recorded.has(id))
  if (!manual) return undefined
  const amountCents = fromStripe(manual.amount, refund.currency)
  await db.update(refunds).set({ reference: manual.id, amountCents }).where(eq(refunds.id, refund.id))
  return { ...manual, refund: refund.id }
}

/** Stores the state of our refund at Stripe. Adds a timeline entry when the state changes. */
export async function recordRefund(db: Db, refund: RefundRow, { id, state, reason }: StripeRefund): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('update')
    if (!before || before.state === 'failed') return
    // a completed refund can still fail later (docs.stripe.com/refunds), but never becomes pending again
    const next = before.state === 'done' && state === 'created' ? 'done' : state
    await tx
      .update(refunds)
      .set({ state: next, reason: reason ?? null, ...(id && { reference: id }), nextTryAt: inSeconds(recheckSeconds) })
      .where(eq(refunds.id, refund.id))
    if (next === before.state) return
    const { orderId, amountCents } = before
    if (next === 'done') await recordRefunded(tx, { orderId, method: 'card', amountCents })
    // it was done, and failed after all
    else if (before.state === 'done') await recordRefunded(tx, { orderId, method: 'card', amountCents: -amountCents })
    if (next === 'done') await addTimelineEntry(tx, before.orderId, { kind: 'refunded', amountCents })
    if (next === 'failed')
      await addTimelineEntry(tx, before.orderId, {
        kind: 'refund-failed',
        amountCents,
        ...(reason && { detail: reason }),
      })
  })
}

/**
 * Stores the states of a payment's refunds at Stripe, including those made in the Stripe dashboard.
 * @param existing all refunds of the payment at Stripe
 */
export async function recordRefundsOf(db: Db, payment: PaymentRow, existing: readonly StripeRefund[]): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId))
  if (!order) return
  const rows = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  for (const each of existing) {
    const row = rows.find(({ id, reference }) => id === each.refund || reference === each.id)
    if (row) await recordRefund(db, row, each)
    else if (each.state === 'done') await recordManualRefund(db, payment, each, fromStripe(each.amount, order.currency))
  }
}

async function recordManualRefund(
  db: Db,
  payment: PaymentRow,
  { id }: StripeRefund,
  amountCents: number,
): Promise<void> {
  const { orderId } = payment
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(refunds)
      .values({ id: newId('ref'), orderId, paymentId: payment.id, state: 'done', amountCents, reference: id })
      .onConflictDoNothing()
      .returning({ id: refunds.id })
    if (!added) return
    await recordRefunded(tx, { orderId, method: 'card', amountCents })
    await addTimelineEntry(tx, orderId, { kind: 'refunded', amountCents })
  })
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
