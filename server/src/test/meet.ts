import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { House } from './house.ts'

/**
 * Lets requests meet at a row: it is held until each of them waits for a lock, then they go on at once.
 * @param table whose rows are held
 */
export async function meetAt<T>(house: House, table: string, requests: (() => Promise<T>)[]): Promise<T[]> {
  const answers: Promise<T>[] = []
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${sql.identifier(table)} for update`)
    answers.push(...requests.map((send) => send()))
    await expect.poll(() => waiting(house), { timeout: 10_000 }).toBe(requests.length)
  })
  return await Promise.all(answers)
}

async function waiting({ db }: House): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.total ?? 0
}
