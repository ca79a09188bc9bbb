import type StripeSdk from 'stripe'

/** Stripe's answer, or the failure. */
export type StripeReply<T> =
  | { ok: true; value: T }
  /**
   * `unreachable`: unknown whether Stripe did it. `missing`: the key's account has no such object. `refused`: not done.
   */
  | { ok: false; failure: 'unreachable' | 'missing' | 'refused'; code: string | undefined; reason: string }

// loads the library at the first card payment, so that an installation without one does not hold it in memory
export const loadSdk = async () => (await import('stripe')).default

/** Makes a request to Stripe with the key of an account. */
export type StripeCall = <T>(key: string, request: (client: StripeSdk) => Promise<T>) => Promise<StripeReply<T>>

/**
 * Creates the calls to Stripe.
 * @param baseUrl of Stripe's API, without path and trailing slash
 * @param timeoutMs how long an answer may take
 */
export function createStripeCall(baseUrl: string, timeoutMs: number): StripeCall {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isHttp = protocol === 'http:'

  return async (key, request) => {
    const Sdk = await loadSdk()
    const client = new Sdk(key, {
      host: hostname,
      port: port || (isHttp ? 80 : 443),
      protocol: isHttp ? 'http' : 'https',
      timeout: timeoutMs,
      // retries are scheduled in the database, where a crash does not lose them
      maxNetworkRetries: 0,
      telemetry: false,
    })
    try {
      return { ok: true, value: await request(client) }
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

// The statuses are in docs.stripe.com/api/errors. An uncertain outcome (5xx, a conflict with the same request, a rate
// limit, a broken connection) is `unreachable`, never `refused`.
function failureOf(error: unknown): Extract<StripeReply<never>, { ok: false }> {
  // `as`: every error of the client has these properties or none
  const { statusCode: status, code, message } = error as SdkError
  if (status !== undefined && status >= 500) return { ok: false, failure: 'unreachable', code: '500', reason: message }
  if (status === undefined || status === 429 || status === 409 || code === 'idempotency_key_in_use')
    return { ok: false, failure: 'unreachable', code, reason: message }
  if (status === 404) return { ok: false, failure: 'missing', code, reason: message }
  // not Stripe's message, which contains a part of the key
  if (status === 401) return { ok: false, failure: 'refused', code: '401', reason: 'Stripe does not accept the key.' }
  return { ok: false, failure: 'refused', code: status === 403 ? '403' : code, reason: message }
}
