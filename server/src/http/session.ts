import { ProblemError } from '@foyer/contract/http/problem-error'
import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import type { Account } from '../lib/scope.ts'
import type { Auth } from './auth.ts'
import type { Env } from './request.ts'

/**
 * Returns the account of the request's session cookie. Reads the session from the database every time, so an ended
 * session is rejected at the next request. Extends the cookie together with the session.
 * @throws ProblemError `unavailable` when the database is unreachable
 */
export async function accountOf(c: Context<Env>, { auth }: { auth: Auth }): Promise<Account | undefined> {
  if (!c.req.header('cookie')) return undefined
  const { headers, response: found } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw toProblemError(error)
    })
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (!found) return undefined
  const { user, session } = found
  return { id: user.id, operator: user.operator === true, session: session.id, lastTeam: user.lastTeamId ?? undefined }
}

/** Sets the session cookie: signed, with the same attributes as better-auth's own cookie. */
export async function setSessionToken(c: Context<Env>, { auth }: { auth: Auth }, token: string): Promise<void> {
  const { secret, authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  // Foyer's cookies have no domain (auth.ts), and Hono's type does not take an undefined one.
  const { domain: _, ...options } = attributes
  await setSignedCookie(c, name, token, secret, options)
}

// better-auth turns every error of its query into an APIError; 401 is a session that ended while it was extended
function toProblemError(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  return new ProblemError(error.statusCode === 401 ? 'unauthenticated' : 'unavailable')
}
