import { authCalls } from '@foyer/contract/auth-calls'
import { insertLink } from '@foyer/server/features/me/commands/mailed-links'
import { verifications } from '@foyer/server/schema/accounts'
import type { TestApp } from '@foyer/server/test/app'
import { startTestApp } from '@foyer/server/test/app'
import { turnTwoFactorOn } from '@foyer/server/test/authenticator'
import { signUp, testClient } from '@foyer/server/test/client'
import { startOpenIdProvider } from '@foyer/server/test/openid-provider'
import { disposeAfterAll } from '@foyer/server/test/test-bed'
import type { Actor } from './actors.ts'
import type { RequestParts } from './calls.ts'
import { callback } from './fuzz/auth-document.ts'

/** A call of `/api/auth`, with a request that succeeds and the cookies that it needs. */
export interface AuthSample {
  call: string
  /** Made when it is sent: a proof of a passkey works for ten minutes. */
  mine: () => RequestParts
  cookies: ReadonlyMap<string, string>
}

/** A process whose sign-ups begin with a link, and with a provider; and a request for each call of `/api/auth`. */
export async function createAuthSamples(app: TestApp, member: Actor): Promise<{ url: string; samples: AuthSample[] }> {
  const provider = disposeAfterAll(await startOpenIdProvider())
  const { publicUrl } = app
  const environment = {
    // the passkeys belong to this address
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OUTBOUND_ALLOW: new URL(provider.issuer).host,
  }
  const { port } = disposeAfterAll(
    await startTestApp(environment, { databaseUrl: app.databaseUrl, confirmsSignUp: true }),
  )
  const url = `http://localhost:${port}`
  provider.allow(publicUrl)
  const start = { purpose: 'sign-in', language: 'de', return: '/de/orders?q=1', timeZone: 'Europe/Paris' }
  const browser = testClient(url)
  const atProvider: { url: string } = await browser.ok('POST /api/auth/provider', start, { origin: publicUrl })
  const state = new URL(atProvider.url).searchParams.get('state') ?? ''
  const samples: AuthSample[] = [
    ...(await passwordSamples(app, member)),
    ...(await secondStepSamples(app, member)),
    { call: authCalls.provider.call, mine: () => ({ body: start }), cookies: new Map() },
    { call: callback, mine: () => ({ query: { state, code: 'unknown' } }), cookies: browser.cookies },
    { call: authCalls.signOut.call, mine: () => ({}), cookies: member.cookies },
  ]
  // a thousand requests take longer than a step of a sign-in lasts
  await app.db.update(verifications).set({ expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000) })
  return { url, samples }
}

async function passwordSamples(app: TestApp, { email, password, me }: Actor): Promise<AuthSample[]> {
  const newcomer = 'nina@example.test'
  const confirmation = await insertLink(app.db, 'sign-up', newcomer)
  const resetToken = await insertLink(app.db, 'reset-password', me.id)
  const bodies = {
    signUp: { name: 'Nina', email: newcomer, password: 'correct horse battery', language: 'fr', confirmation },
    requestSignUp: { email: newcomer, language: 'de' },
    signIn: { email, password },
    requestPasswordReset: { email },
    resetPassword: { token: resetToken, newPassword: 'another horse battery' },
  }
  return Object.entries(bodies).map(([name, body]) => ({
    // `as`: the names are those of calls
    call: authCalls[name as keyof typeof bodies].call,
    mine: () => ({ body }),
    cookies: new Map(),
  }))
}

async function secondStepSamples(app: TestApp, { own }: Actor): Promise<AuthSample[]> {
  const careful = await signUp(app.publicUrl)
  const { codes } = await turnTwoFactorOn(careful)
  const step = await insertLink(app.db, 'second-factor', careful.me.id)
  return [
    {
      call: authCalls.secondFactor.call,
      mine: () => ({ body: { code: codes[0] } }),
      cookies: new Map([['foyer_second_factor', step]]),
    },
    { call: authCalls.beginPasskey.call, mine: () => ({ body: {} }), cookies: new Map() },
    { call: authCalls.passkey.call, mine: () => ({ body: own.passkeys.prove() }), cookies: new Map() },
  ]
}
