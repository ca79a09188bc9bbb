import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

// other tests of the worker have left files of the app in the cache
test.beforeEach(async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
})

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('says that a page needs a connection, and loads it when the connection is back', async ({ page, context }) => {
  await page.goto('/en')
  await expect(page.getByText('4 events')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await navigation(page).getByRole('link', { name: 'Orders' }).click()
  await expect(heading(page, 'Something went wrong')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Foyer can’t be reached')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Orders')).toBeFocused()
})

test('says that a list waits for the connection, and loads it when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/en/search')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.type('winter')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 result for “winter”')).toBeVisible()
})

test('keeps the page and the typed values when another language cannot be loaded', async ({ page, context }) => {
  await page.goto('/en/create-event')
  await page.getByLabel('Site title').fill('Summer Night')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Foyer can’t be reached')
  await expect(page).toHaveURL('/en/create-event')
  await expect(page.getByLabel('Site title')).toHaveValue('Summer Night')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Titel')).toHaveValue('Summer Night')
})

test('keeps the typed values when the session ends, and saves them after signing in', async ({ page, organiser }) => {
  // without the stream, only saving finds out that the session has ended
  await page.route('**/api/v1/inbox/stream?*', (route) => route.abort())
  await page.goto('/en/create-event', { waitUntil: 'networkidle' })
  await page.getByLabel('Site title').fill('Summer Night')
  await page.getByLabel('Notion link').fill('1f2e3d4c5b6a79880123456789abcdef')
  await page.getByLabel('Website URL').fill('example.com')
  await organiser?.send('POST /api/auth/sign-out', {})
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
  await expect(dialog).toContainText(organiser?.email ?? 'no organiser')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The email address or password is incorrect')
  await dialog.getByLabel('Password', { exact: true }).fill(organiser?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Site title')).toHaveValue('Summer Night')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(heading(page, 'Summer Night')).toBeFocused()
})
