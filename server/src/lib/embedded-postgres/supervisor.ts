import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { sweepUnfinished } from './cluster.ts'
import { EmbeddedPostgresError } from './failure.ts'
import type { Launcher } from './launcher.ts'
import { freePort } from './port.ts'
import type { Postmaster } from './postmaster.ts'
import { launchPostmaster, runningPostmaster, stopPostmaster } from './postmaster.ts'
import type { Session } from './session.ts'
import { assertDurable, openSession, takeOwnership } from './session.ts'

/** What a supervisor needs to know about its cluster. */
export interface Supervised {
  paths: ClusterPaths
  binaries: Binaries
  launcher: Launcher
  password: string
  log: (level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown>) => void
  /** PostgreSQL is gone and could not be brought back. */
  onLost: (error: Error) => void
}

export interface Supervisor {
  /** Stays true: PostgreSQL comes back on the same port. */
  url: string
  stop(): Promise<void>
}

interface Owned {
  postmaster: Postmaster
  session: Session
}

/** Brings the cluster's PostgreSQL up, or adopts the one that runs; becomes its owner; keeps it running until `stop`. */
export async function supervise(supervised: Supervised): Promise<Supervisor> {
  const { paths, log, onLost } = supervised
  let owned = await bringUp(supervised)
  const { port } = owned.postmaster
  await sweepUnfinished(paths).catch((error: Error) =>
    log('warn', 'unfinished folders stay', { reason: error.message }),
  )

  let stopping = false
  let backUp: Promise<unknown> = Promise.resolve()

  async function bringBack(): Promise<void> {
    log('warn', 'the connection to PostgreSQL has ended, bringing it back', { port })
    owned = await bringUp(supervised, port)
  }
  async function keepUp(): Promise<void> {
    for (;;) {
      await owned.session.ended
      if (stopping) return
      backUp = bringBack()
      await backUp
    }
  }
  const kept = keepUp().then(
    () => true,
    (error: Error) => {
      log('error', 'PostgreSQL is lost', { reason: error.message })
      onLost(error)
      return false
    },
  )

  return {
    url: urlOf(supervised, port),
    stop: async () => {
      stopping = true
      const mine = await backUp.then(
        () => true,
        () => false,
      )
      // still the owner while it stops, so that nobody else adopts what is about to end
      if (mine) await stopPostmaster(owned.postmaster)
      await kept
      log('info', 'PostgreSQL has stopped', { port })
    },
  }
}

const urlOf = ({ password }: Supervised, port: number) => `postgres://foyer:${password}@127.0.0.1:${port}/foyer`

/** So long PostgreSQL may take to come up. Most of it is for replaying its log after a crash. */
const patienceMs = 60_000
const triesWithoutCause = 5

/** Loops until this process owns a PostgreSQL that answers, or it is clear that it will not. */
async function bringUp(supervised: Supervised, port?: number): Promise<Owned> {
  const { paths, log } = supervised
  const deadline = performance.now() + patienceMs
  for (let tries = 1; ; tries += 1) {
    const running = await runningPostmaster(paths)
    const postmaster = running ?? (await launch(supervised, port))
    if (port && postmaster.port !== port) throw inUse(paths)
    const session = await own(supervised, postmaster)
    const facts = { port: postmaster.port, pid: postmaster.pid }
    if (session) {
      log('info', running ? 'adopted the running PostgreSQL' : 'PostgreSQL is up', facts)
      return { postmaster, session }
    }
    const reason = await postmaster.lastWords()
    if (performance.now() > deadline || (tries >= triesWithoutCause && !passes(reason)))
      throw new EmbeddedPostgresError(`PostgreSQL does not start: ${reason} (its log: ${paths.log})`)
    log('warn', 'PostgreSQL has ended while coming up, trying again', { reason, tries, ...facts })
    await sleep(Math.min(tries * 20, 500))
  }
}

// Another PostgreSQL is, or a moment ago was, on the cluster; or the port is taken.
const passes = (reason: string) => /lock file|shared memory|could not bind/i.test(reason)

const inUse = ({ dataDir }: ClusterPaths) =>
  new EmbeddedPostgresError(
    `Another Foyer is already running on this data folder (${dataDir}). Stop it first, or set DATABASE_URL to share one PostgreSQL server.`,
  )

const launch = async ({ paths, binaries, launcher }: Supervised, port?: number): Promise<Postmaster> =>
  launchPostmaster(paths, binaries, launcher, port ?? (await freePort()))

/**
 * Connects and takes the ownership of a postmaster.
 * @returns undefined when it ended meanwhile
 */
async function own(supervised: Supervised, postmaster: Postmaster): Promise<Session | undefined> {
  const session = await openSession(postmaster, urlOf(supervised, postmaster.port), patienceMs)
  if (!session) return undefined
  try {
    if (!(await takeOwnership(session))) throw inUse(supervised.paths)
    await assertDurable(session)
    return session
  } catch (error) {
    if (!session.isOpen()) return undefined
    await session.client.end()
    throw error
  }
}
