import { mayDo } from '@foyer/contract/access'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { sessions } from '../../../schema/accounts.ts'
import { inboxChanges, inboxClocks } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'

export type ChangeRow = typeof inboxChanges.$inferSelect

/** The changes in a team's inbox after a number, in order, at most `limit`. */
export const changesAfter = (db: Db, teamId: string, number: number, limit: number): Promise<ChangeRow[]> =>
  db
    .select()
    .from(inboxChanges)
    .where(and(eq(inboxChanges.teamId, teamId), gt(inboxChanges.number, number)))
    .orderBy(asc(inboxChanges.number))
    .limit(limit)

/** The number of the last change in each team's inbox, by team id. A team without changes has no entry. */
export async function lastChangeNumbers(db: Db, teamIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(inboxClocks)
    .where(sql`${inboxClocks.teamId} = any(${sql.param(teamIds)}::text[])`)
  return new Map(rows.map(({ teamId, last }) => [teamId, last]))
}

/** Whether the change log has no gap after `number`, and at most `max` changes. */
export async function hasNoGap(db: Db, teamId: string, number: number, max: number): Promise<boolean> {
  const last = (await lastChangeNumbers(db, [teamId])).get(teamId) ?? 0
  if (number >= last) return number === last
  if (last - number > max) return false
  const [next] = await changesAfter(db, teamId, number, 1)
  return next?.number === number + 1
}

/** The account that reads a team's inbox, and the session it is signed in with. */
export interface StreamReader {
  team: string
  account: string
  session: string
}

/** The readers whose session is valid and whose role in the team permits reading the inbox. */
export async function allowedReaders<R extends StreamReader>(db: Db, readers: readonly R[]): Promise<Set<R>> {
  const ids = [...new Set(readers.map(({ session }) => session))]
  const rows = await db
    .select({ session: sessions.id, team: members.teamId, role: members.role })
    .from(sessions)
    .innerJoin(members, eq(members.userId, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::text[])`, gt(sessions.expiresAt, sql`now()`)))
  const allowed = new Set(
    rows.filter(({ role }) => mayDo(role, 'inbox:read')).map(({ session, team }) => `${session} ${team}`),
  )
  return new Set(readers.filter(({ session, team }) => allowed.has(`${session} ${team}`)))
}
