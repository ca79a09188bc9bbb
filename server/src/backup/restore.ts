import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase, migrationLock } from '../lib/migrations.ts'
import { reasonOf } from '../lib/reason.ts'
import { dropStatements, foreignKeysOf, hasTable, migrationsTable, quoted, tablesOf } from './catalog.ts'
import { BackupError } from './failure.ts'
import type { Manifest, TableInArchive } from './manifest.ts'
import { applyMigrations, migrationsUpTo } from './migrations.ts'
import type { Archive } from './read-archive.ts'

/**
 * Restores an archive into an empty database: first the schema that it was made of, then all rows in one transaction,
 * then the migrations since. After a crash the database has no data, and the restore can be repeated.
 * @param archive verified: `manifest` is its manifest
 * @param prepare called when the database is known to be empty, before anything is written
 * @throws BackupError with a sentence for the operator; the database then has no data, as before
 */
export async function restoreArchive(
  databaseUrl: string,
  archive: Archive,
  manifest: Manifest,
  prepare: () => void,
): Promise<void> {
  const migrations = migrationsUpTo(manifest)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'foyer restore' })
  await client.connect().catch((error: unknown) => {
    throw new BackupError(`Cannot connect to the database: ${reasonOf(error)}`)
  })
  // a lost connection also fails the statement that runs on it
  client.on('error', () => undefined)
  try {
    await client.query('set statement_timeout = 0')
    // a Foyer that starts now waits here, and finds the restored data
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await assertEmpty(client)
    prepare()
    // A transaction of its own: until PostgreSQL 17 the values that a migration adds to a type can only be used after
    // its commit.
    await inTransaction(client, async () => {
      for (const statement of await dropStatements(client)) await client.query(statement)
      await applyMigrations(client, migrations)
    })
    await inTransaction(client, () => copyRows(client, archive, manifest))
    await client.query('analyze')
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`The restore failed: ${reasonOf(error)}`)
  } finally {
    await client.end()
  }
  await migrateDatabase(databaseUrl)
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Without a row in any of these, a database contains nothing that anybody entered. */
const tablesWithData = ['users', 'events', 'orders']

/** @throws BackupError when the database has data, is used by a running Foyer, or is not one of Foyer */
async function assertEmpty(client: pg.Client): Promise<void> {
  const running = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name in ('foyer', 'foyer notices')`,
  )
  if (running.rows.length > 0)
    throw new BackupError('Foyer is running on this database. Stop it first, on all machines.')
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  if (!(await hasTable(client, migrationsTable)))
    throw new BackupError('The database contains tables that are not of Foyer. Restore into an empty database.')
  for (const name of tablesWithData) {
    if (!tables.some((table) => table.name === name)) continue
    const { rows } = await client.query(`select 1 from public.${quoted(name)} limit 1`)
    if (rows.length > 0)
      throw new BackupError('The database has data, which a restore would delete. Restore into an empty database.')
  }
}

async function copyRows(client: pg.Client, archive: Archive, { tables, sequences }: Manifest): Promise<void> {
  const known = await tablesOf(client)
  const missing = known.find(({ name }) => !tables.some((table) => table.name === name))
  if (missing) throw new BackupError(`The backup is damaged: it lacks the table ${missing.name}.`)
  // without foreign keys the order of the tables does not matter; adding them again checks every row
  const keys = await foreignKeysOf(client)
  for (const { table, name } of keys)
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`)
  for (const table of tables) await copyTable(client, archive, table)
  for (const { table, name, definition } of keys)
    await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled])
}

async function copyTable(client: pg.Client, archive: Archive, { name, columns, rows }: TableInArchive): Promise<void> {
  const table = `public.${quoted(name)}`
  // a migration may have inserted rows; those of the backup count. Triggers have run when the rows were first written.
  await client.query(`delete from ${table}`)
  await client.query(`alter table ${table} disable trigger user`)
  const copying = client.query(copyFrom(`copy ${table} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(await archive.rowsOf(name), copying)
  await client.query(`alter table ${table} enable trigger user`)
  const { rows: counted } = await client.query<{ count: string }>(`select count(*) from ${table}`)
  if (Number(counted[0]?.count) !== rows)
    throw new BackupError(`The table ${name} has ${counted[0]?.count} rows instead of ${rows}.`)
}
