import { NoFields, SecondFactor, SignIn } from '@foyer/contract/accounts'
import { check } from '@foyer/contract/http/check'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { PasskeyProof } from '@foyer/contract/passkeys'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accountOfLink, insertLink, linkLifetimeSeconds, redeemLink } from '../features/me/commands/mailed-links.ts'
import { openSession } from '../features/me/commands/sessions.ts'
import { accountById } from '../features/me/queries.ts'
import { accountByPassword } from '../features/me/service/account-by-password.ts'
import { checkProof, redeemProof } from '../features/passkeys/commands.ts'
import { hostOf } from '../features/passkeys/rules.ts'
import { newChallenge } from '../features/passkeys/service/challenges.ts'
import { redeemCode } from '../features/two-factor/commands.ts'
import { needsSecondFactor } from '../features/two-factor/queries.ts'
import { sessionCookie } from '../http/auth.ts'
import { readBody } from '../http/body.ts'
import { deviceOf, rememberDevice } from '../http/device-cookie.ts'
import { consumeRateLimit } from '../http/rate-limits.ts'
import { setSessionToken } from '../http/session.ts'
import type { Db } from '../lib/db.ts'
import type { AuthCall } from './auth-call.ts'

/** The first step of a sign-in: the password. The answer says whether a second one follows. */
export async function signInByPassword(call: AuthCall): Promise<Response> {
  const body = check(SignIn, await readBody(call.c), 'body')
  const uncount = await limited(call, 'sign-in', { email: body.email, account: body.email })
  // only a wrong password counts: neither a right one nor an error of the server
  const accountId = await accountByPassword(call, body).catch((error: unknown) =>
    uncount().then(() => Promise.reject(error)),
  )
  // the code of better-auth, which also answers sign-ups
  if (!accountId) {
    call.c.set('refusal', 'wrong-credentials')
    return call.c.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, 401)
  }
  await uncount()
  const secondFactor = await completeFirstFactor(call, accountId)
  return call.c.json({ status: true, ...(secondFactor && { secondFactor }) })
}

/**
 * Signs the account in, or begins the step of its second factor: the sign-in has then ten minutes, in this browser.
 * @returns whether it needs the second factor
 */
export async function completeFirstFactor(call: AuthCall, accountId: string): Promise<boolean> {
  if (!(await needsSecondFactor(call.db, accountId))) {
    await startSession(call, accountId, (tx, client) => openSession(tx, accountId, client, { secondFactor: false }))
    return false
  }
  const token = await insertLink(call.db, 'second-factor', accountId)
  const { attributes } = sessionCookie(call.publicUrl)
  setCookie(call.c, stepCookie(call), token, { ...attributes, maxAge: linkLifetimeSeconds['second-factor'] })
  return true
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code. */
export async function signInBySecondFactor(call: AuthCall): Promise<Response> {
  const { code } = check(SecondFactor, await readBody(call.c), 'body')
  const step = getCookie(call.c, stepCookie(call)) ?? ''
  const accountId = await accountOfLink(call.db, 'second-factor', step)
  if (!accountId) throw new ProblemError('not-found')
  call.c.set('account', accountId)
  const { email } = await accountById(call.db, accountId)
  const uncount = await limited(call, 'second-factor', { email, account: accountId })
  await startSession(call, accountId, async (tx, client) => {
    // the account's row is locked first, as everywhere
    await redeemCode(tx, call, accountId, code)
    if (!(await redeemLink(tx, 'second-factor', step))) throw new ProblemError('not-found')
    return await openSession(tx, accountId, client, { secondFactor: true })
  })
  await uncount()
  deleteCookie(call.c, stepCookie(call), sessionCookie(call.publicUrl).attributes)
  return call.c.json({ status: true })
}

/** A challenge for any passkey, and the host name that passkeys are for. */
export async function passkeyChallenge(call: AuthCall): Promise<Response> {
  check(NoFields, await readBody(call.c), 'body')
  return call.c.json({ challenge: newChallenge(call, ''), host: hostOf(call.publicUrl) })
}

/** A whole sign-in: a passkey proves both what the person has and, by the authenticator's check, who it is. */
export async function signInByPasskey(call: AuthCall): Promise<Response> {
  const body = check(PasskeyProof, await readBody(call.c), 'body')
  const uncount = await consumeRateLimit(call, 'sign-in-passkey', { address: call.ip })
  const proof = await checkProof(call.db, call, body)
  call.c.set('account', proof.accountId)
  await startSession(call, proof.accountId, async (tx, client) => {
    await redeemProof(tx, proof)
    return await openSession(tx, proof.accountId, client, { secondFactor: true })
  })
  await uncount()
  return call.c.json({ status: true })
}

/** Opens a session in a transaction, and sets its cookie. */
async function startSession(
  call: AuthCall,
  accountId: string,
  open: (tx: Db, client: { address: string; userAgent: string | undefined }) => Promise<string>,
): Promise<void> {
  const client = { address: call.ip, userAgent: call.c.req.header('user-agent') }
  const token = await call.db.transaction((tx) => open(tx, client))
  call.c.set('account', accountId)
  await call.prepareAccount(accountId)
  rememberDevice(call.c, call, (await accountById(call.db, accountId)).email)
  await setSessionToken(call.c, call, token)
}

/** Counts an attempt: in a browser that has signed in before by that alone, so that strangers lock no owner out. */
async function limited(
  call: AuthCall,
  action: 'sign-in' | 'second-factor',
  { email, account }: { email: string; account: string },
): Promise<() => Promise<void>> {
  const device = deviceOf(call.c, call, email)
  return device
    ? await consumeRateLimit(call, `${action}-known-device`, { device })
    : await consumeRateLimit(call, action, { address: call.ip, account })
}

const stepCookie = ({ publicUrl }: AuthCall): string =>
  sessionCookie(publicUrl).name.replace('session', 'second_factor')
