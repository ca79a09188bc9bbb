import { Client } from 'pg'
import { EmbeddedPostgresError } from './failure.ts'
import type { Postmaster } from './postmaster.ts'
import { until } from './until.ts'

/** A connection to the database `foyer` that is kept open to own it. */
export interface Session {
  client: Client
  /** Settles when the connection has ended, whoever ended it. */
  ended: Promise<void>
  isOpen(): boolean
}

/**
 * Connects as soon as PostgreSQL lets it: after a crash it first replays its log.
 * @returns undefined when the postmaster ended before
 */
export async function openSession(postmaster: Postmaster, url: string, withinMs: number): Promise<Session | undefined> {
  let session: Session | undefined
  let reason = ''
  const settled = await until(async () => {
    // asked before connecting: if it ended afterwards, the connection fails, and the next look sees it
    if (!(await postmaster.isAlive())) return true
    session = await connect(url).catch((error: Error) => {
      reason = error.message
      return undefined
    })
    return session !== undefined
  }, withinMs)
  if (!settled) throw new EmbeddedPostgresError(`PostgreSQL runs, but cannot be connected to: ${reason}`)
  return session
}

async function connect(connectionString: string): Promise<Session> {
  const client = new Client({ connectionString, application_name: 'foyer owner', connectionTimeoutMillis: 5000 })
  let open = true
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => {
      open = false
      resolve()
    })
  })
  client.on('error', () => undefined) // 'end' follows, and is what is waited for
  await client.connect()
  return { client, ended, isOpen: () => open }
}

// Any fixed number, other than that of the migrations.
const ownership = '7311294605218840'

// A process that was just killed may hold it until its end is noticed.
const graceMs = 2000

/** Takes the lock that makes this process the owner of the database. False when another process keeps it. */
export const takeOwnership = ({ client }: Session): Promise<boolean> =>
  until(async () => {
    const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownership])
    return answer.rows[0]?.taken === true
  }, graceMs)

/** @throws EmbeddedPostgresError when an acknowledged write would not survive a power cut */
export async function assertDurable({ client }: Session): Promise<void> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  const settings = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting <> 'on'",
    [names],
  )
  const off = settings.rows.map((setting) => setting.name)
  if (off.length > 0) throw new EmbeddedPostgresError(`PostgreSQL must not run without ${off.join(', ')}.`)
}
