import { createHash } from 'node:crypto'
import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { idempotencyKeys } from '../schema/idempotency-keys.ts'

interface Asked {
  /** Who asks and what for: the same key of another caller, or for another call, is another key. */
  scope: string
  key: string
  request: unknown
}

const keyForm = /^[\x21-\x7e]{1,255}$/

/**
 * The key that a request carries.
 * @throws Refused `validation` when it has no form that a key may have
 */
export function readKey(header: string | undefined): string | undefined {
  if (header !== undefined && !keyForm.test(header))
    throw new Refused('validation', {
      detail: 'An Idempotency-Key has 1 to 255 visible ASCII characters.',
      errors: [fault('header.idempotency-key', 'format')],
    })
  return header
}

/** What tells a request from another with the same key. */
export const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('hex')

/**
 * Does a thing once for a key, and answers every repetition with the first answer. Key and effect are written in one
 * transaction: after a crash either both are there or neither is. A repetition that arrives while the first is under
 * way waits for it at the primary key.
 * @param work what to do, on the transaction it is given
 * @throws Refused `idempotency-mismatch` when the key came with another request before
 */
export async function once(db: Db, asked: Asked, work: (db: Db) => Promise<unknown>): Promise<unknown> {
  const { scope, key } = asked
  const requestHash = hashOf(asked.request)
  return await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash })
      .onConflictDoNothing()
      .returning()
    const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (first?.requestHash !== requestHash) throw new Refused('idempotency-mismatch')
      return first.answer
    }
    const answer = await work(tx)
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(mine)
    return answer
  })
}
