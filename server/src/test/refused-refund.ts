import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { refunds } from '../schema/orders.ts'

/** Makes the refunds of an order ones that Stripe has refused. */
export async function refuseRefundsOf(db: Db, orderId: string): Promise<void> {
  await db.update(refunds).set({ state: 'failed' }).where(eq(refunds.orderId, orderId))
}
