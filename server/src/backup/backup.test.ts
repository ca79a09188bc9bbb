import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { startFoyer } from '../foyer.ts'
import { readConfig } from '../lib/config.ts'
import { createLog } from '../lib/log.ts'
import { migrationsFolder } from '../lib/migrations.ts'
import { ensureSecretKey } from '../lib/secret-key.ts'
import { createSecrets } from '../lib/secrets.ts'
import { signUp, testClient } from '../test/client.ts'
import { administer, onDatabase } from '../test/databases.ts'
import { folderInMemory } from '../test/folder-in-memory.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale, withOrders } from '../test/scenario.ts'
import { writeBackup } from './backup.ts'
import { backUp, restore } from './commands.ts'
import { openForBackup } from './data-store.ts'
import { entries, entryOf, formatVersion, sign } from './manifest.ts'
import { applyMigrations } from './migrations.ts'
import { changedArchive } from './test/changed-archive.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(folderInMemory(), 'foyer-backup-'))
const inFolder = (name: string) => join(folder, name)
const databases: string[] = []
afterAll(async () => {
  for (const name of databases) await administer(inject('postgresUrl'), `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true })
})

type Environment = Record<string, string>

/** A new database without any table. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${databases.length}_${process.pid}`
  await administer(inject('postgresUrl'), `create database ${name}`)
  databases.push(name)
  return onDatabase(inject('postgresUrl'), name)
}

async function start(environment: Environment) {
  const config = readConfig({ PORT: '0', ROLE: 'web', SIGN_UP: 'open', LIMITS: 'off', ...environment })
  return await startFoyer(config, createLog('silent'), () => undefined)
}

/** Starts Foyer on restored data. @returns the event with its orders, as it is there */
async function reopened(environment: Environment, { organiser, ...event }: EventOnSale) {
  const foyer = await start(environment)
  // the session of the backup is valid, because the key is the same
  const again = Object.assign(testClient(foyer.url), { me: organiser.me, email: organiser.email, password: '' })
  for (const [name, value] of organiser.cookies) again.cookies.set(name, value)
  return { foyer, event: withOrders(again, event) }
}

const message = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: Error) => error.message,
  )

async function rowsOf(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const tablesIn = async (url = '') =>
  (await rowsOf(url, `select tablename as name from pg_tables where schemaname = 'public'`)).map(
    (row) => (row as { name: string }).name, // `as`: the column of the statement
  )

/** A database with the schema of an earlier Foyer, and one account. */
async function olderDatabase(key: string): Promise<string> {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await applyMigrations(client, readMigrationFiles({ migrationsFolder }).slice(0, 14))
  await client.query(`insert into signing_keys (purpose, encrypted_key) values ('orders', $1)`, [
    createSecrets(key).encrypt('a key', 'signing-key:orders'),
  ])
  await client.query(`insert into users (id, name, email) values ('usr_1', 'Ada', 'ada@example.test')`)
  await client.end()
  return url
}

/** 8 MB that cannot be compressed. */
const fillFiles = `insert into notion_files (hash, type, bytes) select 'test', 'application/pdf',
  string_agg(decode(md5(random()::text), 'hex'), '') from generate_series(1, 500000)`
const placeOrders = (count: number) =>
  Promise.all(Array.from({ length: count }, () => event.placeOrder({ paymentMethod: 'free' })))

const embedded = { DATA_DIR: inFolder('embedded') }
const server: Environment = {}
const withKey = inFolder('with-key.zip')
const withoutKey = inFolder('without-key.zip')
let event: EventOnSale
let firstOrder: { token: string; number: string }

describe('an archive of the embedded database, made while Foyer sells', () => {
  it('is consistent, private and refuses to replace a file', async () => {
    const foyer = await start(embedded)
    event = await eventOnSale(await signUp(foyer.url), { types: [{ name: 'Seat', priceCents: 0, capacity: 50 }] })
    firstOrder = await event.placeOrder({ quantity: 2, paymentMethod: 'free' })
    // a table between those of the seats and of the tickets takes a while to copy, and orders are placed in that time
    const { url } = await openForBackup(readConfig(embedded))
    await rowsOf(url, fillFiles)
    const written = () => statSync(`${withoutKey}.partial`, { throwIfNoEntry: false })?.size
    const [said] = await Promise.all([
      backUp(embedded, { file: withoutKey, withKey: false }),
      expect
        .poll(written, { interval: 5, timeout: 30_000 })
        .toBeGreaterThan(500_000)
        .then(() => placeOrders(8)),
    ])
    expect(await event.seats()).toEqual({ held: 0, sold: 10 })
    expect(said).toContain('does not contain the secret key')
    expect(said).toContain(join(embedded.DATA_DIR, 'secret.key'))
    expect(statSync(withoutKey).mode & 0o777).toBe(0o600)
    expect(readFileSync(withoutKey, 'latin1')).not.toContain(entries.key)
    expect(existsSync(`${withoutKey}.partial`)).toBe(false)
    expect(await message(backUp(embedded, { file: withoutKey, withKey: false }))).toContain('exists already')
    await foyer.stop()
  })

  it('is restored on a server with the key apart, and sells there', async () => {
    server['DATABASE_URL'] = await emptyDatabase()
    server['SECRET_KEY'] = readFileSync(join(embedded.DATA_DIR, 'secret.key'), 'utf8')
    expect(await restore(server, withoutKey)).toMatch(/^Restored the backup of 20/)
    await rowsOf(server['DATABASE_URL'], 'delete from notion_files')
    const { foyer, event: restored } = await reopened(server, event)
    expect((await restored.view(firstOrder.token)).number).toBe(firstOrder.number)
    // each order that the archive contains is complete: its seats are counted, its mail is there
    const [counts] = await rowsOf(
      server['DATABASE_URL'],
      `select (select sold from inventory where id = '${event.types[0]}') as sold,
        (select count(*)::int from tickets t join orders o on o.id = t.order_id where o.status = 'paid') as tickets`,
    )
    expect(counts).toEqual({ sold: expect.any(Number), tickets: (counts as { sold: number }).sold })
    const { number } = await restored.placeOrder({ paymentMethod: 'free' })
    expect(number).not.toBe(firstOrder.number)
    expect((await restored.seats()).sold).toBe((counts as { sold: number }).sold + 1)
    expect(await message(restore(server, withoutKey))).toBe(
      'Foyer is running on this database. Stop it first, on all machines.',
    )
    await foyer.stop()
  })
})

describe('an archive of a server', () => {
  it('with the key along is restored into a new data folder, and sells there', async () => {
    expect(await backUp(server, { file: withKey, withKey: true })).toContain('It contains the secret key')
    expect(await message(restore(server, withKey))).toContain('The database has data, which a restore would delete.')
    const target = { DATA_DIR: inFolder('new/data') }
    await restore(target, withKey)
    expect(readFileSync(join(target.DATA_DIR, 'secret.key'), 'utf8')).toBe(server['SECRET_KEY'])
    const { foyer, event: restored } = await reopened(target, event)
    expect((await restored.view(firstOrder.token)).number).toBe(firstOrder.number)
    expect((await restored.placeOrder({ paymentMethod: 'free' })).status).toBe('paid')
    await foyer.stop()
  })
})

describe('a restore', () => {
  const target: Environment = {}
  const secret = () => server['SECRET_KEY'] ?? ''

  it('of an altered or incomplete archive is refused before anything is written', async () => {
    Object.assign(target, { DATABASE_URL: await emptyDatabase(), SECRET_KEY: secret() })
    const bytes = readFileSync(withKey)
    const [half, text] = [inFolder('half.zip'), inFolder('text.zip')]
    writeFileSync(half, bytes.subarray(0, bytes.length / 2))
    writeFileSync(text, 'not an archive')
    const row = await changedArchive(withKey, inFolder('row.zip'), (texts) => {
      texts[entryOf('users')] = texts[entryOf('users')]?.replace('Ada', 'Eve') ?? ''
    })
    const manifest = await changedArchive(withKey, inFolder('manifest.zip'), (texts) => {
      texts[entries.manifest] = texts[entries.manifest]?.replace('"rows": 1,', '"rows": 2,') ?? ''
    })
    // only the signature shows this one
    const date = await changedArchive(withKey, inFolder('date.zip'), (texts) => {
      texts[entries.manifest] = texts[entries.manifest]?.replace('"createdAt": "20', '"createdAt": "21') ?? ''
    })
    const table = await changedArchive(withKey, inFolder('table.zip'), (texts) => {
      delete texts[entryOf('orders')]
    })
    expect(await message(restore(target, half))).toContain('half.zip is not a complete backup')
    expect(await message(restore(target, text))).toContain('text.zip is not a complete backup')
    expect(await message(restore(target, inFolder('none.zip')))).toContain('none.zip cannot be read: ENOENT')
    expect(await message(restore(target, row))).toBe('The backup was altered after it was made.')
    expect(await message(restore(target, manifest))).toBe('The backup was altered after it was made.')
    expect(await message(restore(target, date))).toBe('The backup was altered after it was made.')
    expect(await message(restore(target, table))).toBe('The backup is damaged: it lacks tables/orders.copy.')
    expect(await tablesIn(target['DATABASE_URL'])).toEqual([])
  })

  it('without the key, or with another one, is refused', async () => {
    const other = { ...target, SECRET_KEY: 'another secret, thirty-two characters' }
    expect(await message(restore(other, withoutKey))).toContain('The secret key is not the one of this backup.')
    const nowhere = { DATA_DIR: inFolder('keyless') }
    expect(await message(restore(nowhere, withoutKey))).toContain('The backup does not contain the secret key.')
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
  })

  it('of an archive of a newer Foyer is refused, and of another format', async () => {
    const resigned = (file: string, change: (manifest: { migrations: unknown[] }) => void) =>
      changedArchive(withKey, inFolder(file), (texts) => {
        const manifest = JSON.parse(texts[entries.manifest] ?? '')
        change(manifest)
        const text = JSON.stringify(manifest)
        Object.assign(texts, { [entries.manifest]: text, [entries.signature]: sign(text, secret()) })
      })
    const newer = await resigned('newer.zip', ({ migrations }) =>
      migrations.push({ hash: 'later', createdAt: 4_000_000_000_000 }),
    )
    const format = await resigned('format.zip', (manifest) => Object.assign(manifest, { version: formatVersion + 1 }))
    expect(await message(restore(target, newer))).toContain('The backup is of a newer Foyer than this one.')
    expect(await message(restore(target, format))).toContain('has a format that this version of Foyer does not know')
    expect(await tablesIn(target['DATABASE_URL'])).toEqual([])
  })

  it('of an archive of an older Foyer is migrated; its key replaces one that encrypts nothing', async () => {
    const file = inFolder('older.zip')
    await writeBackup({ databaseUrl: await olderDatabase(secret()), key: secret(), withKey: true, file })
    const url = target['DATABASE_URL'] ?? ''
    const data = { DATA_DIR: inFolder('key-only') }
    mkdirSync(data.DATA_DIR)
    const unused = ensureSecretKey(data.DATA_DIR, { hasDatabase: false })
    expect(await restore({ DATABASE_URL: url, ...data }, file)).toContain('Start Foyer with SECRET_KEY set to')
    expect(readFileSync(join(data.DATA_DIR, 'secret.key'), 'utf8')).toBe(secret())
    expect(readFileSync(join(data.DATA_DIR, 'secret.key.replaced'), 'utf8')).toBe(unused)
    expect(await rowsOf(url, 'select email from users')).toEqual([{ email: 'ada@example.test' }])
    const migrations = 'select created_at from migrations order by id'
    expect(await rowsOf(url, migrations)).toEqual(await rowsOf(server['DATABASE_URL'] ?? '', migrations))
  })

  it('into a database with other tables is refused', async () => {
    const url = await emptyDatabase()
    await rowsOf(url, 'create table books (title text)')
    expect(await message(restore({ ...target, DATABASE_URL: url }, withKey))).toBe(
      'The database contains tables that are not of Foyer. Restore into an empty database.',
    )
    expect(await tablesIn(url)).toEqual(['books'])
  })
})
