import { randomBytes } from 'node:crypto'
import { picture } from '@foyer/server/test/notion/picture'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/once.ts'

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Event', exact: true }).getByRole('link', { name })

test('a new organiser puts an event without Notion on sale, led by the screen alone', async ({ page }) => {
  await page.goto('/en/sign-up')
  await page.getByLabel('Your name').fill('Noor Example')
  await page.getByLabel(/organis/i).fill('Noor’s Hall')
  await page.getByLabel('Email address').fill(`${randomBytes(6).toString('hex')}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a phrase to remember')
  await page.getByRole('button', { name: 'Create account' }).click()

  // nothing to search in yet
  await page.getByRole('link', { name: 'Add your first event' }).click()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByLabel('Site title').fill('Courtyard Concert')
  await page.getByLabel('I don’t have a Notion page').check()
  await page.getByLabel('I don’t have a website').check()
  await page.getByLabel('Venue').fill('Old Hall')
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  const ready = part(page, /^Ready to go on sale/)
  await ready.getByRole('link', { name: 'Set the date' }).last().click()
  await expect(page.getByRole('spinbutton', { name: /^day/ }).first()).toBeFocused()
  await page.keyboard.type('201120991930', { delay: 20 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('“Courtyard Concert” saved.')).toBeVisible()
  await tab(page, 'Overview').click()

  await ready.getByRole('link', { name: 'Add a ticket type' }).last().click()
  await page.getByRole('button', { name: 'Add ticket type' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Seat')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('0')
  await page.getByLabel('Quantity available').fill('80')
  await expect(page.getByLabel('Maximum per order')).toBeHidden()
  await page.getByRole('button', { name: 'Add ticket type' }).last().click()
  await page.getByRole('button', { name: 'Overview' }).click()

  await ready.getByRole('link', { name: 'Add your imprint' }).last().click()
  const imprint = part(page, 'Imprint')
  await imprint.getByLabel('Name').fill('Noor’s Hall e. V.')
  await imprint.getByLabel('Address').fill('Uferstraße 12\n79100 Freiburg')
  await imprint.getByLabel('Email').fill('hello@example.com')
  await imprint.getByRole('button', { name: 'Save imprint' }).click()
  await expect(page.getByText('Imprint saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the event' }).click()

  await ready.getByRole('link', { name: 'Write a description' }).click()
  const description = part(page, 'Description')
  await description.getByRole('textbox', { name: 'Text in English' }).click()
  await page.keyboard.type('# Strings under the lanterns')
  await description.getByRole('button', { name: 'Save description' }).click()
  await expect(page.getByText('Description saved')).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  const cover = part(page, 'Cover picture')
  await cover.getByRole('button', { name: 'Choose picture' }).click()
  const buffer = picture(1200, 675, [24, 51, 38], [222, 178, 104])
  await (await chosen).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
  await cover.getByLabel('Description of the picture').fill('Lanterns')
  await page.getByRole('button', { name: 'Save cover' }).click()
  // its own save, and not the message about an earlier one
  await expect(cover.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await expect(page.getByText('“Courtyard Concert” saved.')).toBeVisible()
  await tab(page, 'Overview').click()

  await ready.getByRole('button', { name: 'Put on sale' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put on sale anyway' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const shown = await opened
  await expect(shown.getByRole('heading', { level: 1, name: 'Courtyard Concert' })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Strings under the lanterns' })).toBeVisible()
  await expect(shown.getByRole('img', { name: 'Lanterns' })).toBeVisible()
  await expect(shown.getByRole('combobox', { name: 'Quantity Seat' })).toBeVisible()
  await shown.close()
})
