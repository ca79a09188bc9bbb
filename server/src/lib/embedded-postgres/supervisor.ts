import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { deleteUnfinished } from './cluster.ts'
import { EmbeddedPostgresError } from './failure.ts'
import type { Launcher } from './launcher.ts'
import { freePort } from './port.ts'
import type { Postmaster } from './postmaster.ts'
import { launchPostmaster, runningPostmaster, stopPostmaster } from './postmaster.ts'
import type { Session } from './session.ts'
import { assertDurable, openSession, takeOwnership } from './session.ts'

/** The cluster to supervise, and the callbacks of its owner. */
export interface SupervisorOptions {
  paths: ClusterPaths
  binaries: Binaries
  launcher: Launcher
  password: string
  log: (level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown>) => void
  /** Called when PostgreSQL has ended and could not be restarted. */
  onLost: (error: Error) => void
}

export interface Supervisor {
  /** Stays valid, because PostgreSQL restarts on the same port. */
  url: string
  stop(): Promise<void>
}

interface OwnedPostgres {
  postmaster: Postmaster
  session: Session
}

/** Starts the cluster's PostgreSQL or adopts the running one, becomes its owner, and keeps it running until `stop`. */
export async function supervise(options: SupervisorOptions): Promise<Supervisor> {
  const { paths, log, onLost } = options
  let owned = await startOwned(options)
  const { port } = owned.postmaster
  await deleteUnfinished(paths).catch((error: Error) =>
    log('warn', 'could not delete the temporary folders of interrupted starts', { reason: error.message }),
  )

  let stopping = false
  let recovery: Promise<unknown> = Promise.resolve()

  async function recover(): Promise<void> {
    log('warn', 'the connection to PostgreSQL has ended; restarting it', { port })
    owned = await startOwned(options, port)
  }
  async function recoverUntilStopped(): Promise<void> {
    for (;;) {
      await owned.session.ended
      if (stopping) return
      recovery = recover()
      await recovery
    }
  }
  const supervision = recoverUntilStopped().then(
    () => true,
    (error: Error) => {
      log('error', 'PostgreSQL is lost', { reason: error.message })
      onLost(error)
      return false
    },
  )

  return {
    url: urlOf(options, port),
    stop: async () => {
      stopping = true
      const isOurs = await recovery.then(
        () => true,
        () => false,
      )
      // keeps the lock until PostgreSQL has stopped, so that no other process adopts it
      if (isOurs) await stopPostmaster(owned.postmaster)
      await supervision
      log('info', 'PostgreSQL has stopped', { port })
    },
  }
}

const urlOf = ({ password }: SupervisorOptions, port: number) => `postgres://foyer:${password}@127.0.0.1:${port}/foyer`

/** The time limit of a start. Most of it is for replaying the log after a crash. */
const startTimeoutMs = 60_000
const maxUnexplainedAttempts = 5

/**
 * Retries until this process owns a PostgreSQL that accepts connections.
 * @throws EmbeddedPostgresError when it cannot
 */
async function startOwned(options: SupervisorOptions, port?: number): Promise<OwnedPostgres> {
  const { paths, log } = options
  const deadline = performance.now() + startTimeoutMs
  for (let attempt = 1; ; attempt += 1) {
    const running = await runningPostmaster(paths)
    const postmaster = running ?? (await launch(options, port))
    if (port && postmaster.port !== port) throw inUse(paths)
    const session = await openOwnerSession(options, postmaster)
    const facts = { port: postmaster.port, pid: postmaster.pid }
    if (session) {
      log('info', running ? 'adopted the running PostgreSQL' : 'PostgreSQL is up', facts)
      return { postmaster, session }
    }
    const reason = await postmaster.lastErrors()
    if (performance.now() > deadline || (attempt >= maxUnexplainedAttempts && !isTransient(reason)))
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${reason} (its log: ${paths.log})`)
    log('warn', 'PostgreSQL ended while starting; retrying', { reason, attempts: attempt, ...facts })
    await sleep(Math.min(attempt * 20, 500))
  }
}

// another PostgreSQL runs on the cluster, or did a moment ago; or the port is in use
const isTransient = (reason: string) => /lock file|shared memory|could not bind/i.test(reason)

const inUse = ({ dataDir }: ClusterPaths) =>
  new EmbeddedPostgresError(
    `Another Foyer is already running on this data folder (${dataDir}). Stop it first, or set DATABASE_URL to share one PostgreSQL server.`,
  )

const launch = async ({ paths, binaries, launcher }: SupervisorOptions, port?: number): Promise<Postmaster> =>
  launchPostmaster(paths, binaries, launcher, port ?? (await freePort()))

/**
 * Connects to a postmaster and becomes its owner.
 * @returns undefined when the postmaster has ended
 */
async function openOwnerSession(options: SupervisorOptions, postmaster: Postmaster): Promise<Session | undefined> {
  const session = await openSession(postmaster, urlOf(options, postmaster.port), startTimeoutMs)
  if (!session) return undefined
  try {
    if (!(await takeOwnership(session))) throw inUse(options.paths)
    await assertDurable(session)
    return session
  } catch (error) {
    if (!session.isOpen()) return undefined
    await session.client.end()
    throw error
  }
}
