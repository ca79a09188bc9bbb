import type { Role } from '@foyer/contract/access'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { eventView } from '../../lib/event/queries.ts'
import { problem } from '../../test/problem.ts'
import { Words } from '../../test/render.tsx'
import { EventTimes } from './event/EventTimes.tsx'

// React Aria restores the caret on each `selectionchange`; happy-dom fires that event synchronously, which loops for
// ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) => screen.findByRole('heading', { level: 1, name })
const isEvent = (request: Request) => request.method === 'GET' && /\/events\/evt_1$/.test(request.url)

/** The signed-in account with this role in all its teams. */
async function meAs(role: Role): Promise<string> {
  const me = await mockAnswers('/me')
  return JSON.stringify({ ...me, teams: me.teams.map((team: object) => ({ ...team, role })) })
}

describe('the page of an event', () => {
  it('[S7.4] loads the event and shows its facts', async () => {
    const { fetched } = openApp('/en/events/evt_1')
    await named('Winter Concert: Strings by Candlelight')
    expect(fetched.mock.calls.map(([url]) => url)).toContain('/api/v1/events/evt_1')
    const facts = await screen.findAllByRole('definition')
    // The facts on its ticket come first.
    expect(facts.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('19:30–21:30\u00a0CET'),
      'Konzerthaus, Freiburg, Baden-Württemberg',
      expect.stringContaining('winter-concert.example.com'),
      expect.stringContaining('…/e/winter-concert'),
    ])
    expect(screen.getByText('342')).toBeTruthy()
  })

  it('shows the revenue, the sales of each type, the last orders and what comes next', async () => {
    openApp('/en/events/evt_3')
    await named('Silent Film Night with Live Piano')
    await screen.findByText(/in sales/)
    expect(screen.getByRole('link', { name: /^\d+ orders$/ }).getAttribute('href')).toBe('/en/events/evt_3/orders')
    const part = async (name: string) => within(await screen.findByRole('region', { name }))
    expect((await part('Tickets by type')).getAllByRole('listitem')[0]?.textContent).toBe('Standard68 / 90')
    const overTime = await part('Tickets sold over time')
    const chart = await overTime.findByRole('slider', { name: 'Tickets sold over time' })
    expect(chart.getAttribute('aria-valuetext')).toMatch(/2026: Total \d+, Standard 68, /)
    await userEvent.click(overTime.getByText('Show as a table'))
    expect((await overTime.findAllByRole('row')).length).toBeGreaterThan(3)
    expect((await part('Latest orders')).getAllByRole('row').length).toBeGreaterThan(1)
    expect((await part('Coming up')).getByText('The event starts')).toBeTruthy()
    expect((await part('Coming up')).getByText('The event ends')).toBeTruthy()
  })

  it('names no end that the organiser has not entered', async () => {
    const { endsAt: _, ...event } = await mockAnswers('/events/evt_3')
    openApp('/en/events/evt_3', ({ method, url }) =>
      method === 'GET' && url.endsWith('/events/evt_3') ? Response.json(event) : undefined,
    )
    const next = within(await screen.findByRole('region', { name: 'Coming up' }))
    expect(next.getByText('The event starts')).toBeTruthy()
    expect(next.queryByText('The event ends')).toBeNull()
  })

  it('asks once for a Notion page while none is linked', async () => {
    const { notionLink: _, ...event } = await mockAnswers('/events/evt_1')
    openApp('/en/events/evt_1/page', (request) => (isEvent(request) ? Response.json(event) : undefined))
    await screen.findByRole('region', { name: 'Notion link' })
    expect(screen.queryByRole('region', { name: 'Notion page' })).toBeNull()
  })

  it.each([
    ['date', 'settings#date'],
    ['tickets', 'tickets#tickets'],
    ['notion', 'page#notion'],
    ['edit', 'settings#title'],
  ])('leads from the former address #%s to its tab', async (hash, to) => {
    const { router } = openApp(`/en/events/evt_1#${hash}`)
    await named('Winter Concert: Strings by Candlelight')
    await waitFor(() => expect(router.state.location.href).toBe(`/en/events/evt_1/${to}`))
  })

  it('names the next step of a draft as the primary button, and the sale once nothing is missing', async () => {
    const { cover: _, notionLink: __, ...event } = await mockAnswers('/events/evt_2')
    const draft = { ...event, dateTba: true, described: false }
    const { user } = openApp('/en/events/evt_2', (request) =>
      request.method === 'GET' && /\/events\/evt_2$/.test(request.url) ? Response.json(draft) : undefined,
    )
    const ready = within(await screen.findByRole('region', { name: 'Ready to go on sale?' }))
    expect(ready.getByText('2 of 3 steps done')).toBeTruthy()
    // parts that an event can be sold without
    expect(ready.getByRole('link', { name: 'Add a cover picture' }).getAttribute('href')).toBe(
      '/en/events/evt_2/page#cover',
    )
    expect(ready.getByRole('link', { name: 'Write a description' }).getAttribute('href')).toBe(
      '/en/events/evt_2/page#description',
    )
    expect(ready.queryByRole('link', { name: 'Add the location' })).toBeNull()
    const steps = ready.getAllByRole('link', { name: 'Set the date' })
    expect(steps.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/en/events/evt_2/settings#date'))
    // leads to the date itself, with its fields shown; leaving without a date loses nothing
    await user.click(steps[0] ?? document.body)
    const date = within(await screen.findByRole('region', { name: 'Date and time' }, { timeout: 10_000 }))
    await waitFor(() => expect(document.activeElement).toBe(date.getAllByRole('spinbutton')[0]), { timeout: 10_000 })
    expect(date.getByRole<HTMLInputElement>('checkbox', { name: 'No date yet' }).checked).toBe(false)
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    cleanup()
    openApp('/en/events/evt_2')
    const done = within(await screen.findByRole('region', { name: 'Ready to go on sale' }))
    expect(done.getByRole('button', { name: 'Put on sale' })).toBeTruthy()
  })

  it('names a way to be paid as a step of a draft with priced tickets', async () => {
    const { bank: _, ...team } = await mockAnswers('/teams/1')
    const draft = { ...(await mockAnswers('/events/evt_1')), status: 'test' }
    openApp('/en/events/evt_1', ({ method, url }) => {
      if (method === 'GET' && url.endsWith('/teams/1')) return Response.json(team)
      return isEvent({ method, url } as Request) ? Response.json(draft) : undefined
    })
    const ready = within(await screen.findByRole('region', { name: 'Ready to go on sale?' }))
    expect(ready.getByText('3 of 4 steps done')).toBeTruthy()
    const [step] = ready.getAllByRole('link', { name: 'Add a way to get paid' })
    expect(step?.getAttribute('href')).toBe('/en/settings/payments?event=evt_1#bank')
  })

  it('keeps the tabs at the address of a tab that does not exist', async () => {
    openApp('/en/events/evt_1/nothing')
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    expect(await screen.findByRole('heading', { level: 1, name: /Winter Concert/ })).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'Event' }))
    expect(tabs.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/en/events/evt_1')
  })

  it('says that a role may not open a tab', async () => {
    const me = await meAs('viewer')
    openApp('/en/events/evt_1/settings', (request) =>
      request.url.endsWith('/me') ? new Response(me, { headers: { 'content-type': 'application/json' } }) : undefined,
    )
    await screen.findByText('Your role doesn’t have access to this page')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['door', 0],
    ['manager', 1],
  ] as const)('offers a %s %i links to change the ticket types', async (role, count) => {
    const me = await meAs(role)
    openApp('/en/events/evt_3', (request) =>
      request.url.endsWith('/me') ? new Response(me, { headers: { 'content-type': 'application/json' } }) : undefined,
    )
    const types = within(await screen.findByRole('region', { name: 'Tickets by type' }))
    expect(types.queryAllByRole('link', { name: 'Edit tickets' })).toHaveLength(count)
  })

  it('[S4.2] shows a loading state', async () => {
    openApp('/en/events/evt_1', (request) => (isEvent(request) ? new Promise(() => {}) : undefined))
    await named('Event')
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(/^Loading…/))
  })

  it('[S8.5] shows the error screen when the event cannot be loaded, and retries', async () => {
    let broken = true
    const { user } = openApp('/en/events/evt_1', (request) =>
      broken && isEvent(request) ? problem({ status: 403 }) : undefined,
    )
    await screen.findByText('Something went wrong', {})
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await named('Winter Concert: Strings by Candlelight')
  }, 20_000)

  it('keeps typed values when another member has deleted the event', async () => {
    let deleted = false
    const { user, queryClient } = openApp('/en/events/evt_1/settings', (request) =>
      deleted && isEvent(request) ? problem({ status: 404 }) : undefined,
    )
    const city = await screen.findByRole<HTMLInputElement>('textbox', { name: /^City/ })
    await user.clear(city)
    await user.type(city, 'Basel')
    deleted = true
    await queryClient.refetchQueries({ queryKey: ['events', 'GET /events/{id}'] })
    await waitFor(() => expect(queryClient.getQueryState(eventView('evt_1').queryKey)?.status).toBe('error'))
    expect(city.isConnected).toBe(true)
    expect(city.value).toBe('Basel')
  })

  it('leads from its settings to its history', async () => {
    openApp('/en/events/evt_1/settings')
    const link = await screen.findByRole('link', { name: 'View history of this event' })
    expect(link.getAttribute('href')).toBe('/en/settings/history?subject=evt_1')
  })

  it('offers to email a new access of an online event, and does what was chosen', async () => {
    const { user, fetched } = openApp('/en/events/evt_1/settings')
    await user.click(await screen.findByRole('checkbox', { name: /^Online event/ }))
    expect(screen.queryByRole('checkbox', { name: /^Email it/ })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /^How to join/ }), 'Room 7')
    await user.click(screen.getByRole('checkbox', { name: /^Email it/ }))
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    const sent = () => fetched.mock.calls.find(([, init]) => init?.method === 'PATCH')?.[1]?.body
    await waitFor(() => expect(sent()).toBeTruthy())
    expect(JSON.parse(String(sent()))).toMatchObject({ online: true, onlineAccess: 'Room 7', mailBuyers: false })
  })

  it.each([
    [false, 'America/Toronto', ['19:30', '13:30']],
    [true, 'America/Toronto', ['13:30', '19:30']],
    [true, 'Europe/Paris', ['19:30']],
  ])('leads with the time of the reader only for an online event: %s, %s', (online, timeZone, times) => {
    const zone = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
    const date = '2026-12-17T18:30:00.000Z'
    const { container } = render(
      <Words>
        <EventTimes event={{ date, dateTba: false, timeZone: 'Europe/Berlin', online }} />
      </Words>,
    )
    vi.restoreAllMocks()
    expect(container.textContent?.match(/\d\d:\d\d/g)).toEqual(times)
  })

  it('says that an event is not found', async () => {
    openApp('/fr/events/evt_unknown')
    await named('Événement introuvable')
    expect(screen.getByRole('link', { name: 'Voir vos événements' }).getAttribute('href')).toBe('/fr')
  })

  it('shows the address of its page as a QR code, and saves it for print', async () => {
    const saved: Blob[] = []
    const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))
    const { user } = openApp('/en/events/evt_1')
    await user.click(await screen.findByRole('button', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }))
    expect(dialog.getByRole('img', { name: 'QR code of the public page' })).toBeTruthy()
    expect(dialog.getByText(`${window.location.origin}/en/e/winter-concert`)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Download as SVG' }))
    expect(await saved[0]?.text()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+">/)
  })

  it('shows a viewer the event without anything to change it', async () => {
    const me = await meAs('viewer')
    openApp('/en/events/evt_1', (request) =>
      request.url.endsWith('/me') ? new Response(me, { headers: { 'content-type': 'application/json' } }) : undefined,
    )
    await named('Winter Concert: Strings by Candlelight')
    await screen.findByText('Konzerthaus, Freiburg, Baden-Württemberg')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(
      within(screen.getByRole('main'))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
        // of the chart, once its code is there
        .filter((text) => text !== 'Download CSV'),
    ).toEqual(['Copy link', 'QR code'])
    const tabs = within(screen.getByRole('navigation', { name: 'Event' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Tickets',
      'Codes',
      'Questions',
      'Orders',
      'Attendees',
      'Check-in',
      'Reports',
      'Page',
      'Website',
    ])
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Enter key' })).toBeNull()
  })
})
