import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from './log.ts'
import { reasonOf } from './reason.ts'

/** The database, or a transaction on it. Queries and commands take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Opens a connection pool. A caller waits at most 3 s for a connection and 10 s for a statement, so requests fail with
 * 503 instead of hanging when the database is unreachable.
 * @param size the most connections
 */
export function openDatabase(url: string, log: Log, size = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 5000,
    application_name: 'foyer',
  })
  // the pool replaces an idle connection that breaks; without a listener its error would end the process
  pool.on('error', (error) => pool.ending || log.warn({ reason: error.message }, 'a database connection was lost'))
  // The pool does not report a connection that breaks between two statements of a transaction; its error would end the
  // process too. It can be ignored, because the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = drizzle(pool, casing)
  db.transaction = transactionOn(pool)
  return { db, pool, close: () => pool.end() }
}

const casing = { casing: 'snake_case' } as const

/**
 * Replaces drizzle's own transactions, which never release a connection that is lost at the first statement: ten of
 * those exhaust the pool.
 */
function transactionOn(pool: pg.Pool): Db['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Db>()
  return async (work, config) => {
    const client = await pool.connect()
    const own: Db = databases.get(client) ?? drizzle(client, casing)
    databases.set(client, own)
    try {
      return await own.transaction(work, config)
    } finally {
      client.release()
    }
  }
}

// an arbitrary fixed number for the advisory lock that lets one process migrate at a time
export const migrationLock = 4_021_973

/**
 * Migrates the database to this build's schema. Several processes may call it at once: one migrates, the others wait.
 * @throws Error with one line when the database is unreachable or a migration fails
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer migrations',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect().catch((error: unknown) => {
    throw new Error(`Cannot connect to the database at DATABASE_URL: ${reasonOf(error)}`)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
  } catch (error) {
    throw new Error(`The database could not be migrated: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end()
  }
}

/**
 * Runs work under an advisory lock: other calls with the same lock, in any process, wait until it is done.
 * @param lockId an arbitrary fixed number, other than those of other locks
 */
export async function withLock<T>(db: Db, lockId: number, work: () => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    // without time limits: the pool's limits are for requests that a caller waits for
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql`select set_config(${limit}, '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    return await work()
  })
}
