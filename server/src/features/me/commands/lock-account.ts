import { ProblemError } from '@foyer/contract/http/problem-error'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { users } from '../../../schema/accounts.ts'
import type { UserRow } from '../queries.ts'

/**
 * Locks the row of an account until the transaction ends. Lock order: the account's row before its credentials, sessions,
 * links and second factors. Every change to them starts here. This prevents deadlocks.
 * @throws ProblemError `unauthenticated` when the account is deleted
 */
export async function lockAccount(tx: Db, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new ProblemError('unauthenticated')
  return user
}
