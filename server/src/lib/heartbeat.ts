import { setTimeout } from 'node:timers/promises'
import type { Db, PoolOptions } from './db.ts'
import { openDatabase } from './db.ts'
import type { Log } from './log.ts'
import { failureOf } from './reason.ts'

/** Proves, on a connection of its own, that the database commits. */
export interface Heartbeat {
  /** Writes, unless a write was committed within the last second. Answers within 3 s. @returns whether it is committed */
  check(): Promise<boolean>
  /** The seconds since the last committed write began; 0 before the first one. */
  ageSeconds(): number
  /** Writes every few seconds from now on. */
  start(): void
  close(): Promise<void>
}

interface HeartbeatOptions extends Pick<PoolOptions, 'keepsSettings'> {
  url: string
  log: Log
  /** Writes one row. */
  write(db: Db): Promise<void>
}

const periodMs = 5000
const retryMs = 1000
const recentMs = 1000
const limitMs = 3000

/**
 * A connection that can read may still not be able to commit: on a standby, on a full disk, or while PostgreSQL waits
 * for a standby that has fallen silent.
 */
export function createHeartbeat({ url, log, write, keepsSettings = true }: HeartbeatOptions): Heartbeat {
  const { db, close } = openDatabase(url, log, { size: 1, queryTimeoutMs: limitMs, keepsSettings })
  const closing = new AbortController()
  let lastAt: number | undefined
  let failingSince: number | undefined
  let writing: Promise<boolean> | undefined
  let loop = Promise.resolve()

  function succeeded(startedAt: number): true {
    lastAt = startedAt
    if (failingSince !== undefined)
      log.info({ seconds: secondsSince(failingSince) }, 'the database works again: writes are committed')
    failingSince = undefined
    return true
  }

  function failed(startedAt: number, error: unknown): false {
    if (failingSince === undefined && !closing.signal.aborted)
      log.error(failureOf(error), 'the database commits no writes')
    failingSince ??= startedAt
    return false
  }

  function attempt(): Promise<boolean> {
    const startedAt = performance.now()
    const limit = new AbortController()
    const late = setTimeout(limitMs, undefined, { signal: limit.signal, ref: false }).then(() => {
      throw new Error(`a write was not committed within ${limitMs / 1000} s`)
    })
    return Promise.race([write(db), late])
      .then(
        () => succeeded(startedAt),
        (error: unknown) => failed(startedAt, error),
      )
      .finally(() => {
        limit.abort()
        late.catch(() => undefined)
        writing = undefined
      })
  }

  const writeNow = () => (writing ??= attempt())
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  async function writeUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) await pause((await writeNow()) ? periodMs : retryMs)
  }

  return {
    check: () =>
      failingSince === undefined && lastAt !== undefined && performance.now() - lastAt < recentMs
        ? Promise.resolve(true)
        : writeNow(),
    ageSeconds: () => (lastAt === undefined ? 0 : secondsSince(lastAt)),
    start() {
      loop = writeUntilClosed()
    },
    async close() {
      closing.abort()
      await loop
      await writing
      await close()
    },
  }
}

const secondsSince = (at: number) => Math.round((performance.now() - at) / 10) / 100
