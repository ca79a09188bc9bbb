import { setTimeout } from 'node:timers/promises'
import type { Log } from '../lib/log.ts'
import { reasonOf } from '../lib/reason.ts'

/** Something done over and over. */
export interface Pulse {
  /** Whether the last time went well. */
  isHealthy(): boolean
  /** Settles when it has stopped. */
  ended: Promise<void>
}

/** Does something, waits, does it again, until the signal aborts. A failure is logged, and tried again like the rest. */
export function pulse(
  name: string,
  everySeconds: number,
  work: () => Promise<void>,
  log: Log,
  stopping: AbortSignal,
): Pulse {
  let healthy = true
  async function beat(): Promise<void> {
    while (!stopping.aborted) {
      try {
        await work()
        healthy = true
      } catch (error) {
        // once, not once a second for as long as the database is away
        if (healthy) log.error({ task: name, reason: reasonOf(error) }, 'a task failed')
        healthy = false
      }
      await setTimeout(everySeconds * 1000, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return { isHealthy: () => healthy, ended: beat() }
}
