import type { Event } from '@foyer/contract/events'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const names = () =>
  screen.getAllByRole('heading', { level: 2, name: / / }).flatMap(({ textContent }) => textContent ?? [])
const titles = [
  'Open Rehearsal and Backstage Tour',
  'Winter Concert: Strings by Candlelight',
  'Silent Film Night with Live Piano',
  'Lantern Walk and Harvest Market',
]
const listed = () => names().filter((name) => titles.includes(name))
const item = (name: RegExp) => {
  const found = screen.getAllByRole('listitem').find((each) => within(each).queryByRole('heading', { name }))
  if (!found) throw new Error(`no item ${name}`)
  return within(found)
}

async function openHome(address = '/en', instead?: Parameters<typeof openApp>[1]) {
  const app = openApp(address, instead)
  await screen.findByText(/^\d+ (events?|Veranstaltungen|événements)$/, {})
  return app
}

describe('the home list', () => {
  it('[S2.13] [S3.5] shows a title, a search box and an add button, and lists events newest first', async () => {
    await openHome()
    expect(screen.getByRole('heading', { level: 1, name: 'Your events' })).toBeTruthy()
    expect(document.title).toBe('Your events – Foyer')
    expect(screen.getByRole('searchbox', { name: 'Search events' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add event' }).getAttribute('href')).toBe('/en/create-event')
    expect(listed()).toEqual(titles)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('4 events')
  })

  it('[S2.15] [S2.16] [S3.7] shows sales, status, time, place and actions of each event', async () => {
    await openHome()
    const concert = item(/Winter Concert/)
    expect(concert.getByText('342')).toBeTruthy()
    expect(concert.getByText(/of 500 tickets sold/)).toBeTruthy()
    expect(concert.getByText(/19:30 CET/)).toBeTruthy()
    expect(concert.getByText('Konzerthaus, Freiburg, Baden-Württemberg')).toBeTruthy()
    expect(concert.getByText('Notion key missing')).toBeTruthy()
    expect(concert.getByRole('link', { name: /^View Winter.* \(opens in a new tab\)$/ }).getAttribute('href')).toBe(
      '/en/e/winter-concert',
    )
    expect(concert.getByRole('link', { name: /^Edit Winter/ }).getAttribute('href')).toBe('/en/events/evt_1')
    expect(concert.getByRole('button', { name: /^Delete Winter/ })).toBeTruthy()
    expect(concert.getByRole('button', { name: /^Change status of Winter.*: On Sale$/ })).toBeTruthy()
    expect(item(/Open Rehearsal/).getByRole('button', { name: /: Draft$/ })).toBeTruthy()
    expect(item(/Lantern Walk/).getByRole('button', { name: /: Closed$/ })).toBeTruthy()
  })

  it('shows an open date, and the website of an event without a place', async () => {
    const { router } = await openHome()
    await createEvent('Open Air')
    await router.navigate({ href: '/en/events' })
    await router.navigate({ href: '/en' })
    await screen.findByRole('heading', { name: 'Open Air' })
    expect(item(/Open Air/).getByText('Date to be announced')).toBeTruthy()
    expect(item(/Open Air/).getByText('www.example.com/open-air')).toBeTruthy()
    expect(item(/Open Air/).getByText('tickets sold')).toBeTruthy()
  })

  it('says that a page is written in Foyer, instead of that it has no Notion page', async () => {
    await openHome('/en', async ({ url }) => {
      if (!/events\?/.test(url)) return undefined
      const [first, second] = (await mockAnswers('/events')).map(({ notionLink: _, ...event }: Event) => event)
      return Response.json(
        [
          { ...first, described: false },
          { ...second, described: true },
        ],
        { headers: { 'x-total-count': '2' } },
      )
    })
    expect(item(/Open Rehearsal/).getByText('No Notion page linked')).toBeTruthy()
    expect(item(/Winter Concert/).getByText('Page written in Foyer')).toBeTruthy()
    expect(item(/Winter Concert/).queryByText('No Notion page linked')).toBeNull()
  })

  it.each([
    ['Date, oldest first', [3, 2, 1, 0], '?sort=date&order=asc'],
    ['Status, closed first', [3, 1, 2, 0], '?sort=status&order=desc'],
    ['Next first', [2, 1, 0, 3], '?sort=next&order=asc'],
    ['Name, A to Z', [3, 0, 2, 1], '?sort=name&order=asc'],
    ['Name, Z to A', [1, 2, 0, 3], '?sort=name&order=desc'],
    ['Status, drafts first', [0, 1, 2, 3], '?sort=status&order=asc'],
  ])('[S2.14] sorts by %s', async (way, order, address) => {
    const { user, router } = await openHome()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), way)
    await waitFor(() => expect(listed()).toEqual(order.map((at) => titles[at])))
    expect(router.state.location.searchStr).toBe(address)
  })

  it('[S2.14] shows the sorting of the address, and Back undoes it', async () => {
    const { user, router } = await openHome('/en?sort=status&order=desc')
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    expect(sort.selectedOptions[0]?.text).toBe('Status, closed first')
    await user.selectOptions(sort, 'Next first')
    await waitFor(() => expect(listed()).toEqual([2, 1, 0, 3].map((at) => titles[at])))
    router.history.back()
    await waitFor(() => expect(listed()).toEqual([3, 1, 2, 0].map((at) => titles[at])))
  })

  it('[S2.13] finds events by parts of names and venues, and keeps the search when going back to it', async () => {
    const { user, router } = await openHome()
    await user.type(screen.getByRole('searchbox'), 'FREIBURG')
    await screen.findByText('2 events')
    expect(listed()).toEqual([titles[0], titles[1]])
    expect(router.state.location.href).toBe('/en?q=FREIBURG')
    await user.click(item(/Winter Concert/).getByRole('link', { name: titles[1] ?? '' }))
    await screen.findByRole('heading', { level: 1, name: titles[1] ?? '' })
    router.history.back()
    await screen.findByText('2 events')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('FREIBURG')
    expect(listed()).toEqual([titles[0], titles[1]])
  })

  it('searches after a pause in typing and replaces the URL without a history entry', async () => {
    const { user, router, fetched } = await openHome()
    await user.click(screen.getByRole('searchbox'))
    await user.paste('piano')
    await screen.findByText('1 event')
    expect(listed()).toEqual([titles[2]])
    expect(router.state.location.searchStr).toBe('?q=piano')
    expect(router.history.length).toBe(1)
    // on a slow machine the list may be read twice: its answer is stale by the time it is rendered
    const asked = fetched.mock.calls.map(([url]) => url).filter((url) => /q=/.test(url))
    expect([...new Set(asked)]).toEqual(['/api/v1/events?q=piano&limit=20'])
  })

  it('applies the search in the URL and ignores invalid values', async () => {
    await openHome('/en?q=freiburg&status=test&sort=nonsense&order=up')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('freiburg')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Draft' }).checked).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).selectedOptions[0]?.text).toBe(
      'Date, newest first',
    )
    expect(listed()).toEqual([titles[0]])
  })

  it('shows the query when nothing matches, and clears the search on request', async () => {
    const { user, router } = await openHome('/en?q=zebra&status=Closed')
    expect(screen.getByRole('heading', { name: 'No results for “zebra”' })).toBeTruthy()
    expect(screen.getByText(/status “Closed”/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all events' }))
    await screen.findByText('4 events')
    expect(router.state.location.searchStr).toBe('')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it('leads to the first event when there is none', async () => {
    sessionStorage.setItem('foyer-team', '2')
    await openHome()
    expect(screen.getByRole('heading', { name: 'No events yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add your first event' }).getAttribute('href')).toBe('/en/create-event')
    // nothing to search in
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('shows one page at a time and loads the next on request', async () => {
    const { user, router } = await openHome()
    for (let at = 1; at <= 21; at++) await createEvent(`Matinee ${String(at).padStart(2, '0')}`)
    await router.navigate({ href: '/en?sort=name' })
    await screen.findByText('25 events')
    expect(screen.getByText('Showing 20 of 25')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Showing 25 of 25')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Matinee 20'))
  })

  it('keeps the list when the next page fails, shows why, and retries', async () => {
    let broken = true
    const { user, router } = await openHome('/en', (request) =>
      broken && /cursor=/.test(request.url) ? problem({ status: 403 }) : undefined,
    )
    for (let at = 1; at <= 17; at++) await createEvent(`Matinee ${at}`)
    await router.navigate({ href: '/en?sort=name' })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText(/^Couldn’t load more events\. Your role/)
    expect(screen.getByText('Showing 20 of 21')).toBeTruthy()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Showing 21 of 21')
    expect(screen.queryByText(/^Couldn’t load more events/)).toBeNull()
  })

  it('[S4.2] [S8.5] shows Something went wrong when the list fails, keeps the typed search, and retries', async () => {
    let broken = false
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openHome('/en', (request) =>
      broken && /events\?/.test(request.url) ? problem({ status: 403 }) : undefined,
    )
    broken = true
    await user.type(screen.getByRole('searchbox'), 'piano')
    await screen.findByRole('heading', { name: 'Something went wrong' })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('piano')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('1 event')
  })

  it('recovers from a failure when the search changes', async () => {
    let broken = false
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openHome('/en', (request) =>
      broken && /events\?/.test(request.url) ? problem({ status: 403 }) : undefined,
    )
    broken = true
    await user.type(screen.getByRole('searchbox'), 'piano')
    await screen.findByRole('heading', { name: 'Something went wrong' })
    broken = false
    await user.type(screen.getByRole('searchbox'), ' live')
    await screen.findByText('1 event')
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull()
  })

  it.each([
    ['de', 'Im Verkauf', 'Entwurf', 'Geschlossen', /von 500 Tickets verkauft/],
    ['fr', 'En vente', 'Brouillon', 'Fermé', /billets vendus sur 500/],
  ])('[S1.3] [S3.7] is translated to %s', async (language, onSale, draft, closed, sold) => {
    await openHome(`/${language}`)
    for (const [name, status] of [
      [/Winter/, onSale],
      [/Open/, draft],
      [/Lantern/, closed],
    ] as const)
      expect(item(name).getByRole('button', { name: new RegExp(`: ${status}$`) }).textContent).toBe(status)
    expect(item(/Winter/).getByText(sold)).toBeTruthy()
  })
})

describe('the strip of today', () => {
  const openToday = async (instead?: Parameters<typeof openApp>[1]) => {
    const app = await openHome('/en', instead)
    const strip = within(await screen.findByRole('region', { name: 'Today' }))
    return { ...app, strip, part: async (name: string) => within(await strip.findByRole('region', { name })) }
  }
  const hrefOf = (link: HTMLElement) => link.getAttribute('href')

  it('shows the next event, the sales of a week, what is to settle and what needs attention, each with a link', async () => {
    const { part } = await openToday()
    const next = await part('Next event')
    expect(next.getByText(/^in (9|10) days$/)).toBeTruthy()
    expect(hrefOf(next.getByRole('link', { name: titles[2] ?? '' }))).toBe('/en/events/evt_3')
    const sales = await part('Last 7 days')
    expect(hrefOf(sales.getByRole('link', { name: /^\d+ tickets$/ }))).toBe('/en/reports')
    expect(sales.getByText(/^Gross sales: €[\d,]+\.\d\d$/)).toBeTruthy()
    expect(sales.getByText(/^7 days before: \d+ tickets · €/)).toBeTruthy()
    expect(
      sales.getByRole('img', { name: /^\d+ tickets in the last 14 days, day by day until today: (\d+, ){13}\d+$/ }),
    ).toBeTruthy()
    const open = await part('Outstanding')
    expect(open.getAllByRole('link').map(hrefOf)).toEqual([
      '/en/inbox?show=unanswered',
      '/en/orders?status=requested',
      '/en/orders?status=pending',
      '/en/orders?refunds=owed',
    ])
    expect(open.getByRole('link', { name: 'Requests to decide 1' })).toBeTruthy()
    expect(open.getByRole('link', { name: /^Transfers expected €\d/ })).toBeTruthy()
    expect((await part('Needs attention')).getByText('Nothing right now')).toBeTruthy()
  })

  it('lists what needs attention with the way there, the rest on request', async () => {
    const event = { id: 'evt_1', name: 'Winter Concert' }
    const { user, part } = await openToday(async ({ url }) =>
      url.endsWith('/today')
        ? Response.json({
            ...(await mockAnswers('/today')),
            needs: [
              { kind: 'website-down', event, others: 2 },
              { kind: 'refund-failed', order: { id: 'ord_2', number: 'M3TX-9PLW' }, others: 2 },
              { kind: 'page-unreadable', event, others: 0 },
              { kind: 'follow-up-due', order: { id: 'ord_1', number: 'K7QR-2VXM' }, others: 1 },
              { kind: 'no-mail-server', others: 0 },
              { kind: 'imprint-missing', others: 0 },
              { kind: 'draft-incomplete', event, others: 0 },
            ],
          })
        : undefined,
    )
    const needs = await part('Needs attention')
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Website down: Winter Concert and 2 more',
      'Refund failed: order M3TX-9PLW and 2 more',
    ])
    await user.click(needs.getByRole('button', { name: 'Show 5 more' }))
    // no link for the mail server: the reader does not run the installation
    expect(needs.getAllByRole('link').map(hrefOf)).toEqual([
      '/en/events/evt_1/website',
      '/en/orders?refunds=failed&balance=overpaid',
      '/en/events/evt_1/page',
      '/en/orders?followUp=due',
      '/en/settings/legal#imprint',
      '/en/events/evt_1',
    ])
    expect(needs.getByText('Can’t read Notion page: Winter Concert')).toBeTruthy()
    expect(needs.getByText('Follow up: order K7QR-2VXM and 1 more')).toBeTruthy()
    expect(needs.getByText('No mail server: buyers get no emails')).toBeTruthy()
  })

  it('has no row for requests without one', async () => {
    const { part } = await openToday(async ({ url }) =>
      url.endsWith('/today') ? Response.json({ ...(await mockAnswers('/today')), requests: 0 }) : undefined,
    )
    const rows = (await part('Outstanding')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Questions to answer \d/),
      expect.stringMatching(/^Transfers expected €/),
      expect.stringMatching(/^Refunds to transfer €/),
    ])
  })

  it('shows what is left to pay of paid orders, with a link to them', async () => {
    const balancesDue = [{ currency: 'EUR', orders: 2, totalCents: 1250 }]
    const { part } = await openToday(async ({ url }) =>
      url.endsWith('/today') ? Response.json({ ...(await mockAnswers('/today')), balancesDue }) : undefined,
    )
    const link = (await part('Outstanding')).getByRole('link', { name: 'Balances due €12.50' })
    expect(hrefOf(link)).toBe('/en/orders?status=paid&balance=part-paid')
  })

  it('says what others may not see by leaving it out, and retries after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let broken = true
    const { user, strip, part } = await openToday(({ url }) => {
      if (!url.endsWith('/today')) return undefined
      return broken ? problem({ status: 403 }) : Response.json({ needs: [] })
    })
    await strip.findByText('Couldn’t load today’s figures.')
    broken = false
    await user.click(strip.getByRole('button', { name: 'Try again' }))
    expect((await part('Next event')).getByText('Nothing coming up yet')).toBeTruthy()
    expect(strip.queryByRole('region', { name: 'Last 7 days' })).toBeNull()
    expect(strip.queryByRole('region', { name: 'Outstanding' })).toBeNull()
  })
})

const createEvent = (title: string) =>
  fetch('/api/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, urlLink: 'https://www.example.com/open-air' }),
  })
