import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Runs requests at the same moment: locks the rows of a table, waits until every request waits for a lock, then releases
 * the rows.
 * @param table the table whose rows are locked
 */
export async function raceOnLock<T>(app: TestApp, table: string, requests: (() => Promise<T>)[]): Promise<T[]> {
  const answers: Promise<T>[] = []
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${sql.identifier(table)} for update`)
    answers.push(...requests.map((send) => send()))
    await expect.poll(() => lockWaiters(app), { timeout: 10_000 }).toBe(requests.length)
  })
  return await Promise.all(answers)
}

/** The number of statements that wait for a lock. */
export async function lockWaiters({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.total ?? 0
}
