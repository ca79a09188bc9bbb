import { ProblemError } from '@foyer/contract/http/problem-error'

interface StreamLimits {
  perNetwork: number
  total: number
}

/** A browser opens six connections to a server; a school, an office or a fair shares one address. */
export const streamLimits: StreamLimits = { perNetwork: 40, total: 400 }

/** Counts the responses of this process that are being streamed. */
export interface OpenStreams {
  /**
   * Counts a response until `release` is called.
   * @param network the caller's network (`networkOf`)
   * @throws ProblemError `rate-limited` when the network, or all callers together, have too many
   */
  open(network: string): { release: () => void }
}

export function createOpenStreams({ perNetwork, total }: StreamLimits): OpenStreams {
  const countOf = new Map<string, number>()
  let count = 0
  return {
    open(network) {
      const own = countOf.get(network) ?? 0
      if (own >= perNetwork || count >= total) throw new ProblemError('rate-limited', { retryAfter: 5 })
      countOf.set(network, own + 1)
      count += 1
      return {
        release() {
          const left = (countOf.get(network) ?? 1) - 1
          if (left === 0) countOf.delete(network)
          else countOf.set(network, left)
          count -= 1
        },
      }
    },
  }
}
