import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { createRefund } from '../../orders/commands/create-refund.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { awaitRest } from '../../orders/commands/settle-order.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { refundedShares } from '../../orders/rules/held-shares.ts'
import type { Ledger } from '../../orders/rules/ledger.ts'
import { balanceCentsOf, dueLines } from '../../orders/rules/ledger.ts'
import type { PaymentRow } from '../queries.ts'

/** A payment with its order, under the lock of the event's inventory. */
export interface LockedPayment extends OrderDetails {
  payment: PaymentRow
}

/**
 * Keeps a card payment that has just arrived for the rest of its order. A paid order keeps what was left to pay, and the card
 * gets back what is beyond that. An order that waits for its payment and got less than is due waits for what is left.
 * @returns false when the payment is not for the rest
 */
export async function settleRest(tx: Db, deps: MailDeps, locked: LockedPayment): Promise<boolean> {
  const { payment, order } = locked
  const { status, paidAt } = order
  const startedForRest = status === 'paid' && paidAt !== null && payment.createdAt > paidAt
  if (!startedForRest && status !== 'pending') return false
  const ledger = await ledgerOf(tx, order.id)
  const balanceCents = balanceCentsOf(ledger)
  const { amountCents } = payment
  const isNeeded = startedForRest ? balanceCents + amountCents > 0 : balanceCents > 0
  if (!isNeeded) return false
  await addTimelineEntry(tx, order.id, { kind: 'card-received', amountCents })
  if (status === 'pending') {
    await awaitRest(tx, order.id, balanceCents)
    await enqueueOrderMails(tx, deps, [{ ...locked, kind: 'paymentIncomplete' }])
  } else if (balanceCents < 0) await refundExcess(tx, deps, { ...locked, ledger }, 0 - balanceCents)
  return true
}

/**
 * Returns to the card what its payment has brought beyond the price of an order that it has just paid: the order has received
 * other money, or its price has fallen, since the buyer opened the payment page.
 */
export async function returnExcess(tx: Db, deps: MailDeps, locked: LockedPayment): Promise<void> {
  const ledger = await ledgerOf(tx, locked.order.id)
  const excessCents = Math.min(0 - balanceCentsOf(ledger), locked.payment.amountCents)
  if (excessCents > 0) await refundExcess(tx, deps, { ...locked, ledger }, excessCents)
}

/** Refunds what a payment has brought beyond the rest, which has fallen since the buyer opened the payment page. */
async function refundExcess(
  tx: Db,
  deps: MailDeps,
  { ledger, ...locked }: LockedPayment & { ledger: Ledger },
  amountCents: number,
): Promise<void> {
  const { payment, order } = locked
  const shares = refundedShares(ledger, dueLines(ledger), amountCents)
  const refund = { method: 'card', amountCents } as const
  await createRefund(tx, { ...refund, orderId: order.id, paymentId: payment.id, shares }, undefined)
  await enqueueOrderMails(tx, deps, [{ ...locked, kind: 'partRefunded', refunds: [refund] }])
}
