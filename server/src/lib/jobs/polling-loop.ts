import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { reasonOf } from '../reason.ts'

/** A task that runs again and again in this process. */
export interface PollingLoop {
  /** Whether the last run succeeded. */
  isHealthy(): boolean
  /** Resolves when the loop has stopped. */
  stopped: Promise<void>
}

/** Runs a task, waits, and runs it again, until the signal aborts. Logs a failure and goes on. */
export function runEvery(
  name: string,
  intervalSeconds: number,
  work: () => Promise<void>,
  log: Log,
  stopping: AbortSignal,
): PollingLoop {
  let healthy = true
  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      try {
        await work()
        healthy = true
      } catch (error) {
        // once, not at every run while the database is unreachable
        if (healthy) log.error({ task: name, reason: reasonOf(error) }, 'a task failed')
        healthy = false
      }
      await setTimeout(intervalSeconds * 1000, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return { isHealthy: () => healthy, stopped: loop() }
}
