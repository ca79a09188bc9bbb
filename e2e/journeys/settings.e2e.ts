import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { known } from '../fixtures/known.ts'
import { operatorCookies } from '../fixtures/operator.ts'
import { signInBrowser } from '../fixtures/organiser.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toContainText(text)

test('the imprint has its own address, says what a sale needs, and can be removed', async ({ page }) => {
  await page.goto('/en/settings#imprint')
  await expect(page).toHaveURL('/en/settings/legal#imprint')
  await expect(page.getByRole('heading', { name: 'Imprint' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Imprint' })).toBeInViewport()
  await expect(page.getByText('Missing: no event can go on sale yet')).toBeVisible()
  const imprint = part(page, 'Imprint')
  await imprint.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Save imprint' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '3 things need your attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Enter an email address, such as name@example.com.' }).click()
  await expect(imprint.getByLabel('Email')).toBeFocused()
  await expect(imprint.getByLabel('Email')).toHaveValue('nonsense')
  await imprint.getByLabel('Email').fill('office@example.com')
  await imprint.getByLabel('Name', { exact: true }).fill('Théâtre du Quai SARL')
  await imprint.getByLabel('Address').fill('1 quai des Brumes\n76000 Rouen')
  await imprint.getByText('For organisers in France').click()
  await imprint.getByLabel('Hosting provider').fill('A Host, 2 rue du Serveur, 75000 Paris, 01 23 45 67 89')
  await page.getByRole('button', { name: 'Save imprint' }).click()
  await said(page, 'Imprint saved.')
  await expect(page.getByText('Ready to go on sale')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove imprint' })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove imprint' }).click()
  await said(page, 'Imprint removed.')
  await expect(imprint.getByLabel('Name', { exact: true })).toHaveValue('')
})

test.describe('the installation, for the operator', () => {
  test.beforeEach(async ({ context }) => {
    await context.clearCookies()
    await signInBrowser(context, { cookies: await operatorCookies(foyerUrl) }, foyerUrl)
  })

  test('shows its state in words', async ({ page }) => {
    await page.goto('/en/settings')
    await page.getByRole('link', { name: 'Installation' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Health' })).toBeFocused()
    const checks = part(page, 'Health').getByRole('listitem')
    await expect(checks).toContainText(['Database', 'Tables', 'Background jobs', 'Email'])
    await expect(checks.filter({ hasText: 'Database' })).toContainText('Healthy')
    await expect(checks.filter({ hasText: 'No mail server is set' })).toContainText('Off')
    await expect(part(page, 'This installation')).toContainText(foyerUrl)
    await expect(part(page, 'This installation')).toContainText(/Built-in PostgreSQL \d/)
    await expect(part(page, 'New accounts')).toContainText('Open')
    await page.getByRole('link', { name: 'Open mail log' }).click()
    await expect(page).toHaveTitle('Mail log – Settings – Foyer')

    // on a phone the state of a check is below its note
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/de/settings/installation')
    const database = part(page, 'Zustand').getByRole('listitem').filter({ hasText: 'Datenbank' })
    const note = await database.getByText('Antwortet und speichert.').boundingBox()
    const badge = await database.getByText('In Ordnung').boundingBox()
    expect(badge?.y).toBeGreaterThan(note?.y ?? Number.POSITIVE_INFINITY)
  })

  test('stores mails without an SMTP server, and shows them with the keyboard only', async ({ page, organiser }) => {
    const { email } = known(organiser)
    await known(organiser).send('POST /api/auth/request-password-reset', { email })
    await page.goto('/en/settings/mails?state=stored')
    await expect(page.getByRole('radio', { name: 'Kept' })).toBeChecked()
    await expect(page.getByText('No mail server is set up, so emails are kept here')).toBeVisible()
    const line = page.getByRole('row').filter({ hasText: email })
    await expect(line).toContainText('Kept')
    const link = line.getByRole('link', { name: 'Choose a new password' })
    await link.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect(dialog).toContainText('/reset-password?token=')
    await expect(page).toHaveURL(/state=stored&mail=mai_/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/state=stored$/)
  })
})
