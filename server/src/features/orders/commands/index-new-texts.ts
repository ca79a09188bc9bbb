import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'

/** The indexes in which a search finds orders and tickets. */
const searchIndexes = ['orders_by_words', 'tickets_by_words']

/**
 * Moves the new entries of the search indexes to their places. A task does it every second, and not the sale, which holds
 * the lock of its event. PostgreSQL lets one process at a time do it for an index.
 * @returns how many pages the new entries filled
 */
export async function indexNewTexts(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(
    sql`select sum(gin_clean_pending_list(index))::int as pages from unnest(${sql.param(searchIndexes)}::regclass[]) as index`,
  )
  return rows[0]?.pages ?? 0
}
