import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from './log.ts'
import { reasonOf } from './reason.ts'

/** The database, or a transaction on it: what queries and commands work with. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Opens a pool on a PostgreSQL server. A caller waits at most 3 s for a connection and 10 s for a statement,
 * so a database that is away is an answer (503), not a hang.
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
  // an idle connection that breaks is replaced by the pool; unheard, its error would end the process
  pool.on('error', (error) => pool.ending || log.warn({ reason: error.message }, 'a database connection was lost'))
  // so would that of one that breaks between two statements of a transaction, which the pool does not hear: the
  // statement that comes next fails, and that is enough
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = drizzle(pool, naming)
  db.transaction = transactionsOn(pool)
  return { db, pool, close: () => pool.end() }
}

const naming = { casing: 'snake_case' } as const

/**
 * As drizzle's own transactions, which never give a connection back that is lost at their very first statement: ten of
 * those and the pool has none left.
 */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Db>()
  return async (work, config) => {
    const client = await pool.connect()
    const own: Db = databases.get(client) ?? drizzle(client, naming)
    databases.set(client, own)
    try {
      return await own.transaction(work, config)
    } finally {
      client.release()
    }
  }
}

// any fixed number; it keeps several processes from migrating at once
export const migrationLock = 4_021_973

/**
 * Brings the database to this build's schema. Several processes may call it at once: one works, the others wait.
 * @throws in one line, when there is no database or its tables cannot be made
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer migrations',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect().catch((error: unknown) => {
    throw new Error(`DATABASE_URL leads to no database: ${reasonOf(error)}`)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
  } catch (error) {
    throw new Error(`The tables could not be brought up to date: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end()
  }
}

/**
 * Does something that must not be done twice at once, by whichever processes: the others wait until it is done.
 * @param lock any fixed number that nothing else waits for
 */
export async function alone<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    // for as long as it takes: the pool's limits are for what somebody waits for
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql`select set_config(${limit}, '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    return await work()
  })
}
