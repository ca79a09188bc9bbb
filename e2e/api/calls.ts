import type { Route } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'
import type { Things } from './samples.ts'
import { samples } from './samples.ts'

/** A route with its sample. */
export interface Call {
  /** `events.create` */
  name: string
  route: Route
  /** Undefined where the table has none, whatever its type says: vitest does not look at types. */
  sample: ((things: Things) => Asked) | undefined
}

/** A question of any route. */
export interface Asked {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
}

// `as`: the walk loses which route each sample is for; the table's own type has checked that
const tables = samples as unknown as Record<string, Record<string, Call['sample']> | undefined>

/** Every route of the contract. */
export const calls: Call[] = Object.entries(routes).flatMap(([resource, table]) =>
  Object.entries(table).map(([name, route]: [string, Route]) => ({
    name: `${resource}.${name}`,
    route,
    sample: tables[resource]?.[name],
  })),
)

/** @returns the sample's request @throws when the route has none, in words */
export function ask({ name, sample }: Call, things: Things): Asked {
  if (!sample) throw new Error(`${name} has no valid request in e2e/api/samples.ts: add one`)
  return sample(things)
}

/** Method and path of a question: `GET /api/v1/events?limit=1`. */
export function callOf({ call }: Route, { params = {}, query = {} }: Asked): string {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${method} /api/v1${filled}${search.size > 0 ? `?${search}` : ''}`
}
