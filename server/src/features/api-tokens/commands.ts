import { grantable, maxApiTokens } from '@foyer/contract/api-token-rules'
import type { NewApiToken } from '@foyer/contract/api-tokens'
import { msPerMinute } from '@foyer/contract/durations'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { apiTokens } from '../../schema/api-tokens.ts'
import { events } from '../../schema/events.ts'
import { lockMembership } from '../members/commands/change-member.ts'
import type { TokenRow } from './queries.ts'
import { tokenById } from './queries.ts'
import { hashOfSecret, newSecret } from './service/token-secret.ts'

/** A token with the secret that it has just got, which is stored nowhere. */
export interface SecretToken {
  row: TokenRow
  secret: string
}

const lastFourOf = (secret: string): string => secret.slice(-4)

/**
 * Creates a token.
 * @throws ProblemError `validation` for a permission that the role of the member does not hold, and for an event that is not
 *   the team's; `conflict` (`too-many`) when the team has `maxApiTokens`
 */
export async function createToken(db: Db, scope: Scope, token: NewApiToken): Promise<SecretToken> {
  const { name, permissions, days } = token
  const [id, secret] = [newId('tok'), newSecret()]
  return await db.transaction(async (tx) => {
    const { role } = await lockMembership(tx, scope, 'team:write')
    if (permissions.some((permission) => !grantable(role).includes(permission)))
      throw new ProblemError('validation', { errors: [fault('body.permissions', 'not-allowed')] })
    await refuseTooMany(tx, scope)
    const chosen = token.events && [...new Set(token.events)]
    if (chosen) await refuseForeignEvents(tx, scope, chosen)
    await tx.insert(apiTokens).values({
      id,
      teamId: scope.team,
      createdBy: scope.account,
      name,
      permissions,
      events: chosen,
      days,
      hash: hashOfSecret(secret),
      lastFour: lastFourOf(secret),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    return { row: await tokenById(tx, scope, id), secret }
  })
}

async function refuseTooMany(tx: Db, scope: Scope): Promise<void> {
  const [found] = await tx.select({ count: count() }).from(apiTokens).where(eq(apiTokens.teamId, scope.team))
  if (found && found.count >= maxApiTokens)
    throw new ProblemError('conflict', { detail: `A team has at most ${maxApiTokens} API tokens.` })
}

async function refuseForeignEvents(tx: Db, scope: Scope, ids: string[]): Promise<void> {
  const found = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(isInScope(scope, events.teamId, events.id), inArray(events.id, ids)))
  if (found.length < ids.length) throw new ProblemError('validation', { errors: [fault('body.events', 'not-allowed')] })
}

/**
 * Gives a token a new secret and its lifetime again. The former secret works for the overlap, if the token had not expired;
 * one before that no longer works. A token ends with the membership of its creator, so no other member gets a secret of it.
 * @throws ProblemError `not-found`; `forbidden` for a token of another member
 */
export async function rotateToken(db: Db, scope: Scope, id: string, overlapHours: number): Promise<SecretToken> {
  const { token } = await tokenById(db, scope, id)
  if (token.createdBy !== scope.account) throw new ProblemError('forbidden')
  const secret = newSecret()
  const { hash, lastFour, expiresAt, days } = apiTokens
  const { rowCount } = await db
    .update(apiTokens)
    .set({
      formerHash: sql`${hash}`,
      formerLastFour: sql`${lastFour}`,
      // `least`: a token that has expired does not work again
      formerUntil: sql`least(now() + make_interval(hours => ${overlapHours}), ${expiresAt})`,
      hash: hashOfSecret(secret),
      lastFour: lastFourOf(secret),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .where(isOfTeam(scope, id))
  if (rowCount === 0) throw new ProblemError('not-found')
  return { row: await tokenById(db, scope, id), secret }
}

/** Revokes a token: the next request with it is refused. @throws ProblemError `not-found`, also when it was revoked before */
export async function revokeToken(db: Db, scope: Scope, id: string): Promise<void> {
  const { rowCount } = await db.delete(apiTokens).where(isOfTeam(scope, id))
  if (rowCount === 0) throw new ProblemError('not-found')
}

const isOfTeam = (scope: Scope, id: string) => and(eq(apiTokens.id, id), eq(apiTokens.teamId, scope.team))

/** Records that a token was used, at most once a minute. @param lastUsedAt as it was read with the token */
export async function recordUse(db: Db, id: string, lastUsedAt: Date | null): Promise<void> {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < msPerMinute) return
  const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, sql`now() - interval '1 minute'`))
  await db
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), isOld))
}
