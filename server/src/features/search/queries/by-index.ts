import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Source } from './sources.ts'

/**
 * The ids among the newest rows of the team that a condition and an order select.
 * @returns with them, whether these rows are all that the team has
 */
export async function recentIds(
  db: Db,
  scope: Scope,
  source: Source,
  selected: SQL,
  count: number = source.recent,
): Promise<{ ids: string[]; all: boolean }> {
  const { rows } = await db.execute<{ ids: string[]; seen: number }>(sql`
    with recent as materialized (
      select ${source.keys}, search_text from ${source.rows} where ${isReadable(scope, source)}
      order by ${source.newest} limit ${count})
    select array(select id from recent ${selected}) as ids, (select count(*)::int from recent) as seen`)
  const [read] = rows
  return { ids: read?.ids ?? [], all: (read?.seen ?? 0) < count }
}

const isReadable = (scope: Scope, { event }: Source): SQL =>
  event ? isInScope(scope, sql`team_id`, event) : sql`team_id = ${scope.team}`

/** The statement that reads the ids of the team's rows that meet a condition on `search_text`, in no order. */
export const byIndex = (scope: Scope, source: Source, condition: SQL | undefined, limit: number): SQL =>
  sql`select id from ${source.rows} where ${isReadable(scope, source)} and ${condition} limit ${limit}`

/** Runs `byIndex`. @returns the ids, in no order */
export async function idsByIndex(...[tx, ...query]: [tx: Db, ...Parameters<typeof byIndex>]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(byIndex(...query))
  return rows.map(({ id }) => id)
}

/** Some of the rows with these ids, in an order. The ids are of the caller's team. */
export async function idsIn(tx: Db, source: Source, ids: readonly string[], best: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${source.rows} where id = any(${sql.param([...new Set(ids)])}::text[]) ${best}`,
  )
  return rows.map(({ id }) => id)
}
