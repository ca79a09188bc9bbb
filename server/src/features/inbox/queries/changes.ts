import { mayDo } from '@foyer/contract/access'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { sessions } from '../../../schema/accounts.ts'
import { inboxChanges, inboxClocks } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'

export type ChangeRow = typeof inboxChanges.$inferSelect

/** What happened in a team's inbox after a number, in order. */
export const changesAfter = (db: Db, teamId: string, number: number, limit: number): Promise<ChangeRow[]> =>
  db
    .select()
    .from(inboxChanges)
    .where(and(eq(inboxChanges.teamId, teamId), gt(inboxChanges.number, number)))
    .orderBy(asc(inboxChanges.number))
    .limit(limit)

/** The number of the last thing that happened in each of these teams' inboxes; a team is missing where nothing has. */
export async function clocksOf(db: Db, teamIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(inboxClocks)
    .where(sql`${inboxClocks.teamId} = any(${sql.param(teamIds)}::text[])`)
  return new Map(rows.map(({ teamId, last }) => [teamId, last]))
}

/** Whether everything that happened after a number is still written down, and is no more than so much. */
export async function isWhole(db: Db, teamId: string, number: number, most: number): Promise<boolean> {
  const last = (await clocksOf(db, [teamId])).get(teamId) ?? 0
  if (number >= last) return number === last
  if (last - number > most) return false
  const [next] = await changesAfter(db, teamId, number, 1)
  return next?.number === number + 1
}

/** Who looks at the inbox of which team, and by which session. */
export interface Looker {
  team: string
  account: string
  session: string
}

/** Those who still may: whose session goes on, and whose role in the team allows it. */
export async function stillAllowed<L extends Looker>(db: Db, lookers: readonly L[]): Promise<Set<L>> {
  const ids = [...new Set(lookers.map(({ session }) => session))]
  const rows = await db
    .select({ session: sessions.id, team: members.teamId, role: members.role })
    .from(sessions)
    .innerJoin(members, eq(members.userId, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::text[])`, gt(sessions.expiresAt, sql`now()`)))
  const allowed = new Set(
    rows.filter(({ role }) => mayDo(role, 'inbox:read')).map(({ session, team }) => `${session} ${team}`),
  )
  return new Set(lookers.filter(({ session, team }) => allowed.has(`${session} ${team}`)))
}
