import type { Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Code } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import type { Call, RequestParts } from './calls.ts'
import { ask } from './calls.ts'
import type { Things } from './samples.ts'

/** The team that owns the things in a request, and how the request names its team. */
export type Target = 'own' | 'their thing' | 'their team' | 'their team in the query'

interface Caller {
  role: Role
  operator: boolean
}

/**
 * The refusal that a route's declaration promises.
 * @param caller undefined: without a session
 * @returns the code; undefined: the request succeeds
 */
export function refusalOf({ access }: Route, caller: Caller | undefined, target: Target): Code | undefined {
  if (access === 'anyone') return undefined
  if (!caller) return 'unauthenticated'
  if (access === 'account') return target === 'own' ? undefined : 'not-found'
  if (access === 'operator') return caller.operator ? undefined : 'forbidden'
  if (target.startsWith('their team')) return 'not-found'
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
  const { access } = call.route
  const [mine, other] = [ask(call, own), ask(call, theirs)]
  const as = (team: string) => ({ headers: { 'x-team': team } })
  const allowed: [Target, Sent] = ['own', { ...mine, ...as(own.team) }]
  const namesThings = JSON.stringify(mine) !== JSON.stringify(other)
  const theirThing: [Target, Sent][] = namesThings ? [['their thing', { ...other, ...as(own.team) }]] : []
  if (access === 'anyone' || access === 'account' || access === 'operator') return [allowed, ...theirThing]
  if (call.route.call.includes(' /teams/{id}')) return [allowed, ['their team', { ...other, ...as(own.team) }]]
  return [
    allowed,
    ...theirThing,
    ['their team', { ...other, ...as(theirs.team) }],
    ['their team in the query', { ...other, query: { ...other.query, team: theirs.team } }],
  ]
}
