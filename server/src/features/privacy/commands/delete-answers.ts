import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { answerRecord, idempotencyKeys } from '../../../schema/idempotency-keys.ts'

const batchSize = 500

/**
 * Deletes the stored answers to idempotent calls that a condition is true for. A repetition of such a call runs again.
 * They are kept for a day, and only their text says whom they are about, so it reads all of them.
 */
export async function deleteAnswers(
  tx: Db,
  secrets: Pick<Secrets, 'decrypt'>,
  isOf: (answer: string) => boolean,
): Promise<void> {
  let after = { scope: '', key: '' }
  for (;;) {
    const rows = await answersAfter(tx, after)
    const keys = rows.filter((row) => isOf(textOf(secrets, row))).map(({ key }) => key)
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, keys))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last
  }
}

const answersAfter = (tx: Db, { scope, key }: { scope: string; key: string }) =>
  tx
    .select()
    .from(idempotencyKeys)
    .where(sql`(${idempotencyKeys.scope}, ${idempotencyKeys.key}) > (${scope}, ${key})`)
    .orderBy(asc(idempotencyKeys.scope), asc(idempotencyKeys.key))
    .limit(batchSize)

function textOf(secrets: Pick<Secrets, 'decrypt'>, row: typeof idempotencyKeys.$inferSelect): string {
  if (row.encryptedAnswer === null) return JSON.stringify(row.answer)
  try {
    return secrets.decrypt(row.encryptedAnswer, answerRecord(row))
  } catch {
    // encrypted with a key that is gone: not readable by Foyer either
    return ''
  }
}
