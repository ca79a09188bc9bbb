import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from './log.ts'
import { isUnavailable } from './unavailable.ts'

/** The database, or a transaction on it. Queries and commands take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface PoolOptions {
  /** The most connections. */
  size?: number
  /** How long a statement may stay without an answer, before its connection is destroyed. */
  queryTimeoutMs?: number
  /** Whether a connection keeps its settings: not behind a pooler in transaction mode, where the role must have them. */
  keepsSettings?: boolean
  /**
   * Whether each connection parses and plans a statement once and keeps the plan, for the few statements of the sale: a
   * third of PostgreSQL's work on an order is planning. Their texts must not depend on the number of their parameters.
   */
  keepsPlans?: boolean
}

/** The settings of every connection, in the units of PostgreSQL. */
export const sessionSettings = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
} as const

const connectTimeoutMs = 3000

/**
 * The settings of connections that keep plans. A plan is made for any parameters, and never reads a whole table: it may be
 * made while the table is empty and kept until it is full.
 */
export const planSettings = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' } as const

/**
 * How long a plan is kept. One that was made while a table was small may use an index that reads all of it; PostgreSQL makes
 * another by itself only after it has counted the rows again.
 */
const maxPlanSeconds = 30

/** How many connections of a process read files: one the pieces, one what is asked before. */
export const fileConnections = 2

/** How many connections of a process sell: one batch of each kind runs at a time for an event. */
export const saleConnections = 4

/**
 * Opens a connection pool. A caller waits at most 3 s for a connection and 12 s for an answer, so requests fail with 503
 * instead of hanging when the database is unreachable. PostgreSQL itself ends a statement after 10 s, but not its wait
 * for a standby, and it cannot end anything once its machine is gone.
 */
export function openDatabase(url: string, log: Log, options: PoolOptions = {}): Database {
  const { size = 10, queryTimeoutMs = 12_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    ...(options.keepsPlans && { maxLifetimeSeconds: maxPlanSeconds }),
    application_name: 'foyer',
    onConnect: (client) => prepareConnection(client, options),
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
 * Prepares a new connection: refuses a standby, which a proxy leads to for a moment during a failover, and sets the
 * session's settings. Not as startup parameters: PgBouncer refuses or ignores those. `synchronous_commit` is never lower
 * than `on`, whatever the server's default: an acknowledged order must survive a crash.
 */
async function prepareConnection(
  client: pg.ClientBase,
  { keepsSettings = true, keepsPlans = false }: PoolOptions,
): Promise<void> {
  destroyOnSilence(client)
  if (keepsSettings && keepsPlans) nameStatements(client)
  const settings = Object.entries({ ...sessionSettings, ...(keepsPlans && planSettings) }).map(
    ([name, value]) => `set_config('${name}', '${value}', false)`,
  )
  const durable = `set_config('synchronous_commit', case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end, false)`
  const columns = [isReadOnly, ...(keepsSettings ? [...settings, durable] : [])]
  const query = { text: `select ${columns.join(', ')}`, query_timeout: connectTimeoutMs }
  const { rows } = await client.query<{ read_only: boolean }>(query)
  if (rows[0]?.read_only) throw new StandbyError()
}

/** An expression: whether the server accepts no writes, as a standby. */
export const isReadOnly = `current_setting('transaction_read_only') = 'on' as read_only`

/** The address leads to a server that accepts no writes. Has the code that PostgreSQL gives a write there. */
class StandbyError extends Error {
  code = '25006'
  constructor() {
    super('the database accepts no writes: it is a standby')
  }
}

/**
 * Destroys the connection when a statement got no answer in time. node-postgres only stops waiting: the rollback would
 * queue behind that statement and wait as long again.
 */
function destroyOnSilence(client: pg.ClientBase): void {
  const { query } = client
  const watched = (...args: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, args)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && destroy(client))
    return answer
  }
  // `as`: it takes and returns what the method does, which has many overloads
  client.query = watched as typeof query
}

/** The name of a prepared statement that has none of its own: a connection names those whose plans it keeps. */
export const unnamed = ''

/** The most statements that a connection keeps. Others are planned each time. */
const maxKeptStatements = 100
const statementNames = new Map<string, string>()

/** Gives each statement a name by its text: PostgreSQL keeps the plans of named statements as long as the connection. */
function nameStatements(client: pg.ClientBase): void {
  const { query } = client
  const named = (config: unknown, ...rest: unknown[]) =>
    Reflect.apply(query, client, [
      isUnnamed(config) ? { ...config, name: statementName(config.text) } : config,
      ...rest,
    ])
  // `as`: it takes and returns what the method does, which has many overloads
  client.query = named as typeof query
}

const isUnnamed = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name)

function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= maxKeptStatements) return known
  const name = `foyer_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

// `as`: the types of node-postgres do not include its socket
const destroy = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()

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
    let broken = false
    try {
      return await own.transaction(work, config)
    } catch (error) {
      // the pool must not keep a connection that leads to a standby, or one without an answer
      broken = isUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
}

const lockRetryMs = 50

/** The time of the database's clock, which all processes share. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`)
  return new Date(rows[0]?.now ?? Date.now())
}

/**
 * Runs work under an advisory lock: other calls with the same lock, in any process, wait until it is done.
 * @param lockId an arbitrary fixed number, other than those of other locks
 */
export async function withLock<T>(db: Db, lockId: number, work: () => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    // without a time limit: the pool's limits are for requests that a caller waits for
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
    const take = sql`select pg_try_advisory_xact_lock(${lockId}) as taken`
    while (!(await tx.execute<{ taken: boolean }>(take)).rows[0]?.taken) await setTimeout(lockRetryMs)
    return await work()
  })
}
