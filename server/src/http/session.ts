import { Refused } from '@foyer/contract/http/refused'
import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import type { Account } from '../features/me/rules.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

/**
 * The account whose session the request's cookie names. Read from the database every time: a session that was ended
 * is over at the next request. When the session's time is prolonged, so is the cookie's.
 * @throws Refused `unavailable` when the database cannot be asked
 */
export async function accountOf(c: Context<Env>, { auth }: Pick<Services, 'auth'>): Promise<Account | undefined> {
  if (!c.req.header('cookie')) return undefined
  const { headers, response: found } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw meaningOf(error)
    })
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (!found) return undefined
  const { user, session } = found
  return { id: user.id, operator: user.operator === true, session: session.id, lastTeam: user.lastTeamId ?? undefined }
}

/** Sets the cookie of a session, signed and dressed as better-auth does. */
export async function setSessionToken(c: Context<Env>, { auth }: Pick<Services, 'auth'>, token: string): Promise<void> {
  const { secret, authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  await setSignedCookie(c, name, token, secret, attributes)
}

// better-auth makes an APIError of whatever the query threw; 401 is a session that was ended while it was prolonged
function meaningOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  return new Refused(error.statusCode === 401 ? 'unauthenticated' : 'unavailable')
}
