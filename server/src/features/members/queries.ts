import { createHash } from 'node:crypto'
import type { Role } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { invitations } from '../../schema/invitations.ts'
import { teams } from '../../schema/teams.ts'

export type InvitationRow = typeof invitations.$inferSelect & { invitedByName: string | null }

const { id, teamId, email, role, tokenHash, invitedBy, expiresAt } = invitations
const columns = getTableColumns(invitations)

/** The invitations of the team, the newest first, expired ones included: they can be sent again. */
export const invitationsInScope = (db: Db, scope: Scope): Promise<InvitationRow[]> =>
  db
    .select({ ...columns, invitedByName: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitedBy))
    .where(eq(teamId, scope.team))
    .orderBy(desc(invitations.sentAt), desc(id))

/** An invitation of the team. @throws ProblemError `not-found` */
export async function invitationById(db: Db, scope: Scope, invitationId: string): Promise<InvitationRow> {
  const [row] = await db
    .select({ ...columns, invitedByName: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitedBy))
    .where(and(eq(id, invitationId), eq(teamId, scope.team)))
  if (!row) throw new ProblemError('not-found')
  return row
}

/** An invitation whose link works, with what its page says. */
export interface OpenInvitation {
  id: string
  teamId: string
  teamName: string
  role: Role
  /** The ids of the chosen events; null for all. */
  events: string[] | null
  email: string
  invitedByName: string | null
  expiresAt: Date
}

/** The invitation of a link. @throws ProblemError `not-found` when it was used, revoked or replaced, or has expired */
export async function invitationByToken(db: Db, token: string): Promise<OpenInvitation> {
  const [row] = await db
    .select({
      id,
      teamId,
      role,
      events: invitations.events,
      email,
      expiresAt,
      teamName: teams.name,
      invitedByName: users.name,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, teamId))
    .leftJoin(users, eq(users.id, invitedBy))
    .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, sql`now()`)))
  if (!row) throw new ProblemError('not-found', { title: 'This invitation no longer works' })
  return row
}

/** The names of events of the team, by id, in the order of their dates. */
export async function eventNames(
  db: Db,
  { team }: Pick<Scope, 'team'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(and(eq(events.teamId, team), inArray(events.id, [...ids])))
    .orderBy(asc(events.date), asc(events.id))
  return new Map(rows.map((event) => [event.id, event.name]))
}

/** The hash under which the database knows a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
