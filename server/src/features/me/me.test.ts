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
    [{ name: 'x'.repeat(201) }, 'too-long'],
    [{ name: 'a\nb' }, 'control-characters'],
    [{ theme: 'pink' }, 'not-allowed'],
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

describe('a new email address', () => {
  it('is the account’s after the link to it is opened; the old address gets a notice before', async () => {
    const eve = await signUp(app.publicUrl, { name: 'Eve Früh' })
    const email = 'Eve.New@example.test'
    const asked = await eve.send('POST /api/v1/me/email', { email, password: eve.password })
    expect(asked.status).toBe(202)
    expect(asked.body).toMatchObject({ email: eve.email, newEmail: 'eve.new@example.test' })
    expect(await mailText(app, eve.email, 'emailChange')).toContain('eve.new@example.test')
    expect(await mailText(app, 'eve.new@example.test', 'confirmEmail')).toContain('Hello Eve Früh,')
    expect((await signIn(email, eve.password)).status).toBe(401)

    const token = await mailedToken(app, 'eve.new@example.test', 'confirmEmail')
    const opened = await testClient(app.publicUrl).send('POST /api/v1/me/email/confirmation', { token })
    expect(opened.status).toBe(204)
    expect(await me(eve)).toMatchObject({ email: 'eve.new@example.test' })
    expect(await me(eve)).not.toHaveProperty('newEmail')
    expect((await signIn(email, eve.password)).status).toBe(200)
    expect((await signIn(eve.email, eve.password)).status).toBe(401)

    const again = await testClient(app.publicUrl).send('POST /api/v1/me/email/confirmation', { token })
    expect(again.status).toBe(404)
  })

  it('needs the password', async () => {
    const { status, body } = await bob.send('POST /api/v1/me/email', { email: 'b@example.test', password: 'wrong' })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'wrong-password' })
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
    // the difference does not show later either: both requests end when their link expires
    await deleteExpiredLinks(app.db)
    expect((await me(eve)).newEmail).toBe(bob.email)
    await app.db
      .update(verifications)
      .set({ expiresAt: new Date(0) })
      .where(eq(verifications.value, eve.me.id))
    await deleteExpiredLinks(app.db)
    expect(await me(eve)).not.toHaveProperty('newEmail')
  })

  it('revokes the link of an earlier request', async () => {
    const eve = await signUp(app.publicUrl)
    await eve.send('POST /api/v1/me/email', { email: 'first@example.test', password: eve.password })
    await eve.send('POST /api/v1/me/email', { email: 'second@example.test', password: eve.password })
    const confirm = async (email: string) => {
      const token = await mailedToken(app, email, 'confirmEmail')
      return (await eve.send('POST /api/v1/me/email/confirmation', { token })).status
    }
    expect(await confirm('first@example.test')).toBe(404)
    expect(await confirm('second@example.test')).toBe(204)
    expect((await me(eve)).email).toBe('second@example.test')
  })

  it('goes to one of two accounts that confirm it at once', async () => {
    const [eve, mia] = [await signUp(app.publicUrl), await signUp(app.publicUrl)]
    const confirm = async (account: Organiser) => {
      await account.send('POST /api/v1/me/email', { email: 'both@example.test', password: account.password })
      return mailedToken(app, 'both@example.test', 'confirmEmail')
    }
    const tokens = [await confirm(eve), await confirm(mia)]
    const answers = await Promise.all(tokens.map((token) => eve.send('POST /api/v1/me/email/confirmation', { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await app.db.select().from(users).where(eq(users.email, 'both@example.test'))).toHaveLength(1)
  })

  it('is not confirmed by an expired link or by a link for a new password', async () => {
    const eve = await signUp(app.publicUrl)
    await eve.send('POST /api/v1/me/email', { email: 'late@example.test', password: eve.password })
    await app.db.update(verifications).set({ expiresAt: new Date() }).where(eq(verifications.value, eve.me.id))
    const token = await mailedToken(app, 'late@example.test', 'confirmEmail')
    expect((await eve.send('POST /api/v1/me/email/confirmation', { token })).status).toBe(404)
    await eve.send('POST /api/auth/request-password-reset', { email: eve.email })
    const reset = await mailedToken(app, eve.email, 'resetPassword')
    expect((await eve.send('POST /api/v1/me/email/confirmation', { token: reset })).status).toBe(404)
    for (const wrong of ['', 'x', 'x\u0000', '../..', 'x'.repeat(200), 7])
      expect((await eve.send('POST /api/v1/me/email/confirmation', { token: wrong })).status).toBeOneOf([404, 422])
  })

  it('is not confirmed when a mail scanner fetches the link', async () => {
    const eve = await signUp(app.publicUrl)
    await eve.send('POST /api/v1/me/email', { email: 'scan@example.test', password: eve.password })
    const [link = ''] = /http\S+confirm-email\S+/.exec(await mailText(app, 'scan@example.test', 'confirmEmail')) ?? []
    await fetch(link)
    expect((await me(eve)).email).toBe(eve.email)
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
    const confirm = { token: await mailedToken(app, 'thief@example.test', 'confirmEmail') }
    expect((await eve.send('POST /api/v1/me/email/confirmation', confirm)).status).toBe(404)
    const reset = { token: await mailedToken(app, eve.email, 'resetPassword'), newPassword: 'thief thief thief' }
    expect((await eve.send('POST /api/auth/reset-password', reset)).status).toBe(404)
  })

  it.each([
    [{ currentPassword: 'wrong', newPassword: 'a new and longer one' }, 403],
    [{ currentPassword: 'correct horse battery', newPassword: 'too short' }, 422],
    [{ currentPassword: 'correct horse battery', newPassword: 'x'.repeat(201) }, 422],
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

  it('end with the account', async () => {
    const eve = await signUp(app.publicUrl)
    await app.db.delete(users).where(eq(users.id, eve.me.id))
    expect((await eve.send('GET /api/v1/me')).status).toBe(401)
  })
})
