import type { PaymentMethod } from '@foyer/contract/order-states'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { moneyEntries } from '../../../schema/orders.ts'

interface Money {
  orderId: string
  method: PaymentMethod
  amountCents: number
}

/** Records money that has arrived. Belongs in the transaction that confirms the payment, needed by the order or not. */
export async function recordReceived(tx: Db, { orderId, method, amountCents }: Money): Promise<void> {
  await tx.insert(moneyEntries).values({ id: newId('mon'), orderId, method, receivedCents: amountCents })
}

/**
 * Records money that has gone back. Belongs in the transaction that sets the refund to `done`.
 * @param money with a negative amount when a refund that was done fails after all
 */
export async function recordRefunded(tx: Db, { orderId, method, amountCents }: Money): Promise<void> {
  await tx.insert(moneyEntries).values({ id: newId('mon'), orderId, method, refundedCents: amountCents })
}
