import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { reasonOf } from '../lib/reason.ts'
import { hasTable, migrationsOf, migrationsTable, quoted, sequencesOf, tablesOf } from './catalog.ts'
import { countAndHash } from './count-and-hash.ts'
import { BackupError } from './failure.ts'
import type { Manifest, TableInArchive } from './manifest.ts'
import { entries, entryOf, formatVersion, keyIdOf, sign } from './manifest.ts'

interface BackupOptions {
  databaseUrl: string
  /** The installation's secret. It signs the archive. */
  key: string
  /** Whether the archive contains the secret. Without it the archive is of no use to a thief of it alone. */
  withKey: boolean
  /** The archive to write; it must not exist. */
  file: string
}

/**
 * Writes an archive of the whole database as it is at one moment. Foyer may run, and sell, at the same time. A crash
 * leaves at most a file whose name ends with `.partial`.
 * @returns the numbers of tables and rows
 * @throws BackupError with a sentence for the operator
 */
export async function writeBackup(options: BackupOptions): Promise<{ tables: number; rows: number }> {
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'foyer backup' })
  await client.connect().catch((error: unknown) => {
    throw new BackupError(`Cannot connect to the database: ${reasonOf(error)}`)
  })
  // a lost connection also fails the statement that runs on it
  client.on('error', () => undefined)
  const partial = `${options.file}.partial`
  try {
    await createEmpty(options.file, partial)
    const manifest = await writeArchive(client, options, partial)
    await rename(partial, options.file)
    return { tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    await rm(partial, { force: true })
    throw error instanceof BackupError ? error : new BackupError(`The backup failed: ${reasonOf(error)}`)
  } finally {
    await client.end()
  }
}

/** @throws BackupError when the archive exists or its folder cannot be written */
async function createEmpty(file: string, partial: string): Promise<void> {
  const exists = await open(file, 'r').then(
    (handle) => handle.close().then(() => true),
    () => false,
  )
  if (exists) throw new BackupError(`${file} exists already. Choose another name.`)
  await open(partial, 'w', 0o600).then(
    (handle) => handle.close(),
    (error: unknown) => {
      throw new BackupError(`${file} cannot be written: ${reasonOf(error)}`)
    },
  )
}

async function writeArchive(client: pg.Client, options: BackupOptions, path: string): Promise<Manifest> {
  const manifest = await openSnapshot(client, options.key)
  const zip = new ZipFile()
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(path, { flags: 'r+', flush: true }))
  const failed = new Promise<never>((_, reject) => zip.once('error', reject))
  for (const table of manifest.tables) addTable(zip, client, table)
  // evaluated after the tables have been written, when their totals are known
  addText(zip, entries.manifest, () => JSON.stringify(manifest, null, 1))
  addText(zip, entries.signature, () => sign(JSON.stringify(manifest, null, 1), options.key))
  if (options.withKey) addText(zip, entries.key, () => options.key)
  zip.end()
  await Promise.race([written, failed])
  return manifest
}

/** Begins the transaction that sees the database as it is now, and keeps migrations from changing the tables. */
async function openSnapshot(client: pg.Client, key: string): Promise<Manifest> {
  await client.query('set statement_timeout = 0')
  await client.query('set lock_timeout = 30000')
  await client.query('begin isolation level repeatable read read only')
  if (!(await hasTable(client, migrationsTable))) throw new BackupError('The database is not one of Foyer.')
  const tables = await tablesOf(client)
  const all = [migrationsTable, ...tables.map(({ name }) => name)].map((name) => `public.${quoted(name)}`)
  await client.query(`lock table ${all.join(', ')} in access share mode`)
  await assertKey(client, key)
  return {
    version: formatVersion,
    createdAt: new Date().toISOString(),
    keyId: keyIdOf(key),
    migrations: await migrationsOf(client),
    tables: tables.map((table) => ({ ...table, rows: 0, bytes: 0, sha256: '' })),
    sequences: await sequencesOf(client),
  }
}

/** @throws BackupError when the data are encrypted with another key: the archive could not be restored with this one */
async function assertKey(client: pg.Client, key: string): Promise<void> {
  const { rows } = await client.query<{ key_id: string }>(
    `select split_part(encrypted_key, '.', 2) as key_id from public.signing_keys`,
  )
  if (rows.some(({ key_id }) => key_id !== keyIdOf(key)))
    throw new BackupError(
      'The secret key is not the one that this database is encrypted with. Set SECRET_KEY as for npm start.',
    )
}

function addTable(zip: ZipFile, client: pg.Client, table: TableInArchive): void {
  zip.addReadStreamLazy(entryOf(table.name), { forceZip64Format: true }, (done) => {
    const columns = table.columns.map(quoted).join(', ')
    const rows = client.query(copyTo(`copy public.${quoted(table.name)} (${columns}) to stdout`))
    const { stream, totals } = countAndHash()
    rows.once('error', (error) => stream.destroy(error))
    stream.once('end', () => Object.assign(table, totals()))
    done(null, rows.pipe(stream))
  })
}

function addText(zip: ZipFile, name: string, text: () => string): void {
  zip.addReadStreamLazy(name, (done) => done(null, Readable.from([Buffer.from(text())])))
}
