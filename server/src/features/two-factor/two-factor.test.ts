import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSecrets } from '../../lib/secrets.ts'
import { sessions, verifications } from '../../schema/accounts.ts'
import { authenticators, recoveryCodes } from '../../schema/two-factor.ts'
import { startTestApp, testSecret } from '../../test/app.ts'
import { codeNow, turnTwoFactorOn } from '../../test/authenticator.ts'
import type { Organiser, TestClient } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailedToken, mailText } from '../../test/mails.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { reEncryptAuthenticators } from './commands.ts'

const app = disposeAfterAll(await startTestApp())
const twoFactor = '/api/v1/me/two-factor'
const secondStep = 'POST /api/auth/sign-in/second-factor'

/** An account with two-factor sign-in. Its last accepted code lies in the past, so that the current one is free. */
async function protectedAccount(): Promise<Organiser & { secret: string; codes: string[] }> {
  const client = await signUp(app.publicUrl)
  const on = await turnTwoFactorOn(client)
  await freeCodes(client)
  return Object.assign(client, on)
}

const freeCodes = ({ me }: Organiser) =>
  app.db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.accountId, me.id))

/** Gives the password in another browser. */
async function firstStep({ email, password }: Organiser, url = app.publicUrl): Promise<TestClient> {
  const browser = testClient(url)
  const answer = await browser.ok('POST /api/auth/sign-in/email', { email, password })
  expect(answer).toEqual({ status: true, secondFactor: true })
  return browser
}

const isSignedIn = async (client: TestClient) => (await client.send('GET /api/v1/me')).status === 200
const refusalOf = async (client: TestClient, call: string, body?: unknown) => {
  const answer = await client.send(call, body)
  return { status: answer.status, code: answer.body.code }
}

describe('turning two-factor sign-in on', () => {
  it('needs a code of the app, gives ten recovery codes, ends the other sessions and mails the owner', async () => {
    const ada = await signUp(app.publicUrl, { name: 'Ada Früh' })
    const elsewhere = testClient(app.publicUrl)
    await elsewhere.ok('POST /api/auth/sign-in/email', { email: ada.email, password: ada.password })
    const copy = testClient(app.publicUrl)
    for (const [name, value] of ada.cookies) copy.cookies.set(name, value)
    const { secret, uri } = await ada.ok(`POST ${twoFactor}/secret`)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(await ada.ok(`GET ${twoFactor}`)).toEqual({ recoveryCodesLeft: 0 })
    expect(await refusalOf(ada, `PUT ${twoFactor}`, { code: codeNow(secret, 5) })).toEqual({
      status: 403,
      code: 'wrong-code',
    })
    expect(await isSignedIn(elsewhere)).toBe(true)

    const { codes } = await ada.ok(`PUT ${twoFactor}`, {
      code: ` ${codeNow(secret).slice(0, 3)} ${codeNow(secret).slice(3)}`,
    })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
    expect(await ada.ok(`GET ${twoFactor}`)).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10 })
    expect([await isSignedIn(ada), await isSignedIn(elsewhere), await isSignedIn(copy)]).toEqual([true, false, false])
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('turned on')
  })

  it('without beginning, or again with the same secret, is refused', async () => {
    const ada = await signUp(app.publicUrl)
    expect(await refusalOf(ada, `PUT ${twoFactor}`, { code: '123456' })).toEqual({ status: 409, code: 'conflict' })
    const { secret } = await turnTwoFactorOn(ada)
    expect(await refusalOf(ada, `PUT ${twoFactor}`, { code: codeNow(secret) })).toMatchObject({ status: 409 })
  })

  it.each(['', '12345', '1234567', 'abcdef', 123456, '12345\u0000'])('refuses the code %j', async (code) => {
    const ada = await signUp(app.publicUrl)
    await ada.ok(`POST ${twoFactor}/secret`)
    expect(await refusalOf(ada, `PUT ${twoFactor}`, { code })).toEqual({ status: 422, code: 'validation' })
  })

  it('stores neither the secret nor the recovery codes as they are', async () => {
    const ada = await protectedAccount()
    const [row] = await app.db.select().from(authenticators).where(eq(authenticators.accountId, ada.me.id))
    expect(row?.secret).toMatch(/^v1\./)
    expect(JSON.stringify(row)).not.toContain(ada.secret)
    const stored = JSON.stringify(await app.db.select().from(recoveryCodes))
    for (const code of ada.codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })
})

describe('another authenticator', () => {
  it('replaces the one in use only once its code is confirmed', async () => {
    const ada = await protectedAccount()
    const { secret } = await ada.ok(`POST ${twoFactor}/secret`)
    await (await firstStep(ada)).ok(secondStep, { code: codeNow(ada.secret) })
    await ada.ok(`PUT ${twoFactor}`, { code: codeNow(secret) })
    await freeCodes(ada)
    const browser = await firstStep(ada)
    expect(await refusalOf(browser, secondStep, { code: codeNow(ada.secret) })).toMatchObject({ code: 'wrong-code' })
    await browser.ok(secondStep, { code: codeNow(secret) })
  })
})

describe('signing in', () => {
  it('needs the code after the password: before it there is no session', async () => {
    const ada = await protectedAccount()
    const before = await app.db.select().from(sessions).where(eq(sessions.userId, ada.me.id))
    const browser = await firstStep(ada)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, ada.me.id))).toHaveLength(before.length)
    expect(await refusalOf(browser, secondStep, { code: '000000' })).toEqual({ status: 403, code: 'wrong-code' })
    await browser.ok(secondStep, { code: codeNow(ada.secret) })
    expect(await isSignedIn(browser)).toBe(true)
    expect((await browser.ok('GET /api/v1/me/sessions')).length).toBe(before.length + 1)
  })

  it.each([-1, 1])('takes the code of the step %i away as well', async (steps) => {
    const ada = await protectedAccount()
    await (await firstStep(ada)).ok(secondStep, { code: codeNow(ada.secret, steps) })
  })

  it('takes a code once, also from two browsers at once, and none before it', async () => {
    const ada = await protectedAccount()
    const browsers = [await firstStep(ada), await firstStep(ada)]
    const code = codeNow(ada.secret)
    const answers = await Promise.all(browsers.map((browser) => browser.send(secondStep, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const late = await firstStep(ada)
    expect(await refusalOf(late, secondStep, { code: codeNow(ada.secret, -1) })).toMatchObject({ code: 'wrong-code' })
  })

  it('takes each recovery code once, however it is written, and mails the owner', async () => {
    const ada = await protectedAccount()
    const [first = '', second = ''] = ada.codes
    await (await firstStep(ada)).ok(secondStep, { code: first.toUpperCase().replaceAll('-', ' ') })
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('9 are left')
    const browser = await firstStep(ada)
    expect(await refusalOf(browser, secondStep, { code: first })).toMatchObject({ code: 'wrong-code' })
    await browser.ok(secondStep, { code: second })
    const other = await protectedAccount()
    expect(await refusalOf(await firstStep(other), secondStep, { code: ada.codes[2] })).toMatchObject({
      code: 'wrong-code',
    })
  })

  it('begins again with the password after ten minutes, in another browser, or after it is done', async () => {
    const ada = await protectedAccount()
    const code = codeNow(ada.secret)
    expect(await refusalOf(testClient(app.publicUrl), secondStep, { code })).toEqual({ status: 404, code: 'not-found' })
    const browser = await firstStep(ada)
    const cookies = [...browser.cookies]
    await browser.ok(secondStep, { code })
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await refusalOf(browser, secondStep, { code: ada.codes[0] })).toMatchObject({ code: 'not-found' })
    const late = await firstStep(ada)
    await app.db
      .update(verifications)
      .set({ expiresAt: new Date() })
      .where(like(verifications.identifier, 'second-factor:%'))
    expect(await refusalOf(late, secondStep, { code: ada.codes[0] })).toMatchObject({ code: 'not-found' })
  })

  it('asks for the code after a new password as well, which ends a step that has begun', async () => {
    const ada = await protectedAccount()
    const begun = await firstStep(ada)
    await testClient(app.publicUrl).ok('POST /api/auth/request-password-reset', { email: ada.email })
    const newPassword = 'a new and longer one'
    const token = await mailedToken(app, ada.email, 'resetPassword')
    await testClient(app.publicUrl).ok('POST /api/auth/reset-password', { token, newPassword })
    expect(await refusalOf(begun, secondStep, { code: ada.codes[0] })).toMatchObject({ code: 'not-found' })
    const browser = await firstStep({ ...ada, password: newPassword })
    expect(await isSignedIn(browser)).toBe(false)
    await browser.ok(secondStep, { code: codeNow(ada.secret) })
  })

  it('answers a wrong password as it does for any account', async () => {
    const ada = await protectedAccount()
    const answer = async (email: string) =>
      (await testClient(app.publicUrl).send('POST /api/auth/sign-in/email', { email, password: 'wrong' })).body
    expect(await answer(ada.email)).toEqual(await answer('unknown@example.test'))
  })

  it('limits wrong codes over two processes, and strangers do not lock out a browser known before', async () => {
    const limited = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
    await using one = await startTestApp(limited, { databaseUrl: app.databaseUrl })
    await using two = await startTestApp(limited, { databaseUrl: app.databaseUrl })
    const ada = await protectedAccount()
    const codes: string[] = []
    for (let attempt = 0; attempt < 22; attempt++) {
      const browser = await firstStep(ada, (attempt % 2 ? one : two).publicUrl)
      const answer = await browser.send(secondStep, { code: '000000' }, { 'x-forwarded-for': `192.0.2.${attempt}` })
      codes.push(answer.body.code)
    }
    expect(codes).toEqual([...Array(20).fill('wrong-code'), 'rate-limited', 'rate-limited'])
    const known = testClient(one.publicUrl)
    for (const [name, value] of ada.cookies) if (name.includes('device')) known.cookies.set(name, value)
    await known.ok('POST /api/auth/sign-in/email', { email: ada.email, password: ada.password })
    await known.ok(secondStep, { code: codeNow(ada.secret) })
  })
})

describe('recovery codes', () => {
  it('are replaced by new ones', async () => {
    const ada = await protectedAccount()
    const { codes } = await ada.ok(`POST ${twoFactor}/recovery-codes`)
    const browser = await firstStep(ada)
    expect(await refusalOf(browser, secondStep, { code: ada.codes[0] })).toMatchObject({ code: 'wrong-code' })
    await browser.ok(secondStep, { code: codes[0] })
  })

  it('are not given while it is off', async () => {
    const ada = await signUp(app.publicUrl)
    await ada.ok(`POST ${twoFactor}/secret`)
    expect(await refusalOf(ada, `POST ${twoFactor}/recovery-codes`)).toEqual({ status: 409, code: 'conflict' })
  })
})

describe('turning it off', () => {
  it('leaves the password alone to sign in, ends the other sessions and mails the owner', async () => {
    const ada = await protectedAccount()
    const elsewhere = await firstStep(ada)
    await elsewhere.ok(secondStep, { code: codeNow(ada.secret) })
    await ada.ok(`DELETE ${twoFactor}`)
    expect([await isSignedIn(ada), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('turned off')
    await elsewhere.ok('POST /api/auth/sign-in/email', { email: ada.email, password: ada.password })
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(await refusalOf(ada, `DELETE ${twoFactor}`)).toEqual({ status: 409, code: 'conflict' })
  })

  it('needs the password, unless it was given within five minutes', async () => {
    const ada = await protectedAccount()
    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000)
    await app.db.update(sessions).set({ authenticatedAt: sixMinutesAgo }).where(eq(sessions.userId, ada.me.id))
    expect(await refusalOf(ada, `DELETE ${twoFactor}`)).toEqual({ status: 403, code: 'recent-sign-in-needed' })
    await ada.ok('POST /api/v1/me/authentication', { password: ada.password })
    await ada.ok(`DELETE ${twoFactor}`)
  })
})

it('secrets are re-encrypted with a new key and still work', async () => {
  const ada = await protectedAccount()
  await ada.ok(`POST ${twoFactor}/secret`)
  const rotated = createSecrets('another secret for tests, thirty-two characters', testSecret)
  await reEncryptAuthenticators(app.db, rotated)
  const [row] = await app.db.select().from(authenticators).where(eq(authenticators.accountId, ada.me.id))
  for (const text of [row?.secret, row?.newSecret]) expect(text?.split('.')[1]).toBe(rotated.keyId)
  await reEncryptAuthenticators(app.db, createSecrets(testSecret, 'another secret for tests, thirty-two characters'))
  await (await firstStep(ada)).ok(secondStep, { code: codeNow(ada.secret) })
})
