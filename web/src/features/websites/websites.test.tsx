import type { Website, WebsiteDay } from '@foyer/contract/websites'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { chartDays, uptimeOf } from './chart-days.ts'
import { elapsed } from './elapsed.ts'
import { linePathsOf } from './response-line.ts'
import { websiteViewOf } from './website-state.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())
// Each test opens the whole app.
vi.setConfig({ testTimeout: 40_000 })

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the page of the second event, with these changes to its website. */
async function openSite(changed: Partial<Website> = {}, address = '/en/events/evt_2/website') {
  const { website, ...site } = await mockAnswers('/events/evt_2/site')
  const app = openApp(address, (request) =>
    request.url.endsWith('/evt_2/site') ? json({ ...site, website: { ...website, ...changed } }) : undefined,
  )
  const section = await screen.findByRole('region', { name: /^(Website|Site web)$/ })
  await within(section).findByRole('heading', { name: /Changes|Störungen und|Historique/ })
  return { ...app, section: within(section) }
}

describe('the website of an event', () => {
  it('shows its state, the last results and its changes', async () => {
    const { section } = await openSite()
    expect(section.getByText('Up', { selector: 'span' })).toBeTruthy()
    expect(section.getByText('Open Rehearsal')).toBeTruthy()
    expect(section.getByText(/9 days left|8 days left/)).toBeTruthy()
    expect(section.getByText(/open-rehearsal\.example\.com\/en/)).toBeTruthy()
    expect(section.getByText('Up at the first check')).toBeTruthy()
  })

  it('says that other events share it, and that it is unstable, not judged or no longer checked', async () => {
    const shared = await openSite({ otherEvents: 7, unstableSince: '2026-11-01T12:00:00.000Z' })
    expect(shared.section.getByText(/7 other events have this address too/)).toBeTruthy()
    expect(shared.section.getByText('Unstable')).toBeTruthy()
    shared.unmount()
    const cutOff = await openSite({ notJudgedSince: '2026-11-01T12:00:00.000Z', failure: 'timeout' })
    expect(cutOff.section.getByText('Not checked at the moment')).toBeTruthy()
    expect(cutOff.section.queryByText(/didn’t respond within ten seconds/)).toBeNull()
    cutOff.unmount()
    const ended = await openSite({ watching: false })
    expect(ended.section.getByText('No longer checked')).toBeTruthy()
  })

  it('names the next check only while it is at least a minute away', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const ahead = await openSite({ nextCheckAt: inMinutes(3.5) })
    expect(ahead.section.getByText(/next in 3 minutes/)).toBeTruthy()
    ahead.unmount()
    const due = await openSite({ nextCheckAt: inMinutes(0.5) })
    expect(due.section.queryByText(/next now/)).toBeNull()
  })

  it('shows uptime and response times as charts with tables', async () => {
    const { section, user } = await openSite()
    expect(section.getByRole('img', { name: '100% uptime. No downtime.' })).toBeTruthy()
    expect(section.getByRole('img', { name: /ms on average over the last two days/ })).toBeTruthy()
    await user.click(section.getByText('Figures for each day'))
    const days = await section.findByRole('table', { name: 'Figures for each day' })
    expect(within(days).getAllByRole('row')).toHaveLength(39)
    await user.click(section.getByText('Figures for each half hour'))
    expect(await section.findByRole('table', { name: 'Figures for each half hour' })).toBeTruthy()
  })

  it.each([
    [{ state: 'up' }, 15, 'Up for 15 minutes.'],
    [{ state: 'down', failure: 'timeout' }, 3 * 60, 'Down for 3 hours.'],
    [{ state: 'up', unstableSince: '2026-11-01T12:00:00.000Z' }, 15, '100% uptime over one day.'],
  ] as const)(
    'says in the first week for how long it has been up or down, without a chart: %o',
    async (state, minutes, said) => {
      const since = new Date(Date.now() - minutes * 60_000).toISOString()
      const { section } = await openSite({ ...state, since, days: [{ date: '2026-11-20', checks: 3, down: 0 }] })
      expect(section.getByText(said)).toBeTruthy()
      expect(section.queryByRole('img', { name: /uptime/ })).toBeNull()
      expect(section.queryByText('Figures for each day')).toBeNull()
    },
  )

  it('shows a chart that ends today, by the day of the server', async () => {
    const { section } = await openSite({ today: '2199-01-01' })
    const chart = section.getByRole('img', { name: /% uptime/ })
    // all known days are more than ninety days old
    expect(chart.querySelectorAll('rect')).toHaveLength(90)
    expect(chart.querySelectorAll('rect.fill-line-control')).toHaveLength(90)
  })

  it.each([
    ['en', 'The page wasn’t found (404).', 'Restore the page, or enter its new address.'],
    ['de', 'Die Seite wurde nicht gefunden (404).', 'Stellen Sie die Seite wieder her'],
    ['fr', 'La page est introuvable (404).', 'Remettez la page en ligne'],
  ])('explains why it is down and what to do: %s', async (language, what, next) => {
    const down = { state: 'down', failure: 'page-not-found', status: 404 } as const
    const { section } = await openSite(down, `/${language}/events/evt_2/website`)
    expect(section.getByText(what)).toBeTruthy()
    expect(section.getByText(new RegExp(next))).toBeTruthy()
  })

  it('is checked on request', async () => {
    const { user, fetched } = openApp('/en/events/evt_2/website')
    await user.click(await screen.findByRole('button', { name: 'Check now' }))
    expect(await screen.findByRole('button', { name: 'Checking…' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeTruthy()
    expect(await screen.findByText('Website checked.')).toBeTruthy()
    expect(fetched.mock.calls.map(([url]) => url)).toContain('/api/v1/events/evt_2/site/check')
  })

  it('is marked in the home list while it is down', async () => {
    openApp('/en')
    expect(await screen.findByText('Website down', {})).toBeTruthy()
  })

  it('is marked in the sidebar while it is down', async () => {
    openApp('/en', (request) =>
      request.url.endsWith('/events/upcoming')
        ? json([{ id: 'evt_1', name: 'Hof', siteState: 'website-down' }])
        : undefined,
    )
    expect(await screen.findByRole('link', { name: 'Hof (Website down)' })).toBeTruthy()
  })
})

it.each([
  ['unchecked', undefined, 'waiting'],
  ['unchecked', 'timeout', 'not-up-yet'],
  ['up', undefined, 'up'],
  ['up', 'timeout', 'failing'],
  ['down', 'timeout', 'down'],
  ['down', undefined, 'recovering'],
] as const)('%s with the last failure %s is shown as %s', (state, failure, view) => {
  expect(websiteViewOf({ state, failure, watching: true })).toBe(view)
  expect(websiteViewOf({ state, failure, watching: true, unstableSince: '2026-11-01T12:00:00.000Z' })).toBe('unstable')
  expect(websiteViewOf({ state, failure, watching: true, notJudgedSince: '2026-11-01T12:00:00.000Z' })).toBe(
    'not-judged',
  )
  expect(websiteViewOf({ state, failure, watching: false })).toBe('ended')
})

describe('the days of the chart', () => {
  const day = (date: string, down = 0): WebsiteDay => ({ date, checks: 288, down })

  it('are ninety up to today, with or without data', () => {
    const shown = chartDays([day('2026-11-20'), day('2026-11-22')], '2026-11-22')
    expect(shown).toHaveLength(90)
    expect(shown.at(0)?.date).toBe('2026-08-25')
    expect(shown.slice(-3).map(({ day: known }) => Boolean(known))).toEqual([true, false, true])
  })

  it('end today, which has no data before its first check, or a day later when that has data', () => {
    const days = [day('2026-11-20'), day('2026-11-21')]
    const shown = chartDays(days, '2026-11-23')
    expect(shown).toHaveLength(90)
    expect(shown.slice(-4).map(({ date, day: known }) => [date, Boolean(known)])).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', true],
      ['2026-11-22', false],
      ['2026-11-23', false],
    ])
    expect(chartDays(days, '2026-11-20').at(-1)).toEqual({ date: '2026-11-21', day: days[1] })
  })

  it('count as fully up only if every check succeeded', () => {
    expect(uptimeOf([day('a'), day('b')])).toBe(10_000)
    expect(uptimeOf(Array.from({ length: 90 }, (_, at) => day(`${at}`, at === 3 ? 1 : 0)))).toBe(9999)
  })
})

it.each([
  [0, 'minute', 1],
  [59, 'minute', 59],
  [60, 'hour', 1],
  [48 * 60 - 1, 'hour', 47],
  [48 * 60, 'day', 2],
  [8.5 * 24 * 60, 'day', 8],
] as const)('says %d minutes as %s %d', (minutes, unit, count) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(elapsed(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toEqual({ unit, count })
})

describe('the line of response times', () => {
  const time = (halfHours: number, averageMs?: number) => ({
    from: new Date(halfHours * 1_800_000).toISOString(),
    checks: 6,
    failed: 0,
    ...(averageMs !== undefined && { averageMs }),
  })
  const size = { width: 96, height: 108 }

  it('follows the values and breaks where there are none', () => {
    expect(linePathsOf([time(1, 100), time(2, 50), time(3), time(4, 0)], size)).toEqual([
      'M 93.0 4.0 L 93.0 4.0 L 94.0 54.0',
      'M 96.0 104.0 L 96.0 104.0',
    ])
  })
})
