import type { z } from 'zod'
import type { Access } from '../access.ts'
import type { Code } from './problem.ts'

/** The method and path of a call: `GET /events/{id}`. The path is relative to `/api/v1`, with parameters in braces. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** The declaration of one call of the API. Server, mock, client and the OpenAPI document all derive from it. */
export interface Route {
  call: Call
  /** One sentence for the API page. */
  summary: string
  /** The callers it allows; the server checks this before the handler runs. */
  access: Access
  /**
   * A sensitive change: refused as `recent-sign-in-needed` when the caller last proved who it is longer ago than this.
   * `POST /me/authentication` takes the password again.
   */
  recentSignIn?: RecentSignIn
  /** The fields of the body that need the recent sign-in; without them the change is not sensitive. By default any does. */
  recentSignInFor?: readonly string[]
  /** Only members who have all events of the team: the call is about the team, or about an event that is new. */
  allEvents?: true
  /** API tokens may not call it, whatever their permissions: it belongs to a member or to a session. */
  sessionOnly?: true
  query?: z.ZodType<object>
  body?: z.ZodType
  /** The size limit of the body, in bytes, if it is not `defaultMaxBodyBytes`. */
  maxBodyBytes?: number
  /** The request is a file of such a media type instead of JSON: its bytes as they are, without a form around them. */
  upload?: { type: 'image/*' | 'application/octet-stream'; maxBytes: number }
  /** The schema of the response; a paged route responds with an array of it. A route without one responds with 204. */
  answer?: z.ZodType
  /** The status of a successful response, if it is not 200 (or 204 without an answer). */
  status?: 201 | 202
  /** The response is a list, whole or in pages: see `limit` and `cursor` of the query, `Link` and `X-Total-Count`. */
  paged?: true
  /** The response is a file of this media type; the handler returns a Response. */
  file?: string
  /**
   * Accepts `Idempotency-Key`: a retry with the same key and body gets the first response and has no further effect.
   * On a route for anyone, the key opens that response and must be a secret (`idempotency-key.ts`).
   * `true` stores the response in the transaction of the effect; with `in-effect` the row that the handler writes holds
   * the key, and no response is stored.
   */
  idempotent?: true | 'in-effect'
  /** The error codes it adds to those of every route (see `refusalsOf`). */
  refused?: readonly Code[]
}

/** How long after a sign-in sensitive changes are allowed: two hours; five minutes where it must be given each time. */
export const recentSignInSeconds = { 'two hours': 2 * 60 * 60, 'five minutes': 5 * 60 } as const
export type RecentSignIn = keyof typeof recentSignInSeconds

/** The size limit of a JSON body, in bytes. */
export const defaultMaxBodyBytes = 64 * 1024

export type RouteTable = Record<string, Route>

/** Declares a route. It keeps the literal types, so that a wrong path or field in a call does not compile. */
export const route = <const C extends Call, const R extends Omit<Route, 'call'>>(
  call: C,
  rest: R,
): { readonly call: C } & R => ({ call, ...rest })

type ParamNames<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** The parameters of a path, each a string. */
export type Params<C extends Call> = { [K in ParamNames<C>]: string }

/**
 * A page of a list. `total` counts the whole list, exactly up to `exactUpTo` (default: `maxExactCount`) and as one more
 * above; `next` is the cursor of the next page.
 */
export interface Page<T> {
  items: T[]
  next: string | undefined
  total: number
  exactUpTo?: number
}

/** Counts are exact up to this number, unless the page says another; a longer list is reported as `10000+`. */
export const maxExactCount = 10_000

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type PropertyOf<R, K extends string> = R extends { [P in K]: infer V } ? V : undefined

/** The parsed parts of a request, as a handler receives them. */
export interface HandlerInput<R extends Route> {
  params: Params<R['call']>
  query: Output<PropertyOf<R, 'query'>>
  body: Output<PropertyOf<R, 'body'>>
}

/** The return value of a handler, before the schema of the response parses it. */
export type HandlerResult<R extends Route> =
  PropertyOf<R, 'file'> extends string
    ? Response
    : PropertyOf<R, 'answer'> extends z.ZodType
      ? PropertyOf<R, 'paged'> extends true
        ? Page<Input<PropertyOf<R, 'answer'>>>
        : Input<PropertyOf<R, 'answer'>>
      : undefined

/** The response of a call, as the client receives it. */
export type CallResult<R extends Route> =
  PropertyOf<R, 'file'> extends string
    ? Response
    : PropertyOf<R, 'answer'> extends z.ZodType
      ? PropertyOf<R, 'paged'> extends true
        ? Page<Output<PropertyOf<R, 'answer'>>>
        : Output<PropertyOf<R, 'answer'>>
      : undefined

/** The inputs of a call: parameters, query, body and file, each only if the route declares it. */
export type CallInput<R extends Route> = (ParamNames<R['call']> extends never
  ? unknown
  : { params: Params<R['call']> }) &
  (PropertyOf<R, 'query'> extends z.ZodType ? { query?: Input<PropertyOf<R, 'query'>> } : unknown) &
  (PropertyOf<R, 'body'> extends z.ZodType ? { body: Input<PropertyOf<R, 'body'>> } : unknown) &
  (PropertyOf<R, 'upload'> extends object ? { upload: Blob } : unknown) &
  (PropertyOf<R, 'idempotent'> extends true | 'in-effect' ? { idempotencyKey?: string } : unknown)

/** The bytes of the file, for a route that takes one. */
type Upload<R> = PropertyOf<R, 'upload'> extends object ? { upload: Uint8Array } : unknown

export type Handler<R extends Route, X = unknown> = (
  ctx: HandlerInput<R> & Upload<R> & X,
) => HandlerResult<R> | Promise<HandlerResult<R>>
export type Handlers<T extends RouteTable, X = unknown> = { [K in keyof T]: Handler<T[K], X> }
