import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const heading = () => screen.findByRole('heading', { level: 1, name: 'Reports' })
const figures = {
  orders: 1,
  tickets: 2,
  grossCents: 2380,
  taxCents: 380,
  refundedCents: 0,
  refundedTaxCents: 0,
  paidFeeCents: 150,
}
const currencyOf = (currency: string) => ({
  currency,
  totals: figures,
  groups: [{ key: '', totals: figures, periods: [{ start: '2026-01-05', ...figures }] }],
})
const reportWith = (report: object) => (request: Request) =>
  request.url.includes('/reports/sales?')
    ? Response.json({ by: 'day', timeZone: 'UTC', currencies: [], views: { total: 0, periods: [] }, ...report })
    : undefined

it('shows one picture for each currency, and the views with their conversion', async () => {
  const views = { total: 200, periods: [{ start: '2026-01-05', views: 200 }] }
  const shown = { currencies: ['CHF', 'EUR', 'JPY'].map(currencyOf), views, conversionBp: 150 }
  const totals = { ...figures, tickets: 1, grossCents: 1190, taxCents: 190, paidFeeCents: 0 }
  const before = { currencies: [{ ...currencyOf('EUR'), totals }] }
  openApp('/en/reports?span=dates&from=2026-01-01&to=2026-01-31', (request) =>
    reportWith(request.url.includes('to=2025-12-31') ? before : shown)(request),
  )
  await heading()
  const pictures = () => screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))
  await waitFor(() =>
    expect(pictures()).toEqual(['Sales in CHF', 'Sales in EUR', 'Sales in JPY', 'Views of public pages']),
  )
  const euros = within(screen.getByRole('region', { name: 'Sales in EUR' }))
  await euros.findByText('Before: €11.90')
  expect(euros.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['€23.80', 'Before: €11.90'],
    ...['€0.00', 'Before: €0.00'],
    ...['€20.00', 'Before: €10.00'],
    ...['€3.80', 'Before: €1.90'],
    ...['2', 'Before: 1'],
    ...['1', 'Before: 1'],
    ...['€1.50', 'Before: €0.00'],
  ])
  // yen had no sales before
  const yen = within(screen.getByRole('region', { name: 'Sales in JPY' }))
  expect(yen.getAllByText('Before: 0')).toHaveLength(2)
  expect(screen.getByText(/^“Before” is the previous period: 1\s?–\s?31 December 2025/)).toBeTruthy()
  const views200 = within(screen.getByRole('region', { name: 'Views of public pages' }))
  expect(views200.getByText('200 views; 1.5% of them led to an order.')).toBeTruthy()
  await userEvent.click(views200.getByText('Show as a table'))
  const row = await views200.findByRole('row', { name: /^5\sJanuary/ })
  expect([...row.children].slice(1).map(({ textContent }) => textContent)).toEqual(['200', '3', '1.5%'])
  expect(screen.getByText(/^Days follow the time zone UTC/)).toBeTruthy()
})

it('draws tickets, and saves the values of a picture as a file', async () => {
  const saved: Blob[] = []
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))
  openApp(
    '/en/reports?span=dates&from=2026-01-04&to=2026-01-05&show=tickets',
    reportWith({ currencies: [currencyOf('EUR')] }),
  )
  const chart = await screen.findByRole('slider', { name: 'Tickets sold (EUR)' })
  expect(chart.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('5 January 2026: Tickets 2')
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV: Tickets sold (EUR)' }))
  expect((await saved[0]?.text())?.split('\r\n')).toEqual(['\uFEFFPeriod,Tickets', '2026-01-04,0', '2026-01-05,2', ''])
})

it('says that each event has its own days', async () => {
  openApp('/en/reports?group=event', reportWith({ currencies: [currencyOf('EUR')] }))
  expect(await screen.findByText('The days of each event follow its own time zone.')).toBeTruthy()
})

it.each([
  ['day', /^5\sJanuary\s2026: /],
  ['week', /^Week from 5\sJanuary\s2026: /],
  ['month', /^Jan\s2026: /],
])('names each %s in the picture', async (by, name) => {
  const views = { total: 200, periods: [] }
  const url = `/en/reports?span=dates&from=2026-01-05&to=2026-01-05&by=${by}`
  openApp(url, reportWith({ by, currencies: [currencyOf('EUR')], views, conversionBp: 12_000 }))
  expect((await screen.findByRole('slider', { name: 'Sales in EUR' })).getAttribute('aria-valuetext')).toMatch(name)
  // more orders than views
  expect(screen.getByText('200 views')).toBeTruthy()
})

it('keeps period, unit and group in the address', async () => {
  const { router } = openApp('/en/reports')
  await heading()
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 12 months')
  await userEvent.selectOptions(screen.getByLabelText('Figure'), 'Tickets')
  await userEvent.selectOptions(screen.getByLabelText('Show by'), 'Month')
  await userEvent.selectOptions(screen.getByLabelText('Group by'), 'Ticket type')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      span: 'days365',
      show: 'tickets',
      by: 'month',
      group: 'type',
    }),
  )
})

/** The teams whose reports were asked for. */
const teamsAsked = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls
    .filter(([url]) => url.includes('/reports/sales?'))
    .map(([, init]) => new Headers(init?.headers).get('x-team'))

it('names its team in the address, with which Back leads to the page before', async () => {
  const { router } = openApp('/en/orders')
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  await router.navigate({ href: '/en/reports?by=week' })
  await heading()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ by: 'week', team: '1' }))
  router.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
})

it('shows the team of a shared address, whichever team the tab was in', async () => {
  sessionStorage.setItem('foyer-team', '1')
  const app = openApp('/en/reports?team=2')
  await heading()
  await waitFor(() => expect(teamsAsked(app)).toContain('2'))
  expect(new Set(teamsAsked(app))).toEqual(new Set(['2']))
  expect(sessionStorage.getItem('foyer-team')).toBe('2')
  expect(await screen.findByRole('button', { name: 'Team: Les Tréteaux du Port' })).toBeTruthy()
})

it('shows the event of a shared address, whichever team the tab was in', async () => {
  sessionStorage.setItem('foyer-team', '2')
  openApp('/en/events/evt_1/reports?team=1')
  expect(await screen.findByRole('heading', { level: 1, name: /^Winter Concert/ })).toBeTruthy()
  expect(await screen.findByLabelText('Period')).toBeTruthy()
  expect(sessionStorage.getItem('foyer-team')).toBe('1')
})

it('refuses the address of a team that the reader does not belong to, and stays in its own', async () => {
  sessionStorage.setItem('foyer-team', '1')
  const app = openApp('/en/reports?team=team_9')
  expect(await screen.findByRole('heading', { name: 'This report belongs to another team' })).toBeTruthy()
  expect(teamsAsked(app)).toEqual([])
  expect(sessionStorage.getItem('foyer-team')).toBe('1')
})

it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'ends this year today in the time zone %s of the team',
  async (zone) => {
    const me = await mockAnswers('/me')
    const team = { ...(await mockAnswers(`/teams/${me.lastTeam}`)), timeZone: zone }
    const { fetched } = openApp('/en/reports?span=thisYear', (request) =>
      /\/teams\/[^/]+$/.test(new URL(request.url).pathname) ? Response.json(team) : undefined,
    )
    expect(await screen.findByLabelText('Period')).toHaveProperty('value', 'thisYear')
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone })
    const asked = () => fetched.mock.calls.map(([url]) => String(url))
    await waitFor(() =>
      expect(asked()).toContainEqual(
        expect.stringContaining(`/reports/sales?from=${today.slice(0, 4)}-01-01&to=${today}&by=day`),
      ),
    )
  },
)

it('says what counts when there are no sales, and shows the views all the same', async () => {
  openApp('/en/reports', reportWith({ views: { total: 30, periods: [] }, conversionBp: 0 }))
  expect(await screen.findByRole('heading', { name: 'No sales in this period' })).toBeTruthy()
  expect(screen.getByText('30 views; 0% of them led to an order.')).toBeTruthy()
})

it.each([
  ['2026-02-01', '2026-01-01', 'The end date can’t be before the start date.'],
  ['1900-01-01', '2199-12-31', 'A report can cover 100 years at most.'],
])('keeps dates from %s to %s, says what is wrong, and asks for no report', async (from, to, error) => {
  const { fetched } = openApp(`/en/reports?span=dates&from=${from}&to=${to}`)
  await heading()
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.getByLabelText('From')).toHaveProperty('value', from)
  expect(fetched.mock.calls.filter(([url]) => String(url).includes('/reports/sales'))).toEqual([])
})

it('tells a role without the right, and shows it no link', async () => {
  const me = await mockAnswers('/me')
  const atTheDoor = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'door' })) }
  openApp('/en/reports', (request) => (/\/me$/.test(request.url) ? Response.json(atTheDoor) : undefined))
  expect(await screen.findByText('Your role doesn’t have access to reports')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
})

it('compares two events by the days before each', async () => {
  openApp('/en/events/evt_3/reports?with=evt_1')
  const part = within(await screen.findByRole('region', { name: 'Compare with another event' }))
  const chart = await part.findByRole('slider', { name: 'Compare with another event' })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/before the event: .*Silent Film Night.*€/)
  await userEvent.selectOptions(screen.getByLabelText('Figure'), 'Tickets')
  expect(await part.findByText('Running total of tickets sold, by days before each event')).toBeTruthy()
  expect(part.getByRole('slider').getAttribute('aria-valuetext')).not.toContain('€')
})
