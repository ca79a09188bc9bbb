import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import type { PaymentRemoval, RecordedPayment } from '@foyer/contract/recorded-payments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { databaseNow } from '../../../lib/db.ts'
import { endOfDay } from '../../../lib/end-of-day.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { isCodeUsedSince } from '../../inventory/queries/codes.ts'
import { cancelOpenPayments } from '../../orders/commands/cancel-open-payments.ts'
import { recordNotReceived, recordReceived } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { awaitRest, settleOrder } from '../../orders/commands/settle-order.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { isCorrecting, ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { balanceCentsOf, isRemovable, receivedCentsOf, refundedCentsOf } from '../../orders/rules/ledger.ts'
import { transferDue } from '../../orders/service/transfer-due.ts'
import { todayAt } from '../queries.ts'
import { lockInventoryAndOrderInScope } from './lock-for-action.ts'

/** A payment to record. */
export interface PaymentToRecord extends Omit<RecordedPayment, 'receivedCents'> {
  /**
   * The `receivedCents` of the order as the member has seen it, so that two members do not record the same payment.
   * Undefined when something else makes sure of that, such as a line of a bank statement that is booked once.
   */
  receivedCents: number | undefined
}

/**
 * Records a payment of any amount that has arrived outside of Foyer. An order that has then received all that is due
 * becomes paid, also an expired one while its seats are available, unless the event's terms refuse late payments; its
 * buyer gets the tickets. With less, the order waits for the rest, and its buyer is asked for that. With more, or for an
 * order that needs no money, it is overpaid: nothing is refunded by itself.
 * @param tx a transaction that has locked nothing but the order with its event, which are locked until it ends
 * @returns the id of the payment, and the status of the order afterwards
 * @throws ProblemError `not-found`; `transition-refused` for a reservation; `validation` for a day in the future, in the
 *   event's time zone; `stale` when the order has received money since the member saw it
 */
export async function recordPayment(
  tx: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  payment: PaymentToRecord,
): Promise<{ payment: string; isPaid: boolean }> {
  const found = await lockInventoryAndOrderInScope(tx, scope, orderId)
  const { event } = found
  if (payment.receivedOn > (await todayAt(tx, event.id)))
    throw new ProblemError('validation', { errors: [fault('body.receivedOn', 'in-future')] })
  const before = await ledgerOf(tx, orderId)
  if (found.order.status === 'reserved') throw new ProblemError('transition-refused')
  if (payment.receivedCents !== undefined && payment.receivedCents !== receivedCentsOf(before.payments))
    throw new ProblemError('stale')
  const id = await storePayment(tx, orderId, payment)
  const { amountCents, method, detail } = payment
  await recordReceived(tx, { id, orderId, method, amountCents })
  const entry = { kind: 'payment-recorded', by: scope, amountCents } as const
  await addTimelineEntry(tx, orderId, { ...entry, ...(detail !== undefined && { detail }) })
  const isPaid = await settle(tx, deps, scope, found)
  await invalidateEventPage(tx, event.id)
  return { payment: id, isPaid }
}

/** Confirms the transfer that the order waits for, or adds a payment. @returns its id */
async function storePayment(
  tx: Db,
  orderId: string,
  { method, amountCents, receivedOn: arrivedOn }: PaymentToRecord,
): Promise<string> {
  const confirmed = { state: 'confirmed', amountCents, arrivedOn } as const
  // one that was approved has no method before it is paid
  const hasNoMethod = and(eq(orders.id, orderId), isNull(orders.paymentMethod))
  await tx.update(orders).set({ paymentMethod: method }).where(hasNoMethod)
  if (method === 'transfer') {
    const [awaited] = await tx
      .update(payments)
      .set({ ...confirmed, changedAt: sql`now()` })
      .where(and(eq(payments.orderId, orderId), eq(payments.method, 'transfer'), eq(payments.state, 'pending')))
      .returning({ id: payments.id })
    if (awaited) return awaited.id
  }
  const id = newId('pay')
  await tx.insert(payments).values({ id, orderId, method, ...confirmed })
  return id
}

/** Settles the order with the money that it has now. @returns whether it is paid */
async function settle(tx: Db, deps: MailDeps, scope: Scope, found: OrderDetails): Promise<boolean> {
  const { status } = found.order
  if (status === 'expired') return await reviveExpired(tx, deps, scope, found)
  if (status !== 'pending') return status === 'paid'
  if (await settleOrder(tx, deps, found, scope)) return true
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'paymentIncomplete' }])
  return false
}

/**
 * An expired order that has received its whole price becomes paid, if its seats and the use of its code are still there and
 * the terms of the event accept late payments.
 */
async function reviveExpired(tx: Db, deps: MailDeps, scope: Scope, found: OrderDetails): Promise<boolean> {
  const { late } = found.event.paymentTerms ?? defaultPaymentTerms
  if (late === 'refuse') return false
  const { id, totalCents } = found.order
  const { payments: received, refunds } = await ledgerOf(tx, id)
  if (receivedCentsOf(received) - refundedCentsOf(refunds) < totalCents) return false
  if (await isCodeUsedSince(tx, found.order)) return false
  const [transitioned] = await transitionOrders(tx, { to: 'paid', from: ['expired'], timelineEntry: 'payment-late' }, [
    { id, by: scope },
  ])
  if (!transitioned?.hasSeats) return false
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderConfirmed' }])
  return true
}

/**
 * Removes a payment that was recorded by mistake. An entry of the timeline and of the money tells of both. A paid order
 * that lacks money then waits for a transfer again, and its buyer is asked for it.
 * @throws ProblemError `not-found`; `transition-refused` for a payment that no member has recorded, or that is refunded, and
 *   while a correction waits for its refund
 */
export async function removePayment(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  { payment: paymentId, reason }: PaymentRemoval,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockInventoryAndOrderInScope(tx, scope, orderId)
    const ledger = await ledgerOf(tx, orderId)
    const payment = ledger.payments.find(({ id }) => id === paymentId)
    if (!payment || !isRemovable(paymentId, ledger) || (await isCorrecting(tx, orderId)))
      throw new ProblemError('transition-refused')
    await tx.update(payments).set({ state: 'removed', changedAt: sql`now()` }).where(eq(payments.id, paymentId))
    await recordNotReceived(tx, { ...payment, orderId })
    const detail = reason === undefined ? {} : { detail: reason }
    const entry = { kind: 'payment-removed', by: scope, amountCents: payment.amountCents } as const
    await addTimelineEntry(tx, orderId, { ...entry, ...detail })
    await askAgain(tx, deps, scope, found)
    await invalidateEventPage(tx, found.event.id)
  })
}

/** A paid order that lacks money waits for a transfer again. Its tickets are not valid while it does. */
async function askAgain(tx: Db, deps: MailDeps, scope: Scope, found: OrderDetails): Promise<void> {
  const { id, status } = found.order
  const balanceCents = balanceCentsOf(await ledgerOf(tx, id))
  if (status === 'pending') await awaitRest(tx, id, balanceCents)
  if (status !== 'paid' || balanceCents <= 0) return
  const dueAt = dueAgain(found.event, await databaseNow(tx))
  await transitionOrders(tx, { to: 'pending', from: ['paid'], timelineEntry: 'due-changed' }, [
    { id, dueAt, by: scope },
  ])
  // one of the former rest
  await cancelOpenPayments(tx, [id])
  await awaitRest(tx, id, balanceCents)
  const order = { ...found.order, dueAt }
  await enqueueOrderMails(tx, deps, [{ ...found, order, kind: 'paymentInstructions' }])
}

/**
 * The deadline of a payment that was removed: that of a new order, with three days at least. No later than the event
 * begins, unless it has begun: then the buyer was there and still owes the money.
 */
function dueAgain(event: OrderDetails['event'], now: Date): Date {
  const soonest = endOfDay(now, event.timeZone, 3)
  if (!event.dateTba && event.date <= now) return soonest
  const due = transferDue(event, now)
  if (due >= soonest) return due
  return event.dateTba || soonest < event.date ? soonest : event.date
}
