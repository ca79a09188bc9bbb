import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter, OrderTotalsFilter } from '@foyer/contract/order-filter'
import { maxTotalledOrders } from '@foyer/contract/order-limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inOrder } from '../../../lib/in-order.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../../lib/paging.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { refunds } from '../../../schema/payments.ts'
import { matching } from './filter.ts'
import { sortOf } from './sort.ts'

export type SummaryRow = Awaited<ReturnType<typeof listOrders>>['items'][number]

const countOf = (kind: 'ticket' | 'add-on') => sql<number>`(
  select count(*)::int from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.cancelledAt} is null and ${tickets.kind} = ${kind})`

/** The number of add-ons of an add-on order; null for any other. */
const addOnsBoughtLater = sql<number | null>`case when ${orders.mainId} is not null then ${countOf('add-on')} end`

const selectSummaries = (db: Db) =>
  db
    .select({
      order: orders,
      event: { id: events.id, name: events.name },
      tickets: countOf('ticket'),
      addOns: addOnsBoughtLater,
      owedCents: sql<number>`(
        select coalesce(sum(${refunds.amountCents}), 0)::float8 from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'owed')`,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))

/** Orders of the team, in the order of `ids`. Ids of other teams' orders are omitted. */
export async function orderSummariesByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db).where(
    and(sql`${orders.id} = any(${sql.param(ids)}::text[])`, isInScope(scope, orders.teamId, orders.eventId)),
  )
  return inOrder(rows, ids, ({ order }) => order.id)
}

/** The team's orders, filtered and sorted: all of them, or a page of `limit`. */
export async function listOrders(db: Db, scope: Scope, filter: OrderFilter) {
  const { limit, cursor } = filter
  const where = await matching(db, scope, filter)
  const sort = sortOf(filter)
  const after = cursor === undefined ? undefined : sort.after(cursor)
  const query = selectSummaries(db)
    .where(and(where, after))
    .orderBy(...sort.by)
  const [rows, counted] = await Promise.all(
    limit === undefined ? [query, undefined] : [query.limit(limit + 1), countUpTo(db, orders, where)],
  )
  const total = counted ?? rows.length
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ order }) => sort.cursor(order))
  return page
}

interface Totals extends Record<string, unknown> {
  currency: string
  orders: number
  tickets: number
  addOns: number
  totalCents: number
}

/** The sums of the team's orders per currency; none of more than `maxTotalledOrders`. */
export async function totalsOf(db: Db, scope: Scope, filter: OrderTotalsFilter) {
  const counts = filter.status ? sql`true` : sql`status in ('reserved', 'requested', 'pending', 'paid')`
  const { rows } = await db.execute<Totals>(sql`
    select currency, sum(count(*)) over ()::int as orders,
      coalesce(sum(tickets) filter (where ${counts}), 0)::int as tickets,
      coalesce(sum(add_ons) filter (where ${counts}), 0)::int as "addOns",
      coalesce(sum(total_cents) filter (where ${counts}), 0)::float8 as "totalCents"
    from (
      select ${orders.currency}, ${orders.totalCents}, ${orders.status},
        ${countOf('ticket')} as tickets, ${addOnsBoughtLater} as add_ons
      from ${orders} where ${await matching(db, scope, filter)} limit ${maxTotalledOrders + 1}) found
    group by currency order by currency`)
  const count = rows[0]?.orders ?? 0
  return { orders: count, sums: count > maxTotalledOrders ? undefined : rows }
}
