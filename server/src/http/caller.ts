import { tokenPrefix } from '@foyer/contract/api-token-rules'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { RecentSignIn, Route } from '@foyer/contract/http/route'
import { recentSignInSeconds } from '@foyer/contract/http/route'
import { tokenPermissionOf } from '@foyer/contract/http/token-permission'
import type { Context } from 'hono'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import type { Account, EventOfTeam, Scope, TokenScope } from '../lib/scope.ts'
import { may, worksOn } from '../lib/scope.ts'
import { consumeRateLimit } from './rate-limits.ts'
import type { Env } from './request.ts'
import { seenAs } from './see-as.ts'
import type { SessionOfCaller, SessionServices } from './session.ts'
import { sessionOf } from './session.ts'

/** The services that identify the caller of a request. */
export interface CallerServices extends SessionServices {
  config: Config
  /** Proves that a secret is that of an API token which works. @returns undefined when it is not */
  tokenBySecret(db: Db, secret: string): Promise<TokenCaller | undefined>
  /** Records that an API token was used. @param lastUsedAt as `tokenBySecret` has returned it */
  recordUse(db: Db, token: string, lastUsedAt: Date | null): Promise<void>
}

interface TokenCaller {
  account: Account
  scope: TokenScope
  lastUsedAt: Date | null
}

/**
 * Identifies the caller of a request and enforces the route's `access`. No other code enforces it.
 * @throws ProblemError `unauthenticated` without a session, `not-found` when the account is not a member of the team,
 *   `second-factor-needed` when the team requires two factors and the session has given one; `forbidden` when its role lacks the right, or it has chosen events only and the route needs all;
 *   `recent-sign-in-needed` when the route needs a recent sign-in; as `seenAs`; with an API token as `tokenCaller`
 */
export async function callerOf(
  c: Context<Env>,
  route: Route,
  services: CallerServices,
): Promise<{ account?: Account; scope?: Scope }> {
  if (route.access === 'anyone') return {}
  const secret = secretOf(c)
  if (secret !== undefined) return await tokenCaller(c, route, services, secret)
  const found = await sessionOf(c, services, requestedTeam(c, route.call))
  if (!found) throw new ProblemError('unauthenticated')
  c.set('account', found.account.id)
  const session = seenAs(c, route, found)
  const { account } = session
  const scope = permittedScope(route, session)
  // otherwise it depends on the body, which is read for known callers only
  if (!route.recentSignInFor) refuseOldSignIn(route, account)
  return { account, ...(scope && { scope }) }
}

function permittedScope(
  { access, allEvents }: Route,
  { account, scope, lacksSecondFactor }: SessionOfCaller,
): Scope | undefined {
  if (access === 'anyone' || access === 'account') return undefined
  if (access === 'operator') {
    if (!account.operator) throw new ProblemError('forbidden')
    return undefined
  }
  if (!scope) throw new ProblemError('not-found')
  if (lacksSecondFactor) throw new ProblemError('second-factor-needed')
  if (!may(scope, access)) throw new ProblemError('forbidden')
  if (allEvents && scope.events !== 'all') throw new ProblemError('forbidden')
  return scope
}

/** @throws ProblemError `recent-sign-in-needed` for a sensitive change of a caller whose sign-in is too long ago */
export function refuseOldSignIn(
  { recentSignIn, recentSignInFor }: Pick<Route, 'recentSignIn' | 'recentSignInFor'>,
  account: Account,
  body?: unknown,
): void {
  if (!recentSignIn || isRecent(account, recentSignIn)) return
  if (recentSignInFor && !recentSignInFor.some((field) => Object.hasOwn(Object(body), field))) return
  throw new ProblemError('recent-sign-in-needed')
}

const isRecent = ({ authenticatedAt }: Account, within: RecentSignIn): boolean =>
  Date.now() - authenticatedAt.getTime() < recentSignInSeconds[within] * 1000

/**
 * The secret of the request's API token. A request that has one is made with the token alone: its cookies are not read. A
 * `Bearer` of another form is not for Foyer but for a proxy in front of it.
 */
export const secretOf = (c: Context<Env>): string | undefined =>
  bearer.exec(c.req.header('authorization') ?? '')?.groups?.['secret']

const bearer = new RegExp(`^Bearer +(?<secret>${tokenPrefix}\\S*)$`, 'i')

/**
 * @throws ProblemError `unauthenticated` for a token that does not work, whatever the reason; `token-not-accepted` on a
 *   route for signed-in members, or for tokens with all events; `not-found` for another team; `token-permission-missing`
 */
async function tokenCaller(
  c: Context<Env>,
  route: Route,
  services: CallerServices,
  secret: string,
): Promise<{ account: Account; scope: Scope }> {
  const found = await services.tokenBySecret(services.db, secret)
  if (!found) throw new ProblemError('unauthenticated')
  const { account, scope } = found
  c.set('account', account.id)
  c.set('token', scope.token.id)
  await consumeRateLimit(services, 'api-token', { account: scope.token.id })
  await services.recordUse(services.db, scope.token.id, found.lastUsedAt)
  const permission = tokenPermissionOf(route)
  if (!permission) throw new ProblemError('token-not-accepted')
  const team = requestedTeam(c, route.call)
  if (team !== undefined && team !== scope.team) throw new ProblemError('not-found')
  if (!may(scope, permission)) throw permissionMissing(permission)
  if (route.allEvents && scope.events !== 'all')
    throw new ProblemError('token-not-accepted', { detail: allEventsNeeded })
  return { account, scope }
}

const allEventsNeeded = 'This call needs a token for all events of the team.'

const permissionMissing = (permission: string) =>
  new ProblemError('token-permission-missing', { permission, detail: `This call needs the permission ${permission}.` })

/** Whether the caller has a session and its account is a member of the team who works on the event. */
export async function isMember(
  c: Context<Env>,
  services: CallerServices,
  { teamId, eventId }: EventOfTeam,
): Promise<boolean> {
  const session = await sessionOf(c, services, teamId)
  return session?.scope !== undefined && !session.lacksSecondFactor && worksOn(session.scope, eventId)
}

// A team's own path names it. Elsewhere the browser tab sends its team, in a header or, where it cannot set one, in the
// query.
function requestedTeam(c: Context<Env>, call: Route['call']): string | undefined {
  if (call.includes(' /teams/{id}')) return c.req.param('id') ?? ''
  return c.req.header('x-team') ?? c.req.query('team')
}
