import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { credentials, sessions, users } from '../schema/accounts.ts'
import { startTestApp } from '../test/app.ts'
import { turnTwoFactorOn } from '../test/authenticator.ts'
import type { TestClient } from '../test/client.ts'
import { cookieHeader, signUp, testClient } from '../test/client.ts'
import { mailedToken, mailText } from '../test/mails.ts'
import { startOpenIdProvider } from '../test/openid-provider.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const provider = disposeAfterAll(await startOpenIdProvider())
const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.client.id,
  OIDC_CLIENT_SECRET: provider.client.secret,
  OUTBOUND_ALLOW: new URL(provider.issuer).host,
}
const app = disposeAfterAll(await startTestApp(settings))
provider.allow(app.publicUrl)

let people = 0
/** A person at the provider, with a verified address unless it says otherwise. */
function newPerson(more: { email?: string; email_verified?: boolean } = {}) {
  const id = `person-${++people}`
  provider.people[id] = { email: `${id}@example.test`, email_verified: true, name: 'Noor Example', ...more }
  provider.person = id
  return { id, email: more.email ?? `${id}@example.test` }
}

const start = (client: TestClient, purpose = 'sign-in', more = {}) =>
  client.ok('POST /api/auth/provider', { purpose, language: 'de', ...more })

/** Follows the provider's redirects as a browser does. @returns the address of Foyer that it leads to */
async function goThrough(url: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = url
  while (next.startsWith(provider.issuer)) {
    const response = await fetch(next, { redirect: 'manual', headers: { cookie: cookieHeader(cookies) } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next).href
  }
  return next.replace(app.publicUrl, '')
}

/** Signs in at the provider. @returns where the browser ends */
async function signInAt(client: TestClient, purpose = 'sign-in', more = {}): Promise<string | null> {
  const { url } = await start(client, purpose, more)
  const answer = await client.send(`GET ${await goThrough(url)}`)
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

const isSignedIn = async (client: TestClient) => (await client.send('GET /api/v1/me')).status === 200

describe('a sign-in at the provider', () => {
  it('creates an account with a team, and finds it the next time', async () => {
    const { email } = newPerson()
    const browser = testClient(app.publicUrl)
    const region = { timeZone: 'America/Toronto', currency: 'CAD' }
    // its team has the name of the person until the page has asked for the one that buyers see
    expect(await signInAt(browser, 'sign-in', { return: '/de/orders?q=1', ...region })).toBe('/de/settings#name')
    const me = await browser.ok('GET /api/v1/me')
    expect(me).toMatchObject({ email, name: 'Noor Example', language: 'de', teams: [{ role: 'owner' }] })
    expect(await browser.ok(`GET /api/v1/teams/${me.lastTeam}`)).toMatchObject({ name: 'Noor Example', ...region })
    const again = testClient(app.publicUrl)
    expect(await signInAt(again, 'sign-in', { return: '/de/orders?q=1' })).toBe('/de/orders?q=1')
    expect((await again.ok('GET /api/v1/me')).id).toBe(me.id)
  })

  it('asks an account with an authenticator for its code', async () => {
    newPerson()
    const browser = testClient(app.publicUrl)
    await signInAt(browser)
    await turnTwoFactorOn(browser)
    const other = testClient(app.publicUrl)
    expect(await signInAt(other, 'sign-in', { return: '/de/orders' })).toBe('/de/sign-in?return=%2Fde%2Forders#code')
    expect(await isSignedIn(other)).toBe(false)
  })

  it.each([
    ['that the provider has not verified', { email_verified: false }, 'provider-email'],
    ['of an account: that one has to connect it', { email: 'taken@example.test' }, 'provider-account-exists'],
  ])('is refused with an address %s', async (_, more, problem) => {
    if ('email' in more) await signUp(app.publicUrl, { email: more.email })
    newPerson(more)
    const browser = testClient(app.publicUrl)
    expect(await signInAt(browser)).toBe(`/de/sign-in?problem=${problem}`)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is refused in another browser, with another state, and a second time', async () => {
    newPerson()
    const browser = testClient(app.publicUrl)
    const back = await goThrough((await start(browser)).url)
    const cookies = [...browser.cookies]
    const ends = async (client: TestClient, path: string) => (await client.send(`GET ${path}`)).headers.get('location')
    expect(await ends(testClient(app.publicUrl), back)).toBe('/en/sign-in?problem=provider-failed')
    expect(await ends(browser, back.replace(/state=[^&]+/, 'state=another'))).toBe(
      '/de/sign-in?problem=provider-failed',
    )
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await ends(browser, back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example'))).toContain(
      'provider-failed',
    )
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await ends(browser, back)).toBe('/de/settings#name')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await ends(browser, back)).toBe('/de/sign-in?problem=provider-failed')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'does not return to %j',
    async (path) => {
      const { status } = await testClient(app.publicUrl).send('POST /api/auth/provider', {
        purpose: 'sign-in',
        language: 'de',
        return: path,
      })
      expect(status).toBe(422)
    },
  )

  it('follows the sign-up policy, except for an invitation to that address', async () => {
    const owner = await signUp(app.publicUrl)
    const { email } = newPerson()
    await owner.ok(`POST /api/v1/teams/${owner.me.lastTeam}/invitations`, { emails: [email], role: 'door' })
    const invitation = await mailedToken(app, email, 'invitation')
    Object.assign(app.config, { SIGN_UP: 'invite' })
    const browser = testClient(app.publicUrl)
    expect(await signInAt(browser)).toBe('/de/sign-in?problem=sign-up-closed')
    expect(await signInAt(browser, 'sign-in', { invitation })).toBe('/de')
    expect((await browser.ok('GET /api/v1/me')).teams).toMatchObject([{ id: owner.me.lastTeam, role: 'door' }])
    Object.assign(app.config, { SIGN_UP: 'open' })
  })
})

describe('an account that is signed in', () => {
  it('connects the identity with its own verified address alone', async () => {
    const ada = await signUp(app.publicUrl)
    newPerson()
    expect(await signInAt(ada, 'connect', { return: '/de/my-profile' })).toBe(
      '/de/my-profile?problem=provider-other-account',
    )
    newPerson({ email: ada.email })
    expect(await signInAt(ada, 'connect', { return: '/de/my-profile' })).toBe('/de/my-profile')
    const browser = testClient(app.publicUrl)
    await signInAt(browser)
    expect((await browser.ok('GET /api/v1/me')).id).toBe(ada.me.id)
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('connected to a sign-in service')
    await ada.ok('DELETE /api/v1/me/provider')
    expect(await ada.ok('GET /api/v1/me/sign-in-methods')).toEqual({ password: true, provider: false })
    expect(await isSignedIn(browser)).toBe(false)
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('no longer connected')
    await signInAt(ada, 'connect')
    const bea = await signUp(app.publicUrl)
    await app.db
      .update(users)
      .set({ email: `was.${ada.email}` })
      .where(eq(users.id, ada.me.id))
    await app.db.update(users).set({ email: ada.email }).where(eq(users.id, bea.me.id))
    expect(await signInAt(bea, 'connect')).toBe('/de/my-profile?problem=provider-other-account')
    expect(await app.db.select().from(credentials).where(eq(credentials.userId, bea.me.id))).toHaveLength(1)
  })

  it('proves again who it is, and gets a first password by mail', async () => {
    const { email } = newPerson()
    const browser = testClient(app.publicUrl)
    await signInAt(browser)
    const methods = { password: false, provider: true }
    // the only way to sign in
    expect((await browser.send('DELETE /api/v1/me/provider')).body.code).toBe('conflict')
    expect(await browser.ok('GET /api/v1/me/sign-in-methods')).toEqual(methods)
    const { id } = await browser.ok('GET /api/v1/me')
    await app.db
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.userId, id))
    const newEmail = `new.${email}`
    const changeEmail = () => browser.send('POST /api/v1/me/email', { email: newEmail })
    expect((await changeEmail()).body.code).toBe('recent-sign-in-needed')
    const sensitive = async () => (await browser.send('POST /api/v1/me/two-factor/secret')).status
    expect(await sensitive()).toBe(403)
    expect(await signInAt(browser, 'again')).toBe('/de')
    expect(await sensitive()).toBe(201)
    expect((await changeEmail()).body.newEmail).toBe(newEmail)
    await browser.ok('DELETE /api/v1/me/email')
    newPerson()
    expect(await signInAt(browser, 'again')).toBe('/de/sign-in?problem=provider-other-account')
    await browser.ok('POST /api/auth/request-password-reset', { email })
    const newPassword = 'a first and long one'
    await browser.ok('POST /api/auth/reset-password', {
      token: await mailedToken(app, email, 'resetPassword'),
      newPassword,
    })
    await testClient(app.publicUrl).ok('POST /api/auth/sign-in/email', { email, password: newPassword })
  })
})

it('passwords can be turned off', async () => {
  await using without = await startTestApp({ ...settings, PASSWORDS: 'off' })
  const client = testClient(without.publicUrl)
  const credentialsOf = { email: 'a@example.test', password: 'correct horse battery' }
  for (const [path, body] of [
    ['sign-in/email', credentialsOf],
    ['sign-up/email', { ...credentialsOf, name: 'A' }],
    ['request-password-reset', { email: 'a@example.test' }],
  ] as const)
    expect((await client.send(`POST /api/auth/${path}`, body)).status).toBe(403)
  expect(await client.ok('GET /api/v1/sign-up')).toMatchObject({ passwords: false, provider: 'OpenID Connect' })
})
