import { getTableName, inArray, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { events } from '../../../schema/events.ts'
import { idempotencyKeys } from '../../../schema/idempotency-keys.ts'
import { mails } from '../../../schema/mails.ts'
import { notionPages } from '../../../schema/notion-pages.ts'
import { answerFiles } from '../../../schema/order-questions.ts'
import { refunds } from '../../../schema/payments.ts'
import { signingKeys } from '../../../schema/signing-keys.ts'
import { stripeKeys } from '../../../schema/stripe.ts'
import { authenticators } from '../../../schema/two-factor.ts'

/** All columns of the type `encrypted`. */
export const encryptedColumns: readonly PgColumn[] = [
  ...[answerFiles.content, authenticators.newSecret, authenticators.secret, events.apiKey, events.onlineAccess],
  ...[idempotencyKeys.encryptedAnswer, mails.encryptedContent, notionPages.webhookToken, refunds.account],
  ...[signingKeys.encryptedKey, stripeKeys.oldWebhookSecret, stripeKeys.secretKey, stripeKeys.webhookSecret],
]

/**
 * Logs a warning that names the tables with values that neither SECRET_KEY nor SECRET_KEY_PREVIOUS decrypts: the previous
 * key was removed before the tasks `re-encrypt` had finished.
 */
export async function warnOfMissingKeys({ db, secrets, log }: Pick<Infra, 'db' | 'secrets' | 'log'>): Promise<void> {
  const tables = new Set<string>()
  for (const column of encryptedColumns)
    if (await hasValueOfOtherKey(db, column, secrets.keyIds)) tables.add(getTableName(column.table))
  if (tables.size > 0)
    log.warn(
      { tables: [...tables] },
      'data is encrypted with a key that is not there; set that key as SECRET_KEY_PREVIOUS until all of it is encrypted again',
    )
}

async function hasValueOfOtherKey(db: Db, column: PgColumn, keyIds: readonly string[]): Promise<boolean> {
  // the start of a value is read without the rest, which can be a large file
  const start = sql`left(${column}, 12)`
  const rows = await db
    .select({ one: sql`1` })
    .from(column.table)
    .where(
      not(
        inArray(
          start,
          keyIds.map((id) => `v1.${id}.`),
        ),
      ),
    )
    .limit(1)
  return rows.length > 0
}
