import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'

/**
 * Expects the bank transfer of a pending order again, after the card payment that was to replace it has ended without
 * money. It changes nothing for other orders, and nothing while another payment is open.
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
  const last = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'transfer')))
    .orderBy(desc(payments.id))
    .limit(1)
  const noneIsOpen = sql`not exists (
    select from ${payments} other where other.order_id = ${orderId} and other.state in ('created', 'pending'))`
  await tx
    .update(payments)
    .set({ state: 'pending', changedAt: sql`now()` })
    .where(and(eq(payments.id, last), eq(payments.state, 'cancelled'), noneIsOpen))
}
