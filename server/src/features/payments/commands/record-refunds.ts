import { secondsPerHour } from '@foyer/contract/durations'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { StripeRefund } from '../../../lib/stripe/types.ts'
import { secondsFromNow } from '../../../schema/columns.ts'
import { orders } from '../../../schema/orders.ts'
import { refunds } from '../../../schema/payments.ts'
import { lockInventoryAndOrder } from '../../orders/commands/lock-order.ts'
import { moveMoney, recordNotRefunded, recordRefunded } from '../../orders/commands/money-entries.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { PaymentRow, RefundRow } from '../queries.ts'
import { fromStripe } from '../rules.ts'
import { endRetries } from './end-retries.ts'
import { recordFailedRefund } from './failed-refunds.ts'
import { applyRequested, refuseCorrection } from './requested-corrections.ts'

/** The delay before a refund that Stripe has accepted, but not finished, is checked again. */
export const recheckSeconds = 6 * secondsPerHour

/**
 * Stores the states of a payment's refunds at Stripe, including those made in the Stripe dashboard.
 * @param existing all refunds of the payment at Stripe
 */
export async function recordRefundsOf(
  db: Db,
  deps: MailDeps,
  payment: PaymentRow,
  existing: readonly StripeRefund[],
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId))
  if (!order) return
  const rows = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  for (const each of existing) {
    const row = rows.find(({ reference }) => reference === each.id) ?? rows.find(({ id }) => id === each.refund)
    if (row) await recordRefund(db, deps, row, each)
    else if (each.state === 'done') await recordManualRefund(db, payment, each, fromStripe(each.amount, order.currency))
  }
}

/**
 * Stores the state of our refund at Stripe. Adds a timeline entry when the state changes. The correction that the refund
 * belongs to is applied once Stripe has accepted the refund, and refused when it has failed.
 */
export async function recordRefund(
  db: Db,
  deps: MailDeps,
  refund: RefundRow,
  { id, amount, state, reason }: StripeRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInventoryAndOrder(tx, refund.orderId)
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('update')
    if (!before) return
    // without Stripe's id it counts as failed only because Foyer had no answer
    const isFound = before.state === 'failed' && before.reference === null && state !== 'failed'
    if (before.state === 'failed' && !isFound) return
    if (isFound) await endRetries(tx, before)
    // a completed refund can still fail later (docs.stripe.com/refunds), but never becomes pending again
    const next = before.state === 'done' && state === 'created' ? 'done' : state
    const isFinal = before.state === 'done' || next === 'failed'
    const { amountCents, shares } = isFinal ? before : await moneyAt(tx, before, amount)
    await tx
      .update(refunds)
      .set({
        state: next,
        amountCents,
        shares,
        reason: reason ?? null,
        ...(id && { reference: id }),
        nextTryAt: secondsFromNow(recheckSeconds),
      })
      .where(eq(refunds.id, refund.id))
    if (next === 'failed') await refuseCorrection(tx, before, reason ?? null)
    else await applyRequested(tx, deps, before)
    if (next === before.state) return
    const { orderId } = before
    if (next === 'done') await recordRefunded(tx, { orderId, method: 'card', amountCents, shares })
    // it was done, and failed after all
    else if (before.state === 'done') await recordNotRefunded(tx, { orderId, method: 'card', amountCents, shares })
    // the money stays, or goes back after all
    else if (next === 'failed' || isFound) await moveMoney(tx, orderId)
    if (next === 'done') await addTimelineEntry(tx, before.orderId, { kind: 'refunded', amountCents })
    if (next === 'failed') await recordFailedRefund(tx, before, { reason })
  })
}

/**
 * The amount of our refund at Stripe, with its parts. It is less than was asked for when all that was left was to be refunded,
 * and a part had been refunded in the Stripe dashboard.
 */
async function moneyAt(
  tx: Db,
  { orderId, amountCents: asked, shares }: RefundRow,
  amount: number,
): Promise<Pick<RefundRow, 'amountCents' | 'shares'>> {
  const [order] = await tx.select({ currency: orders.currency }).from(orders).where(eq(orders.id, orderId))
  const amountCents = order ? fromStripe(amount, order.currency) : asked
  // its parts add up to the amount that was asked for
  return { amountCents, shares: amountCents === asked ? shares : null }
}

async function recordManualRefund(
  db: Db,
  payment: PaymentRow,
  { id }: StripeRefund,
  amountCents: number,
): Promise<void> {
  const { orderId } = payment
  await db.transaction(async (tx) => {
    await lockInventoryAndOrder(tx, orderId)
    const [added] = await tx
      .insert(refunds)
      .values({ id: newId('ref'), orderId, paymentId: payment.id, state: 'done', amountCents, reference: id })
      .onConflictDoNothing()
      .returning({ id: refunds.id })
    if (!added) return
    await recordRefunded(tx, { orderId, method: 'card', amountCents, shares: null })
    await addTimelineEntry(tx, orderId, { kind: 'refunded', amountCents })
  })
}
