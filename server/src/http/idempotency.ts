import { createHash } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Infra } from '../lib/infra.ts'
import { answerRecord, idempotencyKeys } from '../schema/idempotency-keys.ts'

interface IdempotentRequest {
  /** The caller and the call. Keys of different scopes never match. */
  scope: string
  key: string
  request: unknown
}

/** An idempotency key as the database stores it: on a route for anyone the key itself opens the response. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * The part that a repeated request has in common with the first. Without an account that includes the program: a key that a
 * stranger learns opens nothing in another browser. Not the network, which changes between Wi-Fi and mobile data.
 */
export const repeatedPart = (
  { access }: Pick<Route, 'access'>,
  body: unknown,
  userAgent: string | undefined,
): unknown => (access === 'anyone' ? [body, userAgent] : body)

/** The hash that distinguishes two requests with the same key. */
export const hashRequest = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request ?? null))
    .digest('hex')

/**
 * Runs a handler once per key and answers every repetition with the first answer. One transaction writes the key and
 * the effect, so a crash leaves both or neither. A repetition that arrives while the first request is running waits for
 * it at the primary key. The answer is stored encrypted.
 * @param handle runs on the transaction and returns the answer to store
 * @throws ProblemError `idempotency-mismatch` when the key was used with a different request
 */
export async function withIdempotency(
  { db, secrets }: Pick<Infra, 'db' | 'secrets'>,
  input: IdempotentRequest,
  handle: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  const { scope } = input
  const key = hashKey(input.key)
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
      return answerOf(secrets, first)
    }
    const answer = await handle(tx)
    await tx
      .update(idempotencyKeys)
      .set({ encryptedAnswer: secrets.encrypt(JSON.stringify(answer ?? null), answerRecord({ scope, key })) })
      .where(isKey)
    return answer
  })
}

function answerOf(secrets: Infra['secrets'], row: typeof idempotencyKeys.$inferSelect): unknown {
  if (row.encryptedAnswer === null) return row.answer
  return JSON.parse(secrets.decrypt(row.encryptedAnswer, answerRecord(row)))
}
