import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { StripeReply } from '../../../lib/stripe/call.ts'
import type { StripeRefund } from '../../../lib/stripe/types.ts'
import { untilWritten } from '../../../lib/until-written.ts'
import { momentNow, secondsFromNow } from '../../../schema/columns.ts'
import { orders } from '../../../schema/orders.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { lockInventoryAndOrder } from '../../orders/commands/lock-order.ts'
import { moveMoney } from '../../orders/commands/money-entries.ts'
import type { PaymentRow, RefundRow } from '../queries.ts'
import { secretKeyOf } from '../queries.ts'
import { retryDelaySeconds, toStripe, withoutKeys } from '../rules.ts'
import { recordFailedRefund } from './failed-refunds.ts'
import { recheckSeconds, recordRefund, recordRefundsOf } from './record-refunds.ts'
import { refuseCorrection } from './requested-corrections.ts'

type Deps = MailDeps & Pick<Infra, 'stripe' | 'log'>

const batchSize = 10
/** How long a refund is leased to one process: longer than Stripe may take for two answers. */
const leaseSeconds = 120

interface DueRefund extends RefundRow {
  payment: PaymentRow
  teamId: string
  currency: string
  /** The amount that is left of the payment without this refund, in minor units. */
  leftCents: number
  /** Whether an earlier refund of the payment counts as failed, and Stripe may have made it. */
  mayRepeat: boolean
}

/**
 * Requests the refunds that are due from Stripe. The refund's id is the idempotency key, so that a crash or a lost answer
 * sends no money twice. A failed request is retried after growing delays.
 * @returns the number of refunds requested
 */
export async function sendRefunds(db: Db, deps: Deps): Promise<number> {
  return await sendDue(db, deps, lte(refunds.nextTryAt, momentNow))
}

/** Requests the refunds of a correction from Stripe at once, while its member waits. If this fails, `sendRefunds` retries. */
export async function sendRefundsOf(db: Db, deps: Deps, correctionId: string): Promise<void> {
  await sendDue(db, deps, and(eq(refunds.correctionId, correctionId), eq(refunds.attempts, 0)))
}

async function sendDue(db: Db, deps: Deps, which: SQL | undefined): Promise<number> {
  const due = await leaseDueRefunds(db, which)
  await Promise.all(due.map((refund) => sendRefund(db, deps, refund)))
  return due.length
}

async function leaseDueRefunds(db: Db, which: SQL | undefined): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'created'), which))
    .orderBy(refunds.nextTryAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextTryAt: secondsFromNow(leaseSeconds) })
    .where(sql`${refunds.id} in ${due}`)
    .returning({ id: refunds.id })
  const rows = await db
    .select({
      refund: refunds,
      payment: payments,
      teamId: orders.teamId,
      currency: orders.currency,
      leftCents: sql<number>`${payments.amountCents} - coalesce((
        select sum(o.amount_cents) from refunds o
        where o.payment_id = ${payments.id} and o.state = 'done' and o.id <> ${refunds.id}), 0)::int`,
      mayRepeat: sql<boolean>`exists (
        select from refunds o where o.order_id = ${orders.id} and o.payment_id = ${payments.id}
          and o.state = 'failed' and o.reference is null)`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(sql`${refunds.id} = any(${sql.param(leased.map(({ id }) => id))}::text[])`)
  return rows.map(({ refund, ...rest }) => ({ ...refund, ...rest }))
}

async function sendRefund(db: Db, deps: Deps, refund: DueRefund): Promise<void> {
  const reply = await requestRefund(db, deps, refund)
  await untilWritten(deps.log, { refund: refund.id }, () => recordReply(db, deps, refund, reply))
}

async function recordReply(db: Db, deps: Deps, refund: DueRefund, reply: StripeReply<StripeRefund>): Promise<void> {
  if (reply.ok) return await recordRefund(db, deps, refund, reply.value)
  const delay = delayAfter(refund, reply)
  await db.transaction(async (tx) => {
    await lockInventoryAndOrder(tx, refund.orderId)
    const [row] = await tx
      .update(refunds)
      .set({
        reason: reply.reason,
        ...(delay === undefined ? { state: 'failed' } : { nextTryAt: secondsFromNow(delay) }),
        // Stripe replays its answer to an idempotency key for a day. After a refusal or a fault of Stripe's the next
        // attempt needs another key; after a lost answer it must use the same one.
        ...((reply.failure === 'refused' || reply.code === '500') && { refusals: sql`${refunds.refusals} + 1` }),
      })
      .where(
        and(
          eq(refunds.id, refund.id),
          eq(refunds.state, 'created'),
          // Stripe's event may have come first
          delay === undefined ? isNull(refunds.reference) : undefined,
        ),
      )
      .returning({ state: refunds.state })
    if (row?.state !== 'failed') return
    await refuseCorrection(tx, refund, reply.reason)
    await moveMoney(tx, refund.orderId)
    const isSettled = reply.failure === 'refused' && reply.code === alreadyRefunded
    await recordFailedRefund(tx, refund, { reason: reply.reason, isSettled })
  })
}

/** The delay before the next attempt, in seconds; undefined when the refund has failed. */
function delayAfter(
  { reference, attempts }: DueRefund,
  { failure, code }: Extract<StripeReply<never>, { ok: false }>,
): number | undefined {
  // Stripe has accepted it: only Stripe's own word ends it
  if (reference !== null) return recheckSeconds
  if (failure === 'refused' && !retryableCodes.has(code ?? '')) return undefined
  return retryDelaySeconds(attempts)
}

// refusals that end by themselves or with another key: docs.stripe.com/error-codes
const retryableCodes = new Set(['balance_insufficient', 'insufficient_funds', 'lock_timeout', '401', '403'])
/** The code of a refusal because all of the payment has gone back already, such as by hand at Stripe. */
const alreadyRefunded = 'charge_already_refunded'

async function requestRefund(db: Db, deps: Deps, refund: DueRefund): Promise<StripeReply<StripeRefund>> {
  const { secrets, stripe } = deps
  const { id, attempts, refusals, payment, reference, mayRepeat } = refund
  const key = await secretKeyOf(db, secrets, refund.teamId)
  if (!key || !payment.intent) return withoutKeys
  if (attempts > 1 || mayRepeat) {
    // the answer to an earlier attempt may be lost, and Stripe may have forgotten its idempotency key since
    const existing = await stripe.refunds(key, payment.intent)
    if (!existing.ok) return existing
    const own = existing.value.find((each) => each.refund === id || each.id === reference)
    if (own) return { ok: true, value: own }
    if (mayRepeat && (await isEnded(db, deps, refund, existing.value))) return endedReply
  }
  // without an amount Stripe refunds all that is left, also when the organiser has refunded a part in the dashboard
  const amount = refund.amountCents < refund.leftCents ? toStripe(refund.amountCents, refund.currency) : undefined
  const reply = await stripe.refund(
    key,
    { intent: payment.intent, refund: id, amount },
    refusals > 0 ? `${id}.${refusals}` : id,
  )
  if (reply.ok || reply.code !== alreadyRefunded) return reply
  const existing = await stripe.refunds(key, payment.intent)
  if (!existing.ok) return existing
  const adopted = await adoptManualRefund(db, refund, existing.value)
  await recordRefundsOf(db, deps, payment, existing.value)
  return adopted ? { ok: true, value: adopted } : reply
}

const endedReply = { ok: false, failure: 'refused', code: undefined, reason: 'It has ended.' } as const

/** Records earlier refunds that counted as failed, and that Stripe has made. @returns whether this one is ended with them */
async function isEnded(db: Db, deps: Deps, { id, payment }: DueRefund, existing: StripeRefund[]): Promise<boolean> {
  const ours = existing.filter(({ refund }) => refund !== undefined)
  await recordRefundsOf(db, deps, payment, ours)
  const [row] = await db.select({ state: refunds.state }).from(refunds).where(eq(refunds.id, id))
  return row?.state !== 'created'
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
  await db.transaction(async (tx) => {
    await lockInventoryAndOrder(tx, refund.orderId)
    await tx.update(refunds).set({ reference: manual.id }).where(eq(refunds.id, refund.id))
  })
  return { ...manual, refund: refund.id }
}
