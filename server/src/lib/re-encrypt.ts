import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import type { Secrets } from './secrets.ts'

interface EncryptedColumn {
  /** The primary key. */
  id: PgColumn
  column: PgColumn
  /** The `record` of `Secrets.encrypt` for a row. */
  recordOf(id: string): string
}

/**
 * Encrypts a column's values with the installation's current secret, where they are encrypted with the previous one. A
 * value that neither secret decrypts stays unchanged.
 */
export async function reEncryptColumn(
  db: Db,
  secrets: Secrets,
  { id, column, recordOf }: EncryptedColumn,
): Promise<void> {
  const rows = await db
    .select({ id, text: column })
    .from(column.table)
    .where(sql`split_part(${column}, '.', 2) <> ${secrets.keyId}`)
  for (const row of rows) {
    // `as`: encrypted columns and ids are texts, and the condition excludes null
    const { id: name, text } = row as { id: string; text: string }
    const encrypted = reEncrypted(secrets, text, recordOf(name))
    // skips a row that has changed in the meantime
    const isUnchanged = and(eq(id, name), eq(column, text))
    if (encrypted)
      await db
        .update(column.table)
        .set({ [column.name]: encrypted })
        .where(isUnchanged)
  }
}

function reEncrypted(secrets: Secrets, text: string, record: string): string | undefined {
  try {
    return secrets.encrypt(secrets.decrypt(text, record), record)
  } catch {
    return undefined
  }
}
