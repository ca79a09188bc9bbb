import type { NotionPage } from '@foyer/contract/notion-pages'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { msUntilNextSync } from '../../lib/event/queries.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())
// Each test opens the whole app.
vi.setConfig({ testTimeout: 40_000 })

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the page of an event with a Notion page in this state and a stored key. */
async function openNotion(changed: Partial<NotionPage>, language = 'en', afterSync: Partial<NotionPage> = {}) {
  const { notion, ...site } = await mockAnswers('/events/evt_1/site')
  const event = { ...(await mockAnswers('/events/evt_1')), apiKey: 'ntn_…1a2b' }
  const asked: string[] = []
  const app = openApp(`/${language}/events/evt_1/page`, (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/evt_1')) return json(event)
    if (pathname.endsWith('/evt_1/site')) return json({ ...site, notion: { ...notion, ...changed } })
    if (!pathname.includes('/evt_1/site/')) return undefined
    asked.push(`${request.method} ${pathname.split('/').at(-1)}`)
    if (asked.at(-1) === 'POST sync') Object.assign(changed, afterSync)
    return json({ ...notion, ...changed })
  })
  const section = within(await screen.findByRole('region', { name: /^(Notion page|Notion-Seite|Page Notion)$/ }))
  return { ...app, section, asked }
}

it('is looked at again when the next sync should be done, at most a minute later', () => {
  const now = Date.parse('2026-01-01T10:00:00Z')
  expect(msUntilNextSync('2026-01-01T10:00:05Z', now)).toBe(7000)
  expect(msUntilNextSync('2026-01-01T10:15:00Z', now)).toBe(60_000)
  expect(msUntilNextSync('2026-01-01T09:59:00Z', now)).toBe(2000)
  expect(msUntilNextSync(undefined, now)).toBe(60_000)
})

describe('the Notion page of an event', () => {
  it.each([
    ['en', 'Key refused', 'Copy the current one from your connection', 'Set new key'],
    ['de', 'Schlüssel abgelehnt', 'Kopieren Sie den aktuellen', 'Neuen Schlüssel eingeben'],
    ['fr', 'Clé refusée', 'Copiez la clé actuelle', 'Définir une nouvelle clé'],
  ])(
    'shows why it cannot be read, what to do, and that visitors still see it: %s',
    async (language, label, body, step) => {
      const { section } = await openNotion({ state: 'key-refused', readAt: '2026-01-01T10:00:00.000Z' }, language)
      expect(await section.findByText(label)).toBeTruthy()
      expect(section.getByText(new RegExp(body))).toBeTruthy()
      expect(section.getByText(/Visitors still see|Gäste sehen weiterhin|Les visiteurs voient toujours/)).toBeTruthy()
      const link = await section.findByRole('link', { name: step })
      expect(link.getAttribute('href')).toBe(`/${language}/events/evt_1/enter-key`)
    },
  )

  it('leads to Notion and the instructions when the page is not shared', async () => {
    const { section } = await openNotion({ state: 'page-not-shared' })
    const open = await section.findByRole('link', { name: /Open page in Notion/ })
    expect(open.getAttribute('href')).toMatch(/^https:\/\/www\.notion\.so\/[0-9a-f]{32}$/)
    expect(section.getByRole('link', { name: 'See instructions' }).getAttribute('href')).toContain('choice=how')
  })

  it('lists the blocks that are not published, each reason once', async () => {
    const { section } = await openNotion({
      state: 'incomplete',
      skipped: [
        { reason: 'unsupported', name: 'button' },
        { reason: 'unsupported', name: 'ai_block' },
        { reason: 'no-file', name: 'image' },
      ],
    })
    expect(await section.findByText('3 items on the page aren’t published')).toBeTruthy()
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Block type not supported by Notion’s API or by Foyer (button, ai block)',
      expect.stringContaining('(image)'),
    ])
  })

  it('is synced and paused on request', async () => {
    const { section, asked, user } = await openNotion({ state: 'connected' })
    await user.click(await section.findByRole('button', { name: 'Sync now' }))
    await user.click(section.getByRole('button', { name: 'Pause' }))
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['POST sync', 'PUT pause']))
  })

  it.each([
    ['changed', 'Page synced. Visitors see the new version.'],
    ['unchanged', 'Page synced. Nothing has changed.'],
    ['page-not-shared', 'Couldn’t sync the page. Page not shared.'],
  ] as const)('says what a requested sync has met, without a reload: %s', async (seen, toast) => {
    const before = { state: 'connected', checkedAt: '2026-01-01T10:00:00.000Z' } as const
    const { section, user } = await openNotion({ ...before }, 'en', { seen, checkedAt: '2026-01-01T10:05:00.000Z' })
    await user.click(await section.findByRole('button', { name: 'Sync now' }))
    expect(await screen.findByText(toast)).toBeTruthy()
    if (seen === 'page-not-shared') expect(section.getByText(/^Last check: Page not shared/)).toBeTruthy()
  })

  it('of a past event says that it is only synced on request', async () => {
    const { section } = await openNotion({ state: 'connected', watching: false })
    expect(await section.findByText(/no longer checks the page by itself/)).toBeTruthy()
    expect(section.getByRole('button', { name: 'Sync now' })).toBeTruthy()
  })

  it('is previewed in a frame that cannot send forms', async () => {
    const { section, user } = await openNotion({ state: 'connected', readAt: '2026-01-01T10:00:00.000Z' })
    await user.click(await section.findByRole('button', { name: 'Show preview' }))
    const frame = section.getByTitle('Preview of the public page')
    expect(frame.getAttribute('src')).toMatch(/^\/en\/e\/[a-z-]+\/preview$/)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-forms')
  })
})
