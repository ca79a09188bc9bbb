import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users, verifications } from '../../schema/accounts.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailedToken, mailsTo, mailText } from '../../test/mails.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

const requestReset = (email: unknown) =>
  testClient(app.publicUrl).send('POST /api/auth/request-password-reset', { email })
const reset = (token: unknown, newPassword: unknown = 'a new and longer one') =>
  testClient(app.publicUrl).send('POST /api/auth/reset-password', { token, newPassword })
const signIn = async (email: string, password: string) =>
  (await testClient(app.publicUrl).send('POST /api/auth/sign-in/email', { email, password })).status

it('the mailed link sets a password once and ends every session', async () => {
  const ada = await signUp(app.publicUrl, { name: 'Ada' })
  expect((await requestReset(ada.email.toUpperCase())).status).toBe(200)
  const token = await mailedToken(app, ada.email, 'resetPassword')
  const common = await reset(token, 'Password123!')
  expect({ status: common.status, errors: common.body.errors }).toMatchObject({
    status: 422,
    errors: [{ path: 'body.newPassword', code: 'password-common' }],
  })
  const answer = await reset(token)
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { status: true } })
  expect((await ada.send('GET /api/v1/me')).status).toBe(401)
  expect(await signIn(ada.email, ada.password)).toBe(401)
  expect(await signIn(ada.email, 'a new and longer one')).toBe(200)
  expect((await mailsTo(app, ada.email)).map(({ kind }) => kind)).toEqual(['passwordChanged', 'resetPassword'])

  const again = await reset(token, 'yet another password')
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 404, code: 'not-found' })
  expect(await signIn(ada.email, 'a new and longer one')).toBe(200)
})

it('an unknown address gets the same response as a known one, not earlier, and no mail', async () => {
  const ada = await signUp(app.publicUrl)
  const timed = async (email: string) => {
    const started = performance.now()
    const { status, body } = await requestReset(email)
    return { answer: { status, body }, ms: performance.now() - started }
  }
  const [known, unknown] = [await timed(ada.email), await timed('unknown@example.test')]
  expect(unknown.answer).toEqual(known.answer)
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(249)
  expect(await mailsTo(app, 'unknown@example.test')).toEqual([])
})

it('the link works for an hour', async () => {
  const ada = await signUp(app.publicUrl)
  await requestReset(ada.email)
  const token = await mailedToken(app, ada.email, 'resetPassword')
  const ofAda = eq(verifications.value, ada.me.id)
  const [link] = await app.db.select().from(verifications).where(ofAda)
  const lifetimeMs = (link?.expiresAt.getTime() ?? 0) - Date.now()
  expect(lifetimeMs).toBeGreaterThan(58 * 60_000)
  expect(lifetimeMs).toBeLessThanOrEqual(60 * 60_000)
  await app.db.update(verifications).set({ expiresAt: new Date() }).where(ofAda)
  expect((await reset(token)).status).toBe(404)
  expect(await signIn(ada.email, ada.password)).toBe(200)
})

it('one of two simultaneous uses of a link succeeds', async () => {
  const ada = await signUp(app.publicUrl)
  await requestReset(ada.email)
  const token = await mailedToken(app, ada.email, 'resetPassword')
  const answers = await Promise.all([reset(token, 'the first of the two'), reset(token, 'the second of the two')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('a new password revokes the other links', async () => {
  const ada = await signUp(app.publicUrl)
  await requestReset(ada.email)
  const first = await mailedToken(app, ada.email, 'resetPassword')
  await requestReset(ada.email)
  const second = await mailedToken(app, ada.email, 'resetPassword')
  expect(first).not.toBe(second)
  expect((await reset(first)).status).toBe(200)
  expect((await reset(second)).status).toBe(404)
})

it('of two links and a change of the password at the same time, one succeeds and none ends in an error', async () => {
  await using alone = await startTestApp()
  const ada = await signUp(alone.publicUrl)
  const link = async () => {
    await testClient(alone.publicUrl).send('POST /api/auth/request-password-reset', { email: ada.email })
    return mailedToken(alone, ada.email, 'resetPassword')
  }
  const use = (token: string) => () =>
    testClient(alone.publicUrl).send('POST /api/auth/reset-password', { token, newPassword: 'a new and longer one' })
  const change = () =>
    ada.send('POST /api/v1/me/password', { currentPassword: ada.password, newPassword: 'changed in the meantime' })
  const [first, second] = [await link(), await link()]
  const statuses = (await raceOnLock(alone, 'credentials', [use(first), use(second), change])).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status < 300)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

it('the database contains no readable token', async () => {
  const ada = await signUp(app.publicUrl)
  await requestReset(ada.email)
  const token = await mailedToken(app, ada.email, 'resetPassword')
  const rows = await app.db.select().from(verifications)
  expect(JSON.stringify([rows, await mailsTo(app, ada.email)])).not.toContain(token)
})

it('an impossible token or a short password is refused, and the link stays valid', async () => {
  const ada = await signUp(app.publicUrl)
  await requestReset(ada.email)
  const token = await mailedToken(app, ada.email, 'resetPassword')
  expect((await reset(token, 'short')).status).toBe(422)
  for (const wrong of [undefined, '', 'x\u0000', '%', 7, 'x'.repeat(10_000)])
    expect((await reset(wrong)).status).toBe(422)
  expect((await reset('x')).status).toBe(404)
  expect((await reset(token)).status).toBe(200)
})

it.each([undefined, '', 'ada', 'ada@example.test\r\nBcc: x@example.test', ['ada@example.test'], 'x'.repeat(10_000)])(
  '%j, which is not an email address, is refused',
  async (email) => {
    expect((await requestReset(email)).status).toBe(422)
  },
)

it('the mail is in the account’s language, and so is the page that it links to', async () => {
  const marie = await signUp(app.publicUrl, { name: 'Marie' })
  await app.db.update(users).set({ language: 'fr' }).where(eq(users.id, marie.me.id))
  await requestReset(marie.email)
  const text = await mailText(app, marie.email, 'resetPassword')
  expect(text).toContain('Bonjour Marie,')
  expect(text).toMatch(new RegExp(`^${app.publicUrl}/fr/reset-password\\?token=[\\w-]{32}$`, 'm'))
})
