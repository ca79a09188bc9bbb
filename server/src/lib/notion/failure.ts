import { isHTTPResponseError } from '@notionhq/client'
import type { OutboundFailure } from '../outbound/failure.ts'
import { OutboundError } from '../outbound/failure.ts'

/** The reason that a request to Notion failed. */
export type NotionFailureReason =
  /** Notion does not know the key. */
  | 'key-refused'
  /** The key lacks the right to read. */
  | 'capability-missing'
  /** The object does not exist, or the key may not read it: Notion does not say which. */
  | 'not-found'
  /** Notion rejects the request: an outdated cursor, or a block that the API does not return. */
  | 'invalid'
  | 'rate-limited'
  /** Notion has blocked the key: further requests prolong the block. */
  | 'blocked'
  /** Notion has an error, does not answer, or cannot be reached. */
  | 'down'
  /** The page has more blocks than Foyer reads. */
  | 'too-large'

/** A failed request to Notion. */
export class NotionFailure extends Error {
  override name = 'NotionFailure'
  readonly code: NotionFailureReason
  /** How long Notion asks to wait before the next request, in seconds. */
  readonly retryAfter: number | undefined
  /** The reason that Notion has not answered; undefined when it has. */
  readonly outboundFailure: OutboundFailure | undefined

  constructor(code: NotionFailureReason, reason: string, retryAfter?: number, outboundFailure?: OutboundFailure) {
    super(reason)
    this.code = code
    this.retryAfter = retryAfter
    this.outboundFailure = outboundFailure
  }
}

/** The wait for a rate limit without a `Retry-After`. */
const defaultRetrySeconds = 30

/**
 * Converts an error of the official client. The codes are in Notion's API reference under status-codes and
 * request-limits. All other errors are no answer of Notion: a broken connection, a timeout, a blocked address.
 */
export function failureOf(error: unknown): NotionFailure {
  if (error instanceof NotionFailure) return error
  if (error instanceof OutboundError) return new NotionFailure('down', error.message, undefined, error.failure)
  if (!isHTTPResponseError(error)) return new NotionFailure('down', error instanceof Error ? error.message : 'unknown')
  const { status, code: notionCode, headers, additional_data: more } = error
  const code = reasonOfStatus(status, more?.['rate_limit_reason'])
  const hasRetryTime = code === 'rate-limited' || code === 'down'
  const retryAfter = hasRetryTime
    ? retrySecondsOf(headerOf(headers, 'retry-after') ?? textOf(more?.['retry_after']))
    : undefined
  // not the error's message, which may contain parts of the request
  return new NotionFailure(
    code,
    `${status} ${notionCode}`,
    retryAfter ?? (code === 'rate-limited' ? defaultRetrySeconds : undefined),
  )
}

function reasonOfStatus(status: number, reason: string | string[] | undefined): NotionFailureReason {
  if (status === 401) return 'key-refused'
  if (status === 403) return 'capability-missing'
  if (status === 404) return 'not-found'
  if (status === 429) return reason === 'public_api_request_blocked' ? 'blocked' : 'rate-limited'
  // overloaded: Notion says when to retry, as with a rate limit
  if (status === 529) return 'rate-limited'
  return status === 400 ? 'invalid' : 'down'
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

function headerOf(headers: unknown, name: string): string | undefined {
  return headers instanceof Headers ? (headers.get(name) ?? undefined) : undefined
}

/** Parses `Retry-After`, which is a number of seconds or a date. @returns seconds, at most a day */
function retrySecondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), 86_400) : undefined
}
