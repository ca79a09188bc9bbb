import type { OrderNote } from '@foyer/contract/order-notes'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { orderById } from '../queries.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Adds a note to an order's timeline, and sets or clears the day on which the team wants to look at the order again. The
 * buyer sees neither.
 * @throws ProblemError `not-found`
 */
export async function addNote(db: Db, scope: Scope, id: string, { text, followUpOn }: OrderNote): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await orderById(tx, scope, id)
    if (text !== undefined) await addTimelineEntry(tx, id, { kind: 'note', by: scope, detail: text })
    if (followUpOn === undefined || followUpOn === order.followUpOn) return
    await tx
      .update(orders)
      .set({ followUpOn })
      .where(and(eq(orders.id, id), isInScope(scope, orders.teamId, orders.eventId)))
    await addTimelineEntry(tx, id, { kind: 'follow-up', by: scope, ...(followUpOn !== null && { detail: followUpOn }) })
  })
}
