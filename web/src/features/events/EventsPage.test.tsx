import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

async function openEvents(address = '/en/events') {
  const app = openApp(address)
  await screen.findByRole('table', { name: 'All events' })
  return app
}
const rows = () => screen.getAllByRole('row').slice(1)
const firstWords = () => rows().map((row) => row.textContent?.split(' ')[0])
const header = (name: string) => screen.getByRole('columnheader', { name })

describe('the table of events', () => {
  it('lists every event, the next one first, with its sales', async () => {
    const { user, router } = await openEvents()
    expect(firstWords()).toEqual(['Silent', 'Winter', 'Open', 'Lantern'])
    const concert = within(rows()[1] ?? document.body)
    expect(concert.getByText('342 / 500')).toBeTruthy()
    expect(concert.getByText(/19:30\sCET/)).toBeTruthy()
    expect(concert.getByText(/^Konzerthaus, Freiburg/)).toBeTruthy()
    expect(concert.getByRole('button', { name: /^Change status of/ }).textContent).toBe('On Sale')
    expect(['Date', 'Event'].map((name) => header(name).getAttribute('aria-sort'))).toEqual(['none', 'none'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Date, newest first')
    await waitFor(() => expect(firstWords()).toEqual(['Open', 'Winter', 'Silent', 'Lantern']))
    expect(header('Date').getAttribute('aria-sort')).toBe('descending')
    expect(router.state.location.searchStr).toBe('?sort=date&order=desc')
  })

  it('says that an event has no date and no tickets yet', async () => {
    sessionStorage.setItem('foyer-team', '2')
    const { router } = openApp('/en/create-event')
    await fetch('/api/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-team': '2' },
      body: JSON.stringify({ title: 'Le Malade imaginaire' }),
    })
    await router.navigate({ href: '/en/events' })
    const row = within((await screen.findAllByRole('row'))[1] ?? document.body)
    expect(row.getByText('No date yet')).toBeTruthy()
    expect(row.getByText('No tickets yet')).toBeTruthy()
    expect(row.queryByText('0')).toBeNull()
  })

  it('has nothing to filter by before the first event', async () => {
    sessionStorage.setItem('foyer-team', '2')
    const { router } = openApp('/en/events')
    await screen.findByRole('heading', { name: 'No events yet' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    // events of another time could be there
    await router.navigate({ href: '/en/events?when=over' })
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toBeTruthy()
  })

  it('sorts by its headers in both directions and puts the sorting into the URL', async () => {
    const { user, router } = await openEvents()
    await user.click(screen.getByRole('button', { name: 'Event' }))
    await waitFor(() => expect(firstWords()).toEqual(['Lantern', 'Open', 'Silent', 'Winter']))
    expect(header('Event').getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Event' }))
    await waitFor(() => expect(firstWords()).toEqual(['Winter', 'Silent', 'Open', 'Lantern']))
    expect(router.state.location.searchStr).toBe('?sort=name&order=desc')
  })

  it('filters by status, and Back undoes it', async () => {
    const { user, router } = await openEvents()
    await user.click(screen.getByRole('radio', { name: 'On Sale' }))
    await waitFor(() => expect(firstWords()).toEqual(['Silent', 'Winter']))
    expect(router.state.location.searchStr).toBe('?status=On+Sale')
    router.history.back()
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true)
  })

  it('lists those to come or those that are over only, also when it is sorted', async () => {
    const { user, router } = await openEvents()
    const time = (label: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), label)
    await time('Past')
    await waitFor(() => expect(firstWords()).toEqual(['Lantern']))
    await time('Upcoming')
    await waitFor(() => expect(firstWords()).toEqual(['Silent', 'Winter', 'Open']))
    await user.click(screen.getByRole('button', { name: 'Event' }))
    await waitFor(() => expect(firstWords()).toEqual(['Open', 'Silent', 'Winter']))
    expect(router.state.location.searchStr).toBe('?when=ahead&sort=name&order=asc')
    await user.click(screen.getByRole('radio', { name: 'Closed' }))
    await screen.findByRole('heading', { name: 'No matching events' })
    expect(screen.getByText('Only upcoming events are listed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all events' }))
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(router.state.location.searchStr).toBe('?sort=name&order=asc')
  })

  it('keeps sorting, status and search together in the URL, in another language too', async () => {
    const { user, router } = await openEvents('/en/events?sort=name&order=asc')
    await user.click(screen.getByRole('radio', { name: 'On Sale' }))
    await waitFor(() => expect(firstWords()).toEqual(['Silent', 'Winter']))
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'basel')
    await waitFor(() => expect(firstWords()).toEqual(['Silent']))
    expect(router.state.location.href).toBe('/en/events?q=basel&status=On+Sale&sort=name&order=asc')
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Veranstaltungen suchen' })
    expect(search.value).toBe('basel')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Im Verkauf' }).checked).toBe(true)
    expect(router.state.location.href).toBe('/de/events?q=basel&status=On+Sale&sort=name&order=asc')
    await waitFor(() => expect(firstWords()).toEqual(['Silent']))
  })

  it('offers view, edit, key and delete for each event', async () => {
    const { user } = await openEvents()
    const open = () => user.click(screen.getByRole('button', { name: /^Actions for Open Rehearsal/ }))
    await open()
    const entry = (name: string) => screen.findByRole('menuitem', { name })
    const view = await entry('View (opens in a new tab)')
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/en/e/open-rehearsal', '_blank'])
    expect((await entry('Edit')).getAttribute('href')).toBe('/en/events/evt_2')
    expect((await entry('Enter key')).getAttribute('href')).toBe('/en/events/evt_2/enter-key')
    await user.click(await entry('Delete'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(firstWords()).toEqual(['Silent', 'Winter', 'Lantern']))
    expect(document.activeElement?.textContent).toBe('Lantern Walk and Harvest Market')
  })

  it('duplicates an event, and opens the copy', async () => {
    const { user, router } = await openEvents()
    await user.click(screen.getByRole('button', { name: /^Actions for Open Rehearsal/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await screen.findByRole('heading', { level: 1, name: /^Kopie von Open Rehearsal/ })
    expect(router.state.location.pathname).toMatch(/^\/en\/events\/(?!evt_2$)/)
    expect(await screen.findByText(/^“Open Rehearsal.*” duplicated\. This is the copy\.$/)).toBeTruthy()
  })

  it('shows the query when nothing matches', async () => {
    openApp('/en/events?q=zebra')
    await screen.findByRole('heading', { name: 'No results for “zebra”' })
    expect(screen.queryByRole('table')).toBeNull()
  })
})
