import { Refused } from '@foyer/contract/http/refused'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { credentials, sessions, users } from '../../schema/accounts.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'ipAddress' | 'userAgent' | 'createdAt' | 'updatedAt'
>

/** @throws Refused `unauthenticated` when the account was deleted this instant */
export async function accountById(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Refused('unauthenticated')
  return user
}

export async function accountByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Whether nobody has an account yet: the next one runs the installation. */
export async function isFirstAccount(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  return user === undefined
}

/** The account that runs the installation, once there is one. */
export async function operatorAccount(db: Db): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.operator, true))
  return user
}

/** The hash of the account's password. */
export async function passwordHashOf(db: Db, accountId: string): Promise<string | undefined> {
  const [credential] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')))
  return credential?.password ?? undefined
}

// without the token: it is nobody's business but the cookie's
const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions

/** Where the account is signed in, the latest use first. */
export const sessionsOf = (db: Db, accountId: string): Promise<SessionRow[]> =>
  db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
