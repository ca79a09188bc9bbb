import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../app/test/render-app.tsx'
import { hasSingleKeys } from '../../../lib/keys.ts'
import { showPalette } from '../../../lib/palette.ts'
import { problem } from '../../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  showPalette()
  vi.unstubAllGlobals()
})

const box = () => screen.findByRole('combobox', { name: 'Search, or type a command' })
const field = () => screen.findByRole('button', { name: 'Search' })
/** The option that Enter runs, as the box names it. */
const chosen = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent

async function openPalette(path = '/en/support') {
  const app = openApp(path)
  await app.user.click(await field())
  await box()
  return app
}

describe('the palette', () => {
  it('opens from the field of the top bar, and closes', async () => {
    const { user } = await openPalette()
    expect(document.activeElement).toBe(await box())
    // Escape and the return of the focus are the browser's: a journey tests them
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('opens by Ctrl K and by the slash, but not while typing nor when the reader has turned that off', async () => {
    const { user } = openApp('/en/support')
    const subject = await screen.findByLabelText<HTMLInputElement>('Subject')
    await user.type(subject, 'a/b')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(subject.value).toBe('a/b')
    await user.keyboard('{Control>}k{/Control}')
    await box()
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    subject.blur()
    await user.keyboard('/')
    await user.type(await box(), 'single-key')
    await user.keyboard('{Enter}')
    await user.keyboard('/')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('begins with what was typed before its code was there', async () => {
    const { user } = openApp('/en/support')
    await field()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })))
    for (const key of ['p', 'j', 'Backspace', 'i', 'Shift'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await user.type(await box(), 'ano')
    expect((await box()).getAttribute('value')).toBe('piano')
  })

  it('runs what was typed and entered before its code was there', async () => {
    const { router } = openApp('/en/support')
    await field()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })))
    for (const key of [...'Switch to German', 'Enter'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/support'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds what the team has, and opens the chosen one', async () => {
    const { user, router } = await openPalette()
    await user.keyboard('piano')
    const events = await screen.findByRole('group', { name: 'Events' })
    expect(within(events).getAllByRole('option')[0]?.textContent).toContain('Silent Film Night with Live Piano')
    expect(chosen()).toContain('Silent Film Night')
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe('Show all results for “piano”')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/events/evt_3'))
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(await field())
    expect(within(await screen.findByRole('group', { name: 'Recent searches' })).getByRole('option').textContent).toBe(
      'piano',
    )
  })

  it('announces the number of results, similar ones, and that there are none', async () => {
    const { user } = await openPalette()
    const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent
    await user.keyboard('piano')
    await waitFor(() => expect(status()).toMatch(/^\d+ results?$/))
    await user.clear(await box())
    await user.keyboard('pinao')
    await waitFor(() => expect(status()).toContain('Nothing contains “pinao”. These results are similar.'))
    await user.clear(await box())
    await user.keyboard('zzxxyyww')
    await waitFor(() => expect(status()).toContain('No results for “zzxxyyww”'))
  })

  it('searches the beginning of a text that is too long, and says so', async () => {
    const { user } = await openPalette()
    const long = 'piano '.repeat(50).trim()
    await user.paste(long)
    expect(await box()).toHaveProperty('value', long)
    const status = within(screen.getByRole('dialog')).getByRole('status')
    await waitFor(() =>
      expect(status.textContent).toMatch(/^Only the first 200 characters are searched\. \d+ results?$/),
    )
    expect(await screen.findByRole('group', { name: 'Events' })).toBeTruthy()
  })

  it('offers the pages of the event behind it, and its public page', async () => {
    const { user, router } = openApp('/en/events/evt_1')
    await screen.findByRole('heading', { level: 1, name: /Winter Concert/ })
    await user.click(await field())
    await user.type(await box(), 'this event check')
    expect(chosen()).toBe('This event: check-in')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/events/evt_1/check-in'))
    const open = vi.fn()
    vi.stubGlobal('open', open)
    await user.click(await field())
    await user.type(await box(), 'view public')
    await user.keyboard('{Enter}')
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^\/en\/e\/winter-concert/), '_blank', 'noopener')
  })

  it('writes to the buyers of the event behind it', async () => {
    const { user, router } = openApp('/en/events/evt_3')
    await screen.findByRole('heading', { level: 1, name: /^Silent Film Night/ })
    await user.click(await field())
    await user.type(await box(), 'write to buyers')
    expect(chosen()).toBe('This event: write to buyers')
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /^Write to the buyers of \d+ orders$/ })
    expect(router.state.location.href).toBe('/en/events/evt_3/orders')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('duplicates the event behind it, and opens the copy', async () => {
    const { user, router } = openApp('/en/events/evt_1')
    await screen.findByRole('heading', { level: 1, name: /^Winter Concert/ })
    await user.click(await field())
    await user.type(await box(), 'duplicate')
    expect(chosen()).toBe('This event: duplicate')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: /^Kopie von Winter Concert/ })
    expect(router.state.location.pathname).not.toMatch(/evt_1$/)
  })

  it('opens settings and runs commands by their names and synonyms, in the language of the reader', async () => {
    const { user, router } = await openPalette()
    await user.keyboard('iban')
    expect(chosen()).toBe('Settings: bank account')
    await user.clear(await box())
    await user.keyboard('deutsch')
    expect(chosen()).toBe('Switch to German')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/support'))
    await user.click(await screen.findByRole('button', { name: 'Suche' }))
    await user.type(await screen.findByRole('combobox'), 'dunkel')
    expect(chosen()).toBe('Dunkles Farbschema verwenden')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    delete document.documentElement.dataset['theme']
  })

  it('offers no command that the role may not run', async () => {
    sessionStorage.setItem('foyer-team', '2')
    const { user } = await openPalette()
    await user.keyboard('installation')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Mail log' })).toBeNull())
    await user.clear(await box())
    await user.keyboard('team')
    expect(await screen.findByRole('option', { name: /^Switch to team/ })).toBeTruthy()
  })

  it('says why results cannot be loaded, and still runs commands', async () => {
    const { user } = openApp('/en/support', (request) =>
      request.url.includes('/search') ? problem({ status: 403 }) : undefined,
    )
    await user.click(await field())
    await user.type(await box(), 'inbox')
    expect(chosen()).toBe('Inbox')
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Your role in this team'))
  })
})

describe('the list of keyboard shortcuts', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys = async () =>
    within(await dialog())
      .getAllByRole('term')
      .map(({ textContent }) => textContent)

  it.each([
    ['/en/orders', 'Orders', ['j', 'k', 'Enter', 'x', '/', 'Esc', 'Ctrl K', '?']],
    ['/en/events/evt_1/orders', /^Winter Concert/, ['j', 'k', 'Enter', 'x', '/', 'Esc', 'Ctrl K', '?']],
    ['/en/inbox', 'Inbox', ['j', 'k', 'Enter', 'e', 'u', 'r', 'h', 'a', 'x', 'Ctrl K', '/', '?']],
    ['/en/support', 'Support', ['Ctrl K', '/', '?']],
  ])('opens by the question mark on %s, with the keys that work there', async (path, name, expected) => {
    const { user } = openApp(path)
    await screen.findByRole('heading', { level: 1, name })
    await user.keyboard('?')
    expect(await keys()).toEqual(expected)
  })

  it('opens by a command, and turns single keys off and on', async () => {
    const { user } = await openPalette()
    await user.keyboard('keyboard shortcuts{Enter}')
    await user.click(within(await dialog()).getByRole('button', { name: 'Turn off single-key shortcuts' }))
    expect(hasSingleKeys()).toBe(false)
    await user.click(within(await dialog()).getByRole('button', { name: 'Turn on single-key shortcuts' }))
    expect(hasSingleKeys()).toBe(true)
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('combobox', { name: 'Search, or type a command' })).toBeNull()
  })
})
