import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test('[S4.2] shows the frame of the shell to members and the logo to guests until the app has loaded', async ({
  page,
  context,
}) => {
  await page.route('**/assets/**/index.js', () => undefined)
  const [shell, signedOut] = [page.locator('.frame-shell'), page.locator('.frame-signed-out')]
  await page.goto('/de', { waitUntil: 'commit' })
  await expect(shell).toBeVisible()
  await expect(signedOut).toBeHidden()
  await context.clearCookies()
  await page.goto('/de/sign-in', { waitUntil: 'commit' })
  await expect(signedOut).toBeVisible()
  await expect(shell).toBeHidden()
  await page.unroute('**/assets/**/index.js')
  await page.goto('/de/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.frame')).toBeHidden()
})

test('loads the content of the sidebar on a phone only when the sidebar opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(asked).not.toContain('/api/v1/events/upcoming')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
  // its heading stands there before the request is sent
  await expect.poll(() => asked).toContain('/api/v1/events/upcoming')
})
