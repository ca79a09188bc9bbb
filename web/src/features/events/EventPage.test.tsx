import type { Role } from '@foyer/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

// React Aria puts the caret back at each `selectionchange`; happy-dom sends that event within the call, so for ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 })
const isEvent = (request: Request) => request.method === 'GET' && /\/events\/evt_1$/.test(request.url)

/** Who is signed in, as a member of this role. */
async function meAs(role: Role): Promise<string> {
  const me = await mockAnswers('/me')
  return JSON.stringify({ ...me, teams: me.teams.map((team: object) => ({ ...team, role })) })
}

describe('the page of an event', () => {
  it('[S7.4] asks for the event, and shows what it is', async () => {
    const { fetched } = openApp('/en/events/evt_1')
    await named('Winter Concert: Strings by Candlelight')
    expect(fetched.mock.calls.map(([url]) => url)).toContain('/api/v1/events/evt_1')
    const facts = await screen.findAllByRole('definition')
    // those of its ticket come first
    expect(facts.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('19:30–21:30 CET'),
      'Konzerthaus, Freiburg, Baden-Württemberg',
      expect.stringContaining('winter-concert.example.com'),
      expect.stringContaining('…/e/winter-concert'),
    ])
    expect(screen.getByText('342')).toBeTruthy()
  })

  it('[S4.2] says that it is loading', async () => {
    openApp('/en/events/evt_1', (request) => (isEvent(request) ? new Promise(() => {}) : undefined))
    await named('Event')
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(/^Loading…/))
  })

  it('[S8.5] shows the error screen when the event does not come, and tries again', async () => {
    let broken = true
    const { user } = openApp('/en/events/evt_1', (request) =>
      broken && isEvent(request) ? problem({ status: 403 }) : undefined,
    )
    await screen.findByText('Something went wrong', {}, { timeout: 5_000 })
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await named('Winter Concert: Strings by Candlelight')
  }, 20_000)

  it('says that an event is not found', async () => {
    openApp('/fr/events/evt_unknown')
    await named('Événement introuvable')
    expect(screen.getByRole('link', { name: 'Aller à vos événements' }).getAttribute('href')).toBe('/fr')
  })

  it('shows a viewer what the event is, and nothing to change it', async () => {
    const me = await meAs('viewer')
    openApp('/en/events/evt_1', (request) =>
      request.url.endsWith('/me') ? new Response(me, { headers: { 'content-type': 'application/json' } }) : undefined,
    )
    await named('Winter Concert: Strings by Candlelight')
    await screen.findByText('Konzerthaus, Freiburg, Baden-Württemberg')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Enter key' })).toBeNull()
  })
})
