import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orderEntries } from '../../../schema/orders.ts'

/** How a request was declined, of a cancelled order. @returns undefined when the order was cancelled otherwise */
export async function declineOf(db: Db, orderId: string): Promise<{ reason?: string } | undefined> {
  const [last] = await db
    .select({ kind: orderEntries.kind, reason: orderEntries.detail })
    .from(orderEntries)
    .where(and(eq(orderEntries.orderId, orderId), inArray(orderEntries.kind, ['declined', 'cancelled'])))
    .orderBy(desc(orderEntries.at), desc(orderEntries.id))
    .limit(1)
  return last?.kind === 'declined' ? { ...(last.reason && { reason: last.reason }) } : undefined
}
