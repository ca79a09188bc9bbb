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

test('removes a key after a confirmation', async ({ page }) => {
  await enter(page, goodKey)
  await page.getByRole('button', { name: 'Remove key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep key' }).click()
  await expect(main(page)).toContainText('ntn_…1a2b')
  await page.getByRole('button', { name: 'Remove key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).click()
  await expect(page.getByText('Key removed.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(main(page)).not.toContainText('1a2b')
})

for (const [key, because, way] of [
  ['ntn_refused', 'Notion doesn’t accept this key', 'See instructions'],
  ['ntn_no_capability', 'The key isn’t allowed to read content', 'See instructions'],
  ['ntn_not_shared', 'the page isn’t shared with it', 'Open page in Notion'],
  ['ntn_database', 'This link opens a database', 'Change page link'],
  ['ntn_in_trash', 'This page is in the trash in Notion', 'Change page link'],
  ['two words', 'Copy the whole key from Notion', 'See instructions'],
] as const)
  test(`stores nothing when Notion says: ${because}`, async ({ page }) => {
    await enter(page, key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(because))
    await expect(field(page)).toHaveValue(key)
    await expect(page).toHaveTitle(/^Error: Enter key – Summer Night – Foyer$/)
    await expect(main(page).getByRole('link', { name: way })).toBeVisible()
    await field(page).clear()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(main(page)).toContainText('Key missing')
  })

test('stores a key unchecked when Notion cannot be reached, and says so', async ({ page }) => {
  await enter(page, 'ntn_unreachable')
  await expect(outcome(page, 'not checked: Notion can’t be reached right now')).toBeFocused()
  await expect(main(page)).toContainText('Not checked')
  await expect(main(page)).toContainText('ntn_…able')
})

test('asks for a key when none was entered', async ({ page }) => {
  await save(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/^Enter the key\./)
})

test('accepts a pasted key with spaces around it, and keeps password managers away', async ({ page }) => {
  await expect(field(page)).toHaveAttribute('autocomplete', 'off')
  await expect(field(page)).toHaveAttribute('type', 'text')
  await enter(page, `  ${goodKey}\t`)
  await expect(main(page)).toContainText('ntn_…1a2b')
})

test('[S2.20] explains how to get a key in five steps, and keeps the typed values', async ({ page }) => {
  await field(page).fill('ntn_half')
  await how(page).click()
  await expect(page).toHaveURL(/enter-key\?choice=how$/)
  await expect(how(page)).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('list').getByRole('listitem')).toHaveCount(5)
  await expect(main(page)).toContainText('Read content')
  const portal = page.getByRole('link', { name: /Open the developer portal/ })
  await expect(portal).toHaveAttribute('href', /^https:\/\/app\.notion\.com\//)
  await expect(portal).toHaveAttribute('rel', /noopener/)
  await main(page).getByRole('listitem').getByRole('link', { name: 'Enter key' }).click()
  await expect(page).toHaveURL(/enter-key$/)
  await expect(field(page)).toHaveValue('ntn_half')
})

test('[S2.20] explains how to get a key in German and in French', async ({ page }) => {
  await how(page).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Verbindung anlegen' })).toBeVisible()
  await expect(page).toHaveURL(/\/de\/.*\?choice=how$/)
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Créez une connexion' })).toBeVisible()
})

test('[S2.21] leads back to the event, and asks before a typed key is discarded', async ({ page }) => {
  await field(page).fill(goodKey)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page)).toHaveValue(goodKey)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeFocused()
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

test('[S5.6] [S8.1] says that an unknown event is not found, with a way back', async ({ page }) => {
  await page.goto('/en/events/evt_unknown/enter-key')
  await expect(page.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible()
})
