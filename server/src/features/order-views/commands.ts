import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewOrderView, OrderView, OrderViewChanges } from '@foyer/contract/order-views'
import { maxOrderViews } from '@foyer/contract/order-views'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { orderViews } from '../../schema/order-views.ts'
import { columnsFor, mayChange } from './queries.ts'

const isChangeable = (scope: Scope, id: string) =>
  and(eq(orderViews.teamId, scope.team), eq(orderViews.id, id), mayChange(scope))

/** Saves a view of the member. @throws ProblemError `conflict` when the member has `maxOrderViews` in this team */
export async function createView(db: Db, scope: Scope, view: NewOrderView): Promise<OrderView> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${orderViews} (id, team_id, account_id, name, search, shared)
    select ${newId('vie')}, ${scope.team}, ${scope.account}, ${view.name}, ${view.search}, ${view.shared}
    where (select count(*) from ${orderViews} v where v.team_id = ${scope.team} and v.account_id = ${scope.account}) < ${maxOrderViews}
    returning id`)
  const [created] = rows
  if (!created)
    throw new ProblemError('conflict', { detail: `A member has at most ${maxOrderViews} saved views in a team.` })
  return { ...view, id: created.id, own: true }
}

/**
 * Changes a view of the member, or takes over a shared one whose owner may no longer share views.
 * @throws ProblemError `not-found`, also for views of others
 */
export async function changeView(db: Db, scope: Scope, id: string, changes: OrderViewChanges): Promise<OrderView> {
  const [changed] = await db
    .update(orderViews)
    .set({ ...changes, accountId: scope.account })
    .where(isChangeable(scope, id))
    .returning(columnsFor(scope))
  if (!changed) throw new ProblemError('not-found')
  return changed
}

/**
 * Deletes a view of the member, or a shared one whose owner may no longer share views.
 * @throws ProblemError `not-found`, also for views of others
 */
export async function deleteView(db: Db, scope: Scope, id: string): Promise<void> {
  const { rowCount } = await db.delete(orderViews).where(isChangeable(scope, id))
  if (rowCount === 0) throw new ProblemError('not-found')
}
