import { Client } from 'pg'
import { EmbeddedPostgresError } from './failure.ts'
import type { Postmaster } from './postmaster.ts'
import { waitUntil } from './wait-until.ts'

/** A connection to the database `foyer` whose advisory lock marks the owner. */
export interface Session {
  client: Client
  /** Resolves when the connection has ended, for any reason. */
  ended: Promise<void>
  isOpen(): boolean
}

/**
 * Connects as soon as PostgreSQL accepts connections: after a crash it first replays its log.
 * @returns undefined when the postmaster ended before
 * @throws EmbeddedPostgresError after `timeoutMs`
 */
export async function openSession(
  postmaster: Postmaster,
  url: string,
  timeoutMs: number,
): Promise<Session | undefined> {
  let session: Session | undefined
  let reason = ''
  const settled = await waitUntil(async () => {
    // checks before it connects: if the postmaster ends in between, the connection fails and the next attempt sees it
    if (!(await postmaster.isAlive())) return true
    session = await connect(url).catch((error: Error) => {
      reason = error.message
      return undefined
    })
    return session !== undefined
  }, timeoutMs)
  if (!settled) throw new EmbeddedPostgresError(`PostgreSQL is running, but does not accept connections: ${reason}`)
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
  client.on('error', () => undefined) // `end` follows and resolves `ended`
  await client.connect()
  return { client, ended, isOpen: () => open }
}

// an arbitrary fixed number, other than those of other locks
const ownershipLock = '7311294605218840'

// PostgreSQL releases the lock of a killed process only when it notices the end of its connection.
const ownershipTimeoutMs = 2000

/** Takes the lock that makes this process the owner of the database. @returns false when another process holds it */
export const takeOwnership = ({ client }: Session): Promise<boolean> =>
  waitUntil(async () => {
    const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownershipLock])
    return answer.rows[0]?.taken === true
  }, ownershipTimeoutMs)

/** @throws EmbeddedPostgresError when a committed write would not survive a power failure */
export async function assertDurable({ client }: Session): Promise<void> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  const settings = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting <> 'on'",
    [names],
  )
  const off = settings.rows.map((setting) => setting.name)
  if (off.length > 0) throw new EmbeddedPostgresError(`PostgreSQL must not run without ${off.join(', ')}.`)
}
