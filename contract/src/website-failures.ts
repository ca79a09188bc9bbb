// No schema here: web pages use this before they need zod.

/** The certificate is not one that a browser takes. */
const certificateFailures = [
  'tls-expired',
  'tls-not-yet-valid',
  'tls-wrong-host',
  'tls-self-signed',
  'tls-untrusted',
  'tls-failed',
] as const

/** Why a request to an address came to nothing. */
export const connectionFailures = [
  // another scheme, credentials, another port, or an address that is not public: nothing was sent
  'address-blocked',
  'dns-not-found',
  'dns-failed',
  'refused',
  'unreachable',
  'reset',
  'timeout',
  ...certificateFailures,
  'too-many-redirects',
  // a redirect that does not say where to
  'redirect-broken',
  // what came is not HTTP, or not what its headers say
  'invalid-answer',
  'body-too-large',
] as const

/** Why a check of a website failed: nothing came, or an answer by which it says so itself. */
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
 * What the status of the last answer says about a website.
 * @returns undefined: it is well
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
