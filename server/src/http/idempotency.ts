import { createHash } from 'node:crypto'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { idempotencyKeys } from '../schema/idempotency-keys.ts'

interface IdempotentRequest {
  /** The caller and the call. Keys of different scopes never match. */
  scope: string
  key: string
  request: unknown
}

const keyPattern = /^[\x21-\x7e]{1,255}$/

/**
 * Reads the `Idempotency-Key` header.
 * @throws ProblemError `validation` when it is not 1 to 255 visible ASCII characters
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header !== undefined && !keyPattern.test(header))
    throw new ProblemError('validation', {
      detail: 'An Idempotency-Key must be 1 to 255 visible ASCII characters.',
      errors: [fault('header.idempotency-key', 'format')],
    })
  return header
}

/** The hash that distinguishes two requests with the same key. */
export const hashRequest = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('hex')

/**
 * Runs a handler once per key and answers every repetition with the first answer. One transaction writes the key and
 * the effect, so a crash leaves both or neither. A repetition that arrives while the first request is running waits for
 * it at the primary key.
 * @param handle runs on the transaction and returns the answer to store
 * @throws ProblemError `idempotency-mismatch` when the key was used with a different request
 */
export async function withIdempotency(
  db: Db,
  input: IdempotentRequest,
  handle: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const { scope, key } = input
  const requestHash = hashRequest(input.request)
  return await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash })
      .onConflictDoNothing()
      .returning()
    const isKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(isKey)
      if (first?.requestHash !== requestHash) throw new ProblemError('idempotency-mismatch')
      return first.answer
    }
    const answer = await handle(tx)
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(isKey)
    return answer
  })
}
