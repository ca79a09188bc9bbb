import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { isReadOnly, sessionSettings } from './db.ts'
import { reasonOf } from './reason.ts'

/** The addresses of the database. */
export interface DatabaseAddresses {
  /** For requests and tasks. It may lead to a connection pooler. */
  url: string
  /** PostgreSQL itself, for notifications and migrations, which need a session of their own. By default `url`. */
  directUrl: string
}

/**
 * Checks before a start that Foyer can work with this server.
 * @param hearingTimeoutMs how long a notification may take to arrive
 * @returns whether connections to `url` keep their settings; not behind a pooler in transaction mode
 * @throws Error with one line that says what to change
 */
export async function checkDatabaseServer(
  { url, directUrl }: DatabaseAddresses,
  hearingTimeoutMs = 3000,
): Promise<{ keepsSettings: boolean }> {
  const hears = (listener: pg.Client, sender: pg.Client) => hearsWithin(hearingTimeoutMs, listener, sender)
  const directName = url === directUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  await using direct = await connect(directUrl, directName)
  await using pooled = await connect(url, 'DATABASE_URL')
  await refuseStandby(direct.client, directName)
  await refuseStandby(pooled.client, 'DATABASE_URL')
  await refuseUnsafeCommits(pooled.client)
  if (!(await hears(direct.client, pooled.client))) throw new Error(deafness(directName))
  if (url === directUrl) return { keepsSettings: true }
  await using listening = await connect(url, 'DATABASE_URL')
  const keepsSettings = await hears(listening.client, pooled.client)
  if (!keepsSettings) await refuseMissingSettings(pooled.client)
  return { keepsSettings }
}

const deafness = (name: string) =>
  name === 'DATABASE_URL'
    ? 'DATABASE_URL leads to a connection pooler in transaction mode: notifications of the database do not arrive. Use session mode, or set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
    : 'Notifications of the database do not arrive: DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL, and not to a connection pooler in transaction mode.'

async function connect(connectionString: string, name: string): Promise<{ client: pg.Client } & AsyncDisposable> {
  const client = new pg.Client({
    connectionString,
    application_name: 'foyer start',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined) // the next statement fails
  await client.connect().catch((error: unknown) => {
    throw new Error(`Cannot connect to the database at ${name}: ${reasonOf(error)}`)
  })
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

async function refuseStandby(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ read_only: boolean }>(`select ${isReadOnly}`)
  if (!rows[0]?.read_only) return
  throw new Error(
    `${name} leads to a standby, which accepts no writes. Set the address of the primary, or of a proxy that follows it.`,
  )
}

/** A commit that does not wait for the disk is lost in a crash of PostgreSQL, after the buyer has seen the order. */
async function refuseUnsafeCommits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ value: string }>(`select current_setting('synchronous_commit') as value`)
  if (rows[0]?.value !== 'off') return
  throw new Error(
    'synchronous_commit is off at the database: a crash would lose orders that buyers have paid for. Set it to on, on the server or with ALTER ROLE … SET synchronous_commit = on.',
  )
}

/** Whether a notification that `sender` sends arrives at `listener`, which is another connection. */
async function hearsWithin(timeoutMs: number, listener: pg.Client, sender: pg.Client): Promise<boolean> {
  const channel = `foyer_start_${randomUUID().replaceAll('-', '')}`
  await listener.query(`listen ${channel}`)
  const heard = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    listener.once('notification', () => {
      clearTimeout(timer)
      resolve(true)
    })
  })
  await sender.query('select pg_notify($1, $2)', [channel, ''])
  return await heard
}

/** Without sessions, the limits of statements must be settings of the role. */
async function refuseMissingSettings(client: pg.Client): Promise<void> {
  const names = Object.keys(sessionSettings)
  const { rows } = await client.query<{ name: string; role: string }>(
    `select name, current_user as role from pg_settings where name = any($1) and setting = '0' order by name`,
    [names],
  )
  if (rows.length === 0) return
  const statements = rows.map(
    // `as`: the query asks for the names of these settings
    ({ name, role }) => `ALTER ROLE ${role} SET ${name} = '${sessionSettings[name as keyof typeof sessionSettings]}';`,
  )
  throw new Error(
    `DATABASE_URL leads to a connection pooler in transaction mode, which keeps no settings of a connection. Set them for the role: ${statements.join(' ')}`,
  )
}
