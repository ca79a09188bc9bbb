import type StripeSdk from 'stripe'

/** What Stripe answered, or why it did not. Only `refused` is certain: then nothing was done. */
export type Reply<T> =
  | { ok: true; value: T }
  /** `unreachable`: nobody can say whether it was done. `missing`: the key's account has no such thing. */
  | { ok: false; because: 'unreachable' | 'missing' | 'refused'; code: string | undefined; reason: string }

// Loaded when a team takes its first card: an installation without one does not hold it in memory.
export const sdk = async () => (await import('stripe')).default

/** Asks Stripe something with the key of an account. */
export type Ask = <T>(key: string, question: (client: StripeSdk) => Promise<T>) => Promise<Reply<T>>

/**
 * @param baseUrl the API, without path and trailing slash
 * @param patienceInMs how long an answer may take
 */
export function askAt(baseUrl: string, patienceInMs: number): Ask {
  const { hostname, port, protocol } = new URL(baseUrl)
  const plain = protocol === 'http:'

  return async (key, question) => {
    const Sdk = await sdk()
    const client = new Sdk(key, {
      host: hostname,
      port: port || (plain ? 80 : 443),
      protocol: plain ? 'http' : 'https',
      timeout: patienceInMs,
      // when to ask again is said in the database, where a crash does not lose it
      maxNetworkRetries: 0,
      telemetry: false,
    })
    try {
      return { ok: true, value: await question(client) }
    } catch (error) {
      return failureOf(error)
    }
  }
}

interface SdkError {
  statusCode?: number
  code?: string
  message: string
}

// Stripe's own words for the statuses: docs.stripe.com/api/errors. What Stripe cannot say for certain (5xx, a conflict
// with the same request, too many requests, a broken connection) is not taken for a no.
function failureOf(error: unknown): Extract<Reply<never>, { ok: false }> {
  // `as`: whatever the client throws has these, or nothing
  const { statusCode: status, code, message } = error as SdkError
  if (status !== undefined && status >= 500) return { ok: false, because: 'unreachable', code: '500', reason: message }
  if (status === undefined || status === 429 || status === 409 || code === 'idempotency_key_in_use')
    return { ok: false, because: 'unreachable', code, reason: message }
  if (status === 404) return { ok: false, because: 'missing', code, reason: message }
  // not in its message: it repeats a part of the key
  if (status === 401) return { ok: false, because: 'refused', code: '401', reason: 'Stripe does not take the key.' }
  return { ok: false, because: 'refused', code: status === 403 ? '403' : code, reason: message }
}
