import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const titles = [
  'Open Rehearsal and Backstage Tour',
  'Winter Concert: Strings by Candlelight',
  'Silent Film Night with Live Piano',
  'Lantern Walk and Harvest Market',
]
const [rehearsal = '', concert = '', film = ''] = titles

const content = (page: Page) => page.getByRole('main')
const item = (page: Page, name: string) =>
  content(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const listed = (page: Page) => content(page).getByRole('listitem').getByRole('heading')

test('[S2.15] [S2.16] each item shows its tickets sold, and offers view, edit, status and delete', async ({ page }) => {
  await page.goto('/en')
  await expect(listed(page)).toHaveText(titles)
  for (const title of titles) {
    await expect(item(page, title).getByText(/tickets sold$/)).toBeVisible()
    await expect(item(page, title).getByRole('link', { name: `View ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('link', { name: `Edit ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('button', { name: `Change status of ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }
  for (const title of [film, rehearsal]) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `View ${title}` }).click()
    const publicPage = await opened
    await expect(publicPage).toHaveURL(/\/en\/e\/[^/]+\/?$/)
    await expect(publicPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(publicPage.getByText('Draft: only your team can see this page')).toHaveCount(title === film ? 0 : 1)
    await publicPage.close()
  }
  await page.getByRole('link', { name: `Edit ${film}` }).click()
  await expect(page).toHaveURL(/\/en\/events\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible()
})

test('the list works with the keyboard only', async ({ page }) => {
  await page.goto('/en')
  await expect(listed(page)).toHaveText(titles)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Add event' })).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Search events' })
  const strip = page.getByRole('region', { name: 'Today' })
  await expect(strip.getByRole('link').first()).toBeVisible()
  for (const link of await strip.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('piano')
  await expect(listed(page)).toHaveText([film])
  await expect(search).toBeFocused()
  const stops = [
    page.getByRole('button', { name: 'Clear search' }),
    page.getByRole('combobox', { name: 'Sort' }),
    page.getByRole('radio', { name: 'All' }),
    item(page, film).getByRole('link', { name: film, exact: true }),
    page.getByRole('button', { name: `Change status of ${film}` }),
    page.getByRole('link', { name: `View ${film}` }),
    page.getByRole('link', { name: `Edit ${film}` }),
    page.getByRole('button', { name: `Delete ${film}` }),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Back to draft' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Change status of ${film}` })).toBeFocused()
})

test('an event takes at most 96 pixels of a screen, and 120 of a phone', async ({ page, browser }) => {
  const storageState = await page.context().storageState()
  for (const [width, highest, hasTouch] of [
    [1440, 96, false],
    [390, 120, true],
  ] as const) {
    const context = await browser.newContext({ storageState, hasTouch, viewport: { width, height: 900 } })
    const device = await context.newPage()
    for (const language of ['en', 'de', 'fr']) {
      await device.goto(`/${language}`)
      await expect(listed(device)).toHaveText(titles)
      for (const event of await content(device).getByRole('listitem').all())
        expect((await event.boundingBox())?.height).toBeLessThanOrEqual(highest)
    }
    await context.close()
  }
})

test('every badge and action is reachable on a phone, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const language of ['en', 'de', 'fr']) {
    await page.goto(`/${language}`)
    await expect(listed(page)).toHaveText(titles)
    await expectToFit(page)
    for (const control of await item(page, concert).getByRole('button').all()) {
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ ratio: 1 })
    }
  }
})
