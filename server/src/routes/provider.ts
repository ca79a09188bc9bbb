import { ProviderStart } from '@foyer/contract/accounts'
import { check } from '@foyer/contract/http/check'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { PersonName } from '@foyer/contract/person-name'
import type { ProviderProblem } from '@foyer/contract/provider-problems'
import { getCookie, setCookie } from 'hono/cookie'
import { signUpPolicyFor } from '../features/installation/rules.ts'
import { accountOfIdentity, connectIdentity, createProviderAccount } from '../features/me/commands/provider-accounts.ts'
import { recordAuthentication } from '../features/me/commands/sessions.ts'
import { accountByEmail, isFirstAccount } from '../features/me/queries.ts'
import { invitationByToken } from '../features/members/queries.ts'
import { sessionCookie } from '../http/auth.ts'
import { readBody } from '../http/body.ts'
import { consumeRateLimit } from '../http/rate-limits.ts'
import { sessionOf, setSessionToken } from '../http/session.ts'
import type { Identity, OpenIdChecks } from '../lib/openid.ts'
import type { AuthCall } from './auth-call.ts'
import { completeFirstFactor } from './sign-in.ts'

type Start = ReturnType<typeof ProviderStart.parse>
/** The purpose and the secrets of a sign-in: the browser keeps them, encrypted, while it is at the provider. */
interface Step extends Start {
  checks: OpenIdChecks
}

const stepSeconds = 10 * 60
const record = 'provider-sign-in'

/** Begins a sign-in at the provider. @returns the address there, which the page opens */
export async function startAtProvider(call: AuthCall): Promise<Response> {
  const start = check(ProviderStart, await readBody(call.c), 'body')
  if (!call.openId) throw new ProblemError('not-found')
  await consumeRateLimit(call, 'sign-in-provider', { address: call.ip })
  const { url, checks } = await call.openId.begin(start.purpose === 'again').catch((error: unknown) => {
    call.log.warn({ reason: error instanceof Error ? error.message : '' }, 'the OpenID provider cannot be reached')
    throw new ProblemError('unavailable')
  })
  const step: Step = { ...start, checks }
  const { attributes } = sessionCookie(call.publicUrl)
  const text = call.secrets.encrypt(JSON.stringify(step), record)
  setCookie(call.c, stepCookie(call), text, { ...attributes, maxAge: stepSeconds })
  return call.c.json({ url })
}

/** The browser returns from the provider. It is led to a page of the app, whatever has happened. */
export async function returnFromProvider(call: AuthCall): Promise<Response> {
  const step = stepOf(call)
  const { attributes } = sessionCookie(call.publicUrl)
  setCookie(call.c, stepCookie(call), '', { ...attributes, maxAge: 0 })
  const language = step?.language ?? 'en'
  try {
    const path = await finish(call, step)
    return call.c.redirect(path, 303)
  } catch (error) {
    const problem = error instanceof ProviderRefusal ? error.problem : 'provider-failed'
    call.c.set('refusal', problem)
    if (!(error instanceof ProviderRefusal))
      call.log.warn({ reason: error instanceof Error ? error.message : '' }, 'a sign-in at the OpenID provider failed')
    const page = step?.purpose === 'connect' ? 'my-profile' : 'sign-in'
    return call.c.redirect(`/${language}/${page}?problem=${problem}`, 303)
  }
}

class ProviderRefusal extends Error {
  readonly problem: ProviderProblem

  constructor(problem: ProviderProblem) {
    super(problem)
    this.problem = problem
  }
}

async function finish(call: AuthCall, step: Step | undefined): Promise<string> {
  if (!call.openId || !step) throw new ProviderRefusal('provider-failed')
  const address = new URL(call.c.req.url)
  const here = new URL(`${address.pathname}${address.search}`, call.publicUrl)
  const identity = await call.openId.finish(here, step.checks, step.purpose === 'again')
  const target = step.return ?? `/${step.language}`
  if (step.purpose !== 'sign-in') {
    await withSession(call, step.purpose, identity)
    return target
  }
  const known = await accountOfIdentity(call.db, identity)
  const created = known === undefined ? await newAccount(call, step, identity) : undefined
  const accountId = created?.id ?? known
  if (accountId === undefined) throw new ProviderRefusal('provider-failed')
  if (!(await completeFirstFactor(call, accountId)))
    // the provider names the person only: the page asks for the name that buyers see
    return created?.hasOwnTeam ? `/${step.language}/settings#name` : target
  return `/${step.language}/sign-in?${new URLSearchParams({ return: target })}#code`
}

/** Connects the identity with the account that is signed in here, or proves again that it is there. */
async function withSession(call: AuthCall, purpose: 'connect' | 'again', identity: Identity): Promise<void> {
  const account = (await sessionOf(call.c, call))?.account
  if (!account) throw new ProviderRefusal('provider-failed')
  call.c.set('account', account.id)
  if (purpose === 'again') {
    if ((await accountOfIdentity(call.db, identity)) !== account.id) throw new ProviderRefusal('provider-other-account')
    return await setSessionToken(call.c, call, await recordAuthentication(call.db, account))
  }
  await connectIdentity(call.db, call, account.id, identity).catch((error: unknown) => {
    throw error instanceof ProblemError && error.code === 'conflict'
      ? new ProviderRefusal('provider-other-account')
      : error
  })
}

/**
 * Creates the account of an identity. An address that has an account is refused: that account has to sign in and connect
 * the provider itself.
 */
async function newAccount(call: AuthCall, step: Step, identity: Identity) {
  const { language, invitation, timeZone, currency } = step
  const { email } = identity
  if (!email) throw new ProviderRefusal('provider-email')
  if (await accountByEmail(call.db, email)) throw new ProviderRefusal('provider-account-exists')
  const invited = invitation === undefined ? undefined : await invitationByToken(call.db, invitation)
  if (invited && invited.email !== email) throw new ProviderRefusal('provider-other-account')
  const isFirst = await isFirstAccount(call.db)
  if (!invited && signUpPolicyFor(call.config.SIGN_UP, { isFirst }) !== 'open')
    throw new ProviderRefusal('sign-up-closed')
  const given = PersonName.safeParse(identity.name)
  const name = given.success ? given.data : (email.split('@')[0] ?? email).replace(/[^\p{L}\p{N} -]+/gu, ' ').trim()
  const newTeam = JSON.stringify({ name, language, timeZone, currency, ...(invited && { invitation: invited.id }) })
  const account = { email, name, language, newTeam, operator: isFirst && !invited }
  const id = await createProviderAccount(call.db, identity, account).catch((error: unknown) => {
    throw error instanceof ProblemError && error.code === 'conflict'
      ? new ProviderRefusal('provider-account-exists')
      : error
  })
  return { id, hasOwnTeam: !invited }
}

function stepOf(call: AuthCall): Step | undefined {
  try {
    // `as`: only this file encrypts for this record
    return JSON.parse(call.secrets.decrypt(getCookie(call.c, stepCookie(call)) ?? '', record)) as Step
  } catch {
    return undefined
  }
}

const stepCookie = ({ publicUrl }: AuthCall): string => sessionCookie(publicUrl).name.replace('session', 'provider')
