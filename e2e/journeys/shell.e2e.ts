import { pages } from '@foyer/contract/pages'
import type { Locator, Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { known } from '../fixtures/known.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ onlyRead: true })

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' })
const openNavigation = (page: Page) => page.getByRole('button', { name: 'Open navigation' })
const namesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.textContent?.trim()))

const unitsInPixels = 4

test.describe('on large screens', () => {
  for (const width of [1024, 1440])
    test(`[S2.5] [S9.8] the sidebar is fixed and 64 units wide, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 400 })
      await page.goto('/en/my-profile')
      const sidebar = sidebarOf(page)
      await expect(sidebar).toBeVisible()
      await expect(openNavigation(page)).toBeHidden()
      await page.mouse.move(width - 50, 200)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      // includes the border
      const frame = await sidebar.locator('..').boundingBox()
      expect(frame).toMatchObject({ x: 0, y: 0, width: 64 * unitsInPixels, height: 400 })
    })

  test('[S2.8] [S2.10] the sidebar has a header, a body with headings, and a footer', async ({ page, organiser }) => {
    await page.goto('/en')
    const sidebar = sidebarOf(page)
    await expect(sidebar.getByRole('button', { name: 'Team: Robin Sample' })).toBeVisible()
    await expect(sidebar.getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
    const upcoming = sidebar.getByRole('region', { name: 'Upcoming events' })
    await expect(upcoming.getByRole('link')).toHaveCount(3)
    const links = await namesOf(sidebar.getByRole('link'))
    await expect(sidebar.getByRole('img', { name: 'Foyer' })).toBeVisible()
    expect(links.slice(0, 5)).toEqual(['Home', 'Events', 'Orders', 'Reports', 'Settings'])
    expect(links.slice(8, 13)).toEqual(['Support', 'Changelog', 'English', 'Deutsch', 'Français'])
    const card = sidebar.getByRole('link', { name: organiser?.email ?? 'no organiser' })
    await expect(card).toHaveAttribute('href', '/en/my-profile')
  })

  test('[S2.9] the sidebar highlights the current page', async ({ page }) => {
    await page.goto('/en/orders')
    const current = sidebarOf(page).locator('[aria-current=page]:not([hreflang])')
    await expect(current).toHaveText(['Orders'])
    await sidebarOf(page).getByRole('link', { name: 'Events' }).click()
    await expect(current).toHaveText(['Events'])
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused()
    const upcoming = sidebarOf(page).getByRole('region', { name: 'Upcoming events' }).getByRole('link').first()
    await upcoming.click()
    await expect(current).toHaveText([await upcoming.innerText()])
    await expect(sidebarOf(page).getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('on small screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 700 })
    await page.goto('/en')
    await expect(sidebarOf(page)).toBeHidden()
  })

  test('[S2.6] a header opens the navigation as a drawer, and a button closes it', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('button', { name: 'Open navigation' })).toBeVisible()
    await openNavigation(page).click()
    const close = drawerOf(page).getByRole('button', { name: 'Close navigation' })
    await expect(close).toBeFocused()
    await expect(drawerOf(page).getByRole('link', { name: 'Settings' })).toBeVisible()
    await close.click()
    await expect(drawerOf(page)).toBeHidden()
    await expect(openNavigation(page)).toBeFocused()
  })

  test('[S2.6] the drawer traps the focus, and Escape returns it', async ({ page }) => {
    await openNavigation(page).press('Enter')
    await expect(drawerOf(page).getByRole('button', { name: 'Close navigation' })).toBeFocused()
    const focusIsInside = () => drawerOf(page).evaluate((drawer) => drawer.contains(document.activeElement))
    const stops = await drawerOf(page).getByRole('link').count()
    for (let stop = 0; stop < stops + 4; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsInside()).toBe(true)
    }
    await page.keyboard.press('Shift+Tab')
    expect(await focusIsInside()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await expect(openNavigation(page)).toBeFocused()
  })

  test('[S2.6] the drawer closes on a press outside and on navigation', async ({ page }) => {
    await openNavigation(page).click()
    await page.mouse.click(900, 400)
    await expect(drawerOf(page)).toBeHidden()
    await openNavigation(page).click()
    await drawerOf(page).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
    await expect(drawerOf(page)).toBeHidden()
  })

  test('[S2.6] the menu of teams opens within the drawer', async ({ page }) => {
    await openNavigation(page).click()
    await drawerOf(page).getByRole('button', { name: 'Team: Robin Sample' }).click()
    await page.getByRole('menuitem', { name: 'New team…' }).click()
    await expect(page).toHaveURL('/en/teams/create')
    await expect(drawerOf(page)).toBeHidden()
  })
})

test('[S2.7] the top bar has the search and leads to the inbox', async ({ page }) => {
  await page.goto('/en')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search, or type a command' })).toBeFocused()
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL('/en/inbox')
  await expect(bar.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page')
})

test('the top bar stays in view and says where the page is, with the way back', async ({ page, organiser }) => {
  const [event] = (await known(organiser).send('GET /api/v1/events')).body
  await page.goto(`/en/events/${event.id}/settings`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText([/^Events/, new RegExp(`^${event.name}`), 'Settings'])
  await page.mouse.move(800, 400)
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(trail).toBeInViewport()
  await trail.getByRole('link', { name: event.name }).click()
  await expect(page).toHaveURL(`/en/events/${event.id}`)
  await trail.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused()
  await expect(trail.getByRole('listitem')).toHaveText(['Events'])
})

test.describe('with two teams', () => {
  test.use({ hasSamples: true, onlyRead: false })

  test('[S2.11] the app menu lists the teams, marks the current one, and links to settings and a new team', async ({
    page,
    organiser,
  }) => {
    await organiser?.send('POST /api/v1/teams', { name: 'Hofkino' })
    await page.goto('/en')
    const button = sidebarOf(page).getByRole('button', { name: /^Team:/ })
    await button.press('Enter')
    const entries = page.getByRole('menuitem')
    await expect(entries.first()).toBeFocused()
    await expect(entries).toHaveText(
      ['Robin Sample', 'Hofkino', 'Team settings', 'New team…'].map((name) => new RegExp(name)),
    )
    await page.getByRole('menuitem', { name: 'Hofkino' }).click()
    await expect(button).toHaveAccessibleName('Team: Hofkino')
    await expect(sidebarOf(page).getByText('No upcoming events.')).toBeVisible()
    await button.click()
    await expect(page.getByRole('menuitem', { name: 'Hofkino' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('menuitem', { name: 'Team settings' }).click()
    await expect(page).toHaveURL('/en/settings')
  })
})

test('[S2.12] the user menu leads to profile, settings, privacy policy, feedback and sign out, in this order', async ({
  page,
}) => {
  const places = [
    ['My profile', '/en/my-profile'],
    ['Settings', '/en/settings'],
    ['Privacy policy', '/en/privacy-policy'],
    ['Share feedback', '/en/share-feedback'],
  ] as const
  await page.goto('/en')
  for (const [at, [name, path]] of places.entries()) {
    await page.getByRole('button', { name: 'Account: Robin Sample' }).click()
    await expect(page.getByRole('menuitem').nth(at)).toHaveText(name)
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(path)
    // the heading takes the focus when the page appears, which would close the next menu
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Account: Robin Sample' }).click()
  await expect(page.getByRole('menuitem').last()).toHaveText('Sign out')
})

test('serves every large script compressed, and puts the first answers into the page', async ({ page }) => {
  // without the sidebar, whose events come later
  await page.setViewportSize({ width: 390, height: 844 })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/en', { waitUntil: 'networkidle' })
  const encodings = responses
    .filter((response) => response.request().resourceType() === 'script')
    .map(async (response) => [(await response.body()).length > 1400, await response.headerValue('content-encoding')])
  expect((await Promise.all(encodings)).filter(([large, encoding]) => large && !encoding)).toEqual([])
  expect(encodings.length).toBeGreaterThan(5)
  const asked = responses.map((response) => new URL(response.url()).pathname)
  expect(asked.filter((path) => path.startsWith('/api/v1/') && path !== '/api/v1/inbox/stream')).toEqual([])
})

test('a menu returns the focus to its button', async ({ page }) => {
  await page.goto('/en')
  const button = page.getByRole('button', { name: 'Account: Robin Sample' })
  await button.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('marks the focused entry by its border in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Account: Robin Sample' }).press('Enter')
  const edgeOf = (name: string) =>
    page.getByRole('menuitem', { name }).evaluate((entry) => getComputedStyle(entry).outlineStyle)
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  expect(await edgeOf('My profile')).toBe('solid')
  expect(await edgeOf('Sign out')).toBe('none')
})

test('icons scale with the text', async ({ page }) => {
  await page.goto('/en')
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search' }).locator('svg')
  const before = await icon.boundingBox()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(async () => (await icon.boundingBox())?.width).toBe((before?.width ?? 0) * 2)
})

test('the first link skips the navigation', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('[S4.2] [S4.4] [S7.7] the upcoming events show that they are loading', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/events/upcoming', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/orders')
  const upcoming = sidebarOf(page).getByRole('region', { name: 'Upcoming events' })
  await expect(upcoming.getByRole('status')).toHaveText('Loading…')
  answer()
  await expect(upcoming.getByRole('link')).toHaveCount(3)
  await expect(upcoming.getByRole('status')).toHaveCount(0)
})

test('[S4.4] [S8.7] the upcoming events say when they fail to load, and the page still works', async ({ page }) => {
  const refused = { type: '', title: 'No', status: 403, code: 'forbidden', requestId: 'req-1' }
  await page.route('**/api/v1/events/upcoming', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: refused }),
  )
  await page.goto('/en/orders')
  await expect(sidebarOf(page).getByText('Couldn’t load upcoming events.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

// the sign-in pages redirect signed-in users, the settings of a team lead into the settings; only the operator sees the
// pages of the installation
const others = ['sign-in', 'sign-up', 'teams/:id/settings', 'settings/installation', 'settings/mails']
const table = pages.filter((path) => !others.includes(path))
const linked = ['reset-password', 'confirm-email']

// in German alone: accessibility.e2e.ts expects a heading and a title of each page in every language
test('[S2.1] every page has its own heading and title', async ({ page, organiser }) => {
  const language = 'de'
  const events = await organiser?.send('GET /api/v1/events')
  const ids = { events: events?.body[0].id, teams: organiser?.me.lastTeam }
  const seen: string[] = []
  await page.goto(`/${language}`)
  for (const path of table) {
    const filled = path.replace(/(events|teams)\/:id/, (_, kind: keyof typeof ids) => `${kind}/${ids[kind]}`)
    const address = `/${language}${path && `/${filled}`}${linked.includes(path) ? '?token=abc' : ''}`
    expect((await page.request.get(address)).status(), path).toBe(200)
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await expect.poll(async () => seen.includes(await page.title()), `${path} has a title of its own`).toBe(false)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(/ – Foyer$/)
    seen.push(await page.title())
  }
})
