import { mayDo } from '@foyer/contract/access'
import { Refused } from '@foyer/contract/http/refused'
import type { Route } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import type { Account } from '../features/me/rules.ts'
import { memberScope } from '../features/teams/queries.ts'
import type { Scope } from '../features/teams/rules.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'
import { accountOf } from './session.ts'

/**
 * Who calls, and whether they may call this: the one place where a route's `access` is enforced.
 * @throws Refused `unauthenticated` without a session, `not-found` for a team the account is no member of,
 *   `forbidden` where its role lacks the right
 */
export async function callerOf(
  c: Context<Env>,
  route: Route,
  services: Services,
): Promise<{ account?: Account; scope?: Scope }> {
  if (route.access === 'anyone') return {}
  const account = await accountOf(c, services)
  if (!account) throw new Refused('unauthenticated')
  c.set('account', account.id)
  if (route.access === 'account') return { account }
  if (route.access === 'operator') {
    if (!account.operator) throw new Refused('forbidden')
    return { account }
  }
  const scope = await memberScope(services.db, account, teamAskedFor(c, route))
  if (!scope) throw new Refused('not-found')
  if (!mayDo(scope.role, route.access)) throw new Refused('forbidden')
  return { account, scope }
}

/** Whether whoever calls has a session, and its account belongs to the team. */
export async function isMember(c: Context<Env>, services: Services, team: string): Promise<boolean> {
  const account = await accountOf(c, services)
  return account !== undefined && (await memberScope(services.db, account, team)) !== undefined
}

// A path of a team names it; elsewhere the tab does, in a header or, where none can be sent, in the query.
function teamAskedFor(c: Context<Env>, route: Route): string | undefined {
  if (route.call.includes(' /teams/{id}')) return c.req.param('id') ?? ''
  return c.req.header('x-team') ?? c.req.query('team')
}
