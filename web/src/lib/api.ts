import type { Problem } from '@foyer/contract/http/problem'
import type { Call, CallInput, CallResult, Page } from '@foyer/contract/http/route'
import type { Routes } from '@foyer/contract/routes/all'
import { ApiError, isRecentSignInNeeded, refusalIn, Unreachable } from './api-error.ts'
import type { FirstAnswer } from './first-answers.ts'
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts'
import { requestSignIn } from './sign-in-request.ts'
import { currentTeam, seenAs } from './team.ts'

// Imports only types of the contract: its schemas would add zod to the first load.

type Tables = Routes[keyof Routes]
// Distributes over the union of tables, so that it covers every route.
type AnyRoute = Tables extends infer T ? (T extends unknown ? T[keyof T] : never) : never

/** A call of the API by method and path: `GET /events/{id}`. */
export type CallName = AnyRoute['call']
type ReadName = Extract<CallName, `GET ${string}`>
type RouteOf<C extends CallName> = Extract<AnyRoute, { call: C }>

/** The input of a call: `params`, `query`, `body` and `idempotencyKey`, as its route declares. */
export type CallOptions<C extends CallName> = CallInput<RouteOf<C>> & {
  signal?: AbortSignal
  /** The team that the call is about; by default that of this tab. */
  team?: string
}
/** The answer of a call. A paged one: `{ items, next, total }`. */
export type AnswerOf<C extends CallName> = CallResult<RouteOf<C>>
export type { ReadName }

type CallArgs<C extends CallName> =
  Record<never, never> extends CallOptions<C> ? [ask?: CallOptions<C>] : [ask: CallOptions<C>]

/** The parts of any request, without the types of its route. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  upload?: Blob
  idempotencyKey?: string
  signal?: AbortSignal
  team?: string
}

/**
 * Calls the API. When it needs a recent sign-in, the page asks for the password, and the call is repeated as it is.
 * @returns the answer; `{ items, next, total }` for a paged list; the Response for a file
 * @throws ApiError when the call is refused, Unreachable without an answer, the abort unchanged
 */
export async function call<C extends CallName>(name: C, ...[ask]: CallArgs<C>): Promise<AnswerOf<C>> {
  // `as`: CallOptions<C> is one of the shapes of RequestParts, which a generic type cannot show.
  const parts = (ask ?? {}) as RequestParts
  const first = firstAnswerTo(name, parts)
  // `as`: as below
  if (first) return answerOf(first) as AnswerOf<C>
  let response = await send(name, parts)
  while (!response.ok) {
    const refusal = await refusalIn(response)
    if (!isRecentSignInNeeded(refusal) || !(await requestSignIn('recent'))) throw refusal
    response = await send(name, parts)
  }
  // `as`: the server and the mock answer through the route's own schema.
  return (await read(response)) as AnswerOf<C>
}

/** The path of a call below `/api/v1`. */
export const pathOf = (name: Call, params: RequestParts['params'] = {}): string =>
  name.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))

/** The answer that came with the page, for a read of the tab's own team. A change makes those that are left outdated. */
function firstAnswerTo(name: Call, { params, query, team }: RequestParts): FirstAnswer | undefined {
  if (name.startsWith('GET ')) return team ? undefined : takeFirstAnswer(pathOf(name, params) + queryString(query))
  forgetFirstAnswers()
  return undefined
}

async function send(
  name: Call,
  { params, query, body, upload, idempotencyKey, signal, team = currentTeam() }: RequestParts,
): Promise<Response> {
  const [method = ''] = name.split(' ')
  const path = pathOf(name, params)
  const as = seenAs()
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(upload && { 'content-type': upload.type || 'image/*' }),
    ...(team && { 'x-team': team }),
    ...(as && { 'x-see-as': as }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  try {
    return await fetch(`/api/v1${path}${queryString(query)}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(upload && { body: upload }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable(`No answer to ${method} ${path}`, { cause: error })
  }
}

/** A query with its question mark; empty without values. */
export function queryString(query: RequestParts['query'] = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response
  const { status, headers } = response
  return answerOf({
    status,
    body: await response.json(),
    total: headers.get('x-total-count'),
    link: headers.get('link'),
  })
}

/** @throws ApiError when the answer is a refusal */
function answerOf({ status, body, total, link }: FirstAnswer): unknown {
  // `as`: the body of a refusal
  if (status >= 400) throw new ApiError(body as Problem)
  return total ? { items: body, next: nextCursor(link), ...totalOf(total) } : body
}

/** The cursor of the next page, from `Link: </api/v1/events?cursor=…>; rel="next"`. */
function nextCursor(link: string | null | undefined): string | undefined {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return target ? (new URL(target, 'http://localhost').searchParams.get('cursor') ?? undefined) : undefined
}

// '10000+' is one more than the exact limit, as the server counts.
function totalOf(header: string): Pick<Page<unknown>, 'total' | 'exactUpTo'> {
  const count = Number.parseInt(header, 10)
  return header.endsWith('+') ? { total: count + 1, exactUpTo: count } : { total: count }
}
