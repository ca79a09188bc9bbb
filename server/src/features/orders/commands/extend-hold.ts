import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { holdMinutes } from '../../inventory/commands/reservation-statement.ts'
import { isOpenCardPayment, ordersByIds } from '../queries.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Extends the hold of a reservation, once.
 * @throws ProblemError `hold-expired`; `conflict` when it was extended before, or the order is completed
 */
export async function extendHold(db: Db, id: string): Promise<void> {
  const [row] = await db
    .update(orders)
    .set({ holdExtended: true, holdExpiresAt: sql`${orders.holdExpiresAt} + make_interval(mins => ${holdMinutes})` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'reserved'),
        eq(orders.holdExtended, false),
        sql`${orders.holdExpiresAt} > now()`,
        // a card payment has its own deadline
        sql`not exists (${openPayments(db, id)})`,
      ),
    )
    .returning({ id: orders.id })
  if (row) return addTimelineEntry(db, id, { kind: 'extended' })
  const [found] = await ordersByIds(db, [id])
  throw new ProblemError(
    found?.order.status === 'expired' || (found?.order.status === 'reserved' && !found.order.holdExtended)
      ? 'hold-expired'
      : 'conflict',
  )
}

const openPayments = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpenCardPayment))
