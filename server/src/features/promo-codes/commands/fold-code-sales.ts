import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { FoldOptions } from '../../../lib/fold-facts.ts'
import { foldFacts, isIn } from '../../../lib/fold-facts.ts'
import { codeSales, codeSalesFold, orderCodeSales } from '../../../schema/reports.ts'
import { changedOrders, salesFacts } from '../queries/changed-orders.ts'

/**
 * Rolls up the sales with codes of the orders that the next facts are of: as they are now, less what they were rolled up
 * with before. So an order may be rolled up again at any time.
 * @returns whether more facts may be waiting
 */
export const foldCodeSales = (db: Db, options?: FoldOptions): Promise<boolean> =>
  foldFacts(
    db,
    {
      table: codeSalesFold,
      facts: salesFacts,
      rollUp: (tx, period) =>
        tx.execute(sql`
          with changed as materialized (${changedOrders(isIn(period))}), stored as (
            insert into ${orderCodeSales} (order_id, orders, tickets, discount_cents, revenue_cents)
            select order_id, orders, tickets, discount_cents, revenue_cents from changed
            on conflict (order_id) do update set orders = excluded.orders, tickets = excluded.tickets,
              discount_cents = excluded.discount_cents, revenue_cents = excluded.revenue_cents
          )
          insert into ${codeSales} as r (code_id, orders, tickets, discount_cents, revenue_cents)
          select code_id, sum(orders - former_orders), sum(tickets - former_tickets), sum(discount_cents - former_discount),
            sum(revenue_cents - former_revenue)
          from changed group by 1
          on conflict (code_id) do update set orders = r.orders + excluded.orders, tickets = r.tickets + excluded.tickets,
            discount_cents = r.discount_cents + excluded.discount_cents,
            revenue_cents = r.revenue_cents + excluded.revenue_cents`),
    },
    options,
  )
