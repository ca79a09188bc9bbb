import type { ServerResponse } from 'node:http'

type RateLimitReason =
  | 'public_api_request_rate_limit'
  | 'public_api_space_request_rate_limit'
  | 'public_api_endpoint_rate_limit'
  | 'public_api_request_blocked'

/** Answers a request with a failure, or never. @returns the status for the log */
export type Trouble = (response: ServerResponse) => number

const json = (status: number, code: string, message: string, headers = {}, more = {}): Trouble => {
  const body = JSON.stringify({ object: 'error', status, code, message, request_id: requestId, ...more })
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    return status
  }
}

export const requestId = '4d0a5c1e-6f5b-4c0f-9a52-cf8d6a1f9d31'

const html =
  (status: number, title: string): Trouble =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html', 'cf-ray': '8f1d6a3c1e2b0000-FRA' })
    response.end(`<html><head><title>${status} ${title}</title></head><body>cloudflare</body></html>`)
    return status
  }

/** Every kind of failure that was observed or that Notion documents. */
export const troubles = {
  /** @param seconds the value of `Retry-After` */
  rateLimited: (seconds: number, reason: RateLimitReason = 'public_api_request_rate_limit') =>
    json(
      429,
      'rate_limited',
      'You have been rate limited. Please try again in a few minutes.',
      { 'retry-after': String(seconds) },
      { additional_data: { retry_after: String(seconds), rate_limit_reason: reason } },
    ),
  overloaded: (seconds: number) =>
    json(529, 'service_overload', 'Notion is overloaded.', { 'retry-after': String(seconds) }),
  broken: json(500, 'internal_server_error', 'Unexpected error occurred.'),
  unavailable: json(503, 'service_unavailable', 'Public API service is temporarily unavailable.'),
  databaseAway: json(503, 'database_connection_unavailable', 'Database connection is unavailable.'),
  conflict: json(409, 'conflict_error', 'Conflict occurred while saving.'),
  gatewayTimeout: json(504, 'gateway_timeout', 'Gateway timeout.'),
  badGateway: html(502, 'Bad gateway'),
  gatewayTimeoutPage: html(504, 'Gateway time-out'),
  forbidden: json(403, 'restricted_resource', 'Insufficient permissions for this endpoint.'),
  notSupported: json(400, 'validation_error', 'Block type button is not supported via the API.'),
  /** Sends no response. */
  silence: (() => 0) satisfies Trouble as Trouble,
  /** Sends headers, and a body that never ends. */
  endlessBody: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"object":"list","results":[')
    return 200
  }) satisfies Trouble as Trouble,
  /** Sends an endless body as fast as the client reads. */
  flood: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
    return 200
  }) satisfies Trouble as Trouble,
  /** Resets the connection. */
  reset: ((response) => {
    response.socket?.resetAndDestroy()
    return 0
  }) satisfies Trouble as Trouble,
}

/** The requests that fail. */
export interface When {
  /** How many of them fail; default: all until `calm`. */
  times?: number
  /** How many matching requests succeed first. */
  after?: number
  /** Matches the path with its query. */
  path?: RegExp
  /** The key of the requests. */
  key?: string
}

interface SwitchedOnTrouble extends When {
  trouble: Trouble
  seen: number
}

/** The failures that are switched on. */
export class Troubles {
  private waiting: SwitchedOnTrouble[] = []

  add(trouble: Trouble, when: When = {}): void {
    this.waiting.push({ ...when, trouble, seen: 0 })
  }

  clear(): void {
    this.waiting = []
  }

  /** The failure for a request. */
  for(path: string, key: string | undefined): Trouble | undefined {
    const matching = this.waiting.filter(
      (each) => (each.path?.test(path) ?? true) && (each.key === undefined || each.key === key),
    )
    for (const each of matching) {
      each.seen += 1
      const nth = each.seen - (each.after ?? 0)
      if (nth > 0 && nth <= (each.times ?? Number.POSITIVE_INFINITY)) return each.trouble
    }
    return undefined
  }
}
