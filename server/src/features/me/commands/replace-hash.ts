import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { credentials } from '../../../schema/accounts.ts'

/** Replaces the hash of a password by another one of the same password, unless the password was changed since. */
export async function replaceHash(
  db: Db,
  { accountId, hash, newHash }: { accountId: string; hash: string; newHash: string },
): Promise<void> {
  await db
    .update(credentials)
    .set({ password: newHash })
    .where(and(eq(credentials.userId, accountId), eq(credentials.password, hash)))
}
