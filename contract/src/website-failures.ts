// No schema here: web pages use this without zod.

/** Certificate errors: browsers would reject the certificate too. */
const certificateFailures = [
  'tls-expired',
  'tls-not-yet-valid',
  'tls-wrong-host',
  'tls-self-signed',
  'tls-untrusted',
  'tls-failed',
] as const

/** The reasons for which a request gets no valid HTTP response. */
export const connectionFailures = [
  // a scheme, credentials, a port or a private address that Foyer does not send requests to
  'address-blocked',
  'dns-not-found',
  'dns-failed',
  'refused',
  'unreachable',
  'reset',
  'timeout',
  ...certificateFailures,
  'too-many-redirects',
  // a redirect without a valid `Location`
  'redirect-broken',
  // the response is not HTTP, or contradicts its headers
  'invalid-answer',
  'body-too-large',
] as const

/** The reasons for which a check of a website fails: no valid response, or one with a failing status. */
export const websiteFailures = [
  ...connectionFailures,
  'access-refused',
  'page-not-found',
  'too-many-requests',
  'client-error',
  'server-unavailable',
  'server-error',
  'unexpected-status',
] as const
export type WebsiteFailure = (typeof websiteFailures)[number]

/**
 * The failure that an HTTP status stands for.
 * @param status of the last response, after redirects
 * @returns undefined if the status is a success
 */
export function failureOfStatus(status: number): WebsiteFailure | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401 || status === 403) return 'access-refused'
  if (status === 404 || status === 410) return 'page-not-found'
  if (status === 429) return 'too-many-requests'
  if (status === 503) return 'server-unavailable'
  if (status >= 500) return 'server-error'
  return status >= 400 ? 'client-error' : 'unexpected-status'
}
