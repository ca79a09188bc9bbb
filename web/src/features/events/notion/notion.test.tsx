import type { NotionPage } from '@foyer/contract/notion-pages'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())
// a whole app is opened in each
vi.setConfig({ testTimeout: 40_000 })

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the page of an event with a Notion page and a key, which stands as it is said here. */
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
  const section = within(await screen.findByRole('region', { name: /Notion/ }, { timeout: 15_000 }))
  return { ...app, section, asked }
}

describe('the Notion page of an event', () => {
  it.each([
    ['en', 'Key refused', 'Copy the current one from your connection', 'Set new key'],
    ['de', 'Schlüssel abgelehnt', 'Kopieren Sie den aktuellen', 'Neuen Schlüssel setzen'],
    ['fr', 'Clé refusée', 'Copiez la clé actuelle', 'Définir une nouvelle clé'],
  ])(
    'that cannot be read says why, what to do, and that visitors still see it: %s',
    async (language, label, body, step) => {
      const { section } = await openNotion({ state: 'key-refused', readAt: '2026-01-01T10:00:00.000Z' }, language)
      expect(await section.findByText(label, undefined, { timeout: 15_000 })).toBeTruthy()
      expect(section.getByText(new RegExp(body))).toBeTruthy()
      expect(
        section.getByText(/Visitors still see|Besucher sehen weiterhin|Les visiteurs voient toujours/),
      ).toBeTruthy()
      expect(section.getByRole('link', { name: step }).getAttribute('href')).toBe(`/${language}/events/evt_1/enter-key`)
    },
  )

  it('that is not shared leads to Notion and to the instructions', async () => {
    const { section } = await openNotion({ state: 'page-not-shared' })
    const open = await section.findByRole('link', { name: /Open the page in Notion/ }, { timeout: 15_000 })
    expect(open.getAttribute('href')).toMatch(/^https:\/\/www\.notion\.so\/[0-9a-f]{32}$/)
    expect(section.getByRole('link', { name: 'See how to do it' }).getAttribute('href')).toContain('choice=how')
  })

  it('names what is not published, each reason once', async () => {
    const { section } = await openNotion({
      state: 'incomplete',
      leftOut: [
        { reason: 'unsupported', name: 'button' },
        { reason: 'unsupported', name: 'ai_block' },
        { reason: 'no-file', name: 'image' },
      ],
    })
    expect(
      await section.findByText('3 things on the page are not published', undefined, { timeout: 15_000 }),
    ).toBeTruthy()
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Notion does not hand out blocks of this kind. (button, ai block)',
      expect.stringContaining('(image)'),
    ])
  })

  it('is read when asked for, and paused', async () => {
    const { section, asked, user } = await openNotion({ state: 'connected' })
    await user.click(await section.findByRole('button', { name: 'Sync now' }, { timeout: 15_000 }))
    await user.click(section.getByRole('button', { name: 'Pause' }))
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['POST sync', 'PUT pause']))
  })

  it('is shown in a frame that can send no forms', async () => {
    const { section, user } = await openNotion({ state: 'connected', readAt: '2026-01-01T10:00:00.000Z' })
    await user.click(await section.findByRole('button', { name: 'Show preview' }, { timeout: 15_000 }))
    const frame = section.getByTitle('Preview of the public page')
    expect(frame.getAttribute('src')).toMatch(/^\/en\/e\/[a-z-]+\/preview$/)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-forms')
  })
})
