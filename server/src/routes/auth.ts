import { setTimeout } from 'node:timers/promises'
import { PasswordReset, PasswordResetRequest, SignUp, SignUpRequest } from '@foyer/contract/accounts'
import { check } from '@foyer/contract/http/check'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context, Hono } from 'hono'
import { beginsWithLink } from '../features/installation/rules.ts'
import { requestSignUp } from '../features/me/commands/sign-up-links.ts'
import { endSession, requestPasswordReset, resetPassword } from '../features/me/commands.ts'
import { isFirstAccount } from '../features/me/queries.ts'
import { refuseGuessable } from '../features/me/service/refuse-guessable.ts'
import { clientHeader } from '../http/auth.ts'
import { readBody } from '../http/body.ts'
import { rememberDevice } from '../http/device-cookie.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { consumeRateLimit, resetRateLimit } from '../http/rate-limits.ts'
import type { Env } from '../http/request.ts'
import { clientAddress } from '../http/request.ts'
import { sessionOf } from '../http/session.ts'
import { createOpenId, providerCallback } from '../lib/openid.ts'
import type { AuthCall } from './auth-call.ts'
import { returnFromProvider, startAtProvider } from './provider.ts'
import type { Services } from './services.ts'
import { passkeyChallenge, signInByPasskey, signInByPassword, signInBySecondFactor } from './sign-in.ts'
import { createSignUp } from './sign-up.ts'

// better-auth handles sign-up and sign-out; none of its other endpoints is exposed. Foyer signs in itself, because a session
// must not begin before the second factor, and resets passwords itself, because one transaction has to write the link and its
// mail, and one the new password and all that follows.
const calls: Record<string, (call: AuthCall) => Promise<Response>> = {
  '/sign-up/email': async (call) => {
    refuseWithoutPasswords(call)
    const account = check(SignUp, await readBody(call.c), 'body')
    await refuseGuessable('body.password', account.password, account)
    await consumeRateLimit(call, 'sign-up', { address: call.ip })
    const answer = await call.signUp(account, call.headers)
    if (answer.ok) rememberDevice(call.c, call, account.email)
    return forward(call.c, answer)
  },

  '/sign-up/request': async (call) => {
    refuseWithoutPasswords(call)
    const request = check(SignUpRequest, await readBody(call.c), 'body')
    await consumeRateLimit(call, 'sign-up', { address: call.ip })
    if (!beginsWithLink(call, await isFirstAccount(call.db)))
      throw new ProblemError('forbidden', { title: 'No account begins with a link here' })
    await Promise.all([
      sendLink(call, 'sign-up-mail', request.email, () => requestSignUp(call.db, call, request)),
      setTimeout(mailedLinkMinMs),
    ])
    return success(call.c)
  },

  '/sign-in/email': async (call) => {
    refuseWithoutPasswords(call)
    return await signInByPassword(call)
  },
  '/provider': startAtProvider,

  '/sign-in/second-factor': signInBySecondFactor,

  '/sign-in/passkey': signInByPasskey,
  '/sign-in/passkey/options': passkeyChallenge,
  '/sign-out': async (call) => {
    const account = (await sessionOf(call.c, call))?.account
    // better-auth reports success even when it could not end the session; another tab may have ended it before
    if (account) {
      call.c.set('account', account.id)
      await endSession(call.db, account.id, account.session)
    }
    return forward(call.c, await call.auth.api.signOut({ headers: call.headers, asResponse: true }))
  },

  '/request-password-reset': async (call) => {
    refuseWithoutPasswords(call)
    const { email } = check(PasswordResetRequest, await readBody(call.c), 'body')
    await consumeRateLimit(call, 'forgot-password', { address: call.ip })
    // a fixed minimum time, so that the response time does not show whether the account exists
    await Promise.all([
      sendLink(call, 'reset-mail', email, () => requestPasswordReset(call.db, call, email)),
      setTimeout(mailedLinkMinMs),
    ])
    return success(call.c)
  },

  '/reset-password': async (call) => {
    refuseWithoutPasswords(call)
    const { token, newPassword } = check(PasswordReset, await readBody(call.c), 'body')
    await consumeRateLimit(call, 'reset-password', { address: call.ip })
    const account = await resetPassword(call.db, call, token, newPassword)
    await resetRateLimit(call.db, 'sign-in', { address: call.ip, account })
    await resetRateLimit(call.db, 'reset-mail', { address: call.ip, account })
    // the link proves the owner of the account, who can then sign in here whatever strangers do
    rememberDevice(call.c, call, account)
    return success(call.c)
  },
}

/** @throws ProblemError `forbidden` on an installation whose accounts sign in at its provider */
function refuseWithoutPasswords({ config }: AuthCall): void {
  if (config.PASSWORDS === 'off') throw new ProblemError('forbidden', { title: 'Passwords are turned off here' })
}

const mailedLinkMinMs = 250

/**
 * Queues a mail with a link, or the one that an account gets instead. Above the limit it sends none and reports success all
 * the same: the link of an earlier mail works for as long as the limit lasts, so a stranger's requests keep the owner of the
 * address from nothing.
 */
async function sendLink(
  call: AuthCall,
  limit: 'reset-mail' | 'sign-up-mail',
  email: string,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await consumeRateLimit(call, limit, { address: call.ip, account: email })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'rate-limited') return
    throw error
  }
  await send()
}

/** Serves `POST /api/auth/*`: sign-up, sign-in, sign-out and password resets. */
export function serveAuth(app: Hono<Env>, services: Services): void {
  const signUp = createSignUp(services)
  const openId = createOpenId(services)
  const callOf = (c: Context<Env>): AuthCall => {
    const ip = clientAddress(c, services.config)
    const headers = new Headers(c.req.raw.headers)
    headers.set(clientHeader, ip)
    c.header('cache-control', 'no-store')
    return { ...services, c, ip, headers, signUp, openId }
  }
  for (const [path, answer] of Object.entries(calls))
    app.post(`/api/auth${path}`, async (c) => {
      c.set('call', `POST /auth${path}`)
      refuseForeignOrigin(c, services)
      return await answer(callOf(c))
    })
  app.get(providerCallback, async (c) => {
    c.set('call', 'GET /auth/provider/callback')
    return await returnFromProvider(callOf(c))
  })
  refuseOtherMethods(app, [
    ...Object.keys(calls).map((path) => ['POST', `/api/auth${path}`] as const),
    ['GET', providerCallback] as const,
  ])
  app.all('/api/auth/*', () => {
    throw new ProblemError('no-endpoint')
  })
}

const success = (c: Context<Env>): Response => c.json({ status: true })

/** Forwards better-auth's answer: its cookies, and the code of an error. The session token stays in the cookie. */
async function forward(c: Context<Env>, answer: Response): Promise<Response> {
  if (answer.status >= 500) throw new ProblemError('internal')
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (answer.ok) return success(c)
  return c.json((await answer.json()) as object, answer.status as 401)
}
