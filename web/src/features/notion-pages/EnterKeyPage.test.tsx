import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Notion key' })

describe("the page for an event's Notion key", () => {
  it('[S2.19] [S2.20] [S2.21] offers two tabs and a way back', async () => {
    openApp('/en/events/evt_1/enter-key')
    await field()
    expect(screen.getByRole('link', { name: 'I already have a key' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'How can I get a new key' }).getAttribute('href')).toBe(
      '/en/events/evt_1/enter-key?choice=how',
    )
    const back = screen.getByRole('link', { name: 'Back' })
    expect(back.getAttribute('href')).toBe('/en/events/evt_1/page')
    expect(back.getAttribute('aria-current')).toBeNull()
  })

  it('shows the first tab for any other choice in the URL', async () => {
    openApp('/en/events/evt_1/enter-key?choice=none')
    await field()
  })

  it('keeps the typed key when Foyer cannot be reached', async () => {
    const { user } = openApp('/en/events/evt_1/enter-key', (request) => {
      if (request.method === 'POST') throw new TypeError('Failed to fetch')
      return undefined
    })
    await user.type(await field(), 'ntn_a_good_key')
    await user.click(screen.getByRole('button', { name: 'Save key' }))
    await screen.findByText(/Foyer can’t be reached/)
    expect((await field()).value).toBe('ntn_a_good_key')
  })

  it('[S4.3] shows that a key is being checked', async () => {
    let answer = () => {}
    const { user } = openApp('/en/events/evt_1/enter-key', (request) =>
      request.method === 'POST'
        ? new Promise((resolve) => (answer = () => resolve(problem({ status: 503 }))))
        : undefined,
    )
    await user.type(await field(), 'ntn_a_good_key')
    const save = screen.getByRole('button', { name: 'Save key' })
    await user.click(save)
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('true'))
    answer()
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  })

  it('says when no page is linked yet, and where to add the link', async () => {
    openApp('/en/events/evt_2/enter-key')
    await field()
    expect(screen.getByRole('link', { name: 'Add link' }).getAttribute('href')).toBe('/en/events/evt_2/page#link')
  })

  it('[S8.1] says that an event is not found', async () => {
    openApp('/en/events/evt_unknown/enter-key')
    await screen.findByRole('heading', { level: 1, name: 'Event not found' })
  })
})
