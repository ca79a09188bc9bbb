import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import { reasonOf } from './reason.ts'

/** The folder of drizzle's migration files. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

// an arbitrary fixed number for the advisory lock that lets one process migrate at a time
export const migrationLock = 4_021_973

/**
 * Migrates the database to this build's schema. Several processes may call it at once: one migrates, the others wait.
 * @param url of PostgreSQL itself, not of a pooler in transaction mode: the lock belongs to a session
 * @param log gets a line when this process waits for another one
 * @throws Error with one line when the database is unreachable, a migration fails, or a newer build has migrated it
 */
export async function migrateDatabase(url: string, log?: Log): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer migrations',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  await client.connect().catch((error: unknown) => {
    throw new Error(`Cannot connect to the database: ${reasonOf(error)}`)
  })
  client.on('error', () => undefined) // the next statement fails
  try {
    await takeLock(client, log)
    await refuseNewerSchema(client)
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
  } catch (error) {
    if (error instanceof NewerSchemaError) throw error
    throw new Error(`The database could not be migrated: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end()
  }
}

async function takeLock(client: pg.Client, log: Log | undefined): Promise<void> {
  const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
  if (answer.rows[0]?.taken) return
  const holder = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objid = $1 and database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  )
  log?.info({ serverProcess: holder.rows[0]?.pid }, 'another process is migrating the database; waiting for it')
  await client.query('select pg_advisory_lock($1)', [migrationLock])
}

/** A newer build of Foyer has migrated the database: this build would read and write a schema that it does not know. */
class NewerSchemaError extends Error {
  constructor() {
    super(
      'The database belongs to a newer version of Foyer: it has migrations that this one does not know. Start that version, or restore a backup made before the upgrade.',
    )
  }
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const table = await client.query<{ found: boolean }>(`select to_regclass('public.migrations') is not null as found`)
  if (!table.rows[0]?.found) return
  const known = ownMigrations().map(({ folderMillis }) => String(folderMillis))
  const unknown = await client.query('select 1 from public.migrations where created_at::text <> all($1) limit 1', [
    known,
  ])
  if (unknown.rows.length > 0) throw new NewerSchemaError()
}

/**
 * Whether the database has the schema of this build. It does not once a newer build has migrated it, while this process
 * runs: some of its statements may fail.
 */
export async function hasOwnSchema(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ last: string }>(sql`select max(created_at)::text as last from public.migrations`)
  return rows[0]?.last === String(ownMigrations().at(-1)?.folderMillis)
}

/** The migrations of this build, the oldest first. */
const ownMigrations = () => (read ??= readMigrationFiles({ migrationsFolder }))
let read: ReturnType<typeof readMigrationFiles> | undefined
