import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { authenticators, recoveryCodes } from '../../schema/two-factor.ts'

export type AuthenticatorRow = typeof authenticators.$inferSelect

/** The authenticator of an account, also one that is being set up. */
export async function authenticatorOf(db: Db, accountId: string): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.accountId, accountId))
  return row
}

/** Whether the sign-ins of an account need a second factor. */
export async function needsSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: authenticators.accountId })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, accountId), isNotNull(authenticators.secret)))
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  return row?.left ?? 0
}
