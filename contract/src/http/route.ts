import type { z } from 'zod'
import type { Access } from '../access.ts'
import type { Code } from './problem.ts'

/** Method and path of a call, the path below `/api/v1`, parameters in braces: `GET /events/{id}`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** One call of the API, declared once; server, mock, client and the OpenAPI document are all read from it. */
export interface Route {
  call: Call
  /** One sentence for the API page. */
  summary: string
  /** Who may call it, and as what. */
  access: Access
  query?: z.ZodType<object>
  body?: z.ZodType
  /** The answer's shape; a route without one answers 204. A paged route answers an array of it. */
  answer?: z.ZodType
  /** The status of success, when it is not 200 (204 without an answer). */
  status?: 201 | 202
  /** The answer is a list: whole, or a page with `limit` and `cursor`, `Link` and `X-Total-Count`. */
  paged?: true
  /** The answer is a file of this media type; the handler gives a Response. */
  file?: string
  /**
   * Takes `Idempotency-Key`: the same key and body give the same answer, once. The answer is kept beside the effect,
   * or `in-effect`: what the handler writes holds the key itself.
   */
  idempotent?: true | 'in-effect'
  /** What it may refuse beyond what every route may (see `refusalsOf`). */
  refused?: readonly Code[]
}

export type RouteTable = Record<string, Route>

/** Declares a route and keeps its literal types, so a wrong path or field in a call does not compile. */
export const route = <const C extends Call, const R extends Omit<Route, 'call'>>(
  call: C,
  rest: R,
): { readonly call: C } & R => ({ call, ...rest })

type Names<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The path's parameters, each a string. */
export type Params<C extends Call> = { [K in Names<C>]: string }

/** A page of a list. `total` counts the whole list, exact up to `countedExactly`; `next` is the cursor of the next page. */
export interface Page<T> {
  items: T[]
  next: string | undefined
  total: number
}

/** Lists are counted exactly up to here; a longer one is reported as `10000+`. */
export const countedExactly = 10_000

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Of<R, K extends string> = R extends { [P in K]: infer V } ? V : undefined

/** What a handler is given of the request itself. */
export interface Asked<R extends Route> {
  params: Params<R['call']>
  query: Output<Of<R, 'query'>>
  body: Output<Of<R, 'body'>>
}

/** What a handler gives back. */
export type Answered<R extends Route> =
  Of<R, 'file'> extends string
    ? Response
    : Of<R, 'answer'> extends z.ZodType
      ? Of<R, 'paged'> extends true
        ? Page<Input<Of<R, 'answer'>>>
        : Input<Of<R, 'answer'>>
      : undefined

/** What a caller gets. */
export type Answer<R extends Route> =
  Of<R, 'file'> extends string
    ? Response
    : Of<R, 'answer'> extends z.ZodType
      ? Of<R, 'paged'> extends true
        ? Page<Output<Of<R, 'answer'>>>
        : Output<Of<R, 'answer'>>
      : undefined

/** What a caller must give: parameters, query and body, each only where the route has it. */
export type Question<R extends Route> = (Names<R['call']> extends never ? unknown : { params: Params<R['call']> }) &
  (Of<R, 'query'> extends z.ZodType ? { query?: Input<Of<R, 'query'>> } : unknown) &
  (Of<R, 'body'> extends z.ZodType ? { body: Input<Of<R, 'body'>> } : unknown) &
  (Of<R, 'idempotent'> extends true | 'in-effect' ? { idempotencyKey?: string } : unknown)

export type Handler<R extends Route, X = unknown> = (ask: Asked<R> & X) => Answered<R> | Promise<Answered<R>>
export type Handlers<T extends RouteTable, X = unknown> = { [K in keyof T]: Handler<T[K], X> }
