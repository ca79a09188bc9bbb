import { randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { reEncryptColumn } from '../../lib/re-encrypt.ts'
import type { Secrets } from '../../lib/secrets.ts'
import type { Signer } from '../../lib/signer.ts'
import { createSigner } from '../../lib/signer.ts'
import { heartbeats } from '../../schema/health.ts'
import { answerRecord, idempotencyKeys } from '../../schema/idempotency-keys.ts'
import { rateLimits } from '../../schema/rate-limits.ts'
import { signingKeys } from '../../schema/signing-keys.ts'

/** Deletes idempotency keys after a day, with the responses stored for them. */
export async function deleteOldIdempotencyKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
}

/** Re-encrypts the stored responses that are encrypted with the previous secret. */
export const reEncryptAnswers = (db: Db, secrets: Secrets): Promise<void> =>
  reEncryptColumn(db, secrets, {
    id: [idempotencyKeys.scope, idempotencyKeys.key],
    column: idempotencyKeys.encryptedAnswer,
    recordOf: (scope = '', key = '') => answerRecord({ scope, key }),
  })

/** Deletes the counters of rate limits whose period has ended. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
}

const purpose = 'orders'
const recordOf = (key: string) => `signing-key:${key}`

/**
 * Loads the key that signs links to orders and ticket codes. The first process to start creates it. When SECRET_KEY has
 * been replaced, the same key is encrypted again, so that links and tickets stay valid.
 * @throws an Error for the operator when SECRET_KEY cannot decrypt the key
 */
export async function loadSigner(db: Db, secrets: Secrets): Promise<Signer> {
  const fresh = secrets.encrypt(randomBytes(32).toString('base64url'), recordOf(purpose))
  await db.insert(signingKeys).values({ purpose, encryptedKey: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error('The database has no signing key')
  const key = decryptSigningKey(secrets, row.encryptedKey)
  await reEncryptColumn(db, secrets, { id: signingKeys.purpose, column: signingKeys.encryptedKey, recordOf })
  return createSigner(Buffer.from(key, 'base64url'))
}

// Every start decrypts this key. So a wrong SECRET_KEY stops the start, and not the first request that needs a secret.
function decryptSigningKey(secrets: Secrets, encryptedKey: string): string {
  try {
    return secrets.decrypt(encryptedKey, recordOf(purpose))
  } catch {
    throw new Error(
      'SECRET_KEY is not the key that this database was encrypted with. Set the original key or, to switch to a new one, set the original as SECRET_KEY_PREVIOUS.',
    )
  }
}

/** Writes the row of a process: proves that the database commits. */
export async function writeHeartbeat(db: Db, processId: string, role: string): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ processId, role })
    .onConflictDoUpdate({ target: heartbeats.processId, set: { at: sql`now()` } })
}

/** Deletes the rows of processes that ended at least an hour ago. */
export async function deleteOldHeartbeats(db: Db): Promise<void> {
  await db.delete(heartbeats).where(lt(heartbeats.at, sql`now() - interval '1 hour'`))
}
