import { randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Secrets } from '../../lib/secrets.ts'
import type { Signer } from '../../lib/signer.ts'
import { signerOf } from '../../lib/signer.ts'
import { idempotencyKeys } from '../../schema/idempotency-keys.ts'
import { signingKeys } from '../../schema/signing-keys.ts'
import { turns } from '../../schema/turns.ts'
import { reseal } from './commands/reseal.ts'

/** Forgets the answers given to idempotency keys after a day. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
}

/** Forgets who did how much of what is limited, once it no longer counts. */
export async function forgetTurnsOver(db: Db): Promise<void> {
  await db.delete(turns).where(lt(turns.until, sql`now()`))
}

const purpose = 'orders'
const recordOf = (key: string) => `signing-key:${key}`

/**
 * What links to orders and ticket codes are signed with. Whichever process starts first makes the key; it is encrypted
 * anew when the installation's secret was replaced, so that links given out stay good.
 * @throws in words, when the installation's secret is not the one it was encrypted with
 */
export async function signerIn(db: Db, secrets: Secrets): Promise<Signer> {
  const fresh = secrets.seal(randomBytes(32).toString('base64url'), recordOf(purpose))
  await db.insert(signingKeys).values({ purpose, sealed: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error('no key to sign with')
  const key = openedBy(secrets, row.sealed)
  await reseal(db, secrets, { id: signingKeys.purpose, sealed: signingKeys.sealed, recordOf })
  return signerOf(Buffer.from(key, 'base64url'))
}

// every start opens it, so a wrong secret is found here and not at the first key of an event
function openedBy(secrets: Secrets, sealed: string): string {
  try {
    return secrets.open(sealed, recordOf(purpose))
  } catch {
    throw new Error(
      'SECRET_KEY is not the one that this database was encrypted with. Set that one; to replace it, set it as SECRET_KEY_PREVIOUS.',
    )
  }
}
