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
  it('lists every event by date, newest first, with its sales', async () => {
    await openEvents()
    expect(firstWords()).toEqual(['Open', 'Winter', 'Silent', 'Lantern'])
    expect(within(rows()[1] ?? document.body).getByText('342 / 500')).toBeTruthy()
    expect(header('Date').getAttribute('aria-sort')).toBe('descending')
    expect(header('Event').getAttribute('aria-sort')).toBe('none')
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
    await waitFor(() => expect(firstWords()).toEqual(['Winter', 'Silent']))
    expect(router.state.location.searchStr).toBe('?status=On+Sale')
    router.history.back()
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true)
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
    await waitFor(() => expect(firstWords()).toEqual(['Winter', 'Silent', 'Lantern']))
    expect(document.activeElement?.textContent).toBe('Winter Concert: Strings by Candlelight')
  })

  it('shows the query when nothing matches', async () => {
    openApp('/en/events?q=zebra')
    await screen.findByRole('heading', { name: 'No results for “zebra”' })
    expect(screen.queryByRole('table')).toBeNull()
  })
})
