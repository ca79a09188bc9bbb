import type { CallInput, Route } from '@foyer/contract/http/route'
import type { KnownIds } from './known-ids.ts'

/** A request that succeeds for a caller with these ids and the right to send it. */
export type Sample<R extends Route = Route> = (ids: KnownIds) => CallInput<R>

/** A request for each route of a resource. */
export type SamplesOf<T> = { [N in keyof T]: T[N] extends Route ? Sample<T[N]> : never }
