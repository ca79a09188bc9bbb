import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users, verifications } from '../../schema/accounts.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { mailedToken, mailsTo, mailText } from '../../test/mails.ts'
import { meetAt } from '../../test/meet.ts'
import { signUp, visitor } from '../../test/visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

const ask = (email: unknown) => visitor(house.publicUrl).send('POST /api/auth/request-password-reset', { email })
const reset = (token: unknown, newPassword: unknown = 'a new and longer one') =>
  visitor(house.publicUrl).send('POST /api/auth/reset-password', { token, newPassword })
const signIn = async (email: string, password: string) =>
  (await visitor(house.publicUrl).send('POST /api/auth/sign-in/email', { email, password })).status

it('sets a password by the link that was mailed, once, and ends every session', async () => {
  const ada = await signUp(house.publicUrl, { name: 'Ada' })
  expect((await ask(ada.email.toUpperCase())).status).toBe(200)
  const token = await mailedToken(house, ada.email, 'resetPassword')
  const answer = await reset(token)
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { status: true } })
  expect((await ada.send('GET /api/v1/me')).status).toBe(401)
  expect(await signIn(ada.email, ada.password)).toBe(401)
  expect(await signIn(ada.email, 'a new and longer one')).toBe(200)
  expect((await mailsTo(house, ada.email)).map(({ kind }) => kind)).toEqual(['passwordChanged', 'resetPassword'])

  const again = await reset(token, 'yet another password')
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 404, code: 'not-found' })
  expect(await signIn(ada.email, 'a new and longer one')).toBe(200)
})

it('answers an unknown address as it answers a known one, and writes to nobody', async () => {
  const ada = await signUp(house.publicUrl)
  const [known, unknown] = [await ask(ada.email), await ask('nobody@example.test')]
  expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined })
  expect(await mailsTo(house, 'nobody@example.test')).toEqual([])
})

it('works for an hour at most', async () => {
  const ada = await signUp(house.publicUrl)
  await ask(ada.email)
  const token = await mailedToken(house, ada.email, 'resetPassword')
  const ours = eq(verifications.value, ada.me.id)
  const [link] = await house.db.select().from(verifications).where(ours)
  const lasts = (link?.expiresAt.getTime() ?? 0) - Date.now()
  expect(lasts).toBeGreaterThan(58 * 60_000)
  expect(lasts).toBeLessThanOrEqual(60 * 60_000)
  await house.db.update(verifications).set({ expiresAt: new Date() }).where(ours)
  expect((await reset(token)).status).toBe(404)
  expect(await signIn(ada.email, ada.password)).toBe(200)
})

it('lets one of two use the same link at once', async () => {
  const ada = await signUp(house.publicUrl)
  await ask(ada.email)
  const token = await mailedToken(house, ada.email, 'resetPassword')
  const answers = await Promise.all([reset(token, 'the first of the two'), reset(token, 'the second of the two')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('voids the other links that were asked for', async () => {
  const ada = await signUp(house.publicUrl)
  await ask(ada.email)
  const first = await mailedToken(house, ada.email, 'resetPassword')
  await ask(ada.email)
  const second = await mailedToken(house, ada.email, 'resetPassword')
  expect(first).not.toBe(second)
  expect((await reset(first)).status).toBe(200)
  expect((await reset(second)).status).toBe(404)
})

it('takes one of two links that are used at once, or a change of the password in between, and fails at none', async () => {
  await using alone = await openHouse()
  const ada = await signUp(alone.publicUrl)
  const link = async () => {
    await visitor(alone.publicUrl).send('POST /api/auth/request-password-reset', { email: ada.email })
    return mailedToken(alone, ada.email, 'resetPassword')
  }
  const use = (token: string) => () =>
    visitor(alone.publicUrl).send('POST /api/auth/reset-password', { token, newPassword: 'a new and longer one' })
  const change = () =>
    ada.send('POST /api/v1/me/password', { currentPassword: ada.password, newPassword: 'changed in the meantime' })
  const [first, second] = [await link(), await link()]
  const statuses = (await meetAt(alone, 'credentials', [use(first), use(second), change])).map(({ status }) => status)
  expect(statuses.filter((status) => status < 300)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

it('keeps no token that could be read in the database', async () => {
  const ada = await signUp(house.publicUrl)
  await ask(ada.email)
  const token = await mailedToken(house, ada.email, 'resetPassword')
  const rows = await house.db.select().from(verifications)
  expect(JSON.stringify([rows, await mailsTo(house, ada.email)])).not.toContain(token)
})

it('refuses tokens that cannot be, and passwords that are too short, without using the link up', async () => {
  const ada = await signUp(house.publicUrl)
  await ask(ada.email)
  const token = await mailedToken(house, ada.email, 'resetPassword')
  expect((await reset(token, 'short')).status).toBe(422)
  for (const wrong of [undefined, '', 'x\u0000', '%', 7, 'x'.repeat(10_000)])
    expect((await reset(wrong)).status).toBe(422)
  expect((await reset('x')).status).toBe(404)
  expect((await reset(token)).status).toBe(200)
})

it.each([undefined, '', 'ada', 'ada@example.test\r\nBcc: x@example.test', ['ada@example.test'], 'x'.repeat(10_000)])(
  'refuses an address that is none: %j',
  async (email) => {
    expect((await ask(email)).status).toBe(422)
  },
)

it('writes in the reader’s language, with a link to the page in it', async () => {
  const marie = await signUp(house.publicUrl, { name: 'Marie' })
  await house.db.update(users).set({ language: 'fr' }).where(eq(users.id, marie.me.id))
  await ask(marie.email)
  const text = await mailText(house, marie.email, 'resetPassword')
  expect(text).toContain('Bonjour Marie,')
  expect(text).toMatch(new RegExp(`^${house.publicUrl}/fr/reset-password\\?token=[\\w-]{32}$`, 'm'))
})
