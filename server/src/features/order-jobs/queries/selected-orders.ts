import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { maxJobOrders } from '@foyer/contract/order-job-states'
import type { OrderSelection } from '@foyer/contract/order-jobs'
import type { SQL } from 'drizzle-orm'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { hasId, matching } from '../../orders/queries/filter.ts'

/** The condition that an order is one of a selection. */
export const selectedOrders = async (db: Db, scope: Scope, selection: OrderSelection): Promise<SQL | undefined> =>
  'ids' in selection
    ? and(isInScope(scope, orders.teamId, orders.eventId), hasId(selection.ids))
    : await matching(db, scope, selection.filter)

/** @throws ProblemError `not-found` when a selection has no orders; `validation` when it has more than `max` */
export function checkCount(count: number, max = maxJobOrders): void {
  if (count === 0) throw new ProblemError('not-found')
  if (count > max) throw new ProblemError('validation', { errors: [fault('body.selection', 'too-many', max)] })
}

/** Orders of one event that get the same mail about a decision, or none as they are no requests. */
export interface OrdersToDecide extends Record<string, unknown> {
  language: Language
  free: boolean
  requested: boolean
  count: number
  /** The oldest of them that has an email address. */
  sample: string
}

/**
 * The orders of a selection, counted by what a decision about them depends on; those with an email address first.
 * @throws ProblemError as `checkCount`
 */
export async function ordersToDecide(
  db: Db,
  scope: Scope,
  selection: OrderSelection,
  max = maxJobOrders,
): Promise<OrdersToDecide[]> {
  const { rows } = await db.execute<OrdersToDecide>(sql`
    select language, total_cents = 0 as free, status = 'requested' as requested,
      count(*)::int as count, (array_agg(id order by email is null, id))[1] as sample
    from (
      select ${orders.id}, ${orders.eventId}, ${orders.test}, ${orders.language}, ${orders.totalCents}, ${orders.status},
        ${orders.email}
      from ${orders} where ${await selectedOrders(db, scope, selection)} limit ${max + 1}) selected
    group by event_id, test, 1, 2, 3 order by bool_and(email is null), sample`)
  checkCount(
    rows.reduce((sum, { count }) => sum + count, 0),
    max,
  )
  return rows
}
