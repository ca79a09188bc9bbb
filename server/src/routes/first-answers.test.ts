import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../schema/accounts.ts'
import { startTestApp } from '../test/app.ts'
import type { TestClient } from '../test/client.ts'
import { signUp, testClient } from '../test/client.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

/** The answers in a page, by path. */
async function answersIn(client: TestClient, path: string) {
  const { body } = await client.send(`GET ${path}`)
  const [, block = '{}'] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(body) ?? []
  return JSON.parse(block)
}

describe('a page of the app', () => {
  it('holds what the app reads first, as the API answers it', async () => {
    const organiser = await signUp(app.publicUrl)
    await eventOnSale(organiser, { title: 'Lantern Walk' })
    const answers = await answersIn(organiser, '/en')
    expect(Object.keys(answers).sort()).toEqual(['/events?limit=20', '/inbox/unread', '/me', '/today'])
    expect(answers['/me']).toEqual({ status: 200, total: null, link: null, body: await organiser.ok('GET /api/v1/me') })
    expect(answers['/events?limit=20']).toMatchObject({ total: '1', body: await organiser.ok('GET /api/v1/events') })
  })

  it('holds the answers about its event', async () => {
    const { organiser, id } = await eventOnSale(await signUp(app.publicUrl))
    const answers = await answersIn(organiser, `/de/events/${id}/tickets`)
    expect(answers[`/events/${id}`].body.id).toBe(id)
    expect(answers[`/events/${id}/ticket-types`].body).toHaveLength(1)
  })

  it('holds nothing that its reader may not read', async () => {
    const { id } = await eventOnSale(await signUp(app.publicUrl))
    const stranger = await signUp(app.publicUrl)
    expect(Object.keys(await answersIn(stranger, `/en/events/${id}/tickets`)).sort()).toEqual(['/inbox/unread', '/me'])
    const guest = testClient(app.publicUrl)
    const answers = await answersIn(guest, '/en')
    expect(answers).toMatchObject({ '/me': { status: 401, body: { code: 'unauthenticated' } } })
    expect(Object.keys(answers)).toEqual(['/me'])
  })

  it('with a search in its URL holds the answers of every page alone', async () => {
    const organiser = await signUp(app.publicUrl)
    expect(Object.keys(await answersIn(organiser, '/en?q=harbour')).sort()).toEqual(['/inbox/unread', '/me'])
  })

  it('is stored nowhere', async () => {
    const organiser = await signUp(app.publicUrl)
    const { headers } = await organiser.send('GET /en')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toContain('cookie')
  })

  it('keeps texts of answers inside their block', async () => {
    const organiser = await signUp(app.publicUrl)
    const title = "</script><script>alert(1)</script><!-- $& $' "
    await eventOnSale(organiser, { title })
    const { body } = await organiser.send('GET /en')
    expect(body).not.toContain('<script>alert')
    expect((await answersIn(organiser, '/en'))['/events?limit=20'].body[0].name).toBe(title.trim())
  })

  it('has no answers for a request that asks for headers alone', async () => {
    const organiser = await signUp(app.publicUrl)
    expect((await organiser.send('HEAD /en')).status).toBe(200)
  })

  it('ends a session that is over, and passes an extended one on', async () => {
    const organiser = await signUp(app.publicUrl)
    const ofOrganiser = eq(sessions.userId, organiser.me.id)
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 86_400_000), updatedAt: new Date(0) })
      .where(ofOrganiser)
    const cookiesOf = async () => (await organiser.send('GET /en')).headers.getSetCookie()
    expect(await cookiesOf()).toEqual([expect.stringMatching(/session.*Max-Age=\d{3}/i)])
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(ofOrganiser)
    expect(await cookiesOf()).toEqual([expect.stringMatching(/session.*Max-Age=0/i)])
  })
})
