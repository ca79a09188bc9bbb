import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { orderEntries, orders, tickets } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { orderCodeSales } from '../../../schema/reports.ts'

/** The facts after which the sales of an order are others. @param inPeriod a condition on their `at` */
export const salesFacts = (inPeriod: SQL): SQL[] => [
  sql`select order_id from ${orderEntries} where sold_change is not null and ${inPeriod}`,
  sql`select order_id from ${moneyEntries} where ${inPeriod}`,
]

/**
 * The orders with a code that facts are of, as a query: their sales now, and those with which they are rolled up. Orders and
 * tickets count while they are paid and not cancelled, money when it arrives and when it goes back, as in the reports: a
 * refund lowers the revenue and leaves the discount, which goes only with its ticket.
 * @param inPeriod a condition on the `at` of the facts
 * @param of a condition on the order `o`
 */
export const changedOrders = (inPeriod: SQL, of: SQL = sql`true`): SQL => sql`
  select o.id as order_id, o.code_id, sold.orders, sold.tickets, sold.discount_cents, money.revenue_cents,
    coalesce(r.orders, 0) as former_orders, coalesce(r.tickets, 0) as former_tickets,
    coalesce(r.discount_cents, 0) as former_discount, coalesce(r.revenue_cents, 0) as former_revenue
  from (${sql.join(salesFacts(inPeriod), sql` union `)}) f
  join ${orders} o on o.id = f.order_id and o.code_id is not null and not o.test and ${of}
  left join ${orderCodeSales} r on r.order_id = o.id
  cross join lateral (
    select (o.status = 'paid' and o.paid_at is not null)::int as orders, count(*) filter (where t.kind = 'ticket') as tickets,
      coalesce(sum(t.list_price_cents - t.price_cents), 0) as discount_cents
    from ${tickets} t
    where t.order_id = o.id and t.cancelled_at is null and o.status = 'paid' and o.paid_at is not null
  ) sold
  cross join lateral (
    select coalesce(sum(received_cents - refunded_cents), 0) as revenue_cents from ${moneyEntries}
    where order_id = o.id and o.paid_at is not null
  ) money`
