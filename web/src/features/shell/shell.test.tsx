import german from '@foyer/brand/flags/de.svg'
import french from '@foyer/brand/flags/fr.svg'
import gb from '@foyer/brand/flags/gb.svg'
import { messages as en } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const path = (router: ReturnType<typeof openApp>['router']) => router.state.location.href
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the shell', () => {
  const sidebar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

  it('[S2.8] [S2.10] shows the team, the main links, upcoming events, languages, support, changelog and the user', async () => {
    openApp('/en')
    await title(en.home.title)
    await sidebar().findByRole('link', { name: /Open Rehearsal/ })
    const links = sidebar().getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Events',
      'Orders',
      'Reports',
      'Settings',
      'Silent Film Night with Live Piano',
      'Winter Concert: Strings by Candlelight',
      'Open Rehearsal and Backstage Tour',
      'Support',
      'Changelog',
      'English',
      'Deutsch',
      'Français',
      'Demo organiserorganiser@example.com',
    ])
    expect(sidebar().getByRole('heading', { name: 'Upcoming events' })).toBeTruthy()
    const upcoming = within(sidebar().getByRole('region', { name: 'Upcoming events' }))
    expect(upcoming.getAllByRole('link')).toHaveLength(3)
    expect(sidebar().getByRole('button', { name: 'Team: Kulturhaus am Fluss' })).toBeTruthy()
    expect(sidebar().getByRole('img', { name: 'Foyer' })).toBeTruthy()
    expect(
      sidebar()
        .getByRole('link', { name: /organiser@example.com/ })
        .getAttribute('href'),
    ).toBe('/en/my-profile')
  })

  it('[S1.5] shows flags beside the languages, as decoration', async () => {
    openApp('/en')
    await title(en.home.title)
    const flags = [...document.querySelectorAll<HTMLImageElement>('nav a[hreflang] img')]
    expect(flags.map((flag) => flag.getAttribute('src'))).toEqual([gb, german, french])
    expect(flags.map(({ alt }) => alt)).toEqual(['', '', ''])
  })

  it('[S2.9] marks the current page and the section above it', async () => {
    openApp('/en/events/evt_3')
    await waitFor(() => expect(sidebar().getByRole('link', { current: 'page' })).toBeTruthy())
    expect(sidebar().getByRole('link', { current: 'page' }).textContent).toBe('Silent Film Night with Live Piano')
    expect(sidebar().getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('true')
  })

  it('[S2.9] marks the page that a link has opened', async () => {
    const { user } = openApp('/en/orders')
    await title(en.orders.title)
    const current = () =>
      sidebar()
        .getAllByRole('link', { current: 'page' })
        .filter((link) => !link.hasAttribute('hreflang'))
        .map(({ textContent }) => textContent)
    expect(current()).toEqual(['Orders'])
    await user.click(sidebar().getByRole('link', { name: 'Events' }))
    await title(en.events.title)
    expect(current()).toEqual(['Events'])
    await user.click(await sidebar().findByRole('link', { name: /Open Rehearsal/ }))
    await title(/Open Rehearsal/)
    expect(current()).toEqual(['Open Rehearsal and Backstage Tour'])
  })

  it('[S2.7] shows search, inbox and the user menu in the top bar', async () => {
    const { user, router } = openApp('/en')
    await title(en.home.title)
    const bar = within(screen.getByRole('navigation', { name: 'Search, inbox and account' }))
    expect(bar.getByRole('button', { name: 'Search' })).toBeTruthy()
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Inbox'])
    expect(bar.getByRole('button', { name: 'Account: Demo organiser' })).toBeTruthy()
    await user.click(bar.getByRole('link', { name: /Inbox/ }))
    await title(en.inbox.title)
    expect(path(router)).toBe('/en/inbox')
    expect(bar.getByRole('link', { name: /Inbox/ }).getAttribute('aria-current')).toBe('page')
  })

  it('[S2.11] lists the teams in the app menu, marks the current one, and links to settings and a new team', async () => {
    const { user, router } = openApp('/en')
    await title(en.home.title)
    const button = sidebar().getByRole('button', { name: /^Team:/ })
    button.focus()
    await user.keyboard('{Enter}')
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.querySelector('[slot=label]')?.textContent ?? entry.textContent)).toEqual([
      'Kulturhaus am Fluss',
      'Les Tréteaux du Port',
      'Team settings',
      'New team…',
    ])
    await waitFor(() => expect(document.activeElement).toBe(entries[0]))
    await user.click(screen.getByRole('menuitem', { name: /Tréteaux/ }))
    await sidebar().findByRole('button', { name: 'Team: Les Tréteaux du Port' })
    await sidebar().findByText('No upcoming events.')
    await user.click(sidebar().getByRole('button', { name: /^Team:/ }))
    const chosen = await screen.findByRole('menuitem', { name: /Tréteaux/ })
    expect(chosen.getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('menuitem', { name: /Kulturhaus/ }).getAttribute('aria-current')).toBeNull()
    expect(screen.getByRole('menuitem', { name: 'New team…' }).getAttribute('href')).toBe('/en/teams/create')
    await user.click(screen.getByRole('menuitem', { name: 'Team settings' }))
    await title(en.settings.title)
    expect(path(router)).toBe('/en/settings')
  })

  it('[S2.12] leads from the user menu to profile, settings, privacy policy, feedback and sign out, in this order', async () => {
    const { user, router } = openApp('/en')
    await title(en.home.title)
    await user.click(screen.getByRole('button', { name: 'Account: Demo organiser' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.slice(0, 4).map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['My profile', '/en/my-profile'],
      ['Settings', '/en/settings'],
      ['Privacy policy', '/en/privacy-policy'],
      ['Share feedback', '/en/share-feedback'],
    ])
    expect(entries.at(-1)?.textContent).toBe('Sign out')
    await user.click(screen.getByRole('menuitem', { name: 'Share feedback' }))
    await title(en.feedback.title)
    expect(path(router)).toBe('/en/share-feedback')
  })

  it('returns the focus from a menu to its button', async () => {
    const { user } = openApp('/en')
    await title(en.home.title)
    const button = screen.getByRole('button', { name: 'Account: Demo organiser' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    const entry = await screen.findByRole('menuitem', { name: 'My profile' })
    await waitFor(() => expect(document.activeElement).toBe(entry))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('[S2.6] opens the navigation as a drawer, and closes it by its button and on navigation', async () => {
    const { user } = openApp('/en')
    await title(en.home.title)
    await user.click(screen.getByRole('button', { name: 'Open navigation' }))
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(drawer.getByRole('button', { name: 'Close navigation' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open navigation' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Orders' }))
    await title(en.orders.title)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[S2.6] closes the drawer on a link to the same page and when the team changes', async () => {
    const { user } = openApp('/en')
    await title(en.home.title)
    const openDrawer = async () => {
      await user.click(screen.getByRole('button', { name: 'Open navigation' }))
      return within(await screen.findByRole('dialog'))
    }
    await user.click((await openDrawer()).getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click((await openDrawer()).getByRole('button', { name: /^Team:/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Tréteaux/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main navigation' })).toBeNull())
  })

  it('[S4.4] [S8.7] says when the upcoming events could not be loaded', async () => {
    const refuse = (request: Request) => (request.url.includes('upcoming') ? problem({ status: 403 }) : undefined)
    openApp('/en/orders', refuse)
    await title(en.orders.title)
    await screen.findByText('Couldn’t load upcoming events.')
  })

  it('[S4.2] [S4.4] [S7.7] shows a loading state for the upcoming events until they are there', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    openApp('/en/orders', (request) => (request.url.includes('upcoming') ? held : undefined))
    await title(en.orders.title)
    const upcoming = within(sidebar().getByRole('region', { name: 'Upcoming events' }))
    expect(upcoming.getByRole('status').textContent).toBe('Loading…')
    answer()
    expect(await upcoming.findAllByRole('link')).toHaveLength(3)
    expect(upcoming.queryByRole('status')).toBeNull()
  })

  it('loads everything again when the tab switches to another team', async () => {
    const { user, fetched } = openApp('/en')
    await screen.findByRole('heading', { level: 1 })
    await user.click(screen.getByRole('button', { name: 'Team: Kulturhaus am Fluss' }))
    await user.click(await screen.findByRole('menuitem', { name: /Tréteaux/ }))
    await screen.findByText('No upcoming events.')
    expect(screen.getByRole('button', { name: 'Team: Les Tréteaux du Port' })).toBeTruthy()
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-team')).toBe('2')
  })

  it('switches the team only when the reader leaves unsaved input', async () => {
    const { user, router } = openApp('/en/events/evt_1/settings')
    const city = await screen.findByRole<HTMLInputElement>('textbox', { name: /^City/ }, { timeout: 10_000 })
    const team = () => sessionStorage.getItem('foyer-team')
    const before = team()
    const leaveBy = async (answer: string, act: () => Promise<void>) => {
      await act()
      await user.click(await screen.findByRole('button', { name: answer }))
    }
    const switchTeam = async () => {
      await user.click(screen.getByRole('button', { name: 'Team: Kulturhaus am Fluss' }))
      await user.click(await screen.findByRole('menuitem', { name: /Tréteaux/ }))
    }
    await user.type(city, ' Mine')
    await leaveBy('Keep editing', switchTeam)
    expect(city.value).toMatch(/ Mine$/)
    expect([team(), path(router)]).toEqual([before, '/en/events/evt_1/settings'])
    // going home later is no switch
    await leaveBy('Leave without saving', () => user.click(sidebar().getByRole('link', { name: 'Home' })))
    await title(en.home.title)
    expect(team()).toBe(before)
    await router.navigate({ href: '/en/events/evt_1/settings' })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Mine')
    await leaveBy('Leave without saving', switchTeam)
    await title(en.home.title)
    expect([team(), path(router)]).toEqual(['2', '/en'])
  })
})
