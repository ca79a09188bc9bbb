import { Refused } from '@foyer/contract/http/refused'
import type { Route, RouteTable } from '@foyer/contract/http/route'
import type { World } from './world.ts'

/** A handler as the dispatcher calls it; that each fits its route was checked where it was written. */
export type AnyHandler = (ask: { world: World } & Record<string, unknown>) => unknown

interface Endpoint {
  route: Route
  handler: AnyHandler
  params: Record<string, string>
}

type Tables = Record<string, RouteTable>

/**
 * Finds who answers a request.
 * @param path below `/api/v1`
 * @throws Refused in the specification's words when nobody does
 */
export function findEndpoint(tables: Tables, handlers: object, method: string, path: string): Endpoint {
  const served = servedRoutes(tables, handlers as Record<string, Record<string, AnyHandler>>)
  const resource = path.split('/')[1] ?? ''
  if (!served.some(({ route }) => resourceOf(route) === resource))
    throw missing(`Mock endpoint not found for resource: ${resource}`)
  for (const { route, handler } of served) {
    const params = match(route, method, path)
    if (!params) continue
    // no id of ours holds anything else
    if (!Object.values(params).every((value) => /^[\w.~-]{1,200}$/.test(value))) throw new Refused('not-found')
    return { route, handler, params }
  }
  throw missing(`Mock endpoint not found for ${method} ${path}`)
}

const missing = (title: string) => new Refused('no-endpoint', { title })

const resourceOf = (route: Route) => route.call.split(' ')[1]?.split('/')[1]

// literal paths first, or `/events/{id}` would take `/events/upcoming`
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

function match(route: Route, method: string, path: string): Record<string, string> | undefined {
  const [wantedMethod, wantedPath = ''] = route.call.split(' ')
  const wanted = wantedPath.split('/')
  const given = path.split('/')
  if (method !== wantedMethod || wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith('{')) params[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return params
}
