import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Counts the rows that match a condition, up to `exactUpTo` + 1. */
export async function countUpTo(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  exactUpTo = maxExactCount,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(exactUpTo + 1)
    .as('some')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return counted?.total ?? 0
}

/**
 * Builds a page from its rows and, if there is a next page, one row more.
 * @param limit the most rows on the page; undefined for all
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number | undefined,
  total: number,
  cursor: (last: Row) => string,
): Page<Row> {
  const items = limit === undefined ? rows : rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && items.length < rows.length ? cursor(last) : undefined, total }
}
