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
  const views = { total: 200, periods: [] }
  openApp(
    '/en/reports?span=dates&from=2026-01-01&to=2026-01-31',
    reportWith({ currencies: ['CHF', 'EUR', 'JPY'].map(currencyOf), views, conversionBp: 150 }),
  )
  await heading()
  const sliders = await screen.findAllByRole('slider')
  expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'Sales in CHF',
    'Sales in EUR',
    'Sales in JPY',
  ])
  const euros = within(screen.getByRole('region', { name: 'Sales in EUR' }))
  expect(euros.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€23.80',
    '€0.00',
    '€20.00',
    '€3.80',
    '2',
    '1',
  ])
  expect(screen.getByText('200 views; 1.5% of them led to an order.')).toBeTruthy()
  expect(screen.getByText(/^Days follow the time zone UTC/)).toBeTruthy()
})

it('says that each event has its own days', async () => {
  openApp('/en/reports?group=event', reportWith({ currencies: [currencyOf('EUR')] }))
  expect(await screen.findByText('The days of each event follow its own time zone.')).toBeTruthy()
})

it.each([
  ['day', /^5\sJanuary\s2026: /],
  ['week', /^Week from 5\sJanuary\s2026: /],
  ['month', /^Jan 2026: /],
])('names each %s in the picture', async (by, name) => {
  const views = { total: 200, periods: [] }
  const url = `/en/reports?span=dates&from=2026-01-05&to=2026-01-05&by=${by}`
  openApp(url, reportWith({ by, currencies: [currencyOf('EUR')], views, conversionBp: 12_000 }))
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toMatch(name)
  // more orders than views
  expect(screen.getByText('200 views')).toBeTruthy()
})

it('keeps period, unit and group in the address', async () => {
  const { router } = openApp('/en/reports')
  await heading()
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 12 months')
  await userEvent.selectOptions(screen.getByLabelText('Show by'), 'Month')
  await userEvent.selectOptions(screen.getByLabelText('Group by'), 'Ticket type')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ span: 'days365', by: 'month', group: 'type' }),
  )
})

it('says what counts when there are no sales, and shows the views all the same', async () => {
  openApp('/en/reports', reportWith({ views: { total: 30, periods: [] }, conversionBp: 0 }))
  expect(await screen.findByRole('heading', { name: 'No sales in this period' })).toBeTruthy()
  expect(screen.getByText('30 views; 0% of them led to an order.')).toBeTruthy()
})

it('keeps dates in the wrong order, says so, and asks for no report', async () => {
  const { fetched } = openApp('/en/reports?span=dates&from=2026-02-01&to=2026-01-01')
  await heading()
  expect(await screen.findByText('The end date can’t be before the start date.')).toBeTruthy()
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-02-01')
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
  expect(chart.getAttribute('aria-valuetext')).toMatch(/before the event: .*Silent Film Night/)
})
