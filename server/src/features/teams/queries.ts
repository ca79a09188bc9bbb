import type { Role } from '@foyer/contract/access'
import { Refused } from '@foyer/contract/http/refused'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { users } from '../../schema/accounts.ts'
import { members, teams } from '../../schema/teams.ts'
import type { Account } from '../me/rules.ts'
import type { Scope } from './rules.ts'

export type TeamRow = typeof teams.$inferSelect

/**
 * Proves that an account belongs to a team.
 * @param team the team asked for; without one the team it worked in last, else its oldest
 * @returns undefined when it is no member (or the team does not exist: a stranger learns no difference)
 */
export async function memberScope(db: Db, account: Account, team?: string): Promise<Scope | undefined> {
  // no id has a NUL; PostgreSQL would refuse it with an error of its own
  if (team?.includes('\0')) return undefined
  const preferred = team ?? account.lastTeam ?? ''
  const [membership] = await db
    .select({ team: members.teamId, role: members.role })
    .from(members)
    .where(and(eq(members.userId, account.id), team === undefined ? undefined : eq(members.teamId, team)))
    .orderBy(sql`${members.teamId} = ${preferred} desc`, asc(members.joinedAt))
    .limit(1)
  if (!membership) return undefined
  // the one place where a scope is made, right after the row that proves it was read
  return { team: membership.team, role: membership.role, account: account.id } as Scope
}

/** The teams an account belongs to, the oldest membership first, with its role in each. */
export const teamsOf = (db: Db, accountId: string) =>
  db
    .select({ id: teams.id, name: teams.name, slug: teams.slug, role: members.role })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.userId, accountId))
    .orderBy(asc(members.joinedAt), asc(teams.id))

/** The team of a scope. @throws Refused `not-found` when it was deleted this instant */
export async function teamInScope(db: Db, scope: Scope): Promise<TeamRow> {
  const [team] = await db.select().from(teams).where(eq(teams.id, scope.team))
  if (!team) throw new Refused('not-found')
  return team
}

export interface MemberRow {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: Date
}

/** The members of the scope's team, by name. */
export const membersInScope = (db: Db, scope: Scope): Promise<MemberRow[]> =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.teamId, scope.team))
    .orderBy(sql`${users.name} collate "und-x-icu"`, asc(users.id))

/**
 * The team of a scope, kept as it is until the transaction ends: what is decided by its imprint or its defaults
 * stays true while it is written down.
 */
export async function lockTeamForShare(db: Db, scope: Scope): Promise<TeamRow> {
  const [team] = await db.select().from(teams).where(eq(teams.id, scope.team)).for('share')
  if (!team) throw new Refused('not-found')
  return team
}
