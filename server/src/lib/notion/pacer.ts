/** The recent requests with a key. */
export interface RecentCalls {
  calls: number
  /** How long ago they were counted, in ms. */
  agoMs: number
}

/** Paces the requests of a connection within Notion's rate limit. */
export interface Pacer {
  /** The wait before the next request, in ms. 0 allows the request and counts it. */
  nextDelayMs(): number
  /** The number of requests within the last minute. */
  recentCalls(): number
}

// Notion allows 180 a minute per connection
const maxCallsPerWindow = 150
/** The requests a minute that are left for key checks, which do not pass through the queue. */
export const maxCallsOfChecks = 30
const windowMs = 60_000

/**
 * @param previous the requests before this process took over; their exact times are unknown, so all count from `agoMs`
 * @param now the clock, in ms
 */
export function createPacer(previous: RecentCalls, now: () => number = () => performance.now()): Pacer {
  let calledAt = Array<number>(Math.min(previous.calls, maxCallsPerWindow)).fill(now() - previous.agoMs)
  const countRecent = () => {
    calledAt = calledAt.filter((at) => at > now() - windowMs)
    return calledAt.length
  }
  return {
    nextDelayMs() {
      if (countRecent() < maxCallsPerWindow) {
        calledAt.push(now())
        return 0
      }
      return (calledAt[0] ?? now()) + windowMs - now() + 1
    },
    recentCalls: countRecent,
  }
}
