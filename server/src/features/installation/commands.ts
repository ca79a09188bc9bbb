import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { idempotencyKeys } from '../../schema/idempotency-keys.ts'
import { turns } from '../../schema/turns.ts'

/** Forgets the answers given to idempotency keys after a day. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
}

/** Forgets who did how much of what is limited, once it no longer counts. */
export async function forgetTurnsOver(db: Db): Promise<void> {
  await db.delete(turns).where(lt(turns.until, sql`now()`))
}
