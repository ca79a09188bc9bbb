import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { lockInventoryOfOrders } from '../../inventory/commands/lock-inventory.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { ordersPastDeadline } from '../../inventory/queries.ts'
import { ordersByIds } from '../queries.ts'
import { expiryMailOf } from '../rules/expiry-mail.ts'
import { moveMoney } from './money-entries.ts'
import { enqueueOrderMails } from './order-mails.ts'

/** The most orders that one run of a task handles. */
const batchSize = 200

/**
 * Expires orders whose hold or transfer deadline has passed by the database's clock, and mails the buyers that have entered
 * an email address.
 * @returns the number of expired orders
 */
export async function expireOrders(db: Db, deps: MailDeps): Promise<number> {
  const overdue = await ordersPastDeadline(db, batchSize)
  if (overdue.length === 0) return 0
  return await db.transaction(async (tx) => {
    const overdueIds = overdue.map(({ id }) => id)
    // In a statement of its own: the transition would count the tickets as they were before it waited for the lock. One
    // that was cancelled while it waited would give its seat back twice.
    await lockInventoryOfOrders(tx, overdueIds)
    const transition = { to: 'expired', only: 'overdue', timelineEntry: 'expired' } as const
    const expired = await transitionOrders(
      tx,
      transition,
      overdueIds.map((id) => ({ id })),
    )
    const ids = expired.map(({ id }) => id)
    const found = await ordersByIds(tx, ids)
    // those that were paid in part: what they have is now for the fees alone
    for (const { order } of found) if (order.unsettledCents !== null) await moveMoney(tx, order.id)
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(inArray(payments.orderId, ids), eq(payments.method, 'transfer'), eq(payments.state, 'pending')))
    await enqueueOrderMails(
      tx,
      deps,
      found.map((each) => ({ ...each, kind: expiryMailOf(each.order) })),
    )
    for (const eventId of new Set(expired.map((order) => order.eventId))) await invalidateEventPage(tx, eventId)
    return expired.length
  })
}

/** Expires one reservation whose hold has passed, without a mail. Repeating it changes nothing. */
export async function expireReservation(db: Db, id: string): Promise<void> {
  const transition = { to: 'expired', from: ['reserved'], only: 'overdue', timelineEntry: 'expired' } as const
  for (const { eventId } of await transitionOrders(db, transition, [{ id }])) await invalidateEventPage(db, eventId)
}

/** Deletes expired reservations after a week, unless the buyer had entered an email address. Placed orders stay. */
export async function deleteExpiredReservations(db: Db): Promise<void> {
  await db
    .delete(orders)
    .where(
      and(
        eq(orders.status, 'expired'),
        sql`${orders.email} is null and ${orders.placedAt} is null`,
        lt(orders.reservedAt, sql`now() - interval '7 days'`),
      ),
    )
}
