import { setTimeout } from 'node:timers/promises'
import { retryDelayMs } from './jobs/retry-delay.ts'
import type { Log } from './log.ts'
import { failureOf } from './reason.ts'
import { isUnavailable } from './unavailable.ts'

const maxDelayMs = 10_000

/**
 * Writes the outcome of something that cannot be undone, such as a mail that was sent, and keeps trying while the
 * database is unavailable: if the outcome were forgotten, the same would be done a second time.
 * @param facts name the thing in the log
 * @param write may have been committed although it failed, so a repeated call must change nothing more
 * @throws when it fails for another reason
 */
export async function untilWritten(log: Log, facts: object, write: () => Promise<void>): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      await write()
      if (failures > 0) log.info({ ...facts, failures }, 'an outcome was written at a later attempt')
      return
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (failures === 0) log.warn({ ...facts, ...failureOf(error) }, 'an outcome could not be written yet')
      failures += 1
      await setTimeout(retryDelayMs(failures, maxDelayMs), undefined, { ref: false })
    }
  }
}
