import type { SQL } from 'drizzle-orm'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import type { Secrets } from './secrets.ts'

interface EncryptedColumn {
  /** The primary key: a column, or several. */
  id: PgColumn | readonly PgColumn[]
  column: PgColumn
  /** The `record` of `Secrets.encrypt` for a row with this primary key. */
  recordOf(...id: string[]): string
  /** The rows that are read at once: a table can have many, and a file can be large. */
  batchSize?: number
}

/**
 * Encrypts a column's values with the installation's current secret, where they are encrypted with the previous one. A
 * value that neither secret decrypts stays unchanged. It may end at any point and run in several processes: each row is
 * changed on its own, unless it has changed since it was read.
 */
export async function reEncryptColumn(
  db: Db,
  secrets: Secrets,
  { id, column, recordOf, batchSize = 200 }: EncryptedColumn,
): Promise<void> {
  const ids = [id].flat() as PgColumn[]
  let after: readonly string[] = ids.map(() => '')
  for (;;) {
    const rows = await oldValues(db, secrets, { ids, column, batchSize }, after)
    for (const { key, text } of rows) {
      const encrypted = reEncrypted(secrets, text, recordOf(...key))
      const isUnchanged = and(...ids.map((part, at) => eq(part, key[at])), eq(column, text))
      if (encrypted)
        await db
          .update(column.table)
          .set({ [column.name]: encrypted })
          .where(isUnchanged)
    }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.key
  }
}

/** The next values that are not encrypted with the current secret, in the order of the primary key. */
async function oldValues(
  db: Db,
  secrets: Secrets,
  { ids, column, batchSize }: { ids: readonly PgColumn[]; column: PgColumn; batchSize: number },
  after: readonly string[],
): Promise<{ key: string[]; text: string }[]> {
  const isOld = sql`left(${column}, 12) <> ${`v1.${secrets.keyId}.`}`
  const rows = await db
    .select({ text: column, ...Object.fromEntries(ids.map((part, at) => [`id${at}`, part])) })
    .from(column.table)
    .where(and(isOld, sql`(${list(ids)}) > (${list(after)})`))
    .orderBy(...ids.map((part) => asc(part)))
    .limit(batchSize)
  // `as`: encrypted columns and ids are texts, and the condition excludes null
  return (rows as Record<string, string>[]).map((row) => ({
    key: ids.map((_, at) => row[`id${at}`] ?? ''),
    text: row['text'] ?? '',
  }))
}

const list = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

function reEncrypted(secrets: Secrets, text: string, record: string): string | undefined {
  try {
    return secrets.encryptBytes(secrets.decryptBytes(text, record), record)
  } catch {
    return undefined
  }
}
