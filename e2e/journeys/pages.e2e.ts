import { changelog } from '@foyer/words/changelog'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

test.use({ hasSamples: true })

test('[S2.1] orders and inbox say that they are empty, and what an order needs', async ({ page }) => {
  await page.goto('/en/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.getByRole('link', { name: 'A bank account' }).click()
  await expect(page.getByRole('heading', { name: 'Bank account' })).toBeFocused()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()
})

test('[S2.1] shows the changelog to guests in their language', async ({ page, context }) => {
  await context.clearCookies()
  for (const [language, tags] of [
    ['en', { new: 'New', improved: 'Improved', security: 'Security' }],
    ['de', { new: 'Neu', improved: 'Verbessert', security: 'Sicherheit' }],
    ['fr', { new: 'Nouveau', improved: 'Amélioré', security: 'Sécurité' }],
  ] as const) {
    await page.goto(`/${language}/changelog`)
    const [release] = changelog[language]
    const article = page.getByRole('article', { name: release.title })
    await expect(article).toContainText(release.version)
    await expect(article.getByRole('time')).toHaveAttribute('datetime', release.date)
    await expect(article.getByRole('listitem')).toHaveText(
      release.changes.map(({ tag, text }) => `${tags[tag]}${text}`),
    )
  }
})

test('[S2.1] shows the privacy policy to guests with its date in three languages', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/en/privacy-policy')
  await expect(page.getByText('Version 7, 26 November 2026')).toBeVisible()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Rechte' })).toBeVisible()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeVisible()
})

test('names every cookie and every stored value in the privacy policy', async ({ page, context }) => {
  await page.goto('/en/privacy-policy')
  // a chosen language and theme set the other cookies
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.goto('/en/my-profile')
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
  await page.goto('/en/search')
  await page.getByRole('searchbox').fill('winter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 result for “winter”')).toBeVisible()
  await page.goto('/en/privacy-policy')
  const names = (await context.cookies()).map(({ name }) => name).sort()
  expect(names).toEqual(['foyer-language', 'foyer-theme', 'foyer_device', 'foyer_session'])
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const remembered = await page.evaluate(() =>
    Object.keys(sessionStorage).map((key) => /^[a-z]+(-[a-z]{2,})*/.exec(key)?.[0] ?? key),
  )
  expect(remembered).toContain('foyer-searches')
  for (const name of remembered) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('prints the privacy policy without the shell, on white in any theme', async ({ page, context }) => {
  await context.addCookies([{ name: 'foyer-theme', value: 'dark', url: foyerUrl }])
  await page.goto('/en/privacy-policy')
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})
