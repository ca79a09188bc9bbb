import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { failureOf } from '../reason.ts'
import { retryDelayMs } from './retry-delay.ts'

/** A task that runs again and again in this process. */
export interface PollingLoop {
  /** Whether the last run succeeded, or has made progress since the last failure. */
  isHealthy(): boolean
  /** Resolves when the loop has stopped. */
  stopped: Promise<void>
}

/**
 * Runs a task, waits, and runs it again, until the signal aborts. Logs a failure, tries again after 1, 2, 4 s … up to the
 * interval, and logs when the task works again.
 * @param work calls its argument after each success of a long run
 * @param pause waits that many milliseconds, at most until the signal aborts
 */
export function runEvery(
  name: string,
  intervalSeconds: number,
  work: (progress: () => void) => Promise<void>,
  log: Log,
  stopping: AbortSignal,
  pause: (milliseconds: number) => Promise<unknown> = pauseUntil(stopping),
): PollingLoop {
  const intervalMs = intervalSeconds * 1000
  let failures = 0
  let failingSince = 0

  function succeeded(): void {
    if (failures === 0) return
    const seconds = Math.round((performance.now() - failingSince) / 1000)
    log.info({ task: name, failures, seconds }, 'a task works again')
    failures = 0
  }

  function failed(error: unknown): void {
    // once, not at every run while the database is unreachable
    if (failures === 0) {
      log.error({ task: name, ...failureOf(error) }, 'a task failed')
      failingSince = performance.now()
    }
    failures += 1
  }

  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      await work(succeeded).then(succeeded, failed)
      await pause(failures === 0 ? intervalMs : retryDelayMs(failures, intervalMs))
    }
  }
  return { isHealthy: () => failures === 0, stopped: loop() }
}

const pauseUntil = (stopping: AbortSignal) => (milliseconds: number) =>
  setTimeout(milliseconds, undefined, { signal: stopping }).catch(() => undefined)
