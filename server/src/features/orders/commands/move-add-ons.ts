import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { tickets } from '../../../schema/orders.ts'

/**
 * Gives the add-ons of a ticket, and a fee that belongs to it, to the one that comes in its place. Cancelled ones stay where
 * they were.
 */
export async function moveAddOns(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .update(tickets)
    .set({ addOnOf: to })
    .where(and(eq(tickets.addOnOf, from), isNull(tickets.cancelledAt)))
}
