import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { passkeys } from '../../schema/passkeys.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The passkeys of an account, the newest first. */
export const passkeysOf = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.id))

export async function passkeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}
