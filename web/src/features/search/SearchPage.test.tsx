import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const box = () => screen.findByRole('searchbox', { name: 'Search Foyer' })

describe('the search page', () => {
  it('[S2.1] explains what can be found and focuses the search box', async () => {
    openApp('/en/search')
    await screen.findByRole('heading', { name: 'What are you looking for?' })
    expect(document.activeElement).toBe(await box())
  })

  it('finds what the URL asks for, one list for each kind', async () => {
    openApp('/en/search?q=piano')
    await screen.findByText(/results for “piano”/)
    expect(screen.getByRole('heading', { level: 2, name: /^Events/ })).toBeTruthy()
    const found = screen.getByRole('heading', { level: 3, name: 'Silent Film Night with Live Piano' })
    expect(found.querySelector('a')?.getAttribute('href')).toBe('/en/events/evt_3')
    expect(screen.getByRole('link', { name: 'Show all matching events' }).getAttribute('href')).toBe(
      '/en/events?q=piano',
    )
  })

  it('moves through the results by arrow keys, and back to the box', async () => {
    const { user, router } = openApp('/en/search')
    await user.click(await box())
    await user.paste('freiburg')
    await screen.findByText(/results for “freiburg”/)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Open Rehearsal and Backstage Tour')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Winter Concert: Strings by Candlelight')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(await box())
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/events/evt_2'))
    router.history.back()
    await screen.findByText(/results for “freiburg”/)
    expect(await box()).toHaveProperty('value', 'freiburg')
    expect(router.state.location.href).toBe('/en/search?q=freiburg')
  })

  it('keeps a query that is too long in the box, and says how much of it is searched', async () => {
    const { user, fetched } = openApp('/en/search')
    const long = 'piano '.repeat(50).trim()
    await user.click(await box())
    await user.paste(long)
    await screen.findByText('Only the first 200 characters are searched.')
    await waitFor(() => expect(fetched.mock.calls.some(([url]) => url.includes('/search?q=piano'))).toBe(true))
    await screen.findByText(/results for “piano/)
    expect(await box()).toHaveProperty('value', long)
  })

  it.each([
    ['en', 'No results for “zebra”', 'Show all events'],
    ['de', 'Nichts gefunden für „zebra“', 'Alle Veranstaltungen anzeigen'],
    ['fr', /^Aucun résultat pour «\szebra\s»$/, 'Afficher tous les événements'],
  ])('shows the query when nothing matches, with other ways to go, in %s', async (language, name, all) => {
    const { user, router } = openApp(`/${language}/search?q=zebra`)
    await screen.findByRole('heading', { name })
    await user.click(screen.getByRole('link', { name: all }))
    await waitFor(() => expect(router.state.location.href).toBe(`/${language}/events`))
  })

  it('leads from the results to the list of all matching events', async () => {
    const { user, router } = openApp('/en/search?q=night')
    await user.click(await screen.findByRole('link', { name: 'Show all matching events' }))
    await screen.findByText('1 event')
    expect(router.state.location.href).toBe('/en/events?q=night')
  })

  it('offers recent searches, latest first, and forgets them on request', async () => {
    const { user } = openApp('/en/search')
    for (const q of ['piano', 'market']) {
      await user.clear(await box())
      await user.paste(q)
      await user.keyboard('{Enter}')
      await screen.findByText(new RegExp(`results? for “${q}”`))
    }
    await user.clear(await box())
    await screen.findByRole('heading', { name: 'Recent searches' })
    const recent = screen.getAllByRole('link', { name: /^(piano|market)$/ })
    expect(recent.map((link) => link.getAttribute('href'))).toEqual(['/en/search?q=market', '/en/search?q=piano'])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull()
    expect(document.activeElement).toBe(await box())
  })
})
