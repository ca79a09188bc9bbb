import type { PaymentState } from '@foyer/contract/order-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { StripeSession } from '../../../lib/stripe/types.ts'
import type { MoneyShare } from '../../../schema/json/order-money.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { isCodeUsedSince } from '../../inventory/queries/codes.ts'
import { lockInventoryAndOrder } from '../../orders/commands/lock-order.ts'
import { recordReceived } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { paymentById } from '../queries.ts'
import { awaitTransferAgain } from './await-transfer.ts'
import type { LockedPayment } from './settle-rest.ts'
import { returnExcess, settleRest } from './settle-rest.ts'

/**
 * Applies the status of a session at Stripe to its payment and order. Idempotent: webhooks, the polling task and the
 * buyer's page call it in any order and any number of times.
 */
export async function settleSession(db: Db, deps: MailDeps, paymentId: string, session: StripeSession): Promise<void> {
  // the session belongs to another payment
  if (session.payment !== paymentId) return
  await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId)
    if (!locked) return
    await tx
      .update(payments)
      .set({
        reference: session.id,
        intent: session.intent ?? locked.payment.intent,
        charge: session.charge ?? locked.payment.charge,
      })
      .where(eq(payments.id, paymentId))
    if (session.paid) await confirmPayment(tx, deps, locked)
    else if (session.failure !== undefined) await closePayment(tx, deps, locked, 'failed', session.failure)
    else if (session.status === 'expired') await closePayment(tx, deps, locked, 'cancelled')
  })
}

/**
 * Locks the inventory of a payment's event, then its order, then the payment, and reads them under these locks. Every transaction
 * locks in this order. This prevents deadlocks.
 */
async function lockPayment(tx: Db, paymentId: string): Promise<LockedPayment | undefined> {
  const before = await paymentById(tx, paymentId)
  if (!before) return undefined
  await lockInventoryAndOrder(tx, before.orderId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  const [found] = await ordersByIds(tx, [before.orderId])
  return payment && found && { ...found, payment }
}

async function confirmPayment(tx: Db, deps: MailDeps, locked: LockedPayment): Promise<void> {
  const { payment, order, event } = locked
  if (payment.state === 'confirmed' || payment.state === 'disputed') return
  await tx
    .update(payments)
    .set({ state: 'confirmed', reason: null, changedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
  const shares = await recordReceived(tx, payment)
  if (await settleRest(tx, deps, locked)) return
  if (await completeOrder(tx, order)) {
    // no longer wait for a bank transfer of the same order
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['created', 'pending'])))
    await enqueueOrderMails(tx, deps, [{ ...locked, kind: 'orderConfirmed' }])
    // a reservation receives no other money, and its price does not change
    if (order.status !== 'reserved') await returnExcess(tx, deps, locked)
    return await invalidateEventPage(tx, event.id)
  }
  await refundLatePayment(tx, deps, locked, shares)
}

/** @returns false when the order is already paid, its seats are sold out, or it has expired and its code was used since */
async function completeOrder(tx: Db, order: OrderDetails['order']): Promise<boolean> {
  // one that was paid before may wait for its payment again, after that was removed or refunded
  if (order.paidAt !== null && order.status !== 'pending') return false
  const late = order.status !== 'reserved' && order.status !== 'pending'
  if (late && (await isCodeUsedSince(tx, order))) return false
  const buyer = { name: order.name ?? '', email: order.email ?? '', method: 'card' as const }
  const [transitioned] = await transitionOrders(tx, { to: 'paid', timelineEntry: late ? 'payment-late' : 'paid' }, [
    { id: order.id, buyer },
  ])
  return transitioned?.hasSeats === true
}

/** Refunds a payment that came too late or twice. The refund is stored in the transaction that confirms the payment. */
async function refundLatePayment(
  tx: Db,
  deps: MailDeps,
  locked: LockedPayment,
  shares: MoneyShare[] | null,
): Promise<void> {
  const { payment, order } = locked
  const { id: paymentId, amountCents } = payment
  await addTimelineEntry(tx, order.id, { kind: 'payment-late', amountCents })
  const refund = { orderId: order.id, paymentId, amountCents, shares }
  await tx.insert(refunds).values({ id: newId('ref'), state: 'created', ...refund })
  await enqueueOrderMails(tx, deps, [{ ...locked, kind: 'paymentTooLate' }])
}

/** Closes an open payment that will not be paid, and expires its reservation. A pending order awaits its transfer again. */
async function closePayment(
  tx: Db,
  deps: MailDeps,
  locked: LockedPayment,
  state: Extract<PaymentState, 'failed' | 'cancelled'>,
  reason?: string,
): Promise<void> {
  const { payment, order, event } = locked
  if (payment.state !== 'created' && payment.state !== 'pending') return
  await tx
    .update(payments)
    .set({ state, reason: reason ?? null, changedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
  if (reason !== undefined) await addTimelineEntry(tx, order.id, { kind: 'payment-failed', detail: reason })
  await awaitTransferAgain(tx, order.id)
  const [transitioned] = await transitionOrders(tx, { to: 'expired', from: ['reserved'], timelineEntry: 'expired' }, [
    { id: order.id },
  ])
  if (!transitioned) return
  await enqueueOrderMails(tx, deps, [{ ...locked, kind: 'orderExpired' }])
  await invalidateEventPage(tx, event.id)
}
