import type { Permission, Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Code } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import type { Call, RequestParts } from './calls.ts'
import { ask } from './calls.ts'
import type { KnownIds } from './known-ids.ts'
import { idsOfEvents } from './known-ids.ts'

/** The team that owns the ids in a request, and how the request names its team. */
export type Target = 'own' | 'not chosen' | 'their id' | 'their team'

interface Caller {
  role: Role
  operator: boolean
}

/** Whether only members of a team may call a route. */
export const isOfTeam = ({ access }: Route): boolean =>
  access !== 'anyone' && access !== 'account' && access !== 'operator'

/**
 * The refusal that a route's declaration promises.
 * @param caller undefined: without a session
 * @returns the code; undefined: the request succeeds
 */
export function refusalOf({ access, call }: Route, caller: Caller | undefined, target: Target): Code | undefined {
  if (access === 'anyone') return undefined
  if (!caller) return 'unauthenticated'
  // these own a team that sells, and may not leave it
  if (call === 'DELETE /me' && (caller.operator || caller.role === 'owner')) return 'conflict'
  if (access === 'account') return target === 'own' ? undefined : 'not-found'
  if (access === 'operator') return caller.operator ? undefined : 'forbidden'
  if (target === 'their team') return 'not-found'
  if (!mayDo(caller.role, access)) return 'forbidden'
  // the secret of a token is for its creator alone, here the owner
  if (call === 'POST /api-tokens/{id}/rotate' && target === 'own' && caller.role !== 'owner') return 'forbidden'
  return target === 'own' ? undefined : 'not-found'
}

/** The success status that a route declares. */
export const successOf = ({ status, answer, file }: Route): number => status ?? (answer || file ? 200 : 204)

/** A request with its headers. */
export interface RequestWithHeaders extends RequestParts {
  headers?: Record<string, string>
}

/** The requests to try at a route: one with own ids, and one for every way to name ids of another team. */
export function requestsOf(call: Call, own: KnownIds, theirs: KnownIds): [Target, RequestWithHeaders][] {
  const [mine, other] = [ask(call, own), ask(call, theirs)]
  const as = (team: string) => ({ headers: { 'x-team': team } })
  const allowed: [Target, RequestWithHeaders] = ['own', { ...mine, ...as(own.team) }]
  const namesIds = JSON.stringify(mine) !== JSON.stringify(other)
  const withTheirId: [Target, RequestWithHeaders][] = namesIds ? [['their id', { ...other, ...as(own.team) }]] : []
  if (!isOfTeam(call.route)) return [allowed, ...withTheirId]
  if (call.route.call.includes(' /teams/{id}')) return [allowed, ['their team', { ...other, ...as(own.team) }]]
  return [allowed, ...withTheirId, ['their team', { ...other, ...as(theirs.team) }]]
}

/**
 * The requests that name one id of another team in their body or query, beside a path and other ids of their own: a check of
 * the path alone lets them pass.
 */
export function requestsWithOneOfTheirs(call: Call, own: KnownIds, theirs: KnownIds): [string, RequestParts][] {
  const [mine, other] = [ask(call, own), ask(call, theirs)]
  return (['body', 'query'] as const).flatMap((part) =>
    placesOfIds(mine[part], other[part]).map((place): [string, RequestParts] => [
      [part, ...place].join('.'),
      { ...mine, [part]: withTheirs(mine[part], other[part], place) },
    ]),
  )
}

/** Where two samples of a request differ. */
function placesOfIds(mine: unknown, other: unknown): string[][] {
  if (typeof mine !== 'object' || mine === null) return mine === other ? [] : [[]]
  return Object.entries(mine).flatMap(([key, value]) =>
    placesOfIds(value, Object(other)[key]).map((place) => [key, ...place]),
  )
}

function withTheirs(mine: unknown, other: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return other
  const copy = Array.isArray(mine) ? [...mine] : { ...Object(mine) }
  copy[key] = withTheirs(Object(mine)[key], Object(other)[key], rest)
  return copy
}

/** A request that names another team as a browser does where it cannot set a header. */
export const requestInQuery = (call: Call, theirs: KnownIds): RequestWithHeaders => {
  const other = ask(call, theirs)
  return { ...other, query: { ...other.query, team: theirs.team } }
}

interface NotChosen {
  own: KnownIds
  theirs: KnownIds
  role: Role
}

/** A request of a member with ids of events that are not among its chosen ones, and its refusal. */
export function requestNotChosen(
  call: Call,
  { own, theirs, role }: NotChosen,
): { request: RequestWithHeaders; refusal: Code | undefined } {
  const { access, allEvents } = call.route
  const mine = ask(call, own)
  const namesIds = JSON.stringify(mine) !== JSON.stringify(ask(call, { ...own, ...idsOfEvents(theirs) }))
  // `as`: the caller has skipped the routes without a team
  const isForbidden = !mayDo(role, access as Permission) || allEvents
  const refusalOfIds = namesIds ? 'not-found' : undefined
  const refusal = isForbidden ? 'forbidden' : refusalOfIds
  return { request: { ...mine, headers: { 'x-team': own.team } }, refusal }
}
