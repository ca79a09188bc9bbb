import { randomBytes } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Account } from '../../../lib/scope.ts'
import { longestSessionSeconds, sessionSeconds } from '../../../lib/session-seconds.ts'
import { sessions } from '../../../schema/accounts.ts'
import { secondsFromNow } from '../../../schema/columns.ts'

/** The browser or program of a sign-in. */
export interface Client {
  address: string
  userAgent: string | undefined
}

/**
 * Opens a session.
 * @param options `secondFactor`: whether the account gave two factors
 * @returns the session's token, 192 random bits
 */
export async function openSession(
  tx: Db,
  accountId: string,
  { address, userAgent }: Client,
  { secondFactor }: { secondFactor: boolean },
): Promise<string> {
  const token = newToken()
  await tx.insert(sessions).values({
    id: newId('ses'),
    userId: accountId,
    token,
    expiresAt: secondsFromNow(sessionSeconds),
    ipAddress: address,
    userAgent: userAgent?.slice(0, 500) ?? null,
    secondFactor,
  })
  return token
}

/**
 * Lets a session last longer from now on, up to its longest time.
 * @throws ProblemError `unauthenticated` when it has ended
 */
export async function extendSession(db: Db, id: string): Promise<void> {
  const extended = await db
    .update(sessions)
    .set({
      expiresAt: sql`least(now() + make_interval(secs => ${sessionSeconds}),
        ${sessions.createdAt} + make_interval(secs => ${longestSessionSeconds}))`,
      updatedAt: sql`now()`,
    })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id })
  if (extended.length === 0) throw new ProblemError('unauthenticated')
}

/**
 * Ends every other session of an account and gives this one another token, so that a stolen copy of its cookie is
 * worthless.
 * @returns the new token
 * @throws ProblemError `unauthenticated` when this session has ended
 */
export async function renewSessions(
  tx: Db,
  account: Account,
  changes: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, account.session)))
  return await renewSession(tx, account, changes)
}

/** Records that the account has proved again who it is in this session. @returns a new token for it */
export const recordAuthentication = (db: Db, account: Account): Promise<string> =>
  renewSession(db, account, { authenticatedAt: new Date() })

/** Changes a session and gives it another token. @returns the new token @throws ProblemError `unauthenticated` when it has ended */
export async function renewSession(
  db: Db,
  { session }: Account,
  changes: Partial<typeof sessions.$inferInsert>,
): Promise<string> {
  const token = newToken()
  const changed = await db
    .update(sessions)
    .set({ ...changes, token })
    .where(eq(sessions.id, session))
    .returning({ id: sessions.id })
  if (changed.length === 0) throw new ProblemError('unauthenticated')
  return token
}

const newToken = (): string => randomBytes(24).toString('base64url')
