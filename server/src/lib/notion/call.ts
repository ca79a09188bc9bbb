import type { Client } from '@notionhq/client'
import { limitConcurrency } from '../concurrency.ts'
import type { NotionFailure } from './failure.ts'
import { failureOf } from './failure.ts'

/** Limits the requests with one key. */
export interface NotionThrottle {
  /** Waits until one more request is allowed. Throws to end the read. */
  acquire(): Promise<void>
  /**
   * Waits before a retry.
   * @returns false when the wait is too long: then the read ends
   */
  backOff(seconds: number): Promise<boolean>
}

/** Makes a request to Notion, with throttle and retries. @throws NotionFailure */
export type NotionCall = <T>(request: (client: Client) => Promise<T>) => Promise<T>

/** How many requests run at once. */
const maxConcurrentCalls = 3
/** The waits after the first and the second failure of Notion. */
const retryDelaysSeconds = [1, 4]
/** How often a request may be rate-limited before it fails. */
const maxRateLimitWaits = 3

/**
 * Creates the calls of one key, which retry failed requests. The client's own retries are off: it retries neither after
 * a broken connection nor after a gateway's error page, and waits at most a minute even when Notion asks for longer.
 * All requests only read, so they may run twice.
 */
export function createNotionCall(client: Client, throttle: NotionThrottle): NotionCall {
  const limit = limitConcurrency(maxConcurrentCalls, Number.POSITIVE_INFINITY)

  async function shouldRetry({ code, retryAfter }: NotionFailure, attempts: { failures: number; rateLimits: number }) {
    if (code === 'rate-limited') {
      attempts.rateLimits += 1
      return attempts.rateLimits <= maxRateLimitWaits && (await throttle.backOff(retryAfter ?? 1))
    }
    const pause = code === 'down' ? retryDelaysSeconds[attempts.failures] : undefined
    attempts.failures += 1
    return (
      pause !== undefined && (await throttle.backOff(Math.max(retryAfter ?? 0, pause * (0.75 + Math.random() / 2))))
    )
  }

  async function call<T>(request: (client: Client) => Promise<T>): Promise<T> {
    const attempts = { failures: 0, rateLimits: 0 }
    for (;;) {
      await throttle.acquire()
      const answer = await request(client).then(
        (value) => ({ value }),
        (error: unknown) => ({ failure: failureOf(error) }),
      )
      if ('value' in answer) return answer.value
      if (!(await shouldRetry(answer.failure, attempts))) throw answer.failure
    }
  }
  return (request) => limit(() => call(request))
}
