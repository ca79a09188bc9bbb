import type { WebsiteFailure } from '@foyer/contract/website-failures'
import { pairOf } from './address.ts'
import { createOutbound } from './outbound.ts'

/** Tells an outage of this process's own connection from failures of other hosts. */
export interface Connectivity {
  /** Whether the operator has named addresses to compare with. */
  isChecked: boolean
  /**
   * Counts a request that has ended, and decides whether its failure may be judged. When most requests of the last
   * minute failed to connect, Foyer requests the operator's addresses.
   * @param failure undefined: the request was answered
   * @returns whether this process has no connection, because none of those addresses answers either
   */
  isCutOff(failure: WebsiteFailure | undefined): Promise<boolean>
  /**
   * Decides at once whether a failure comes from the own connection: for a service that is rarely unreachable, and whose
   * requests are too few to compare.
   * @param failure undefined: the request was answered
   * @returns whether none of the operator's addresses answers either
   */
  isOffline(failure: WebsiteFailure | undefined): Promise<boolean>
  close(): Promise<void>
}

/** The failures that an outage of the own connection causes. The others prove that a host has answered. */
const ownFailures: ReadonlySet<string> = new Set<WebsiteFailure>([
  'dns-not-found',
  'dns-failed',
  'refused',
  'unreachable',
  'reset',
  'timeout',
])

/** As long as two agreeing checks are apart: when a state changes, the earlier checks are no longer counted. */
const windowMs = 60_000
/** How long the answer of the operator's addresses counts. */
const answerMs = 10_000
const limits = { timeoutMs: 5000 }

/**
 * @param addresses any HTTP response of one of them proves the connection; the operator sets them, so private ones are
 *   allowed
 * @param userAgent the `User-Agent` header
 * @param now the clock, in ms
 */
export function createConnectivity(
  addresses: readonly string[],
  userAgent: string,
  now: () => number = () => performance.now(),
): Connectivity {
  const outbound = createOutbound({ allow: addresses.map((each) => pairOf(new URL(each))), userAgent, limits })
  let requests: { at: number; failed: boolean }[] = []
  let last: { at: number; answer: Promise<boolean> } | undefined

  async function isAnswered(): Promise<boolean> {
    const results = await Promise.all(addresses.map((each) => outbound.get(each, async () => undefined)))
    return results.some(({ status }) => status !== undefined)
  }

  function isReachable(): Promise<boolean> {
    if (!last || now() - last.at >= answerMs) last = { at: now(), answer: isAnswered() }
    return last.answer
  }

  const isOwn = (failure: WebsiteFailure | undefined) => failure !== undefined && ownFailures.has(failure)

  const isOffline = async (failure: WebsiteFailure | undefined) =>
    addresses.length > 0 && isOwn(failure) && !(await isReachable())

  return {
    isChecked: addresses.length > 0,
    isOffline,
    async isCutOff(failure) {
      const failed = isOwn(failure)
      requests = requests.filter(({ at }) => at > now() - windowMs)
      requests.push({ at: now(), failed })
      const failures = requests.filter((request) => request.failed).length
      return 2 * failures > requests.length && (await isOffline(failure))
    },
    close: () => outbound.close(),
  }
}
