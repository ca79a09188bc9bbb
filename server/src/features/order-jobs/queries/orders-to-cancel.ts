import type { uncancelledReasons } from '@foyer/contract/order-job-states'
import { maxJobOrders } from '@foyer/contract/order-job-states'
import type { OrderSelection } from '@foyer/contract/order-jobs'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { orders } from '../../../schema/orders.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { checkCount, selectedOrders } from './selected-orders.ts'

/** Orders that a job cancels, or skips for the same reason. */
export interface OrdersToCancel extends Record<string, unknown> {
  /** null: it cancels them. */
  reason: (typeof uncancelledReasons)[number] | null
  currency: string
  count: number
  /** How many of them have received money that was not refunded, and how much; of those that it cancels. */
  withMoney: number
  keptCents: number
}

/**
 * The orders of a selection, counted by what a job that cancels does with them: as `actionsOf` decides for a single one.
 * @throws ProblemError as `checkCount`
 */
export async function ordersToCancel(db: Db, scope: Scope, selection: OrderSelection): Promise<OrdersToCancel[]> {
  const { rows } = await db.execute<OrdersToCancel>(sql`
    select reason, currency, count(*)::int as count, count(*) filter (where kept > 0)::int as "withMoney",
      coalesce(sum(kept) filter (where kept > 0), 0)::float8 as "keptCents"
    from (
      select ${orders.id}, ${orders.status}, ${orders.totalCents}, ${orders.currency}, ${orders.unsettledCents}
      from ${orders} where ${await selectedOrders(db, scope, selection)} limit ${maxJobOrders + 1}) selected,
    lateral (
      select case
        when status in ('expired', 'cancelled') then 'over'
        when status = 'requested' then 'requested'
        when status = 'paid' and total_cents > 0 then 'paid'
        when exists (
          select from ${orderCorrections} c where c.order_id = selected.id and c.state = 'requested') then 'correcting'
      end as reason) judged,
    lateral (
      -- all others have no money, or exactly their price
      select case when reason is null and unsettled_cents is not null then
        (select coalesce(sum(p.amount_cents), 0) from ${payments} p
          where p.order_id = selected.id and p.state in ('confirmed', 'disputed'))
        - (select coalesce(sum(r.amount_cents), 0) from ${refunds} r where r.order_id = selected.id and r.state <> 'failed')
      end as kept) money
    group by reason, currency`)
  checkCount(rows.reduce((sum, { count }) => sum + count, 0))
  return rows
}
