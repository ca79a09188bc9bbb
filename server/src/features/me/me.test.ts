import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users, verifications } from '../../schema/accounts.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailedToken, mailsTo, mailText } from '../../test/mails.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { deleteExpiredLinks } from './commands.ts'

const app = disposeAfterAll(await startTestApp())
const ada = await signUp(app.publicUrl, { name: 'Ada Lovelace' })
const bob = await signUp(app.publicUrl, { name: 'Bob' })

const me = async (who: Organiser) => (await who.send('GET /api/v1/me')).body
const signIn = async (email: string, password: string) => {
  const person = testClient(app.publicUrl)
  const { status } = await person.send('POST /api/auth/sign-in/email', { email, password })
  return Object.assign(person, { status })
}

describe('every route', () => {
  it.each([
    ['GET /api/v1/me'],
    ['PATCH /api/v1/me', {}],
    ['POST /api/v1/me/email', { email: 'x@example.test', password: 'x' }],
    ['POST /api/v1/me/password', { currentPassword: 'x', newPassword: 'correct horse' }],
    ['GET /api/v1/me/sessions'],
    ['DELETE /api/v1/me/sessions/ses_1'],
    ['DELETE /api/v1/me/sessions'],
    ['DELETE /api/v1/me/email'],
    ['DELETE /api/v1/me/picture'],
  ] as const)('%s needs a session', async (call, body?) => {
    const { status, body: problem } = await testClient(app.publicUrl).send(call, body)
    expect({ status, code: problem.code }).toEqual({ status: 401, code: 'unauthenticated' })
  })
})

describe('GET /me', () => {
  it('returns the declared fields of the account and no others', async () => {
    const { teams, ...own } = await me(bob)
    expect(own).toEqual({
      id: bob.me.id,
      name: 'Bob',
      email: bob.email,
      language: 'en',
      theme: 'system',
      operator: false,
      sendsMail: false,
      lastTeam: teams[0].id,
    })
    expect(teams).toEqual([{ id: own.lastTeam, name: 'Bob', slug: 'bob', role: 'owner' }])
  })
})

describe('PATCH /me', () => {
  it('changes the given fields and keeps the others', async () => {
    const { body } = await ada.send('PATCH /api/v1/me', { theme: 'dark', language: 'de' })
    expect(body).toMatchObject({ theme: 'dark', language: 'de', name: 'Ada Lovelace' })
    expect((await ada.send('PATCH /api/v1/me', { name: ' Ada King ' })).body).toMatchObject({ name: 'Ada King' })
    expect((await ada.send('PATCH /api/v1/me', {})).body).toMatchObject({ theme: 'dark', name: 'Ada King' })
    expect(await me(bob)).toMatchObject({ theme: 'system', name: 'Bob' })
  })

  it('sets the time zone, and takes it away again', async () => {
    expect((await ada.ok('PATCH /api/v1/me', { timeZone: 'America/New_York' })).timeZone).toBe('America/New_York')
    expect((await ada.ok('PATCH /api/v1/me', { theme: 'dark' })).timeZone).toBe('America/New_York')
    expect(await ada.ok('PATCH /api/v1/me', { timeZone: null })).not.toHaveProperty('timeZone')
  })

  it('stores the last team, which must be one of the account’s own', async () => {
    const { body: team } = await ada.send('POST /api/v1/teams', { name: 'Second' })
    expect((await ada.send('PATCH /api/v1/me', { lastTeam: team.id })).body.lastTeam).toBe(team.id)
    for (const lastTeam of [bob.me.lastTeam, 'tem_none', 'tem_\u0000']) {
      const { status } = await ada.send('PATCH /api/v1/me', { lastTeam })
      expect(status).toBe(404)
    }
    expect((await me(ada)).lastTeam).toBe(team.id)
  })

  it('refuses a team whose name is a link: mails to buyers come from it', async () => {
    const name = 'Claim it: evil.example/win'
    const changed = await ada.send(`PATCH /api/v1/teams/${ada.me.lastTeam}`, { name, version: 1 })
    for (const { status, body } of [await ada.send('POST /api/v1/teams', { name }), changed]) {
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ path: 'body.name', code: 'contains-link' }])
    }
  })

  it.each([
    [{ name: '' }, 'required'],
    [{ name: 'x'.repeat(257) }, 'too-long'],
    [{ name: 'a\nb' }, 'control-characters'],
    [{ theme: 'pink' }, 'not-allowed'],
    [{ timeZone: 'Mars/Olympus' }, 'time-zone'],
    [{ language: null }, 'not-allowed'],
    [{ operator: true }, 'unknown-field'],
    [{ email: 'x@example.test' }, 'unknown-field'],
    [{ id: 'usr_1' }, 'unknown-field'],
  ])('refuses %j', async (body, code) => {
    const answer = await bob.send('PATCH /api/v1/me', body)
    expect({ status: answer.status, code: answer.body.errors[0].code }).toEqual({ status: 422, code })
    expect(await me(bob)).toEqual(bob.me)
  })
})

const confirm = (token: string) => testClient(app.publicUrl).send('POST /api/v1/me/email/confirmation', { token })
const refuse = (token: string) => testClient(app.publicUrl).send('POST /api/v1/me/email/refusal', { token })

/** Requests a new address. @returns the tokens of the links to the new address and to the current one */
async function requestEmail(account: Organiser, email: string) {
  await account.ok('POST /api/v1/me/email', { email, password: account.password })
  return {
    toNew: await mailedToken(app, email, 'confirmEmail'),
    toCurrent: await mailedToken(app, account.email, 'emailChange'),
  }
}

describe('a new email address', () => {
  it('is the account’s once the links to both addresses are opened', async () => {
    const eve = await signUp(app.publicUrl, { name: 'Eve Früh' })
    const email = 'Eve.New@example.test'
    const asked = await eve.send('POST /api/v1/me/email', { email, password: eve.password })
    expect(asked.status).toBe(202)
    const newEmail = 'eve.new@example.test'
    expect(asked.body).toMatchObject({ email: eve.email, newEmail, awaitedConfirmations: ['new', 'current'] })
    expect(await mailText(app, eve.email, 'emailChange')).toContain(newEmail)
    expect(await mailText(app, newEmail, 'confirmEmail')).toContain('Hello Eve Früh,')
    expect((await signIn(email, eve.password)).status).toBe(401)

    const toNew = await mailedToken(app, newEmail, 'confirmEmail')
    expect((await confirm(toNew)).body).toEqual({ changed: false })
    expect(await me(eve)).toMatchObject({ email: eve.email, newEmail, awaitedConfirmations: ['current'] })
    expect((await confirm(toNew)).status, 'the same link again').toBe(404)

    const toCurrent = await mailedToken(app, eve.email, 'emailChange')
    expect((await confirm(toCurrent)).body).toEqual({ changed: true })
    expect((await confirm(toCurrent)).status).toBe(404)
    expect((await signIn(email, eve.password)).status).toBe(200)
    expect((await signIn(eve.email, eve.password)).status).toBe(401)
    expect(await mailText(app, eve.email, 'emailChanged')).toContain(newEmail)
  })

  it('ends every session, and links in the former mailbox work no longer', async () => {
    const eve = await signUp(app.publicUrl)
    const { toNew, toCurrent } = await requestEmail(eve, 'moved@example.test')
    await eve.send('POST /api/auth/request-password-reset', { email: eve.email })
    const token = await mailedToken(app, eve.email, 'resetPassword')
    await confirm(toCurrent)
    await confirm(toNew)
    expect((await eve.send('GET /api/v1/me')).status).toBe(401)
    const reset = await eve.send('POST /api/auth/reset-password', { token, newPassword: 'thief thief thief' })
    expect(reset.status).toBe(404)
  })

  it('is confirmed by its two links at once', async () => {
    const eve = await signUp(app.publicUrl)
    const { toNew, toCurrent } = await requestEmail(eve, 'at-once@example.test')
    const answers = await Promise.all([confirm(toNew), confirm(toCurrent)])
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([false, true])
    expect((await signIn('at-once@example.test', eve.password)).status).toBe(200)
  })

  it.each(['toNew', 'toCurrent'] as const)(
    'is refused with the link %s, also after the other confirmed',
    async (which) => {
      const eve = await signUp(app.publicUrl)
      const tokens = await requestEmail(eve, `${which}@example.test`.toLowerCase())
      const other = which === 'toNew' ? tokens.toCurrent : tokens.toNew
      await confirm(other)
      expect((await refuse(tokens[which])).status).toBe(204)
      expect(await me(eve)).not.toHaveProperty('newEmail')
      for (const token of Object.values(tokens)) expect((await confirm(token)).status).toBe(404)
      expect((await refuse(tokens[which])).status).toBe(404)
    },
  )

  it('is cancelled in the profile', async () => {
    const eve = await signUp(app.publicUrl)
    const { toNew, toCurrent } = await requestEmail(eve, 'cancelled@example.test')
    expect((await eve.ok('DELETE /api/v1/me/email')).newEmail).toBeUndefined()
    for (const token of [toNew, toCurrent]) expect((await confirm(token)).status).toBe(404)
    expect((await me(eve)).email).toBe(eve.email)
  })

  it('needs the password', async () => {
    const { status, body } = await bob.send('POST /api/v1/me/email', { email: 'b@example.test', password: 'wrong' })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'wrong-password' })
    expect((await bob.send('POST /api/v1/me/email', { email: 'b@example.test' })).body.errors).toMatchObject([
      { path: 'body.password', code: 'required' },
    ])
    expect(await me(bob)).toEqual(bob.me)
    expect(await mailsTo(app, 'b@example.test')).toEqual([])
  })

  it('of another account gets the same response, and its owner gets a mail', async () => {
    const eve = await signUp(app.publicUrl)
    const free = await eve.send('POST /api/v1/me/email', { email: 'free@example.test', password: eve.password })
    const taken = await eve.send('POST /api/v1/me/email', { email: bob.email, password: eve.password })
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual({ ...free.body, newEmail: bob.email })
    const [mail] = await mailsTo(app, bob.email)
    expect(mail?.kind).toBe('emailTaken')
    expect(await mailText(app, bob.email, 'emailTaken')).not.toContain('token=')
    expect(await me(bob)).toEqual(bob.me)
    // the difference does not show later either: the change waits for the new address until its links expire
    expect((await confirm(await mailedToken(app, eve.email, 'emailChange'))).body).toEqual({ changed: false })
    await deleteExpiredLinks(app.db)
    expect(await me(eve)).toMatchObject({ newEmail: bob.email, awaitedConfirmations: ['new'] })
    await app.db
      .update(verifications)
      .set({ expiresAt: new Date(0) })
      .where(eq(verifications.value, eve.me.id))
    await deleteExpiredLinks(app.db)
    expect(await me(eve)).not.toHaveProperty('newEmail')
  })

  it('revokes the links of an earlier request', async () => {
    const eve = await signUp(app.publicUrl)
    const first = await requestEmail(eve, 'first@example.test')
    const second = await requestEmail(eve, 'second@example.test')
    for (const token of Object.values(first)) expect((await confirm(token)).status).toBe(404)
    for (const token of Object.values(second)) expect((await confirm(token)).status).toBe(200)
    expect((await signIn('second@example.test', eve.password)).status).toBe(200)
  })

  it('goes to one of two accounts that confirm it at once', async () => {
    const [eve, mia] = [await signUp(app.publicUrl), await signUp(app.publicUrl)]
    const changes = [await requestEmail(eve, 'both@example.test'), await requestEmail(mia, 'both@example.test')]
    for (const { toCurrent } of changes) await confirm(toCurrent)
    const answers = await Promise.all(changes.map(({ toNew }) => confirm(toNew)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.db.select().from(users).where(eq(users.email, 'both@example.test'))).toHaveLength(1)
  })

  it('is not confirmed by an expired link or by a link for a new password', async () => {
    const eve = await signUp(app.publicUrl)
    const { toNew, toCurrent } = await requestEmail(eve, 'late@example.test')
    await app.db.update(verifications).set({ expiresAt: new Date() }).where(eq(verifications.value, eve.me.id))
    for (const token of [toNew, toCurrent]) {
      expect((await confirm(token)).status).toBe(404)
      expect((await refuse(token)).status).toBe(404)
    }
    await eve.send('POST /api/auth/request-password-reset', { email: eve.email })
    const reset = await mailedToken(app, eve.email, 'resetPassword')
    expect((await confirm(reset)).status).toBe(404)
    for (const wrong of ['', 'x', 'x\u0000', '../..', 'x'.repeat(200), 7])
      expect((await eve.send('POST /api/v1/me/email/confirmation', { token: wrong })).status).toBeOneOf([404, 422])
  })

  it('is not confirmed when a mail scanner fetches the links', async () => {
    const eve = await signUp(app.publicUrl)
    await requestEmail(eve, 'scan@example.test')
    const mails = [
      await mailText(app, 'scan@example.test', 'confirmEmail'),
      await mailText(app, eve.email, 'emailChange'),
    ]
    for (const text of mails) await fetch(/http\S+confirm-email\S+/.exec(text)?.[0] ?? '')
    expect(await me(eve)).toMatchObject({ email: eve.email, awaitedConfirmations: ['new', 'current'] })
  })

  it('that is the current one changes nothing', async () => {
    const { status, body } = await bob.send('POST /api/v1/me/email', {
      email: bob.email.toUpperCase(),
      password: bob.password,
    })
    expect(status).toBe(202)
    expect(body).toEqual(bob.me)
  })
})

describe('a new password', () => {
  it('ends every other session, keeps this one, and the owner gets a mail', async () => {
    const eve = await signUp(app.publicUrl, { name: 'Eve' })
    const elsewhere = await signIn(eve.email, eve.password)
    const passwords = { currentPassword: eve.password, newPassword: 'a new and longer one' }
    expect((await eve.send('POST /api/v1/me/password', passwords)).status).toBe(204)
    expect((await eve.send('GET /api/v1/me')).status).toBe(200)
    expect((await elsewhere.send('GET /api/v1/me')).status).toBe(401)
    expect((await signIn(eve.email, eve.password)).status).toBe(401)
    expect((await signIn(eve.email, passwords.newPassword)).status).toBe(200)
    expect(await mailText(app, eve.email, 'passwordChanged')).toContain('/en/forgot-password')
  })

  it('gives this session a new token, so that a copy of the old cookie no longer works', async () => {
    const eve = await signUp(app.publicUrl)
    const thief = testClient(app.publicUrl)
    for (const [name, value] of eve.cookies) thief.cookies.set(name, value)
    const [before] = (await thief.send('GET /api/v1/me/sessions')).body
    const passwords = { currentPassword: eve.password, newPassword: 'a new and longer one' }
    const { headers } = await eve.send('POST /api/v1/me/password', passwords)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^foyer_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect((await thief.send('GET /api/v1/me')).status).toBe(401)
    expect((await eve.send('GET /api/v1/me/sessions')).body).toMatchObject([{ id: before.id, current: true }])
  })

  it('revokes the links and the new address requested with the old password', async () => {
    const eve = await signUp(app.publicUrl)
    await eve.send('POST /api/v1/me/email', { email: 'thief@example.test', password: eve.password })
    await eve.send('POST /api/auth/request-password-reset', { email: eve.email })
    const passwords = { currentPassword: eve.password, newPassword: 'a new and longer one' }
    await eve.send('POST /api/v1/me/password', passwords)
    expect(await me(eve)).not.toHaveProperty('newEmail')
    expect((await confirm(await mailedToken(app, 'thief@example.test', 'confirmEmail'))).status).toBe(404)
    const reset = { token: await mailedToken(app, eve.email, 'resetPassword'), newPassword: 'thief thief thief' }
    expect((await eve.send('POST /api/auth/reset-password', reset)).status).toBe(404)
  })

  it.each([
    [{ currentPassword: 'wrong', newPassword: 'a new and longer one' }, 403],
    [{ currentPassword: 'correct horse battery', newPassword: 'too short' }, 422],
    [{ currentPassword: 'correct horse battery', newPassword: 'qwertyuiop' }, 422],
    [{ newPassword: 'a new and longer one' }, 422],
  ])('refuses %j and changes nothing', async (body, status) => {
    const elsewhere = await signIn(bob.email, bob.password)
    expect((await bob.send('POST /api/v1/me/password', body)).status).toBe(status)
    expect((await elsewhere.send('GET /api/v1/me')).status).toBe(200)
    expect((await signIn(bob.email, bob.password)).status).toBe(200)
  })

  it('is accepted from one of two requests at once', async () => {
    const eve = await signUp(app.publicUrl)
    const change = (newPassword: string) => () =>
      eve.send('POST /api/v1/me/password', { currentPassword: eve.password, newPassword })
    const both = [change('the first of the two'), change('the second of the two')]
    const answers = await raceOnLock(app, 'credentials', both)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})

describe('sessions', () => {
  it('are listed without their tokens, with the current one marked', async () => {
    const eve = await signUp(app.publicUrl)
    await testClient(app.publicUrl).send(
      'POST /api/auth/sign-in/email',
      { email: eve.email, password: eve.password },
      { 'user-agent': `Browser ${'x'.repeat(2000)}` },
    )
    const { body } = await eve.send('GET /api/v1/me/sessions')
    expect(body).toHaveLength(2)
    expect(body.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
    expect(body).toContainEqual({
      id: expect.stringMatching(/^ses_/),
      current: false,
      userAgent: expect.stringMatching(/^Browser x{100,492}$/),
      ipAddress: '127.0.0.1',
      place: 'local',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    const rows = await app.db.select().from(sessions).where(eq(sessions.userId, eve.me.id))
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token)
  })

  it('can be ended one by one, with immediate effect', async () => {
    const eve = await signUp(app.publicUrl)
    const elsewhere = await signIn(eve.email, eve.password)
    const { body } = await eve.send('GET /api/v1/me/sessions')
    const other = body.find((session: { current: boolean }) => !session.current)
    expect((await eve.send(`DELETE /api/v1/me/sessions/${other.id}`)).status).toBe(204)
    expect((await elsewhere.send('GET /api/v1/me')).status).toBe(401)
    expect((await eve.send('GET /api/v1/me')).status).toBe(200)
    expect((await eve.send(`DELETE /api/v1/me/sessions/${other.id}`)).status).toBe(404)
  })

  it('of another account are not found', async () => {
    const [mine] = (await bob.send('GET /api/v1/me/sessions')).body
    expect((await ada.send(`DELETE /api/v1/me/sessions/${mine.id}`)).status).toBe(404)
    expect((await bob.send('GET /api/v1/me')).status).toBe(200)
    expect((await ada.send('DELETE /api/v1/me/sessions/%00')).status).toBe(404)
  })

  it('can all be ended, including the current one', async () => {
    const eve = await signUp(app.publicUrl)
    const elsewhere = await signIn(eve.email, eve.password)
    expect((await eve.send('DELETE /api/v1/me/sessions')).status).toBe(204)
    expect((await elsewhere.send('GET /api/v1/me')).status).toBe(401)
    expect((await eve.send('GET /api/v1/me')).status).toBe(401)
    expect((await bob.send('GET /api/v1/me')).status).toBe(200)
  })

  it('can all be ended but the current one', async () => {
    const eve = await signUp(app.publicUrl)
    const others = [await signIn(eve.email, eve.password), await signIn(eve.email, eve.password)]
    expect((await eve.send('DELETE /api/v1/me/sessions?keep=current')).status).toBe(204)
    for (const other of others) expect((await other.send('GET /api/v1/me')).status).toBe(401)
    expect((await eve.send('GET /api/v1/me/sessions')).body).toMatchObject([{ current: true }])
    expect((await eve.send('DELETE /api/v1/me/sessions?keep=others')).status).toBe(422)
  })

  it('end with the account', async () => {
    const eve = await signUp(app.publicUrl)
    await app.db.delete(users).where(eq(users.id, eve.me.id))
    expect((await eve.send('GET /api/v1/me')).status).toBe(401)
  })
})
