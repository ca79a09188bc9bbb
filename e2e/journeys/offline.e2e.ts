import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/house.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('without a connection a page that was never opened says so in its place, and comes when that is back', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await expect(page.getByText('4 events')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await navigation(page).getByRole('link', { name: 'Orders' }).click()
  await expect(heading(page, 'Something went wrong')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Foyer cannot be reached')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Orders')).toBeFocused()
})

test('without a connection what was not read yet says that it waits, and comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/en/search')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.type('winter')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 result for “winter”')).toBeVisible()
})

test('without a connection a language never chosen leaves the page as it is, with what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/en/create-event')
  await page.getByLabel('Site title').fill('Summer Night')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Foyer cannot be reached')
  await expect(page).toHaveURL('/en/create-event')
  await expect(page.getByLabel('Site title')).toHaveValue('Summer Night')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Titel')).toHaveValue('Summer Night')
})

test('what was typed outlives the end of the session, and is saved after signing in over the page', async ({
  page,
  organiser,
}) => {
  // the saving is what finds out that the session has ended: nothing in the background does so before
  await page.route('**/api/v1/inbox/stream?*', (route) => route.abort())
  await page.goto('/en/create-event', { waitUntil: 'networkidle' })
  await page.getByLabel('Site title').fill('Summer Night')
  await page.getByLabel('Notion link').fill('1f2e3d4c5b6a79880123456789abcdef')
  await page.getByLabel('Website URL').fill('example.com')
  await organiser?.send('POST /api/auth/sign-out', {})
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'You are no longer signed in' })
  await expect(dialog).toContainText(organiser?.email ?? 'nobody')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The e-mail address or the password is not right')
  await dialog.getByLabel('Password', { exact: true }).fill(organiser?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Site title')).toHaveValue('Summer Night')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(heading(page, 'Summer Night')).toBeFocused()
})
