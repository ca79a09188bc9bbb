import type { Imprint } from '@foyer/contract/teams'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { alerts } from '../../schema/health.ts'
import { members, teams } from '../../schema/teams.ts'

/** Counts the accounts, teams and events of the installation. */
export async function countAll(db: Db): Promise<{ accounts: number; teams: number; events: number }> {
  const countRows = async (table: typeof users | typeof teams | typeof events) => {
    const [row] = await db.select({ total: count() }).from(table)
    return row?.total ?? 0
  }
  return { accounts: await countRows(users), teams: await countRows(teams), events: await countRows(events) }
}

/** The version of PostgreSQL, such as `18.4`. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}

/** Whether a process has found itself without a connection to the internet. */
export async function isConnectionLost(db: Db): Promise<boolean> {
  const rows = await db.select({ name: alerts.name }).from(alerts).where(eq(alerts.name, 'connection-lost'))
  return rows.length > 0
}

/** The imprint of those who run the installation: of the oldest team that the operator owns. Null until it is entered. */
export async function operatorImprint(db: Db): Promise<{ organiser: string; imprint: Imprint } | null> {
  const [team] = await db
    .select({ organiser: teams.name, imprint: teams.imprint })
    .from(teams)
    .innerJoin(members, and(eq(members.teamId, teams.id), eq(members.role, 'owner')))
    .innerJoin(users, and(eq(users.id, members.userId), eq(users.operator, true)))
    .orderBy(teams.createdAt, teams.id)
    .limit(1)
  return team?.imprint ? { organiser: team.organiser, imprint: team.imprint } : null
}
