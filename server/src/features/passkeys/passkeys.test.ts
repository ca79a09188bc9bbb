import { maxPasskeys } from '@foyer/contract/passkey-limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../schema/accounts.ts'
import { passkeys } from '../../schema/passkeys.ts'
import { startTestApp } from '../../test/app.ts'
import { turnTwoFactorOn } from '../../test/authenticator.ts'
import type { TestClient } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailText } from '../../test/mails.ts'
import type { SoftwarePasskey } from '../../test/software-passkey.ts'
import { addPasskey, challengeFor, softwarePasskey } from '../../test/software-passkey.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())
const { publicUrl } = app
const signIn = 'POST /api/auth/sign-in/passkey'

const isSignedIn = async (client: TestClient) => (await client.send('GET /api/v1/me')).status === 200

/** Signs in in another browser. @returns the browser, and the status */
async function signInWith(passkey: SoftwarePasskey, faults: Parameters<SoftwarePasskey['prove']>[2] = {}) {
  const browser = testClient(publicUrl)
  const { status } = await browser.send(signIn, passkey.prove(publicUrl, await challengeFor(browser), faults))
  return { browser, status }
}

describe('adding a passkey', () => {
  it('tells the owner, and counts as both factors of this session', async () => {
    const ada = await signUp(publicUrl)
    const before = [...ada.cookies.values()]
    const { id } = await addPasskey(ada)
    expect(await ada.ok('GET /api/v1/me/passkeys')).toEqual([{ id, name: 'Laptop', createdAt: expect.any(String) }])
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, ada.me.id))
    expect(session?.secondFactor).toBe(true)
    expect([...ada.cookies.values()]).not.toEqual(before)
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('passkey has just been added')
  })

  it.each([
    ['with the challenge of another account', {}, 'theirs'],
    ['from another site', { origin: 'https://other.example' }, 'own'],
    ['by an authenticator that has not verified the person', { unverified: true }, 'own'],
  ])('is refused %s', async (_, faults, whose) => {
    const [ada, bea] = [await signUp(publicUrl), await signUp(publicUrl)]
    const asked = await (whose === 'own' ? ada : bea).ok('POST /api/v1/me/passkeys/options')
    const { status } = await ada.send('POST /api/v1/me/passkeys', softwarePasskey().create(publicUrl, asked, faults))
    expect(status).toBe(404)
    expect(await ada.ok('GET /api/v1/me/passkeys')).toEqual([])
  })

  it('is refused twice, also for another account, and above the limit', async () => {
    const [ada, bea] = [await signUp(publicUrl), await signUp(publicUrl)]
    const { passkey } = await addPasskey(ada)
    const asked = await bea.ok('POST /api/v1/me/passkeys/options')
    expect((await bea.send('POST /api/v1/me/passkeys', passkey.create(publicUrl, asked))).status).toBe(409)
    const [row] = await app.db.select().from(passkeys).where(eq(passkeys.accountId, ada.me.id))
    if (!row) throw new Error('the passkey is not stored')
    const more = Array.from({ length: maxPasskeys - 1 }, (_, n) => ({ ...row, id: `pky_${ada.me.id}_${n}` }))
    await app.db.insert(passkeys).values(more.map((each) => ({ ...each, credentialId: each.id })))
    const again = await ada.ok('POST /api/v1/me/passkeys/options')
    expect((await ada.send('POST /api/v1/me/passkeys', softwarePasskey().create(publicUrl, again))).status).toBe(409)
  })

  it('is refused with a transport that no database stores', async () => {
    const ada = await signUp(publicUrl)
    const created = softwarePasskey().create(publicUrl, await ada.ok('POST /api/v1/me/passkeys/options'))
    expect((await ada.send('POST /api/v1/me/passkeys', { ...created, transports: ['\0internal'] })).status).toBe(422)
  })

  it('needs a recent sign-in', async () => {
    const ada = await signUp(publicUrl)
    const threeHoursAgo = new Date(Date.now() - 3 * 60 * 60_000)
    await app.db.update(sessions).set({ authenticatedAt: threeHoursAgo }).where(eq(sessions.userId, ada.me.id))
    expect((await ada.send('POST /api/v1/me/passkeys/options')).body.code).toBe('recent-sign-in-needed')
  })
})

describe('signing in with a passkey', () => {
  it('needs neither password nor code, and is recorded', async () => {
    const ada = await signUp(publicUrl)
    const { passkey } = await addPasskey(ada)
    await turnTwoFactorOn(ada)
    const { browser, status } = await signInWith(passkey)
    expect([status, await isSignedIn(browser)]).toEqual([200, true])
    expect((await browser.ok('GET /api/v1/me')).id).toBe(ada.me.id)
    expect((await browser.ok('GET /api/v1/me/passkeys'))[0].lastUsedAt).toEqual(expect.any(String))
    const rows = await app.db.select().from(sessions).where(eq(sessions.userId, ada.me.id))
    expect(rows.map(({ secondFactor }) => secondFactor)).toEqual([true, true])
  })

  it('works in a team that requires two factors', async () => {
    const ada = await signUp(publicUrl)
    const { passkey } = await addPasskey(ada)
    await ada.ok(`PATCH /api/v1/teams/${ada.me.lastTeam}`, { requiresTwoFactor: true })
    const { browser } = await signInWith(passkey)
    expect((await browser.send('GET /api/v1/events')).status).toBe(200)
    const byPassword = testClient(publicUrl)
    await byPassword.ok('POST /api/auth/sign-in/email', { email: ada.email, password: ada.password })
    expect((await byPassword.send('GET /api/v1/events')).body.code).toBe('second-factor-needed')
  })

  it.each([
    ['from another site', { origin: 'https://other.example' }],
    ['without verifying the person', { unverified: true }],
  ])('is refused %s', async (_, faults) => {
    const { passkey } = await addPasskey(await signUp(publicUrl))
    expect((await signInWith(passkey, faults)).status).toBe(404)
  })

  it('is refused with a wrong signature, an unknown passkey, or a challenge that is for creating one', async () => {
    const ada = await signUp(publicUrl)
    const { passkey } = await addPasskey(ada)
    const browser = testClient(publicUrl)
    const proof = passkey.prove(publicUrl, await challengeFor(browser))
    const another = softwarePasskey().prove(publicUrl, await challengeFor(browser))
    const ofCreation = passkey.prove(publicUrl, await ada.ok('POST /api/v1/me/passkeys/options'))
    for (const body of [{ ...proof, signature: another.signature }, another, ofCreation])
      expect((await browser.send(signIn, body)).status).toBe(404)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('takes a proof once, also from two browsers at once', async () => {
    const { passkey } = await addPasskey(await signUp(publicUrl))
    const proof = passkey.prove(publicUrl, await challengeFor(testClient(publicUrl)))
    const answers = await Promise.all([1, 2, 3].map(() => testClient(publicUrl).send(signIn, proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('refuses an authenticator whose counter does not rise: there is a copy of it', async () => {
    const { passkey } = await addPasskey(await signUp(publicUrl))
    const statuses = []
    // the largest counter does not fit into an integer
    for (const counter of [7, 8, 8, 3, 0, 4_294_967_295]) statuses.push((await signInWith(passkey, { counter })).status)
    expect(statuses).toEqual([200, 200, 404, 404, 404, 200])
  })
})

describe('a passkey', () => {
  it('is renamed and removed by its owner alone; the removal ends the other sessions', async () => {
    const [ada, bea] = [await signUp(publicUrl), await signUp(publicUrl)]
    const { id, passkey } = await addPasskey(ada)
    const path = `/api/v1/me/passkeys/${id}`
    expect((await bea.send(`PATCH ${path}`, { name: 'Mine' })).status).toBe(404)
    expect((await bea.send(`DELETE ${path}`)).status).toBe(404)
    expect((await ada.ok(`PATCH ${path}`, { name: 'Phone' })).name).toBe('Phone')
    const { browser } = await signInWith(passkey)
    await ada.ok(`DELETE ${path}`)
    expect([await isSignedIn(ada), await isSignedIn(browser)]).toEqual([true, false])
    expect((await signInWith(passkey)).status).toBe(404)
    expect(await mailText(app, ada.email, 'signInChanged')).toContain('passkey has just been removed')
  })

  it('proves again who the account is, before a sensitive change', async () => {
    const [ada, bea] = [await signUp(publicUrl), await signUp(publicUrl)]
    const [own, theirs] = [await addPasskey(ada), await addPasskey(bea)]
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    await app.db.update(sessions).set({ authenticatedAt: old }).where(eq(sessions.userId, ada.me.id))
    const again = async ({ passkey }: typeof own) =>
      (await ada.send('POST /api/v1/me/authentication/passkey', passkey.prove(publicUrl, await challengeFor(ada))))
        .status
    expect(await again(theirs)).toBe(404)
    expect((await ada.send('POST /api/v1/me/passkeys/options')).status).toBe(403)
    expect(await again(own)).toBe(204)
    expect((await ada.send('POST /api/v1/me/passkeys/options')).status).toBe(200)
  })

  it('goes with its account', async () => {
    const ada = await signUp(publicUrl)
    const { passkey } = await addPasskey(ada)
    await app.db.delete(users).where(eq(users.id, ada.me.id))
    expect((await signInWith(passkey)).status).toBe(404)
  })
})
