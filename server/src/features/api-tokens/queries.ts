import type { Role } from '@foyer/contract/access'
import type { TokenPermission } from '@foyer/contract/api-token-rules'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Account, Scope, TokenOfScope, TokenScope } from '../../lib/scope.ts'
import { eventsOf } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { apiTokens } from '../../schema/api-tokens.ts'
import { events } from '../../schema/events.ts'
import { members } from '../../schema/teams.ts'
import { hashOfSecret, isSecret } from './service/token-secret.ts'

/** A token, proven by its secret. */
interface ProvenToken {
  /** The member who created it. */
  account: Account
  scope: TokenScope
  lastUsedAt: Date | null
}

/**
 * Proves that a secret is that of a token which works: not revoked, not expired, and its creator is a member of the team.
 * @returns undefined when it is not; the caller cannot tell why
 */
export async function tokenBySecret(db: Db, secret: string): Promise<ProvenToken | undefined> {
  if (!isSecret(secret)) return undefined
  const hash = hashOfSecret(secret)
  const isFormer = and(eq(apiTokens.formerHash, hash), gt(apiTokens.formerUntil, sql`now()`))
  const [row] = await db
    .select({ ...provenColumns, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(members, isCreator)
    .where(and(or(eq(apiTokens.hash, hash), isFormer), gt(apiTokens.expiresAt, sql`now()`)))
  return row && { ...provenBy(row), lastUsedAt: row.lastUsedAt }
}

/** The scope of a token that works, for work that it has started. @returns undefined when it works no longer */
export async function tokenScope(db: Db, id: string): Promise<Scope | undefined> {
  const [row] = await db
    .select(provenColumns)
    .from(apiTokens)
    .innerJoin(members, isCreator)
    .where(and(eq(apiTokens.id, id), gt(apiTokens.expiresAt, sql`now()`)))
  return row && provenBy(row).scope
}

const { id, teamId, createdBy, name, permissions } = apiTokens
const { role, events: memberEvents } = members
const provenColumns = { id, teamId, createdBy, name, permissions, events: apiTokens.events, role, memberEvents }
const isCreator = and(eq(members.teamId, teamId), eq(members.userId, createdBy))

interface TokenOfMember {
  id: string
  teamId: string
  createdBy: string
  name: string
  permissions: TokenPermission[]
  events: string[] | null
  role: Role
  memberEvents: string[] | null
}

function provenBy(row: TokenOfMember): Omit<ProvenToken, 'lastUsedAt'> {
  const { id, teamId: team, createdBy, name, role } = row
  const token: TokenOfScope = { id, name, permissions: new Set(row.permissions) }
  const events = commonEvents(eventsOf({ role, events: row.memberEvents }), row.events)
  return {
    account: {
      id: createdBy,
      operator: false,
      session: '',
      authenticatedAt: new Date(0),
      secondFactor: false,
      lastTeam: undefined,
    },
    // `as`: the row proves the token and the membership of its creator, like `memberScope`
    scope: { team, role, account: createdBy, events, token } as TokenScope,
  }
}

/** The events of both the member and the token. @param ofToken null for all events */
const commonEvents = (ofMember: Scope['events'], ofToken: readonly string[] | null): Scope['events'] => {
  if (ofToken === null) return ofMember
  return ofMember === 'all' ? ofToken : ofToken.filter((event) => ofMember.includes(event))
}

const creators = users
const select = (db: Db) =>
  db
    .select({
      token: apiTokens,
      createdByName: creators.name,
      events: sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', ${events.id}, 'name', ${events.name}) order by ${events.date}, ${events.id})
        from ${events} where ${events.id} = any(${apiTokens.events})), '[]')`,
    })
    .from(apiTokens)
    .innerJoin(creators, eq(creators.id, createdBy))

export type TokenRow = Awaited<ReturnType<typeof tokensInScope>>[number]

/** The tokens of the team, the newest first. */
export const tokensInScope = (db: Db, scope: Scope) =>
  select(db).where(eq(teamId, scope.team)).orderBy(desc(apiTokens.createdAt), desc(id))

/** A token of the team. @throws ProblemError `not-found` */
export async function tokenById(db: Db, scope: Scope, tokenId: string): Promise<TokenRow> {
  const [row] = await select(db).where(and(eq(id, tokenId), eq(teamId, scope.team)))
  if (!row) throw new ProblemError('not-found')
  return row
}
