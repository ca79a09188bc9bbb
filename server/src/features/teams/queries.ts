import type { Role } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import type { Account, Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { members, teams } from '../../schema/teams.ts'

export type TeamRow = typeof teams.$inferSelect

/**
 * Proves that an account is a member of a team.
 * @param team the id of the team; by default the team that the account worked in last, else the one it joined first
 * @returns undefined when the account is no member, or the team does not exist: the caller cannot tell the difference
 */
export async function memberScope(db: Db, account: Account, team?: string): Promise<Scope | undefined> {
  // PostgreSQL answers a text with a NUL character with an error; no id has one
  if (team?.includes('\0')) return undefined
  const preferred = team ?? account.lastTeam ?? ''
  const [membership] = await db
    .select({ team: members.teamId, role: members.role })
    .from(members)
    .where(and(eq(members.userId, account.id), team === undefined ? undefined : eq(members.teamId, team)))
    .orderBy(sql`${members.teamId} = ${preferred} desc`, asc(members.joinedAt))
    .limit(1)
  if (!membership) return undefined
  // `as`: this is the only place that creates a scope; the row read above proves the membership
  return { team: membership.team, role: membership.role, account: account.id } as Scope
}

/** The teams of an account with its role in each, the oldest membership first. */
export const teamsOf = (db: Db, accountId: string) =>
  db
    .select({ id: teams.id, name: teams.name, slug: teams.slug, role: members.role })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.userId, accountId))
    .orderBy(asc(members.joinedAt), asc(teams.id))

/** The team of a scope. @throws ProblemError `not-found` when the team has been deleted since the scope was read */
export async function teamInScope(db: Db, scope: Scope): Promise<TeamRow> {
  const [team] = await db.select().from(teams).where(eq(teams.id, scope.team))
  if (!team) throw new ProblemError('not-found')
  return team
}

export interface MemberRow {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: Date
}

const selectMembers = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))

/** The members of the scope's team, sorted by name. */
export const membersInScope = (db: Db, scope: Scope): Promise<MemberRow[]> =>
  selectMembers(db).where(eq(members.teamId, scope.team)).orderBy(sql`${users.name} collate "und-x-icu"`, asc(users.id))

/** Members of the scope's team, in the order of `ids`. Accounts that are no members are left out. */
export async function membersByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<MemberRow[]> {
  const rows = await selectMembers(db).where(and(eq(members.teamId, scope.team), inArray(users.id, [...ids])))
  return inOrder(rows, ids, ({ id }) => id)
}

/**
 * The team of a scope, locked against changes until the transaction ends. A decision that depends on its imprint or its
 * defaults is still true when the transaction commits. Several transactions can hold this lock at the same time.
 */
export async function lockTeamForShare(db: Db, scope: Scope): Promise<TeamRow> {
  const [team] = await db.select().from(teams).where(eq(teams.id, scope.team)).for('share')
  if (!team) throw new ProblemError('not-found')
  return team
}
