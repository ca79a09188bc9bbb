import type { Context } from 'hono'
import { getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { Db } from '../lib/db.ts'
import type { Account, Scope } from '../lib/scope.ts'
import { sessionExtendedAfterSeconds } from '../lib/session-seconds.ts'
import type { Auth } from './auth.ts'
import type { Env } from './request.ts'

/** The services that identify the caller of a request by its session. */
export interface SessionServices {
  db: Db
  auth: Auth
  /**
   * Reads a session by the secret of its cookie.
   * @param team the team to prove the membership of, by default the account's last one
   * @returns undefined when it does not exist or is over; `scope` is undefined when the account is no member
   */
  memberBySession(db: Db, token: string, team?: string): Promise<SessionOfCaller | undefined>
  /** @throws ProblemError `unauthenticated` when the session has ended */
  extendSession(db: Db, id: string): Promise<void>
}

export interface SessionOfCaller {
  account: Account
  extendedAt: Date
  scope: Scope | undefined
  /** The team requires two factors, and the session has given one. */
  lacksSecondFactor: boolean
}

/**
 * Returns the account of the request's session cookie, and its membership in a team. Reads the session from the database
 * every time, so an ended session is rejected at the next request. Extends the cookie together with the session.
 * @param team as of `memberBySession`
 */
export async function sessionOf(
  c: Context<Env>,
  services: SessionServices,
  team?: string,
): Promise<SessionOfCaller | undefined> {
  // most requests without a session have no cookie at all
  if (!c.req.header('cookie')) return undefined
  const { secret, authCookies } = await services.auth.$context
  const { name, attributes } = authCookies.sessionToken
  const token = await getSignedCookie(c, secret, name)
  if (!token) return undefined
  const found = await services.memberBySession(services.db, token, team)
  if (!found) {
    setCookie(c, name, '', { ...attributesOf(attributes), maxAge: 0 })
    return undefined
  }
  const sinceExtended = (Date.now() - found.extendedAt.getTime()) / 1000
  if (sinceExtended >= sessionExtendedAfterSeconds) {
    await services.extendSession(services.db, found.account.session)
    await setSessionToken(c, services, token)
  }
  return found
}

/** Sets the session cookie: signed, with the same attributes as better-auth's own cookie. */
export async function setSessionToken(c: Context<Env>, { auth }: { auth: Auth }, token: string): Promise<void> {
  const { secret, authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  await setSignedCookie(c, name, token, secret, attributesOf(attributes))
}

// Foyer's cookies have no domain (auth.ts), and Hono's type does not take an undefined one
const attributesOf = <T extends object>({ domain: _, ...options }: T & { domain?: unknown }): Omit<T, 'domain'> =>
  options
