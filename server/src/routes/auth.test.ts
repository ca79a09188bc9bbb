import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountByPassword } from '../features/me/service/account-by-password.ts'
import { createPasswords } from '../lib/password.ts'
import { credentials, sessions, users } from '../schema/accounts.ts'
import { members, teams } from '../schema/teams.ts'
import { startTestApp } from '../test/app.ts'
import { codeNow } from '../test/authenticator.ts'
import { signUp, testClient } from '../test/client.ts'
import { raceOnLock } from '../test/race-on-lock.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())
const ada = await signUp(app.publicUrl, { name: 'Ada Lovelace', email: 'ada@example.test' })

const someone = () => testClient(app.publicUrl)
const password = 'correct horse battery'

describe('signing up', () => {
  it('signs in and gives a team of one’s own', async () => {
    expect(ada.me).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.test', language: 'en', theme: 'system' })
    expect(ada.me.teams).toMatchObject([{ name: 'Ada Lovelace', role: 'owner' }])
    expect(ada.me.lastTeam).toBe(ada.me.teams[0]?.id)
  })

  it('takes the language of the page it was done on, for account and team', async () => {
    const marie = someone()
    const account = { name: 'Marie', email: 'marie@example.test', password, language: 'fr' }
    expect((await marie.send('POST /api/auth/sign-up/email', account)).status).toBe(200)
    const { body: me } = await marie.send('GET /api/v1/me')
    expect(me.language).toBe('fr')
    expect((await marie.send(`GET /api/v1/teams/${me.lastTeam}`)).body.language).toBe('fr')
  })

  it('keeps the address in lower case and knows it however it is written', async () => {
    const grace = await signUp(app.publicUrl, { email: 'Grace@Example.TEST' })
    expect(grace.me.email).toBe('grace@example.test')
    const again = await someone().send('POST /api/auth/sign-in/email', { email: 'GRACE@example.test', password })
    expect(again.status).toBe(200)
  })

  it('refuses an address that has an account', async () => {
    const { status, body } = await someone().send('POST /api/auth/sign-up/email', {
      name: 'Other Ada',
      email: 'ADA@example.test',
      password,
    })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
  })

  it('makes one account of ten requests at once for one address', async () => {
    const account = { name: 'Twin', email: 'twin@example.test', password }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => someone().send('POST /api/auth/sign-up/email', account)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)])
    const [twin] = await app.db.select().from(users).where(eq(users.email, account.email))
    expect(
      await app.db
        .select()
        .from(members)
        .where(eq(members.userId, twin?.id ?? '')),
    ).toHaveLength(1)
  })

  it.each([{ operator: true }, { theme: 'dark' }, { lastTeamId: 'tem_1' }, { image: 'x' }, { emailVerified: true }])(
    'does not let one set %j',
    async (more) => {
      const account = { name: 'Mallory', email: 'mallory@example.test', password, ...more }
      const { status, body } = await someone().send('POST /api/auth/sign-up/email', account)
      expect({ status, code: body.errors[0].code }).toEqual({ status: 422, code: 'unknown-field' })
    },
  )

  it.each([
    ['an empty name', { name: '  ' }, 'required'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'too-long'],
    ['a name with a line break', { name: 'Ada\r\nBcc: all@example.test' }, 'control-characters'],
    ['a name that is a link', { name: 'Claim it: evil.example/win' }, 'contains-link'],
    ['a team whose name is a link', { organiser: 'Claim it: evil.example/win' }, 'contains-link'],
    ['a name with NUL', { name: 'Ada\u0000' }, 'control-characters'],
    ['a name that is a number', { name: 7 }, 'wrong-type'],
    ['no name', { name: undefined }, 'required'],
    ['an address without @', { email: 'ada' }, 'email'],
    ['an address with a line break', { email: 'ada@example.test\r\nBcc: x@example.test' }, 'email'],
    ['an address of 10,000 characters', { email: `${'x'.repeat(10_000)}@example.test` }, 'too-long'],
    ['an unknown language', { language: 'xx' }, 'not-allowed'],
    ['a password of nine characters', { password: 'ninechars' }, 'too-short'],
    ['a password of 10,000 characters', { password: 'x'.repeat(10_000) }, 'too-long'],
    ['a common password', { password: 'Password123!' }, 'password-common'],
    ['a password made of the address', { password: 'eve@example.test' }, 'password-common'],
    ['a password that is a list', { password: ['correct horse battery'] }, 'wrong-type'],
  ])('refuses %s', async (_, wrong, code) => {
    const account = { name: 'Eve', email: 'eve@example.test', password, ...wrong }
    const answer = await someone().send('POST /api/auth/sign-up/email', account)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ code }))
  })

  it('takes a password of any characters, to the last one', async () => {
    const odd = 'Grüße 👩‍🚀 und ein NUL \u0000 am Ende'
    const account = { name: 'Odd', email: 'odd@example.test', password: odd }
    expect((await someone().send('POST /api/auth/sign-up/email', account)).status).toBe(200)
    const right = await someone().send('POST /api/auth/sign-in/email', { email: account.email, password: odd })
    const wrong = await someone().send('POST /api/auth/sign-in/email', {
      email: account.email,
      password: odd.replace('Ende', 'ende'),
    })
    expect([right.status, wrong.status]).toEqual([200, 401])
  })

  it('takes 256 characters and counts each, and refuses 257', async () => {
    const longest = randomBytes(192).toString('base64')
    expect(longest).toHaveLength(256)
    const account = { name: 'Long', email: 'long@example.test', password: longest }
    const long = someone()
    await long.ok('POST /api/auth/sign-up/email', account)
    const signIn = async (given: string) =>
      (await someone().send('POST /api/auth/sign-in/email', { email: account.email, password: given })).status
    const other = longest.endsWith('A') ? 'B' : 'A'
    expect([await signIn(longest), await signIn(longest.slice(0, -1) + other)]).toEqual([200, 401])
    const tooLong = `${longest}+`
    for (const [call, body] of [
      ['POST /api/auth/sign-up/email', { ...account, email: 'longer@example.test', password: tooLong }],
      ['POST /api/auth/reset-password', { token: 'x'.repeat(32), newPassword: tooLong }],
      ['POST /api/v1/me/password', { currentPassword: longest, newPassword: tooLong }],
    ] as const)
      expect({ call, ...(await long.send(call, body)) }).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'too-long' }] },
      })
  })

  it('stores of each password a salted hash of its own', async () => {
    const rows = await app.db.select({ password: credentials.password }).from(credentials)
    for (const row of rows) expect(row.password).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(new Set(rows.map((row) => row.password)).size).toBe(rows.length)
  })
})

it('a sign-in does the same work for a wrong password and an unknown address: one hash of the same strength', async () => {
  const owner = await signUp(app.publicUrl)
  const strengthOf = (hash: string) => hash.split('$').slice(1, 4).join()
  const work = async (email: string) => {
    const passwords = createPasswords({ memoryKib: 8, passes: 1, lanes: 1 })
    const done: string[] = []
    const counting = {
      ...passwords,
      hash: async (given: string) => {
        const hash = await passwords.hash(given)
        done.push(strengthOf(hash))
        return hash
      },
      verify: (given: { hash: string; password: string }) => {
        done.push(strengthOf(given.hash))
        return passwords.verify(given)
      },
    }
    expect(await accountByPassword({ db: app.db, passwords: counting }, { email, password: 'wrong' })).toBeUndefined()
    return done
  }
  const oneHash = ['argon2id,v=19,m=8,t=1,p=1']
  expect([await work('unknown@example.test'), await work(owner.email)]).toEqual([oneHash, oneHash])
})

it('a hash of an earlier version is replaced at the next sign-in with the right password', async () => {
  const old = await signUp(app.publicUrl)
  const ofAccount = eq(credentials.userId, old.me.id)
  const former = 'scrypt$10$8$1$c2FsdHNhbHRzYWx0c2FsdA$qQApKjD3uJCYRgxm8S273C_xLvC9JL5cgvTkBBL8NgY'
  await app.db.update(credentials).set({ password: former }).where(ofAccount)
  const hashAfter = async (tried: string) => {
    const { status } = await someone().send('POST /api/auth/sign-in/email', { email: old.email, password: tried })
    const [row] = await app.db.select({ hash: credentials.password }).from(credentials).where(ofAccount)
    return [status, row?.hash]
  }
  expect(await hashAfter('not the password')).toEqual([401, former])
  const replaced = await hashAfter('an old password')
  expect(replaced).toEqual([200, expect.stringMatching(/^\$argon2id\$/)])
  expect(await hashAfter('an old password')).toEqual(replaced)
})

describe('bad requests', () => {
  const paths = ['sign-up/email', 'sign-in/email', 'request-password-reset', 'reset-password']
  const bodies = [
    ['no JSON', '{', 400],
    ['no object', '[]', 422],
    ['null', 'null', 422],
    ['an empty object', '{}', 422],
    ['too large', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
    ['deep', '['.repeat(10_000) + ']'.repeat(10_000), 422],
    ['with __proto__', '{"__proto__": {"operator": true}, "email": 1e400}', 422],
  ] as const
  it.each(paths.flatMap((path) => bodies.map(([what, body, status]) => [path, what, body, status] as const)))(
    '%s refuses a body that is %s',
    async (path, _, body, status) => {
      const answer = await someone().send(`POST /api/auth/${path}`, body)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    },
  )

  // of those that read a body; the challenge of a passkey and sign-out have none
  const withBody = [...paths, 'sign-up/request', 'sign-in/second-factor', 'sign-in/passkey', 'provider']
  it.each(withBody)('%s takes nothing but JSON', async (path) => {
    const answer = await someone().send(`POST /api/auth/${path}`, 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.status).toBe(415)
  })

  it.each([...withBody, 'sign-in/passkey/options', 'sign-out'])(
    '%s refuses a request that another site’s page sends',
    async (path) => {
      const answer = await ada.send(`POST /api/auth/${path}`, {}, { origin: 'https://evil.example' })
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'wrong-origin' })
      expect((await ada.send('GET /api/v1/me')).status).toBe(200)
    },
  )

  it.each([
    'GET /api/auth/get-session',
    'GET /api/auth/verify-email?token=x',
    'POST /api/auth/update-user',
    'POST /api/auth/change-password',
    'POST /api/auth/delete-user',
    'POST /api/auth/sign-in/social',
    'POST /api/auth//sign-in/email',
    'GET /api/auth/list-sessions',
  ])('%s does not exist', async (call) => {
    const answer = await ada.send(call, call.startsWith('POST') ? {} : undefined)
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 404, code: 'no-endpoint' })
  })
})

describe('signing in and out', () => {
  it('opens a session in this browser, and answers no token', async () => {
    const ada2 = someone()
    const answer = await ada2.send('POST /api/auth/sign-in/email', { email: ada.email, password })
    expect(answer.body).toEqual({ status: true })
    expect([...ada2.cookies.keys()]).toEqual(['foyer_device', 'foyer_session'])
    expect((await ada2.send('GET /api/v1/me')).body.id).toBe(ada.me.id)
  })

  it('answers a wrong password and an unknown address the same', async () => {
    const wrong = await someone().send('POST /api/auth/sign-in/email', { email: ada.email, password: 'wrong' })
    const unknown = await someone().send('POST /api/auth/sign-in/email', {
      email: 'no@example.test',
      password: 'wrong',
    })
    expect({ status: wrong.status, code: wrong.body.code }).toEqual({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' })
    expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined })
  })

  it('gives a new session each time, whatever cookie came along', async () => {
    const fixed = someone()
    fixed.cookies.set('foyer_session', ada.cookies.get('foyer_session') ?? '')
    const before = fixed.cookies.get('foyer_session')
    await fixed.send('POST /api/auth/sign-in/email', { email: ada.email, password })
    expect(fixed.cookies.get('foyer_session')).not.toBe(before)
  })

  it('sets a cookie that no script can read and that other sites’ forms do not carry', async () => {
    const answer = await someone().send('POST /api/auth/sign-in/email', { email: ada.email, password })
    const [, cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^foyer_session=/)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toContain(`Max-Age=${14 * 24 * 60 * 60}`)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('ends the session on the server: its cookie opens nothing any more', async () => {
    const bob = await signUp(app.publicUrl)
    const kept = new Map(bob.cookies)
    expect((await bob.send('POST /api/auth/sign-out')).status).toBe(200)
    expect([...bob.cookies.keys()]).toEqual(['foyer_device'])
    for (const [name, value] of kept) bob.cookies.set(name, value)
    expect((await bob.send('GET /api/v1/me')).status).toBe(401)
  })

  it('does not call it signed out when the session could not be ended', async () => {
    const bob = await signUp(app.publicUrl)
    await app.db.execute(
      `create function refuse() returns trigger as 'begin raise exception ''no''; end' language plpgsql`,
    )
    await app.db.execute('create trigger refusing before delete on sessions for each row execute function refuse()')
    const { status, headers } = await bob.send('POST /api/auth/sign-out')
    await app.db.execute('drop function refuse cascade')
    expect(status).toBe(500)
    expect(headers.getSetCookie()).toEqual([])
    expect((await bob.send('GET /api/v1/me')).status).toBe(200)
  })

  it('is fine with two tabs that sign out at once', async () => {
    await using alone = await startTestApp()
    const bob = await signUp(alone.publicUrl)
    const signOut = () => bob.send('POST /api/auth/sign-out')
    const answers = await raceOnLock(alone, 'sessions', [signOut, signOut])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('is fine with signing out twice', async () => {
    expect((await someone().send('POST /api/auth/sign-out')).status).toBe(200)
  })

  it('takes no cookie that was not signed here', async () => {
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, ada.me.id))
    for (const value of [session?.token, `${session?.token}.AAAA`, 'x.y', '%', '']) {
      const forger = someone()
      forger.cookies.set('foyer_session', String(value))
      expect((await forger.send('GET /api/v1/me')).status).toBe(401)
    }
  })
})

describe('a session', () => {
  it('is over when its time is', async () => {
    const bob = await signUp(app.publicUrl)
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, bob.me.id))
    const { status, headers } = await bob.send('GET /api/v1/me')
    expect([status, headers.getSetCookie()]).toEqual([401, [expect.stringMatching(/^foyer_session=; Max-Age=0;/)]])
  })

  it('lasts another 14 days with every use, and so does its cookie', async () => {
    const bob = await signUp(app.publicUrl)
    const soon = new Date(Date.now() + 60_000)
    const unused = { expiresAt: soon, updatedAt: new Date(0) }
    await app.db.update(sessions).set(unused).where(eq(sessions.userId, bob.me.id))
    const { headers } = await bob.send('GET /api/v1/events')
    expect(headers.getSetCookie().join()).toContain(`Max-Age=${14 * 24 * 60 * 60}`)
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, bob.me.id))
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13 * 24 * 60 * 60 * 1000)
  })

  it('ends after 90 days, however much it is used', async () => {
    const bob = await signUp(app.publicUrl)
    const endsAt = Date.now() + 60_000
    const begun = { createdAt: new Date(endsAt - 90 * 24 * 60 * 60 * 1000), updatedAt: new Date(0) }
    await app.db.update(sessions).set(begun).where(eq(sessions.userId, bob.me.id))
    await bob.ok('GET /api/v1/events')
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, bob.me.id))
    expect(session?.expiresAt.getTime()).toBe(endsAt)
    // the next request does not write it again
    await bob.ok('GET /api/v1/events')
    const [later] = await app.db.select().from(sessions).where(eq(sessions.userId, bob.me.id))
    expect(later?.updatedAt).toEqual(session?.updatedAt)
  })

  it('gives back the team of one’s own that a crash kept from being made', async () => {
    const bob = await signUp(app.publicUrl, { name: 'Bob' })
    await app.db.delete(teams).where(eq(teams.madeFor, bob.me.id))
    expect((await bob.send('GET /api/v1/events')).status).toBe(404)
    await someone().send('POST /api/auth/sign-in/email', { email: bob.email, password })
    expect((await bob.send('GET /api/v1/events')).status).toBe(200)
    await app.db.delete(teams).where(eq(teams.madeFor, bob.me.id))
    expect((await bob.send('GET /api/v1/me')).body.teams).toMatchObject([{ name: 'Bob', role: 'owner' }])
  })
})

describe('over https', () => {
  it('ties every cookie to this host and to secure connections', async () => {
    await using secure = await startTestApp({ PUBLIC_URL: 'https://foyer.example' })
    const browser = testClient(`http://localhost:${secure.port}`)
    const account = { name: 'Ada', email: 'ada@example.test', password }
    const answer = await browser.send('POST /api/auth/sign-up/email', account, { origin: 'https://foyer.example' })
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-foyer_device', '__Host-foyer_session'])
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/i)
    expect((await browser.send('GET /api/v1/me')).status).toBe(200)
    const origin = { origin: 'https://foyer.example' }
    const { secret } = (await browser.send('POST /api/v1/me/two-factor/secret', undefined, origin)).body
    await browser.send('PUT /api/v1/me/two-factor', { code: codeNow(secret) }, origin)
    const first = await browser.send('POST /api/auth/sign-in/email', { email: account.email, password }, origin)
    const [step = ''] = first.headers.getSetCookie()
    expect(step).toMatch(/^__Host-foyer_second_factor=.*; HttpOnly; Secure; SameSite=Lax$/i)
  })
})
