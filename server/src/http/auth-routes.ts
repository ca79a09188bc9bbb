import { setTimeout } from 'node:timers/promises'
import { PasswordForgotten, PasswordReset, SignIn, SignUp } from '@foyer/contract/accounts'
import { check } from '@foyer/contract/http/check'
import { Refused } from '@foyer/contract/http/refused'
import type { Context, Hono } from 'hono'
import { askForPassword, endSession, resetPassword } from '../features/me/commands.ts'
import { clientHeader } from './auth.ts'
import { readBody } from './body.ts'
import { forgetTurns, takeTurn } from './limits.ts'
import { refuseForeignOrigin } from './origin.ts'
import type { Env } from './request.ts'
import { clientAddress } from './request.ts'
import type { Services } from './services.ts'
import { accountOf } from './session.ts'
import type { SigningUp } from './sign-up.ts'
import { signingUp } from './sign-up.ts'

/** A call, its parts at hand. */
interface Ask extends Services {
  c: Context<Env>
  /** The caller's address. */
  ip: string
  /** The request's headers, the caller's address among them. */
  headers: Headers
  signUp: SigningUp
}

// Signing up, in and out is better-auth's; nothing else of what it could answer is there. New passwords are ours: the
// link, the mail with it and the change it makes each belong into one transaction.
const calls: Record<string, (ask: Ask) => Promise<Response>> = {
  '/sign-up/email': async (ask) => {
    const account = check(SignUp, await readBody(ask.c), 'body')
    await takeTurn(ask, 'sign-up', { address: ask.ip })
    return passOn(ask.c, await ask.signUp(account, ask.headers))
  },

  '/sign-in/email': async (ask) => {
    const body = check(SignIn, await readBody(ask.c), 'body')
    const giveBack = await takeTurn(ask, 'sign-in', { address: ask.ip, account: body.email })
    const answer = await ask.auth.api
      .signInEmail({ body, headers: ask.headers, asResponse: true })
      .catch((error: unknown) => giveBack().then(() => Promise.reject(error)))
    // what counts is a wrong password: neither a right one nor a failure of ours
    if (answer.status !== 401) await giveBack()
    return passOn(ask.c, answer)
  },

  '/sign-out': async (ask) => {
    const account = await accountOf(ask.c, ask)
    // not left to better-auth, which calls it a success when the session could not be ended; another tab may have done so
    if (account) await endSession(ask.db, account.id, account.session)
    return passOn(ask.c, await ask.auth.api.signOut({ headers: ask.headers, asResponse: true }))
  },

  '/request-password-reset': async (ask) => {
    const { email } = check(PasswordForgotten, await readBody(ask.c), 'body')
    await takeTurn(ask, 'forgot-password', { address: ask.ip, account: email })
    // writing a mail takes a while; without one the answer is made to take as long
    await Promise.all([askForPassword(ask.db, ask, email), setTimeout(longerThanAMail)])
    return done(ask.c)
  },

  '/reset-password': async (ask) => {
    const { token, newPassword } = check(PasswordReset, await readBody(ask.c), 'body')
    await takeTurn(ask, 'reset-password', { address: ask.ip })
    const account = await resetPassword(ask.db, ask, token, newPassword)
    await forgetTurns(ask.db, 'sign-in', { address: ask.ip, account })
    return done(ask.c)
  },
}

const longerThanAMail = 250

/** `POST /api/auth/*`: signing up, in and out, and new passwords. */
export function answerAuth(app: Hono<Env>, services: Services): void {
  const signUp = signingUp(services)
  for (const [path, answer] of Object.entries(calls))
    app.post(`/api/auth${path}`, async (c) => {
      c.set('call', `POST /auth${path}`)
      c.header('cache-control', 'no-store')
      refuseForeignOrigin(c, services)
      const ip = clientAddress(c, services.config)
      const headers = new Headers(c.req.raw.headers)
      headers.set(clientHeader, ip)
      return await answer({ ...services, c, ip, headers, signUp })
    })
  app.all('/api/auth/*', () => {
    throw new Refused('no-endpoint')
  })
}

const done = (c: Context<Env>): Response => c.json({ status: true })

/** Hands on what better-auth answers: the cookies, and of a refusal its code. The session's token stays in the cookie. */
async function passOn(c: Context<Env>, answer: Response): Promise<Response> {
  if (answer.status >= 500) throw new Refused('internal')
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (answer.ok) return done(c)
  return c.json((await answer.json()) as object, answer.status as 401)
}
