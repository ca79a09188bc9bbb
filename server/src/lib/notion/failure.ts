import { isHTTPResponseError } from '@notionhq/client'

/** Why Notion did not answer what was asked. */
export type Because =
  /** It does not know the key. */
  | 'key-refused'
  /** The key lacks the right to read. */
  | 'capability-missing'
  /** It is not there, or the key may not see it: Notion does not say which. */
  | 'not-found'
  /** It cannot be asked for so: a cursor that is no longer good, a block that the API does not hand out. */
  | 'invalid'
  | 'rate-limited'
  /** Notion has shut the key out: to go on asking makes it worse. */
  | 'blocked'
  /** An error of Notion's own, silence, or no way to it. */
  | 'down'
  /** There is more on the page than Foyer takes. */
  | 'too-large'

/** What reading from Notion fails with. */
export class NotionFailure extends Error {
  override name = 'NotionFailure'
  readonly because: Because
  /** How long Notion asks to be left alone, in seconds. */
  readonly retryAfter: number | undefined

  constructor(because: Because, reason: string, retryAfter?: number) {
    super(reason)
    this.because = because
    this.retryAfter = retryAfter
  }
}

/** Where Notion says that it is too much and not until when. */
const usualRest = 30

/**
 * What an error of the official client means; Notion's own words for the codes are in the reference of its API under
 * status-codes and request-limits. What is no answer of Notion's, the client passes on as it came: a broken connection,
 * our own time-out, an address that may not be asked.
 */
export function failureOf(error: unknown): NotionFailure {
  if (error instanceof NotionFailure) return error
  if (!isHTTPResponseError(error)) return new NotionFailure('down', error instanceof Error ? error.message : 'unknown')
  const { status, code, headers, additional_data: more } = error
  const because = meaningOf(status, more?.['rate_limit_reason'])
  const rests = because === 'rate-limited' || because === 'down'
  const rest = rests ? restOf(headerOf(headers, 'retry-after') ?? textOf(more?.['retry_after'])) : undefined
  // not its message, which may repeat what was asked for
  return new NotionFailure(because, `${status} ${code}`, rest ?? (because === 'rate-limited' ? usualRest : undefined))
}

function meaningOf(status: number, reason: string | string[] | undefined): Because {
  if (status === 401) return 'key-refused'
  if (status === 403) return 'capability-missing'
  if (status === 404) return 'not-found'
  if (status === 429) return reason === 'public_api_request_blocked' ? 'blocked' : 'rate-limited'
  // overloaded: it says when to come back, as it does to one who asks too much
  if (status === 529) return 'rate-limited'
  return status === 400 ? 'invalid' : 'down'
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

function headerOf(headers: unknown, name: string): string | undefined {
  return headers instanceof Headers ? (headers.get(name) ?? undefined) : undefined
}

/** `Retry-After`: seconds, or a date. @returns seconds, a day at most */
function restOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), 86_400) : undefined
}
