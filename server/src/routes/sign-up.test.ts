import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../schema/accounts.ts'
import { teams } from '../schema/teams.ts'
import type { TestApp } from '../test/app.ts'
import { startTestApp } from '../test/app.ts'
import type { ClientResponse } from '../test/client.ts'
import { signUp, testClient } from '../test/client.ts'
import { mailedToken, mailText } from '../test/mails.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const byDefault = { SIGN_UP: '' }
const account = (n: number) => ({ name: `Number ${n}`, email: `n${n}@example.test`, password: 'correct horse battery' })
const ask = (app: TestApp, n: number): Promise<ClientResponse> =>
  testClient(app.publicUrl).send('POST /api/auth/sign-up/email', account(n))
const door = async (app: TestApp) => (await testClient(app.publicUrl).send('GET /api/v1/sign-up')).body

describe.each([
  ['by default', byDefault],
  ['by invitation', { SIGN_UP: 'invite' }],
])('%s', (_, environment) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(environment)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it('lets the first account in, as the operator', async () => {
    expect(await door(app)).toMatchObject({ signUp: true, firstAccount: true })
    const first = await signUp(app.publicUrl)
    expect(first.me.operator).toBe(true)
  })

  it('lets the database refuse one that was asked for when there was no account yet', async () => {
    // past the look at the policy, where a slower request would be by now
    const late = app.auth.api.signUpEmail({ body: account(9) })
    await expect(late).rejects.toMatchObject({ body: { code: 'FAILED_TO_CREATE_USER' } })
    expect(await app.db.select().from(users)).toHaveLength(1)
  })

  it('refuses every other, also for an address that has an account', async () => {
    expect(await door(app)).toMatchObject({ signUp: false, firstAccount: false })
    for (const n of [1, 1]) {
      const { status, body, headers } = await ask(app, n)
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' })
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(await app.db.select().from(users)).toHaveLength(1)
  })
})

it('makes exactly one account of many first ones at once, at two processes', async () => {
  for (let round = 0; round < 3; round++) {
    await using app = await startTestApp(byDefault)
    await using other = await startTestApp(byDefault, { databaseUrl: app.databaseUrl })
    const answers = await Promise.all([1, 2, 3, 4].flatMap((n) => [ask(app, n), ask(other, n + 4)]))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(403)])
    expect(await app.db.select({ operator: users.operator }).from(users)).toEqual([{ operator: true }])
    expect(await app.db.select().from(teams)).toHaveLength(1)
  }
})

it('gives the team the name, the time zone, the language and the currency of the sign-up, and refuses unknown ones', async () => {
  await using app = await startTestApp({ SIGN_UP: 'open' })
  const chosen = { organiser: 'Jazz e. V.', timeZone: 'Europe/London', language: 'fr', currency: 'GBP' }
  const signUpWith = (changes: object) =>
    testClient(app.publicUrl).send('POST /api/auth/sign-up/email', { ...account(1), ...chosen, ...changes })
  for (const [field, value] of Object.entries({
    timeZone: 'Mars/Olympus',
    currency: 'XXX',
    language: 'xx',
    organiser: ' ',
  })) {
    const { status, body } = await signUpWith({ [field]: value })
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [`body.${field}`]])
  }
  expect((await signUpWith({ newTeam: '{}' })).status).toBe(422)
  expect(await app.db.select().from(users)).toEqual([])
  expect((await signUpWith({})).status).toBe(200)
  const { organiser: name, ...settings } = chosen
  expect(await app.db.select().from(teams)).toMatchObject([{ name, ...settings }])
})

it('lets everybody in where sign-up is open, and makes one of many first ones the operator', async () => {
  await using app = await startTestApp({ SIGN_UP: 'open' })
  await using other = await startTestApp({ SIGN_UP: 'open' }, { databaseUrl: app.databaseUrl })
  const answers = await Promise.all([1, 2, 3].flatMap((n) => [ask(app, n), ask(other, n + 3)]))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const operators = await app.db.select({ operator: users.operator }).from(users)
  expect(operators.filter(({ operator }) => operator)).toHaveLength(1)
  expect(await app.db.select().from(teams)).toHaveLength(6)
  expect(await door(app)).toMatchObject({ signUp: true, firstAccount: false })
})

it('leaves no account without a password when something fails in between', async () => {
  await using app = await startTestApp(byDefault)
  await app.db.execute('alter table credentials add constraint broken check (false) not valid')
  expect((await ask(app, 1)).status).toBe(500)
  expect(await app.db.select().from(users)).toEqual([])
  await app.db.execute('alter table credentials drop constraint broken')
  expect((await ask(app, 1)).status).toBe(200)
})

it('is not held up by a first sign-up that never came to its end', async () => {
  await using app = await startTestApp(byDefault)
  const refused = await testClient(app.publicUrl).send('POST /api/auth/sign-up/email', {
    ...account(1),
    password: 'no',
  })
  expect(refused.status).toBe(422)
  expect((await ask(app, 1)).status).toBe(200)
})

describe('where Foyer sends mail, a sign-up', async () => {
  const app = disposeAfterAll(
    await startTestApp({ SIGN_UP: 'open', SMTP_URL: 'smtp://127.0.0.1:1' }, { confirmsSignUp: true }),
  )
  const someone = testClient(app.publicUrl)
  const request = async (email: string) => {
    const began = performance.now()
    const { status, body, headers } = await someone.send('POST /api/auth/sign-up/request', { email, language: 'de' })
    const names = [...headers.keys()].filter((name) => name !== 'keep-alive').sort()
    return { answer: { status, body, names }, ms: performance.now() - began }
  }

  it('of the first account needs no link, as mail may not work yet', async () => {
    expect(await door(app)).toMatchObject({ signUp: true, confirmsEmail: false })
    expect((await someone.send('POST /api/auth/sign-up/request', { email: 'n1@example.test' })).status).toBe(403)
    expect((await ask(app, 1)).status).toBe(200)
    expect(await door(app)).toMatchObject({ signUp: true, confirmsEmail: true })
  })

  it('answers the same for an address with and without an account, and mails both', async () => {
    const [known, unknown] = [await request('n1@example.test'), await request('n2@example.test')]
    expect(known.answer).toEqual(unknown.answer)
    expect(known.answer).toMatchObject({ status: 200, body: { status: true } })
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(249)
    expect(await mailText(app, 'n1@example.test', 'signUpTaken')).not.toContain('token=')
    expect(await mailText(app, 'n2@example.test', 'signUp')).toContain('/de/sign-up?token=')
    for (const n of [1, 2]) expect(await ask(app, n)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('continues with the link, for its address and once', async () => {
    const token = await mailedToken(app, 'n2@example.test', 'signUp')
    const linked = (n: number) =>
      testClient(app.publicUrl).send('POST /api/auth/sign-up/email', { ...account(n), confirmation: token })
    expect(await someone.ok(`GET /api/v1/public/sign-ups/${token}`)).toEqual({ email: 'n2@example.test' })
    expect((await linked(3)).status).toBe(404)
    const created = await linked(2)
    expect([created.status, created.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining('_session=')])
    const isNew = eq(users.email, 'n2@example.test')
    expect(await app.db.select().from(users).where(isNew)).toMatchObject([{ emailVerified: true, operator: false }])
    expect((await linked(2)).status).toBe(404)
    expect((await someone.send(`GET /api/v1/public/sign-ups/${token}`)).status).toBe(404)
  })
})
