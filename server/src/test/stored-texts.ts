import { sql } from 'drizzle-orm'
import { accessRecord, keyRecord } from '../features/events/rules.ts'
import { mailRecord } from '../features/mails/rules/mail-content.ts'
import { webhookRecord } from '../features/notion-pages/rules.ts'
import { answerFileRecord } from '../features/order-questions/rules.ts'
import { refundAccountRecord } from '../features/orders/rules.ts'
import { secretKeyRecord, webhookSecretRecord } from '../features/payments/rules.ts'
import { authenticatorRecord } from '../features/two-factor/rules.ts'
import type { Db } from '../lib/db.ts'
import type { Secrets } from '../lib/secrets.ts'
import { answerRecord } from '../schema/idempotency-keys.ts'

type Row = Record<string, string>

/** The record that each encrypted column is encrypted for, by table and column. */
export const encryptedRecords: Record<string, (row: Row) => string> = {
  'answer_files.content': ({ id = '' }) => answerFileRecord(id),
  'authenticators.new_secret': ({ account_id = '' }) => authenticatorRecord(account_id),
  'authenticators.secret': ({ account_id = '' }) => authenticatorRecord(account_id),
  'events.api_key': ({ id = '' }) => keyRecord(id),
  'events.online_access': ({ id = '' }) => accessRecord(id),
  'idempotency_keys.encrypted_answer': ({ scope = '', key = '' }) => answerRecord({ scope, key }),
  'mails.encrypted_content': ({ id = '' }) => mailRecord(id),
  'notion_pages.webhook_token': ({ event_id = '' }) => webhookRecord(event_id),
  'refunds.account': ({ id = '' }) => refundAccountRecord(id),
  'signing_keys.encrypted_key': ({ purpose = '' }) => `signing-key:${purpose}`,
  'stripe_keys.old_webhook_secret': ({ team_id = '' }) => webhookSecretRecord(team_id),
  'stripe_keys.secret_key': ({ team_id = '' }) => secretKeyRecord(team_id),
  'stripe_keys.webhook_secret': ({ team_id = '' }) => webhookSecretRecord(team_id),
}

/** A value in the database, and the table and column that it is in. */
export interface StoredText {
  place: string
  text: string
}

/** The values of all columns of all tables in the schemas `public` and `pgboss`, as the database stores them. */
export async function storedTexts(db: Db): Promise<StoredText[]> {
  return (await rowsOfAll(db)).flatMap(({ table, row }) =>
    Object.entries(row).map(([column, value]) => ({ place: `${table}.${column}`, text: textOf(value) })),
  )
}

/** As `storedTexts`, with encrypted values decrypted. @throws Error for an encrypted value in an unknown column */
export async function readableTexts(db: Db, secrets: Pick<Secrets, 'decrypt'>): Promise<StoredText[]> {
  return (await rowsOfAll(db)).flatMap(({ table, row }) =>
    Object.entries(row).map(([column, value]) => {
      const place = `${table}.${column}`
      return { place, text: isEncrypted(value) ? decrypted(secrets, place, row, value) : textOf(value) }
    }),
  )
}

/** Whether a value is one that `Secrets` has encrypted. */
export const isEncrypted = (value: unknown): value is string =>
  typeof value === 'string' && /^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/.test(value)

async function rowsOfAll(db: Db) {
  const { rows: tables } = await db.execute<{ name: string; quoted: string }>(
    sql`select table_name as name, format('%I.%I', table_schema, table_name) as quoted from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const all = []
  for (const { name, quoted } of tables) {
    const { rows } = await db.execute<Record<string, unknown>>(sql.raw(`select * from ${quoted}`))
    all.push(...rows.map((row) => ({ table: name, row })))
  }
  return all
}

function decrypted(secrets: Pick<Secrets, 'decrypt'>, place: string, row: Record<string, unknown>, value: string) {
  const record = encryptedRecords[place]
  if (!record)
    throw new Error(`${place} is encrypted, and encryptedRecords in server/src/test/stored-texts.ts lacks it`)
  // `as`: the columns of primary keys are texts
  return secrets.decrypt(value, record(row as Row))
}

// bytes as text too: a name could be in a file
function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1')
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
