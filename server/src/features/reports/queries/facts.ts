import { waivedMethods } from '@foyer/contract/order-states'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { orderEntries, orders, tickets } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { noRate, noType } from '../../../schema/reports.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'

interface Period {
  /** Only facts later than this moment. */
  after?: Date
  /** Only facts up to this moment, itself included. */
  until?: Date
}

/**
 * The facts of sales as a query: rows that never change once their transaction is committed, each with its moment `at`.
 * Tickets count from the moment that their order is paid, and count again, negative, when it is cancelled or they are
 * cancelled on their own; add-ons are no tickets. Money counts
 * when it arrives and when it goes back, and is divided among the order's ticket types and tax rates by price, so that
 * the parts add up to the amount. Money that was moved to other types or rates has no amount, and parts of both signs that
 * count as received. A booking fee that the team pays counts with its order. Test orders are excluded.
 * @param of a condition on the order `o`
 */
export function salesFacts({ after, until }: Period, of: SQL = sql`true`): SQL {
  const inPeriod = sql.join(
    [
      sql`not o.test`,
      of,
      ...(after ? [sql`f.at > ${after.toISOString()}::timestamptz`] : []),
      ...(until ? [sql`f.at <= ${until.toISOString()}::timestamptz`] : []),
    ],
    sql` and `,
  )
  return sql`
    select o.team_id, o.event_id, o.currency, f.at, t.ticket_type_id, ${methodAt}, t.tax_rate_bp, 0 as orders,
      t.quantity::int as tickets, ${noMoney}
    from ${orderEntries} f join ${orders} o on o.id = f.order_id
    cross join lateral (
      select ticket_type_id, tax_rate_bp, f.sold_change * count(*) as quantity from ${tickets}
      where order_id = o.id and kind = 'ticket' and not added and f.sold_tickets is null group by 1, 2
      union all
      select type, rate, quantity from jsonb_to_recordset(f.sold_tickets) as s (type text, rate int, quantity int)
      join ${ticketTypes} k on k.id = type and k.kind = 'ticket'
    ) t
    where f.sold_change is not null and ${inPeriod}
    union all
    select o.team_id, o.event_id, o.currency, f.at, ${noType}, ${methodAt}, ${noRate}::int, f.sold_change::int, 0,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, (f.sold_change * o.paid_fee_cents)::bigint
    from ${orderEntries} f join ${orders} o on o.id = f.order_id
    where f.sold_change <> 0 and ${inPeriod}
    union all
    select o.team_id, o.event_id, o.currency, f.at, s.ticket_type_id, f.method, s.tax_rate_bp, 0, 0,
      case when a.received then s.gross else 0 end, case when a.received then s.tax else 0 end,
      case when a.received then 0 else s.gross end, case when a.received then 0 else s.tax end, 0::bigint
    from ${moneyEntries} f join ${orders} o on o.id = f.order_id
    cross join lateral (values (f.received_cents, true), (f.refunded_cents, false)) a (amount, received)
    cross join lateral (${sharesOf(sql`a.amount`)}) s
    where (a.amount <> 0 or (a.received and f.received_cents = 0 and f.refunded_cents = 0)) and ${inPeriod}`
}

const noMoney = sql`0::bigint as gross_cents, 0::bigint as tax_cents, 0::bigint as refunded_cents, 0::bigint as refunded_tax_cents,
  0::bigint as paid_fee_cents`

/**
 * The method of the last money that the order had received by then. An order that became paid without any was free, or
 * keeps the method by which it cost nothing.
 */
const methodAt = sql`coalesce((
  select r.method from ${moneyEntries} r where r.order_id = o.id and r.received_cents > 0 and r.at <= f.at
  order by r.at desc, r.id desc limit 1),
  (case when o.payment_method in ${waivedMethods} then o.payment_method else 'free' end)) as method`

/**
 * The parts of an amount by ticket type and tax rate, each with the tax in it. Both are rounded as running totals, so
 * that the parts add up; the tax of a rate is rounded once per order, as on its documents (`contract/src/price.ts`). Money
 * of an order with corrections has its parts with it (`server/src/features/orders/rules/money-shares.ts`).
 */
const sharesOf = (amount: SQL) => sql`
  select ticket_type_id, tax_rate_bp, (high - low)::bigint as gross,
    (${taxIn(sql`high - start`)} - ${taxIn(sql`low - start`)})::bigint as tax
  from (
    select ticket_type_id, tax_rate_bp, round(${amount} * upto / total) as high,
      round(${amount} * (upto - price) / total) as low, round(${amount} * before_rate / total) as start
    from (
      select ticket_type_id, tax_rate_bp, price, nullif(sum(price) over (), 0) as total,
        sum(price) over (order by tax_rate_bp, ticket_type_id) as upto,
        sum(price) over (order by tax_rate_bp) - sum(price) over (partition by tax_rate_bp) as before_rate
      from (
        select ticket_type_id, tax_rate_bp, sum(price_cents)::numeric as price
        from ${tickets} where order_id = o.id and not added and f.shares is null group by 1, 2
      ) prices
    ) totals
    where total is not null
  ) parts
  union all
  select type, rate, gross, tax from jsonb_to_recordset(f.shares) as s (type text, rate int, gross bigint, tax bigint)`

const taxIn = (gross: SQL) => sql`round((${gross}) * tax_rate_bp / (10000 + tax_rate_bp))`
