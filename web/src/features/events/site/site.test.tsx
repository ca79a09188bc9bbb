import type { Website, WebsiteDay } from '@foyer/contract/websites'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'
import { linesOf } from './response-line.ts'
import { shownDays, upShareOf } from './uptime.ts'
import { websiteViewOf } from './website-state.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())
// a whole app is opened in each
vi.setConfig({ testTimeout: 40_000 })

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the page of the second event, whose website is as the mock says but for this. */
async function openSite(changed: Partial<Website> = {}, address = '/en/events/evt_2') {
  const { website, ...site } = await mockAnswers('/events/evt_2/site')
  const app = openApp(address, (request) =>
    request.url.endsWith('/evt_2/site') ? json({ ...site, website: { ...website, ...changed } }) : undefined,
  )
  const section = await screen.findByRole('region', { name: /^(Website|Site web)$/ }, { timeout: 15_000 })
  await within(section).findByRole('heading', { name: /What changed|Was sich|Ce qui a/ }, { timeout: 15_000 })
  return { ...app, section: within(section) }
}

describe('the website of an event', () => {
  it('says how it is, what was found, and what changed when', async () => {
    const { section } = await openSite()
    expect(section.getByText('Up', { selector: 'span' })).toBeTruthy()
    expect(section.getByText('Open Rehearsal')).toBeTruthy()
    expect(section.getByText(/9 days left|8 days left/)).toBeTruthy()
    expect(section.getByText(/open-rehearsal\.example\.com\/en/)).toBeTruthy()
    expect(section.getByText('Found up at the first check')).toBeTruthy()
  })

  it('shows its days and its speed as pictures, with the figures in tables beside them', async () => {
    const { section, user } = await openSite()
    expect(section.getByRole('img', { name: '100% up. It was up on every day.' })).toBeTruthy()
    expect(section.getByRole('img', { name: /ms on average over two days/ })).toBeTruthy()
    await user.click(section.getByText('Day by day, as a table'))
    const days = await section.findByRole('table', { name: 'Day by day, as a table' })
    expect(within(days).getAllByRole('row')).toHaveLength(39)
    await user.click(section.getByText('Half hour by half hour, as a table'))
    expect(await section.findByRole('table', { name: 'Half hour by half hour, as a table' })).toBeTruthy()
  })

  it.each([
    ['en', 'The page is not found (404).', 'Put the page back, or enter its new address.'],
    ['de', 'Die Seite wurde nicht gefunden (404).', 'Stellen Sie die Seite wieder her'],
    ['fr', 'La page est introuvable (404).', 'Remettez la page en place'],
  ])('that is down says why and what to do: %s', async (language, what, next) => {
    const down = { state: 'down', failure: 'page-not-found', status: 404 } as const
    const { section } = await openSite(down, `/${language}/events/evt_2`)
    expect(section.getByText(what)).toBeTruthy()
    expect(section.getByText(new RegExp(next))).toBeTruthy()
  })

  it('is checked when that is asked for', async () => {
    const { user, fetched } = openApp('/en/events/evt_2')
    await user.click(await screen.findByRole('button', { name: 'Check now' }, { timeout: 15_000 }))
    expect(await screen.findByRole('button', { name: 'Being checked…' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Check now' }, { timeout: 15_000 })).toBeTruthy()
    expect(await screen.findByText('The website was checked.')).toBeTruthy()
    expect(fetched.mock.calls.map(([url]) => url)).toContain('/api/v1/events/evt_2/site/check')
  })

  it('that is down is marked in the home list', async () => {
    openApp('/en')
    expect(await screen.findByText('Website down', {}, { timeout: 15_000 })).toBeTruthy()
  })

  it('that is down is marked in the sidebar', async () => {
    openApp('/en', (request) =>
      request.url.endsWith('/events/upcoming')
        ? json([{ id: 'evt_1', name: 'Hof', siteState: 'website-down' }])
        : undefined,
    )
    expect(await screen.findByRole('link', { name: 'Hof (Website down)' }, { timeout: 15_000 })).toBeTruthy()
  })
})

it.each([
  ['unchecked', undefined, 'waiting'],
  ['unchecked', 'timeout', 'failing'],
  ['up', undefined, 'up'],
  ['up', 'timeout', 'failing'],
  ['down', 'timeout', 'down'],
  ['down', undefined, 'recovering'],
] as const)('%s with the last check %s is %s', (state, failure, view) => {
  expect(websiteViewOf({ state, failure })).toBe(view)
})

describe('the days', () => {
  const day = (date: string, down = 0): WebsiteDay => ({ date, checks: 288, down })

  it('are ninety, watched or not, up to today', () => {
    const shown = shownDays([day('2026-11-20'), day('2026-11-22')], '2026-11-22')
    expect(shown).toHaveLength(90)
    expect(shown.at(0)?.date).toBe('2026-08-25')
    expect(shown.slice(-3).map(({ day: known }) => Boolean(known))).toEqual([true, false, true])
  })

  it('were all up only if every check was', () => {
    expect(upShareOf([day('a'), day('b')])).toBe(10_000)
    expect(upShareOf(Array.from({ length: 90 }, (_, at) => day(`${at}`, at === 3 ? 1 : 0)))).toBe(9999)
  })
})

describe('the line of response times', () => {
  const time = (halfHours: number, averageMs?: number) => ({
    from: new Date(halfHours * 1_800_000).toISOString(),
    checks: 6,
    failed: 0,
    ...(averageMs !== undefined && { averageMs }),
  })
  const size = { width: 96, height: 108 }

  it('goes up with the time, and is broken where nothing was answered', () => {
    expect(linesOf([time(1, 100), time(2, 50), time(3), time(4, 0)], size)).toEqual([
      'M 93.0 4.0 L 93.0 4.0 L 94.0 54.0',
      'M 96.0 104.0 L 96.0 104.0',
    ])
  })
})
