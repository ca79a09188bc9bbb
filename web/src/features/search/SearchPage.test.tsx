import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const box = () => screen.findByRole('searchbox', { name: 'Search in Foyer' })

describe('the search page', () => {
  it('[S2.1] says what can be searched for, and has the focus in its box', async () => {
    openApp('/en/search')
    await screen.findByRole('heading', { name: 'What are you looking for?' })
    expect(document.activeElement).toBe(await box())
  })

  it('finds what the address says, in a list for each kind', async () => {
    openApp('/en/search?q=piano')
    await screen.findByText('1 result for “piano”')
    expect(screen.getByRole('heading', { level: 2, name: 'Events' })).toBeTruthy()
    const found = screen.getByRole('heading', { level: 3, name: 'Silent Film Night with Live Piano' })
    expect(found.querySelector('a')?.getAttribute('href')).toBe('/en/events/evt_3')
    expect(screen.getByRole('link', { name: 'Show in the list of events' }).getAttribute('href')).toBe(
      '/en/events?q=piano',
    )
  })

  it('goes through what was found by the arrow keys, and back to the box', async () => {
    const { user, router } = openApp('/en/search')
    await user.click(await box())
    await user.paste('freiburg')
    await screen.findByText('2 results shown for “freiburg”')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Open Rehearsal and Backstage Tour')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Winter Concert: Strings by Candlelight')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(await box())
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/events/evt_2'))
  })

  it('shows the query when nothing matches, and what else can be done', async () => {
    openApp('/de/search?q=zebra')
    await screen.findByRole('heading', { name: 'Nichts gefunden für „zebra“' })
    expect(screen.getByRole('link', { name: 'Alle Veranstaltungen zeigen' }).getAttribute('href')).toBe('/de/events')
  })

  it('offers what was searched for lately, the latest first, and forgets it on request', async () => {
    const { user } = openApp('/en/search')
    for (const q of ['piano', 'market']) {
      await user.clear(await box())
      await user.paste(q)
      await user.keyboard('{Enter}')
      await screen.findByText(`1 result for “${q}”`)
    }
    await user.clear(await box())
    await screen.findByRole('heading', { name: 'Searched lately' })
    const recent = screen.getAllByRole('link', { name: /^(piano|market)$/ })
    expect(recent.map((link) => link.getAttribute('href'))).toEqual(['/en/search?q=market', '/en/search?q=piano'])
    await user.click(screen.getByRole('button', { name: 'Forget these' }))
    expect(screen.queryByRole('heading', { name: 'Searched lately' })).toBeNull()
    expect(document.activeElement).toBe(await box())
  })
})
