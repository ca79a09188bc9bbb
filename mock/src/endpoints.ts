import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route, RouteTable } from '@foyer/contract/http/route'
import type { Store } from './store.ts'

/** A handler as the dispatcher calls it. Each handler table is checked against its routes where it is declared. */
export type AnyHandler = (ctx: { store: Store } & Record<string, unknown>) => unknown

interface Endpoint {
  route: Route
  handler: AnyHandler
  params: Record<string, string>
}

type Tables = Record<string, RouteTable>

/**
 * Prepares the search for the endpoint of a request. Only routes that have a handler count.
 * @returns the search, by method and path below `/api/v1`; it throws ProblemError `no-endpoint` with the title that the
 *   specification prescribes when no handler matches
 */
export function endpointsOf(tables: Tables, handlers: object): (method: string, path: string) => Endpoint {
  const served = servedRoutes(tables, handlers as Record<string, Record<string, AnyHandler>>)
  const resources = new Set(served.map(({ route }) => resourceOf(route)))
  return (method, path) => {
    const resource = path.split('/')[1] ?? ''
    if (!resources.has(resource)) throw noEndpoint(`Mock endpoint not found for resource: ${resource}`)
    for (const { route, handler } of served) {
      const params = match(route, method, path)
      if (!params) continue
      // the ids of the mock contain only these characters
      if (!Object.values(params).every((value) => /^[\w.~-]{1,200}$/.test(value))) throw new ProblemError('not-found')
      return { route, handler, params }
    }
    throw noEndpoint(`Mock endpoint not found for ${method} ${path}`)
  }
}

const noEndpoint = (title: string) => new ProblemError('no-endpoint', { title })

const resourceOf = (route: Route) => route.call.split(' ')[1]?.split('/')[1]

// Paths with fewer parameters come first: otherwise `/events/{id}` would match `/events/upcoming`.
function servedRoutes(tables: Tables, handlers: Record<string, Record<string, AnyHandler>>) {
  return Object.entries(tables)
    .flatMap(([resource, table]) =>
      Object.entries(table).flatMap(([name, route]) => {
        const handler = handlers[resource]?.[name]
        return handler ? [{ route, handler }] : []
      }),
    )
    .sort((a, b) => a.route.call.split('{').length - b.route.call.split('{').length)
}

/** @returns the path parameters by name; undefined when the route does not match */
function match(route: Route, method: string, path: string): Record<string, string> | undefined {
  const [routeMethod, routePath = ''] = route.call.split(' ')
  const pattern = routePath.split('/')
  const segments = path.split('/')
  if (method !== routeMethod || pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] ?? ''
    if (part.startsWith('{')) params[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return params
}
