import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

const names = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
const home = { en: 'Home', de: 'Start', fr: 'Accueil' } as const
type Language = keyof typeof names

const switchTo = (page: Page, language: Language) => page.getByRole('link', { name: names[language], exact: true })

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('navigation').getByRole('link', { name: home[language], exact: true })).toBeVisible()
}

test('[S1.3] [S2.4] [S9.1] keeps the path and the query when the language changes, without a reload', async ({
  page,
}) => {
  await page.goto('/en/events?sort=name&q=night&from=elsewhere')
  await expectLanguage(page, 'en')
  // a reload would remove it
  await page.evaluate(() => Object.assign(window, { loaded: 'once' }))
  for (const language of ['de', 'fr', 'en'] as const) {
    await switchTo(page, language).click()
    await expectLanguage(page, language)
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe(`/${language}/events`)
    expect(Object.fromEntries(searchParams)).toEqual({ sort: 'name', q: 'night', from: 'elsewhere' })
    await expect(switchTo(page, language)).toHaveAttribute('aria-current', /page|true/)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'loaded'))).toBe('once')
})

test('[S1.5] [S2.10] lists the languages by their own names, each with its flag', async ({ page }) => {
  await page.goto('/en')
  const switcher = page.getByRole('navigation').getByRole('list', { name: 'Language' })
  await expect(switcher.getByRole('link')).toHaveText(Object.values(names))
  const flags = switcher.locator('img')
  await expect(flags).toHaveCount(3)
  for (const [at, flag] of ['gb', 'de', 'fr'].entries()) {
    await expect(flags.nth(at)).toHaveAttribute('src', new RegExp(`/${flag}[-.][^/]*svg`))
    await expect.poll(() => flags.nth(at).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('[S1.4] [S2.2] [S5.4] [S8.6] answers an unknown language with Not found in English', async ({ page }) => {
  const answer = await page.goto('/xx/events')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('an address without a language', () => {
  test.use({ locale: 'de-AT' })

  test('[S2.3] redirects to the language of the browser', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await page.goto('/events?sort=name')
    await expect(page).toHaveURL('/de/events?sort=name')
    await expectLanguage(page, 'de')
  })

  test('[S2.3] redirects to the language chosen last', async ({ page }) => {
    await page.goto('/en')
    await switchTo(page, 'fr').click()
    await expect(page).toHaveURL('/fr')
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
    await page.goto('/orders')
    await expect(page).toHaveURL('/fr/orders')
  })
})

test.describe('a browser in a language Foyer does not speak', () => {
  test.use({ locale: 'it-IT' })

  test('[S1.4] [S2.3] sees English', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await expectLanguage(page, 'en')
  })
})
