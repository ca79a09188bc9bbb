import type { NotionPage } from '@foyer/contract/notion-pages'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())
// Each test opens the whole app.
vi.setConfig({ testTimeout: 40_000 })

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the page of an event with a Notion page in this state and a stored key. */
async function openNotion(changed: Partial<NotionPage>, language = 'en') {
  const { notion, ...site } = await mockAnswers('/events/evt_1/site')
  const event = { ...(await mockAnswers('/events/evt_1')), apiKey: 'ntn_…1a2b' }
  const asked: string[] = []
  const app = openApp(`/${language}/events/evt_1`, (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/evt_1')) return json(event)
    if (pathname.endsWith('/evt_1/site')) return json({ ...site, notion: { ...notion, ...changed } })
    if (!pathname.includes('/evt_1/site/')) return undefined
    asked.push(`${request.method} ${pathname.split('/').at(-1)}`)
    return json({ ...notion, ...changed })
  })
  const section = within(await screen.findByRole('region', { name: /Notion/ }))
  return { ...app, section, asked }
}

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
      expect(section.getByRole('link', { name: step }).getAttribute('href')).toBe(`/${language}/events/evt_1/enter-key`)
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

  it('is previewed in a frame that cannot send forms', async () => {
    const { section, user } = await openNotion({ state: 'connected', readAt: '2026-01-01T10:00:00.000Z' })
    await user.click(await section.findByRole('button', { name: 'Show preview' }))
    const frame = section.getByTitle('Preview of the public page')
    expect(frame.getAttribute('src')).toMatch(/^\/en\/e\/[a-z-]+\/preview$/)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-forms')
  })
})
