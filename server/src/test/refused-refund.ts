import { eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { refunds } from '../schema/payments.ts'

/** Makes the refunds of an order ones that Stripe has refused. */
export async function refuseRefundsOf(db: Db, orderId: string): Promise<void> {
  await db.update(refunds).set({ state: 'failed' }).where(eq(refunds.orderId, orderId))
}
