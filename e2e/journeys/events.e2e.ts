import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const concert = 'Winter Concert: Strings by Candlelight'
const film = 'Silent Film Night with Live Piano'

test('shows each event as a card on a phone, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/de/events')
  await expect(page.getByRole('row')).toHaveCount(5)
  const card = page.getByRole('row').filter({ hasText: film })
  await card.getByRole('button', { name: /^Status von/ }).scrollIntoViewIfNeeded()
  await expect(card.getByRole('button', { name: /^Status von/ })).toBeInViewport({ ratio: 1 })
  await expect(card.getByRole('button', { name: /^Aktionen für/ })).toBeVisible()
  await expectToFit(page)
})

test('shows unusual names unchanged, and keeps the layout', async ({ page, organiser }) => {
  const odd = [
    '<script>alert(1)</script> & "quotes"',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellungseröffnungsfeier'.repeat(2),
    '🎭 العرض الكبير 東京',
  ]
  for (const title of odd) {
    const made = await organiser?.send('POST /api/v1/events', { title, urlLink: 'https://www.example.com' })
    expect(made?.status).toBe(201)
  }
  for (const path of ['/en', '/en/events', '/en/search?q=donau'])
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      for (const name of path.includes('search') ? odd.slice(1, 2) : odd)
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
      await expectToFit(page)
    }
})

test('[S2.22] [S4.2] [S8.5] says Something went wrong with a red icon when the list fails to load, and tries again', async ({
  page,
}) => {
  await page.route(/\/api\/v1\/events\?/, (route) => route.abort())
  // with a search, the page holds no list
  await page.goto('/en?from=mail')
  // the app waits 1, 2 and 3 seconds before its next attempts
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 15_000 })
  const icon = page.getByRole('alert').locator('svg').first()
  const [red, green, blue] = await icon.evaluate((svg) => getComputedStyle(svg).color.match(/\d+/g)?.map(Number) ?? [])
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255))
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible()
  await page.unroute(/\/api\/v1\/events\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('4 events')).toBeVisible()
})

test('shows a bar at the top without a connection, and keeps the loaded list', async ({ page, context }) => {
  await page.goto('/en')
  await expect(page.getByText('4 events')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^You’re offline/)).toBeVisible()
  await expect(page.getByText('4 events')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${concert}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByText(/^Foyer can’t be reached/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${concert}” deleted.`)).toBeVisible()
})
