import { permissions } from '@foyer/contract/access'
import type { OrderView } from '@foyer/contract/order-views'
import type { SQL } from 'drizzle-orm'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { may, worksOn } from '../../lib/scope.ts'
import { orderViews } from '../../schema/order-views.ts'

/** Whether the member who saved a view is still in the team and may share views. */
const ownerMayShare = sql`exists (
  select from members m where m.team_id = order_views.team_id and m.user_id = order_views.account_id
    and m.role = any(${sql.param(permissions['orders:write'])}::text[]))`

/**
 * Whether the member may change a view: their own, or a shared one whose owner has left the team or may no longer share
 * views. To change a shared view, also their own, they need the right to change orders.
 */
export const mayChange = (scope: Scope): SQL<boolean> => sql<boolean>`(
  (${may(scope, 'orders:write')} or not ${orderViews.shared})
  and (coalesce(${orderViews.accountId} = ${scope.account}, false) or (${orderViews.shared} and not ${ownerMayShare})))`

/** The columns of a view as a member sees it. */
export const columnsFor = (scope: Scope) => ({
  id: orderViews.id,
  name: orderViews.name,
  search: orderViews.search,
  shared: orderViews.shared,
  own: mayChange(scope),
})

/** The member's own views and those shared with the team, by name. Those of an event outside the scope are excluded. */
export async function listViews(db: Db, scope: Scope): Promise<OrderView[]> {
  const views = await db
    .select(columnsFor(scope))
    .from(orderViews)
    .where(
      and(eq(orderViews.teamId, scope.team), or(eq(orderViews.accountId, scope.account), eq(orderViews.shared, true))),
    )
    .orderBy(sql`${orderViews.name} collate "und-x-icu"`, orderViews.id)
  return views.filter(({ search }) => isReadable(scope, new URLSearchParams(search).get('event')))
}

const isReadable = (scope: Scope, event: string | null): boolean => event === null || worksOn(scope, event)
