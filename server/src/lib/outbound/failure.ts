import type { connectionFailures } from '@foyer/contract/website-failures'

/** The reason that an outbound request failed. */
export type OutboundFailure = (typeof connectionFailures)[number]

/** A failed outbound request. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly failure: OutboundFailure

  constructor(failure: OutboundFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}

/** Converts an error of the system, of TLS or of the HTTP parser. */
export function failureOf(error: unknown): OutboundError {
  const known = causesOf(error).find((cause) => cause instanceof OutboundError)
  if (known) return known
  for (const cause of causesOf(error)) {
    const failure = failureOfCode(cause)
    if (failure) return new OutboundError(failure, cause.message)
  }
  return new OutboundError('reset', error instanceof Error ? error.message : 'unknown')
}

/** An error and its causes; for a name with several addresses, the errors of all. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}

function failureOfCode(error: Error): OutboundFailure | undefined {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  // undici's parser errors can be without a code
  if (error.name === 'HTTPParserError') return 'invalid-answer'
  const code = 'code' in error ? String(error.code) : ''
  const known = failureByCode[code]
  if (known) return known
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT')) return 'invalid-answer'
  return code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_') || code.startsWith('CERT_')
    ? 'tls-failed'
    : undefined
}

// Of DNS: nodejs.org/api/dns.html#error-codes; of certificates: nodejs.org/api/tls.html#x509-certificate-error-codes;
// of the connection: man 2 connect.
const failureByCode: Record<string, OutboundFailure> = {
  ENOTFOUND: 'dns-not-found',
  ENODATA: 'dns-not-found',
  EBADNAME: 'dns-not-found',
  EAI_AGAIN: 'dns-failed',
  EAI_FAIL: 'dns-failed',
  ESERVFAIL: 'dns-failed',
  EREFUSED: 'dns-failed',
  EFORMERR: 'dns-failed',
  ENOTIMP: 'dns-failed',
  EBADRESP: 'dns-failed',
  ETIMEOUT: 'dns-failed',
  ECANCELLED: 'dns-failed',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_HEADERS_OVERFLOW: 'invalid-answer',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'invalid-answer',
  CERT_HAS_EXPIRED: 'tls-expired',
  CERT_NOT_YET_VALID: 'tls-not-yet-valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls-wrong-host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls-self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls-self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls-untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'tls-untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls-untrusted',
  CERT_SIGNATURE_FAILURE: 'tls-untrusted',
  CERT_UNTRUSTED: 'tls-untrusted',
  EPROTO: 'tls-failed',
}
