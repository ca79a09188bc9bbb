import { ProblemError } from '@foyer/contract/http/problem-error'
import type { AwaitedConfirmation } from '@foyer/contract/me'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { credentials, sessions, users, verifications } from '../../schema/accounts.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'ipAddress' | 'userAgent' | 'createdAt' | 'updatedAt'
>

/** @throws ProblemError `unauthenticated` when the account has been deleted since the request was authenticated */
export async function accountById(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new ProblemError('unauthenticated')
  return user
}

export async function accountByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Whether the installation has no account yet. The first account becomes the operator. */
export async function isFirstAccount(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  return user === undefined
}

/** The account that runs the installation. @returns undefined before the first sign-up */
export async function operatorAccount(db: Db): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.operator, true))
  return user
}

/** The hash of an account's password. @returns undefined when it has none */
export async function passwordHashOf(db: Db, accountId: string): Promise<string | undefined> {
  const [credential] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')))
  return credential?.password ?? undefined
}

/** The kinds of an account's credentials: `credential` is a password, `openid:` an identity of the issuer that follows. */
export async function credentialKindsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, accountId))
  return rows.map(({ kind }) => kind)
}

/** The account of an address and the hash of its password. @returns undefined when there is none, or it has no password */
export async function credentialOf(db: Db, email: string): Promise<{ accountId: string; hash: string } | undefined> {
  const [row] = await db
    .select({ accountId: users.id, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(eq(users.email, email))
  return row?.hash ? { accountId: row.accountId, hash: row.hash } : undefined
}

// without the token: a session token is never part of a response body
const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions

/** The live sessions of an account, the last used first. */
export const sessionsOf = (db: Db, accountId: string): Promise<SessionRow[]> =>
  db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))

/** The addresses whose links a requested change of address still waits for. */
export async function awaitedConfirmations(db: Db, accountId: string): Promise<AwaitedConfirmation[]> {
  const links = await db
    .select({ identifier: verifications.identifier })
    .from(verifications)
    .where(and(eq(verifications.value, accountId), gt(verifications.expiresAt, sql`now()`)))
  const isOpen = (purpose: string) => links.some(({ identifier }) => identifier.startsWith(`${purpose}:`))
  return [
    ...(isOpen('confirm-email') ? (['new'] as const) : []),
    ...(isOpen('approve-email') ? (['current'] as const) : []),
  ]
}
