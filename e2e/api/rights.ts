import type { Permission, Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Code } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import type { Call, RequestParts } from './calls.ts'
import { ask } from './calls.ts'
import type { Things } from './things.ts'
import { thingsOfEvents } from './things.ts'

/** The team that owns the things in a request, and how the request names its team. */
export type Target = 'own' | 'not chosen' | 'their thing' | 'their team'

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
  return target === 'own' ? undefined : 'not-found'
}

/** The success status that a route declares. */
export const successOf = ({ status, answer, file }: Route): number => status ?? (answer || file ? 200 : 204)

/** A request with its headers. */
export interface Sent extends RequestParts {
  headers?: Record<string, string>
}

/** The requests to try at a route: one with own things, and one for every way to name things of another team. */
export function requestsOf(call: Call, own: Things, theirs: Things): [Target, Sent][] {
  const [mine, other] = [ask(call, own), ask(call, theirs)]
  const as = (team: string) => ({ headers: { 'x-team': team } })
  const allowed: [Target, Sent] = ['own', { ...mine, ...as(own.team) }]
  const namesThings = JSON.stringify(mine) !== JSON.stringify(other)
  const theirThing: [Target, Sent][] = namesThings ? [['their thing', { ...other, ...as(own.team) }]] : []
  if (!isOfTeam(call.route)) return [allowed, ...theirThing]
  if (call.route.call.includes(' /teams/{id}')) return [allowed, ['their team', { ...other, ...as(own.team) }]]
  return [allowed, ...theirThing, ['their team', { ...other, ...as(theirs.team) }]]
}

/** A request that names another team as a browser does where it cannot set a header. */
export const requestInQuery = (call: Call, theirs: Things): Sent => {
  const other = ask(call, theirs)
  return { ...other, query: { ...other.query, team: theirs.team } }
}

interface NotChosen {
  own: Things
  theirs: Things
  role: Role
}

/** A request of a member with things of events that are not among its chosen ones, and its refusal. */
export function requestNotChosen(
  call: Call,
  { own, theirs, role }: NotChosen,
): { request: Sent; refusal: Code | undefined } {
  const { access, allEvents } = call.route
  const mine = ask(call, own)
  const namesThings = JSON.stringify(mine) !== JSON.stringify(ask(call, { ...own, ...thingsOfEvents(theirs) }))
  // `as`: the caller has left out the routes without a team
  const isForbidden = !mayDo(role, access as Permission) || allEvents
  const refusal = isForbidden ? 'forbidden' : namesThings ? 'not-found' : undefined
  return { request: { ...mine, headers: { 'x-team': own.team } }, refusal }
}
