import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'
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

  it('[S8.1] says that an event is not found, with a way back', async () => {
    const { user } = openApp('/en/events/evt_unknown/enter-key')
    await screen.findByRole('heading', { level: 1, name: 'Event not found' })
    await user.click(screen.getByRole('link', { name: 'Go to your events' }))
    await screen.findByRole('heading', { level: 1, name: 'Your events' })
  })
})

describe('a key that is entered', () => {
  it.each([
    ['ntn_refused', 'Notion doesn’t accept this key', 'See instructions'],
    ['ntn_no_capability', 'The key isn’t allowed to read content', 'See instructions'],
    ['ntn_not_shared', 'the page isn’t shared with it', 'Open page in Notion'],
    ['ntn_database', 'This link opens a database', 'Change page link'],
    ['ntn_in_trash', 'This page is in the trash in Notion', 'Change page link'],
    ['two words', 'Copy the whole key from Notion', 'See instructions'],
  ])('%s is not stored: %s', async (key, because, way) => {
    const { user, field: box } = await enter(key)
    await waitFor(async () => expect(descriptionOf(await box())).toContain(because))
    expect(document.activeElement).toBe(await box())
    expect((await box()).value).toBe(key)
    expect(document.title).toMatch(/^Error: Enter key – Silent Film Night/)
    expect(screen.getByRole('link', { name: new RegExp(`^${way}`) })).toBeTruthy()
    await user.clear(await box())
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await screen.findByText(/Key missing/)
  })

  it('is stored unchecked when Notion cannot be reached, and says so', async () => {
    await enter('ntn_unreachable')
    const said = await screen.findByText(/not checked: Notion can’t be reached right now/)
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
    expect(screen.getByText('Not checked')).toBeTruthy()
    expect(screen.getByText(/ntn_…able/)).toBeTruthy()
  })

  it('is asked for when there is none', async () => {
    const { user } = openApp('/en/events/evt_3/enter-key')
    const box = await field()
    await user.click(screen.getByRole('button', { name: 'Save key' }))
    await waitFor(() => expect(descriptionOf(box)).toMatch(/^Enter the key\./))
    expect(document.activeElement).toBe(box)
  })

  it('may have spaces around it, is kept from password managers, and is removed after a confirmation', async () => {
    const { user, field: box } = await enter('  ntn_5a8bZ71Qx9f3e1a2b\t')
    await screen.findByText(/ntn_…1a2b/)
    await user.click(screen.getByRole('button', { name: 'Remove key' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep key' }))
    expect(screen.getByText(/ntn_…1a2b/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove key' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove key' }))
    await screen.findByText('Key removed.')
    await waitFor(async () => expect(document.activeElement).toBe(await box()))
    expect(screen.queryByText(/1a2b/)).toBeNull()
    expect([(await box()).type, (await box()).autocomplete]).toEqual(['text', 'off'])
  })

  it('[S2.21] is not discarded without a question', async () => {
    const { user } = openApp('/en/events/evt_3/enter-key')
    await user.type(await field(), 'ntn_half')
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect((await field()).value).toBe('ntn_half')
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await screen.findByRole('heading', { level: 1, name: /^Silent Film Night/ })
  })
})

describe('the instructions', () => {
  it('[S2.20] explain how to get a key in five steps, and keep the typed values', async () => {
    const { user, router } = openApp('/en/events/evt_3/enter-key')
    await user.type(await field(), 'ntn_half')
    await user.click(screen.getByRole('link', { name: 'How can I get a new key' }))
    const main = within(screen.getByRole('main'))
    await main.findByRole('heading', { name: 'Create a connection' })
    expect(screen.getByRole('link', { name: 'How can I get a new key' }).getAttribute('aria-current')).toBe('page')
    expect(main.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByText(/Read content/)).toBeTruthy()
    const portal = screen.getByRole('link', { name: /Open the developer portal/ })
    expect(portal.getAttribute('href')).toMatch(/^https:\/\/app\.notion\.com\//)
    expect(portal.getAttribute('rel')).toContain('noopener')
    await user.click(main.getByRole('link', { name: 'Enter key' }))
    expect((await field()).value).toBe('ntn_half')
    expect(router.state.location.href).toBe('/en/events/evt_3/enter-key')
  })

  it.each([
    ['de', 'Verbindung anlegen'],
    ['fr', 'Créez une connexion'],
  ])('[S2.20] are there in %s', async (language, first) => {
    openApp(`/${language}/events/evt_3/enter-key?choice=how`)
    await screen.findByRole('heading', { name: first })
  })
})

async function enter(key: string) {
  const { user } = openApp('/en/events/evt_3/enter-key')
  await user.type(await field(), key)
  await user.click(screen.getByRole('button', { name: 'Save key' }))
  return { user, field }
}
