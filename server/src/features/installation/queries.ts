import { count, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { teams } from '../../schema/teams.ts'

/** What there is of everything. */
export async function countAll(db: Db): Promise<{ accounts: number; teams: number; events: number }> {
  const of = async (table: typeof users | typeof teams | typeof events) => {
    const [row] = await db.select({ total: count() }).from(table)
    return row?.total ?? 0
  }
  return { accounts: await of(users), teams: await of(teams), events: await of(events) }
}

/** The version of PostgreSQL, as it says it: `18.4`. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}
