import { mayDo } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import type { Db } from '../lib/db.ts'
import type { Account, Scope } from '../lib/scope.ts'
import type { Auth } from './auth.ts'
import type { Env } from './request.ts'
import { accountOf } from './session.ts'

/** The services that identify the caller of a request. */
export interface CallerServices {
  db: Db
  auth: Auth
  /** Proves that an account is a member of a team, by default of its last one. @returns undefined when it is not */
  memberScope(db: Db, account: Account, team?: string): Promise<Scope | undefined>
}

/**
 * Identifies the caller of a request and enforces the route's `access`. No other code enforces it.
 * @throws ProblemError `unauthenticated` without a session, `not-found` when the account is not a member of the team,
 *   `forbidden` when its role lacks the right
 */
export async function callerOf(
  c: Context<Env>,
  route: Route,
  services: CallerServices,
): Promise<{ account?: Account; scope?: Scope }> {
  if (route.access === 'anyone') return {}
  const account = await accountOf(c, services)
  if (!account) throw new ProblemError('unauthenticated')
  c.set('account', account.id)
  if (route.access === 'account') return { account }
  if (route.access === 'operator') {
    if (!account.operator) throw new ProblemError('forbidden')
    return { account }
  }
  const scope = await services.memberScope(services.db, account, requestedTeam(c, route))
  if (!scope) throw new ProblemError('not-found')
  if (!mayDo(scope.role, route.access)) throw new ProblemError('forbidden')
  return { account, scope }
}

/** Whether the caller has a session and its account is a member of the team. */
export async function isMember(c: Context<Env>, services: CallerServices, team: string): Promise<boolean> {
  const account = await accountOf(c, services)
  return account !== undefined && (await services.memberScope(services.db, account, team)) !== undefined
}

// A team's own path names it. Elsewhere the browser tab sends its team, in a header or, where it cannot set one, in the
// query.
function requestedTeam(c: Context<Env>, route: Route): string | undefined {
  if (route.call.includes(' /teams/{id}')) return c.req.param('id') ?? ''
  return c.req.header('x-team') ?? c.req.query('team')
}
