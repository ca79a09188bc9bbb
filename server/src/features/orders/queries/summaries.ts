import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { OrderFilter, OrderTotalsFilter } from '@foyer/contract/order-filter'
import { maxTotalledOrders } from '@foyer/contract/order-limits'
import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inOrder } from '../../../lib/in-order.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../../lib/paging.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { refunds } from '../../../schema/payments.ts'
import { matching, selectedBy } from './filter.ts'
import { foundIds } from './found-ids.ts'
import { sortOf } from './sort.ts'

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

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

/** Orders of the team, in the order of `ids`. Ids of other teams' orders are omitted. */
export async function orderSummariesByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db).where(
    and(sql`${orders.id} = any(${sql.param(ids)}::text[])`, isInScope(scope, orders.teamId, orders.eventId)),
  )
  return inOrder(rows, ids, ({ order }) => order.id)
}

/** Orders with a searched word are counted exactly up to this number: the index has to read each of them. */
const maxExactFound = 1000

/** The team's orders, filtered and sorted: all of them, or a page of `limit`. */
export async function listOrders(db: Db, scope: Scope, filter: OrderFilter) {
  const { limit, cursor, q } = filter
  const { where, counted, areNamed } = await selectedBy(db, scope, filter)
  const sort = sortOf(filter)
  const after = cursor === undefined ? undefined : sort.after(cursor)
  const exactUpTo = q === undefined ? maxExactCount : maxExactFound
  const readPage = async (size: number): Promise<SummaryRow[]> => {
    const page = { where, after, by: sort.by, limit: size }
    return q === undefined || areNamed
      ? await selectSorted(db, page).limit(size)
      : await orderSummariesByIds(db, scope, await foundIds(db, scope, page))
  }
  const [rows, count] = await Promise.all(
    limit === undefined
      ? [selectSorted(db, { where, after, by: sort.by }), undefined]
      : [readPage(limit + 1), countUpTo(db, orders, counted, exactUpTo)],
  )
  const page: Page<SummaryRow> = pageOf(rows, limit, count ?? rows.length, ({ order }) => sort.cursor(order))
  return { ...page, exactUpTo }
}

const selectSorted = (db: Db, { where, after, by }: Record<'where' | 'after', SQL | undefined> & { by: SQL[] }) =>
  selectSummaries(db)
    .where(and(where, after))
    .orderBy(...by)

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
