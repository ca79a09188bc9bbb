import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page, Route } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import { NoResponse } from './refuse-known.ts'

/** Parses a handler's result by the schema of the route, so that only declared fields reach the wire. */
export function present(route: Route, result: unknown): unknown {
  if (!route.answer || result instanceof Response) return result
  if (!route.paged) return route.answer.parse(result)
  // `as`: the type Handlers makes the handler of a paged route return a page
  const page = result as Page<unknown>
  return { ...page, items: page.items.map((item) => route.answer?.parse(item)) }
}

export function respond(route: Route, presented: unknown, url: URL): Response {
  if (presented instanceof Response) return presented
  if (!route.answer) return new Response(null, { status: 204 })
  const status = route.status ?? 200
  if (!route.paged) return Response.json(presented, { status })
  // `as`: `present` returns a page for a paged route
  const { items, next, total } = presented as Page<unknown>
  const headers = new Headers({ 'x-total-count': total > maxExactCount ? `${maxExactCount}+` : String(total) })
  if (next) headers.set('link', `<${nextPage(url, next)}>; rel="next"`)
  return Response.json(items, { status, headers })
}

/** Turns any thrown value into problem+json. A value other than `ProblemError` is a bug in the mock: it is logged. */
export function toProblem(error: unknown): Response {
  if (error instanceof NoResponse) return Response.error()
  if (!(error instanceof ProblemError)) console.error(error)
  const refused = error instanceof ProblemError ? error : new ProblemError('internal')
  const problem = refused.toProblem(crypto.randomUUID())
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

function nextPage(url: URL, cursor: string): string {
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return `/api/v1${next.pathname}${next.search}`
}
