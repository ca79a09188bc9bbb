import type { Role } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { TeamSummary } from '@foyer/contract/teams'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import type { Account, Scope } from '../../lib/scope.ts'
import { eventsOf } from '../../lib/scope.ts'
import { sessions, users } from '../../schema/accounts.ts'
import { members, teams } from '../../schema/teams.ts'

export type TeamRow = typeof teams.$inferSelect

/**
 * Proves that an account is a member of a team.
 * @param team the id of the team; by default the team that the account worked in last, else the one it joined first
 * @returns undefined when the account is no member, or the team does not exist: the caller cannot tell the difference
 */
export async function memberScope(
  db: Db,
  account: Pick<Account, 'id' | 'lastTeam'>,
  team?: string,
): Promise<Scope | undefined> {
  const [membership] = await membershipOf(db, account.id, account.lastTeam, team)
  return membership && proven(account.id, membership)
}

/** The account of a session, the end of the session, and the proof that the account is a member of a team. */
export interface SessionOfMember {
  account: Account
  extendedAt: Date
  /** As of `memberScope`. */
  scope: Scope | undefined
  /** The team requires two factors, and the session has given one. */
  lacksSecondFactor: boolean
}

/**
 * Returns session, account and membership with one statement, since each request of a member begins with them.
 * @param token the secret of the session's cookie
 * @param team as of `memberScope`
 * @returns undefined when the session does not exist or is over
 */
export async function memberBySession(db: Db, token: string, team?: string): Promise<SessionOfMember | undefined> {
  const membership = membershipOf(db, users.id, users.lastTeamId, team).as('membership')
  const [found] = await db
    .select({
      id: users.id,
      operator: users.operator,
      lastTeam: users.lastTeamId,
      session: sessions.id,
      authenticatedAt: sessions.authenticatedAt,
      secondFactor: sessions.secondFactor,
      extendedAt: sessions.updatedAt,
      membership: {
        team: membership.team,
        role: membership.role,
        events: membership.events,
        requiresTwoFactor: membership.requiresTwoFactor,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoinLateral(membership, sql`true`)
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`)))
  if (!found) return undefined
  const { membership: row, extendedAt, lastTeam, ...account } = found
  return {
    account: { ...account, lastTeam: lastTeam ?? undefined },
    extendedAt,
    scope: row ? proven(account.id, row) : undefined,
    lacksSecondFactor: row?.requiresTwoFactor === true && !account.secondFactor,
  }
}

type Membership = Pick<typeof members.$inferSelect, 'role' | 'events'> & { team: string }

// `as`: the row of the membership proves it
const proven = (account: string, { team, role, events }: Membership): Scope =>
  ({ team, role, events: eventsOf({ role, events }), account }) as Scope

function membershipOf(
  db: Db,
  account: string | typeof users.id,
  lastTeam: string | undefined | typeof users.lastTeamId,
  team: string | undefined,
) {
  // PostgreSQL answers a text with a NUL character with an error; no id has one
  const named = team?.includes('\0') ? '' : team
  return db
    .select({
      team: members.teamId,
      role: members.role,
      events: members.events,
      requiresTwoFactor: teams.requiresTwoFactor,
    })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(and(eq(members.userId, account), named === undefined ? undefined : eq(members.teamId, named)))
    .orderBy(sql`${members.teamId} = ${named ?? lastTeam ?? ''} desc`, asc(members.joinedAt))
    .limit(1)
}

/** The teams of an account with its role in each, the oldest membership first. */
export async function teamsOf(
  db: Db,
  { id, secondFactor }: Pick<Account, 'id' | 'secondFactor'>,
): Promise<TeamSummary[]> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      slug: teams.slug,
      logo: teams.logo,
      role: members.role,
      events: members.events,
      requiresTwoFactor: teams.requiresTwoFactor,
    })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.userId, id))
    .orderBy(asc(members.joinedAt), asc(teams.id))
  return rows.map(({ logo, events, requiresTwoFactor, ...team }) => ({
    ...team,
    ...(logo && { logo }),
    ...(eventsOf({ role: team.role, events }) !== 'all' && { restricted: true as const }),
    ...(requiresTwoFactor && !secondFactor && { needsSecondFactor: true as const }),
  }))
}

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
  /** The hash of the picture. */
  picture: string | null
  role: Role
  /** As stored: null for all events. */
  events: string[] | null
  joinedAt: Date
}

const selectMembers = (db: Db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      picture: users.image,
      role: members.role,
      events: members.events,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))

/** The members of the scope's team, sorted by name. */
export const membersInScope = (db: Db, scope: Scope): Promise<MemberRow[]> =>
  selectMembers(db).where(eq(members.teamId, scope.team)).orderBy(sql`${users.name} collate "und-x-icu"`, asc(users.id))

/** Members of the scope's team, in the order of `ids`. Accounts that are no members are omitted. */
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
