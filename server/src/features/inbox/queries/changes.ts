import type { Permission } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import { and, asc, eq, getTableColumns, gt, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { eventsOf } from '../../../lib/scope.ts'
import { sessions } from '../../../schema/accounts.ts'
import { inboxChanges, inboxClocks, threads } from '../../../schema/inbox.ts'
import { members, teams } from '../../../schema/teams.ts'

/** A change, with the event of its thread. */
export type ChangeRow = typeof inboxChanges.$inferSelect & { eventId: string | null }

/** The changes in a team's inbox after a number, in order, at most `limit`. */
export const changesAfter = (db: Db, teamId: string, number: number, limit: number): Promise<ChangeRow[]> =>
  db
    .select({ ...getTableColumns(inboxChanges), eventId: threads.eventId })
    .from(inboxChanges)
    .leftJoin(threads, eq(threads.id, inboxChanges.threadId))
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

/** The number of the last change in a team's inbox; 0 without changes. */
export const lastChangeNumber = async (db: Db, teamId: string): Promise<number> =>
  (await lastChangeNumbers(db, [teamId])).get(teamId) ?? 0

/** Whether the change log has no gap after `number`, and at most `max` changes. */
export async function hasNoGap(db: Db, teamId: string, number: number, max: number): Promise<boolean> {
  const last = await lastChangeNumber(db, teamId)
  if (number >= last) return number === last
  if (last - number > max) return false
  const [next] = await changesAfter(db, teamId, number, 1)
  return next?.number === number + 1
}

/** The account that reads the streams of a team, the session it is signed in with, and the events that it works on. */
export interface StreamReader {
  team: string
  events: Scope['events']
  account: string
  session: string
}

/**
 * The readers whose session is valid, with both factors if the team requires them, and whose role in the team has the
 * permission; each with the events that it works on now.
 */
export async function allowedReaders<R extends StreamReader>(
  db: Db,
  readers: readonly R[],
  permission: Permission = 'inbox:read',
): Promise<Map<R, Scope['events']>> {
  const ids = [...new Set(readers.map(({ session }) => session))]
  const rows = await db
    .select({ session: sessions.id, team: members.teamId, role: members.role, events: members.events })
    .from(sessions)
    .innerJoin(members, eq(members.userId, sessions.userId))
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param(ids)}::text[])`,
        gt(sessions.expiresAt, sql`now()`),
        or(sessions.secondFactor, not(teams.requiresTwoFactor)),
      ),
    )
  const allowed = new Map(
    rows
      .filter(({ role }) => mayDo(role, permission))
      .map((member) => [`${member.session} ${member.team}`, eventsOf(member)]),
  )
  return new Map(
    readers.flatMap((reader) => {
      const events = allowed.get(`${reader.session} ${reader.team}`)
      return events === undefined ? [] : [[reader, events]]
    }),
  )
}
