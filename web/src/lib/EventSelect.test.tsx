import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** As on a device with a mouse. */
const haveMouse = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media !== '(hover: none)' }),
  )

describe.each(['orders', 'inbox'])('the event filter: %s', (page) => {
  it('lists all events, also of a team with more than one page', async () => {
    const [event] = await mockAnswers('/events')
    const many = Array.from({ length: 130 }, (_, at) => ({ ...event, id: `evt_${at}`, name: `Event ${at + 1}` }))
    const { user, router } = openApp(`/en/${page}`, (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/events')) return undefined
      if (!searchParams.has('limit')) return Response.json(many, { headers: { 'x-total-count': '130' } })
      const headers = { 'x-total-count': '130', link: '</api/v1/events?limit=100&cursor=next>; rel="next"' }
      return Response.json(many.slice(0, 100), { headers })
    })
    const filter = await screen.findByRole('combobox', { name: 'Event' })
    const last = await within(filter).findByRole('option', { name: 'Event 130' })
    await user.selectOptions(filter, last)
    await waitFor(() => expect(router.history.location.search).toBe('?event=evt_129'))
  })

  it('lists the latest of very many events, and the chosen one', async () => {
    const [event] = await mockAnswers('/events')
    const whole = vi.fn()
    openApp(`/en/${page}?event=evt_old`, ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname.endsWith('/events/evt_old')) return Response.json({ ...event, id: 'evt_old', name: 'Long ago' })
      if (!pathname.endsWith('/events')) return undefined
      if (!searchParams.has('limit')) whole()
      const headers = { 'x-total-count': '1001', link: '</api/v1/events?limit=100&cursor=next>; rel="next"' }
      return Response.json([event], { headers })
    })
    const filter = await screen.findByRole('combobox', { name: 'Event' })
    await waitFor(() => expect(filter).toHaveProperty('value', 'evt_old'))
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All events', event.name, 'Long ago'])
    expect(whole).not.toHaveBeenCalled()
  })

  it('loads no events until the pointer reaches it, where there is a pointer', async () => {
    haveMouse()
    const asked = vi.fn()
    const { user } = openApp(`/en/${page}`, ({ url }) => {
      if (new URL(url).pathname.endsWith('/events')) asked()
      return undefined
    })
    const filter = await screen.findByRole('combobox', { name: 'Event' })
    await user.type(await screen.findByRole('searchbox'), 'rossi')
    expect(asked).not.toHaveBeenCalled()
    await user.hover(filter)
    await waitFor(() => expect(asked).toHaveBeenCalled())
  })
})

it('loads the events for a finger at its first touch, also where there is a mouse', async () => {
  haveMouse()
  const asked = vi.fn()
  openApp('/en/orders', ({ url }) => {
    if (new URL(url).pathname.endsWith('/events')) asked()
    return undefined
  })
  const search = await screen.findByRole('searchbox')
  expect(asked).not.toHaveBeenCalled()
  fireEvent.touchStart(search)
  await waitFor(() => expect(asked).toHaveBeenCalled())
})
