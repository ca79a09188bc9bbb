import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { known } from '../fixtures/known.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ onlyRead: true })

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' })
const openNavigation = (page: Page) => page.getByRole('button', { name: 'Open navigation' })

const unitsInPixels = 4

test('[S2.5] [S9.8] the sidebar is fixed and 64 units wide on large screens', async ({ page }) => {
  await page.goto('/en/my-profile')
  const sidebar = sidebarOf(page)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 400 })
    await expect(sidebar).toBeVisible()
    await expect(openNavigation(page)).toBeHidden()
    await page.mouse.move(width - 50, 200)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    // includes the border
    const frame = await sidebar.locator('..').boundingBox()
    expect(frame, `${width} px`).toMatchObject({ x: 0, y: 0, width: 64 * unitsInPixels, height: 400 })
    await page.evaluate(() => window.scrollTo(0, 0))
  }
})

test('[S2.6] on small screens a header opens the navigation as a drawer, which traps the focus and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 700 })
  await page.goto('/en')
  await expect(sidebarOf(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open navigation' })).toBeVisible()

  await test.step('by its button', async () => {
    await openNavigation(page).click()
    const close = drawerOf(page).getByRole('button', { name: 'Close navigation' })
    await expect(close).toBeFocused()
    await expect(drawerOf(page).getByRole('link', { name: 'Settings' })).toBeVisible()
    await close.click()
    await expect(drawerOf(page)).toBeHidden()
    await expect(openNavigation(page)).toBeFocused()
  })

  await test.step('by Escape, with the focus inside until then', async () => {
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

  await test.step('by a press outside', async () => {
    await openNavigation(page).click()
    await expect(drawerOf(page)).toBeVisible()
    await page.mouse.click(900, 400)
    await expect(drawerOf(page)).toBeHidden()
  })

  await test.step('by a link', async () => {
    await openNavigation(page).click()
    await drawerOf(page).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
    await expect(drawerOf(page)).toBeHidden()
  })

  await test.step('by the menu of teams, which opens within it', async () => {
    await openNavigation(page).click()
    await drawerOf(page).getByRole('button', { name: 'Team: Robin Sample' }).click()
    await page.getByRole('menuitem', { name: 'New team…' }).click()
    await expect(page).toHaveURL('/en/teams/create')
    await expect(drawerOf(page)).toBeHidden()
  })
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
