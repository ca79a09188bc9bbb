import type { Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Code } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import type { Asked, Call } from './calls.ts'
import { ask } from './calls.ts'
import type { Things } from './samples.ts'

/** Whose things a request is about, and as whose member it says that it comes. */
export type Target = 'own' | 'their thing' | 'their team' | 'their team in the query'

interface Caller {
  role: Role
  operator: boolean
}

/**
 * What a route's declaration promises, nothing else looked at.
 * @param caller undefined: signed out
 * @returns the code of the refusal; undefined: it is done
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

/** The status of success that a route declares. */
export const successOf = ({ status, answer, file }: Route): number => status ?? (answer || file ? 200 : 204)

/** A request with the headers it is sent with. */
export interface Sent extends Asked {
  headers?: Record<string, string>
}

/** What there is to try at a route: as oneself, and at what is another team's, by every way in which it can be named. */
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
