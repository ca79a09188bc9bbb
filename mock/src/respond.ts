import { Refused } from '@foyer/contract/http/refused'
import type { Page, Route } from '@foyer/contract/http/route'
import { countedExactly } from '@foyer/contract/http/route'

/** What goes on the wire: only what the route's schema declares. */
export function present(route: Route, given: unknown): unknown {
  if (!route.answer || given instanceof Response) return given
  if (!route.paged) return route.answer.parse(given)
  // `as`: a paged route's handler gives a page, which Handlers has checked
  const page = given as Page<unknown>
  return { ...page, items: page.items.map((item) => route.answer?.parse(item)) }
}

export function respond(route: Route, presented: unknown, url: URL): Response {
  if (presented instanceof Response) return presented
  if (!route.answer) return new Response(null, { status: 204 })
  const status = route.status ?? 200
  if (!route.paged) return Response.json(presented, { status })
  // `as`: present made a page of it
  const { items, next, total } = presented as Page<unknown>
  const headers = new Headers({ 'x-total-count': total > countedExactly ? `${countedExactly}+` : String(total) })
  if (next) headers.set('link', `<${nextPage(url, next)}>; rel="next"`)
  return Response.json(items, { status, headers })
}

/** Whatever was thrown, as problem+json; what is no refusal is a fault of the mock, and told to the console. */
export function refuse(error: unknown): Response {
  if (!(error instanceof Refused)) console.error(error)
  const refused = error instanceof Refused ? error : new Refused('internal')
  const problem = refused.problem(crypto.randomUUID())
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
