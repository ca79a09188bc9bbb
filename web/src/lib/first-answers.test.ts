import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { call } from './api.ts'
import { chooseTeam, forgetTeam, seeAs } from './team.ts'

const me = { status: 200, body: { lastTeam: 'tem_1' } }
const list = { status: 200, body: [{ id: 'evt_1' }], total: '10000+', link: '</events?cursor=abc>; rel="next"' }

const fetched = vi.fn<typeof fetch>()
const ageMs = vi.spyOn(performance, 'now')
beforeEach(() => {
  ageMs.mockReturnValue(29_999)
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json({ fetched: true }))
  forgetTeam()
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** A page that holds answers, and the client that it starts with. */
async function openPage(answers: object): Promise<typeof call> {
  document.body.innerHTML = `<script type="application/json" id="first-answers">${JSON.stringify(answers)}</script>`
  return (await import('./api.ts')).call
}

it('answers the first reads from the page, each once', async () => {
  const ask = await openPage({ '/me': me, '/events?limit=20': list })
  expect(await ask('GET /me')).toEqual({ lastTeam: 'tem_1' })
  expect(await ask('GET /events', { query: { limit: 20 } })).toEqual({
    items: [{ id: 'evt_1' }],
    next: 'abc',
    total: 10_001,
    exactUpTo: 10_000,
  })
  expect(fetched).not.toHaveBeenCalled()
  expect(await ask('GET /me')).toEqual({ fetched: true })
})

it('fetches what the page does not hold', async () => {
  const ask = await openPage({ '/me': me, '/events?limit=20': list })
  expect(await ask('GET /events', { query: { limit: 5 } })).toEqual({ fetched: true })
})

it('knows from the page that its reader is signed out', async () => {
  const ask = await openPage({ '/me': { status: 401, body: { code: 'unauthenticated', title: 'Sign in' } } })
  await expect(ask('GET /me')).rejects.toMatchObject({ problem: { code: 'unauthenticated' } })
  expect(fetched).not.toHaveBeenCalled()
})

it('fetches in a tab of another team, and in one that sees its team as another role', async () => {
  chooseTeam('tem_2')
  expect(await (await openPage({ '/me': me }))('GET /me')).toEqual({ fetched: true })
  vi.resetModules()
  chooseTeam('tem_1')
  seeAs('viewer')
  expect(await (await openPage({ '/me': me }))('GET /me')).toEqual({ fetched: true })
})

it('fetches for another team than that of the tab', async () => {
  const ask = await openPage({ '/me': me, '/inbox/unread': { status: 200, body: {} } })
  expect(await ask('GET /inbox/unread', { team: 'tem_9' })).toEqual({ fetched: true })
})

it('fetches after signing in', async () => {
  const { callAuth } = await import('./auth.ts')
  const ask = await openPage({ '/me': { status: 401, body: { code: 'unauthenticated' } } })
  await callAuth('sign-in/email')
  expect(await ask('GET /me')).toEqual({ fetched: true })
})

it('fetches after a change, and half a minute after the page was opened', async () => {
  const changed = await openPage({ '/me': me })
  await changed('POST /events', { body: { urlLink: 'example.org' } })
  expect(await changed('GET /me')).toEqual({ fetched: true })
  vi.resetModules()
  const later = await openPage({ '/me': me })
  ageMs.mockReturnValue(30_001)
  expect(await later('GET /me')).toEqual({ fetched: true })
})
