import type { Route } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'
import type { KnownIds } from './known-ids.ts'
import { samples } from './samples.ts'

/** A route with its sample. */
export interface Call {
  /** `events.create` */
  name: string
  route: Route
  /** Undefined for a route without a sample: the types forbid it, but vitest does not check types. */
  sample: ((ids: KnownIds) => RequestParts) | undefined
}

/** The parts of a request to any route. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  upload?: Blob
}

// `as`: `Object.entries` loses which route a sample belongs to; the type of the table has checked it
const tables = samples as unknown as Record<string, Record<string, Call['sample']> | undefined>

/** Every route of the contract. */
export const calls: Call[] = Object.entries(routes).flatMap(([resource, table]) =>
  Object.entries(table).map(([name, route]: [string, Route]) => ({
    name: `${resource}.${name}`,
    route,
    sample: tables[resource]?.[name],
  })),
)

/** @returns the request of the sample @throws when the route has no sample */
export function ask({ name, sample }: Call, ids: KnownIds): RequestParts {
  if (!sample) throw new Error(`${name} has no valid request in e2e/api/samples.ts: add one`)
  return sample(ids)
}

/** Method and path of a request: `GET /api/v1/events?limit=1`. */
export function callOf({ call }: Route, { params = {}, query = {} }: RequestParts): string {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${method} /api/v1${filled}${search.size > 0 ? `?${search}` : ''}`
}
