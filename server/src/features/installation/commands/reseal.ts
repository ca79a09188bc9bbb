import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import type { Secrets } from '../../../lib/secrets.ts'

interface SealedColumn {
  /** What names the row. */
  id: PgColumn
  sealed: PgColumn
  /** What a row's text was encrypted for. */
  recordOf(id: string): string
}

/**
 * Encrypts anew, with the installation's current secret, what a column holds under the one that is being replaced.
 * What no secret at hand opens stays as it is.
 */
export async function reseal(db: Db, secrets: Secrets, { id, sealed, recordOf }: SealedColumn): Promise<void> {
  const rows = await db
    .select({ id, text: sealed })
    .from(sealed.table)
    .where(sql`split_part(${sealed}, '.', 2) <> ${secrets.keyId}`)
  for (const row of rows) {
    // `as`: such columns, and those that name their rows, hold texts; null was left out
    const { id: name, text } = row as { id: string; text: string }
    const fresh = resealed(secrets, text, recordOf(name))
    // unless it was replaced or dropped meanwhile
    const still = and(eq(id, name), eq(sealed, text))
    if (fresh)
      await db
        .update(sealed.table)
        .set({ [sealed.name]: fresh })
        .where(still)
  }
}

function resealed(secrets: Secrets, text: string, record: string): string | undefined {
  try {
    return secrets.seal(secrets.open(text, record), record)
  } catch {
    return undefined
  }
}
