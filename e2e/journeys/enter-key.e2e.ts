import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/signed-in.ts'
import { goodKey, notionLink } from '../servers/notion-keys.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Notion key' })
const save = (page: Page) => page.getByRole('button', { name: 'Save key' })
const main = (page: Page) => page.getByRole('main')
const outcome = (page: Page, hasText: string) => main(page).getByRole('status').filter({ hasText })
const how = (page: Page) => page.getByRole('link', { name: 'How can I get a new key' })

const site = { title: 'Summer Night', notionLink, urlLink: 'https://example.com' }

test.beforeEach(async ({ page, organiser }) => {
  if (organiser) {
    const { id } = await organiser.ok('POST /api/v1/events', site)
    await page.goto(`/en/events/${id}/page`)
  } else await createEvent(page)
  await main(page).getByRole('link', { name: 'Enter key' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter key' })).toBeFocused()
})

/** Creates the event in the demo, which loses its data when a page is loaded, so each test follows links from there. */
async function createEvent(page: Page): Promise<void> {
  await page.goto('/en/create-event')
  await page.getByLabel('Site title').fill(site.title)
  await page.getByLabel('Notion link').fill(site.notionLink)
  await page.getByLabel('Website URL').fill(site.urlLink)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: site.title })).toBeVisible()
  await page.getByRole('navigation', { name: 'Event', exact: true }).getByRole('link', { name: 'Page' }).click()
}

async function enter(page: Page, key: string): Promise<void> {
  await field(page).fill(key)
  await save(page).click()
}

test('[S1.2] [S2.19] [S7.6] stores a key after Notion accepts it, and never shows it again', async ({ page }) => {
  const have = page.getByRole('link', { name: 'I already have a key' })
  await expect(have).toHaveAttribute('aria-current', 'page')
  // on phones the two choices are one above the other
  await page.setViewportSize({ width: 390, height: 844 })
  const [first, second] = [await have.boundingBox(), await how(page).boundingBox()]
  expect(second?.x).toBe(first?.x)
  expect(second?.width).toBe(first?.width)
  expect(second?.y ?? 0).toBeGreaterThan(first?.y ?? 0)
  await enter(page, goodKey)
  await expect(outcome(page, 'Key saved.')).toBeFocused()
  await expect(main(page)).toContainText('ntn_…1a2b')
  await expect(main(page)).toContainText('Connected')
  await expect(main(page)).not.toContainText(goodKey)
  await expect(field(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(main(page)).toContainText('Foyer can read the page.')
  await page.goBack()
  await expect(main(page)).toContainText('ntn_…1a2b')
})

test('[S2.19] replaces a key, and keeps the old one when the form is left', async ({ page }) => {
  await enter(page, goodKey)
  await page.getByRole('button', { name: 'Set new key' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await enter(page, 'ntn_refused')
  await expect(field(page)).toHaveAccessibleDescription(/Notion doesn’t accept this key/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Set new key' })).toBeFocused()
  await expect(main(page)).toContainText('ntn_…1a2b')
  await page.getByRole('button', { name: 'Set new key' }).click()
  await enter(page, 'ntn_unreachable')
  await expect(main(page)).toContainText('ntn_…able')
})

test('works with the keyboard only', async ({ page }) => {
  const keys = page.keyboard
  await keys.press('Tab')
  await expect(page.getByRole('link', { name: 'I already have a key' })).toBeFocused()
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type(goodKey)
  await keys.press('Enter')
  await expect(outcome(page, 'Key saved.')).toBeFocused()
  await keys.press('Tab')
  await expect(page.getByRole('button', { name: 'Set new key' })).toBeFocused()
})

test('fits a phone of 320 px, both ways, in German', async ({ page }) => {
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('textbox').fill('ntn_not_shared')
  await page.getByRole('button', { name: 'Schlüssel speichern' }).click()
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/nicht für ihn freigegeben/)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Neuer Schlüssel' }).click()
  await expect(page.getByRole('heading', { name: 'Verbindung anlegen' })).toBeVisible()
  await expectToFit(page)
})
