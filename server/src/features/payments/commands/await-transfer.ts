import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { awaitRest } from '../../orders/commands/settle-order.ts'
import { balanceCentsByOrder } from '../../orders/queries/ledger.ts'

/**
 * Expects the bank transfer of a pending order again, of what is left to pay now, after the card payment that was to replace it
 * has ended without money. It changes nothing for other orders, and nothing while another payment is open.
 * @param tx the transaction that ends the card payment, or one of its own
 */
export async function awaitTransferAgain(tx: Db, orderId: string): Promise<void> {
  // a card payment starts under the same lock, so none starts before this transaction ends
  const [pending] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
    .for('no key update')
  if (!pending) return
  const transfers = await tx
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'transfer')))
    .orderBy(desc(payments.id))
  // an order that was approved for the card alone expects no transfer
  if (transfers.length === 0) return
  const amountCents = (await balanceCentsByOrder(tx, [orderId])).get(orderId) ?? 0
  if (amountCents <= 0) return
  const cancelled = transfers.find(({ state }) => state === 'cancelled')
  const noneIsOpen = sql`not exists (
    select from ${payments} other where other.order_id = ${orderId} and other.state in ('created', 'pending'))`
  if (cancelled)
    await tx
      .update(payments)
      .set({ state: 'pending', amountCents, changedAt: sql`now()` })
      .where(and(eq(payments.id, cancelled.id), eq(payments.state, 'cancelled'), noneIsOpen))
  else await awaitRest(tx, orderId, amountCents)
}
