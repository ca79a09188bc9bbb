import type { OrderView } from '@foyer/contract/order-views'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { worksOn } from '../../lib/scope.ts'
import { orderViews } from '../../schema/order-views.ts'

/** The columns of a view as a member sees it. */
export const columnsFor = ({ account }: Scope) => ({
  id: orderViews.id,
  name: orderViews.name,
  search: orderViews.search,
  shared: orderViews.shared,
  own: sql<boolean>`coalesce(${orderViews.accountId} = ${account}, false)`,
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
