import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { encryptedColumns } from '../features/installation/commands/warn-of-missing-keys.ts'
import { loadSigner } from '../features/installation/commands.ts'
import type { TaskServices } from '../lib/jobs/task.ts'
import type { Secrets } from '../lib/secrets.ts'
import { createSecrets } from '../lib/secrets.ts'
import { notionPages } from '../schema/notion-pages.ts'
import { stripeKeys } from '../schema/stripe.ts'
import { authenticators } from '../schema/two-factor.ts'
import { testSecret } from '../test/app.ts'
import { eventOnSale } from '../test/scenario.ts'
import { schemaColumns } from '../test/schema-columns.ts'
import { encryptedRecords, isEncrypted, readableTexts, storedTexts } from '../test/stored-texts.ts'
import { startTestBed } from '../test/test-bed.ts'
import { askAfterwards, pdfFile } from '../test/zora.ts'
import { tasks } from './tasks.ts'

const nextSecret = 'the next secret of the installation, long enough'
// as docs/operating.md says: first the processes learn the new key, then they use it
const before = createSecrets(testSecret, nextSecret)
const during = createSecrets(nextSecret, testSecret)
const after = createSecrets(nextSecret)

const { app, organiser } = await startTestBed()
const columns = Object.keys(encryptedRecords)

/** Makes rows in every table with an encrypted column, more than a task reads at once in one of them. */
async function fill(): Promise<void> {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })
  for (let order = 0; order < 2; order++) {
    const { token } = await sale.placeOrder()
    await sale.act(token, 'mark-paid')
    await sale.act(token, 'refund', { reason: 'Ill' })
  }
  const other = await eventOnSale(organiser, {})
  await app.db.insert(notionPages).values([{ eventId: sale.id }, { eventId: other.id }])
  await app.db.insert(authenticators).values({ accountId: organiser.me.id })
  await askAfterwards(organiser, sale)
  for (let order = 0; order < 5; order++) {
    const { token } = await sale.placeOrder()
    await sale.buyer.ok(`PUT /api/v1/public/orders/${token}/answers/proof/file?name=a.pdf`, pdfFile('a'))
  }
  const masks = { secretKeyMask: '…', webhookSecretMask: '…', live: true }
  await app.db
    .insert(stripeKeys)
    .values({ teamId: organiser.me.lastTeam ?? '', secretKey: '', webhookSecret: '', ...masks })
  for (const name of ['One', 'Two'])
    await organiser.ok('POST /api/v1/teams', { name }, { 'idempotency-key': `team-${name}-0123456789` })
  await app.db.execute(sql`
    insert into mails (id, "to", language, kind, subject, state, expires_at)
    select 'mai_' || n, 'a@example.test', 'en', 'test', 'Subject', 'stored', now() + interval '1 day' from generate_series(1, 220) n`)
  for (const place of columns) await encryptAll(place, before)
}

/** Encrypts a value of its own for each row of a column. The signing key stays what it is: the app uses it. */
async function encryptAll(place: string, secrets: Secrets): Promise<void> {
  const [table = '', column = ''] = place.split('.')
  if (table === 'signing_keys') return
  const { rows } = await app.db.execute<Record<string, string>>(sql`select ctid, * from ${sql.identifier(table)}`)
  for (const row of rows)
    await app.db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${secrets.encrypt(place, encryptedRecords[place]?.(row) ?? '')}
      where ctid = ${row['ctid']}::tid`)
}

const services = (secrets: Secrets): TaskServices => ({
  ...app,
  secrets,
  mailer: undefined,
  stopping: new AbortController().signal,
  progress: () => undefined,
})

async function reEncrypt(secrets: Secrets): Promise<void> {
  await loadSigner(app.db, secrets)
  for (const task of tasks.filter(({ name }) => name.endsWith('.re-encrypt'))) await task.run(services(secrets))
}

const keysInUse = async () =>
  new Set((await storedTexts(app.db)).filter(({ text }) => isEncrypted(text)).map(({ text }) => text.split('.')[1]))

it('knows every encrypted column of the schema', async () => {
  const declared = (await schemaColumns()).filter(({ encrypted }) => encrypted)
  expect(declared.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(columns.toSorted())
  expect(encryptedColumns).toHaveLength(new Set(encryptedColumns).size)
  expect(encryptedColumns.map((column) => getTableName(column.table)).sort()).toEqual(
    columns.map((place) => place.split('.')[0]).sort(),
  )
})

it('brings every encrypted value to the new key, while processes with either key read and write', async () => {
  await fill()
  expect(await keysInUse()).toEqual(new Set([before.keyId]))
  let [working, reads] = [true, 0]
  const load = [before, during].map(async (secrets) => {
    while (working) {
      // throws for a value that cannot be read
      reads += (await readableTexts(app.db, secrets)).length
      await encryptAll('refunds.account', secrets)
    }
  })
  await reEncrypt(during)
  working = false
  await Promise.all(load)
  expect(reads).toBeGreaterThan(1000)
  // the next run finds the values that a process with the former key wrote during the first one
  await reEncrypt(during)
  expect(await keysInUse()).toEqual(new Set([after.keyId]))
  const texts = await readableTexts(app.db, after)
  for (const place of columns) expect(texts.filter((each) => each.place === place).length, place).toBeGreaterThan(0)
})

it('decrypts no value that was moved to another row', async () => {
  const rows = await app.db.execute<Record<string, string>>(sql`select * from mails where id like 'mai_%' limit 2`)
  const [one, two] = rows.rows
  expect(one && two).toBeDefined()
  const record = encryptedRecords['mails.encrypted_content']
  expect(() => after.decrypt(one?.['encrypted_content'] ?? '', record?.(two ?? {}) ?? '')).toThrow()
  const stored = (await storedTexts(app.db)).filter(({ text }) => isEncrypted(text))
  // no two rows, and no two columns, share a record
  for (const { place, text } of stored)
    for (const other of columns.filter((each) => each !== place))
      expect(() => after.decrypt(text, encryptedRecords[other]?.(one ?? {}) ?? ''), `${place} as ${other}`).toThrow()
})
