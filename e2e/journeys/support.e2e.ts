import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { known } from '../fixtures/known.ts'
import { operatorCookies } from '../fixtures/operator.ts'
import { signInBrowser } from '../fixtures/organiser.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

test('[S2.1] [S2.10] accepts a support request with a number, and says that it was not mailed', async ({
  page,
  organiser,
  context,
}) => {
  const { email } = known(organiser)
  await page.goto('/en/orders')
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused()
  await expect(page.getByText(`We’ll reply to ${email}.`)).toBeVisible()
  const along = page.getByRole('region', { name: 'Included with your message' })
  await expect(along).toContainText('/orders')
  await expect(along).toContainText('1,440 pixels wide')
  await page.getByLabel('Subject').fill(`The website check of ${email} fails`)
  await page.getByRole('textbox', { name: 'Message' }).fill('First line\nSecond line 🎭')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’ve received your request' })).toBeFocused()
  await expect(page.getByText('because this installation has no mail server')).toBeVisible()
  await expect(page.getByText(/^sup_\w+$/)).toBeVisible()

  await context.clearCookies()
  await signInBrowser(context, { cookies: await operatorCookies(foyerUrl) }, foyerUrl)
  await page.goto('/en/settings/mails')
  await page.getByRole('link', { name: `Support: The website check of ${email} fails` }).click()
  await expect(page.getByRole('dialog')).toContainText('Second line 🎭')
  await expect(page.getByRole('dialog')).toContainText('Sent from /orders')
})

test('names missing and too long fields of a support request, and keeps the typed values', async ({ page }) => {
  await page.goto('/en/support')
  await page.getByRole('button', { name: 'Send request' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '2 things need your attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Enter a subject.' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.getByLabel('Subject').fill('Help')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('x'.repeat(5001))
  await expect(page.getByText('1 character too many')).toBeVisible()
  await message.press('Control+Enter')
  await expect(message).toHaveAccessibleDescription(/^Use 5,000 characters or fewer\./)
  await expect(message).toHaveValue('x'.repeat(5001))
  await expect(page).toHaveTitle('Error: Support – Foyer')
})

test('[S2.1] feedback lists the data it sends, counts characters, and thanks', async ({ page }) => {
  await page.goto('/en/changelog')
  await page.getByRole('button', { name: 'Account: Robin Sample' }).click()
  await page.getByRole('menuitem', { name: 'Share feedback' }).click()
  await expect(page.getByRole('region', { name: 'Included with your message' })).toContainText('/changelog')
  const message = page.getByRole('textbox', { name: 'Your feedback' })
  await message.press('Control+Enter')
  await expect(message).toHaveAccessibleDescription(/^Enter your feedback\./)
  await page.getByRole('radio', { name: 'Praise' }).check()
  await message.fill('Good <b>work</b>')
  await expect(page.getByText('4,984 characters left')).toBeVisible()
  await message.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await page.getByRole('button', { name: 'Send more feedback' }).click()
  await expect(message).toHaveValue('')
})

test('asks before typed feedback is discarded', async ({ page }) => {
  await page.goto('/en/share-feedback')
  await page.getByRole('textbox', { name: 'Your feedback' }).fill('Half a thought')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('Half a thought')
})

test('keeps the typed values when the language changes, and translates the errors', async ({ page }) => {
  await page.goto('/en/support')
  await page.getByRole('textbox', { name: 'Message' }).fill('Please')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/^Enter a subject/)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Betreff')).toHaveAccessibleDescription(/^Geben Sie einen Betreff ein/)
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Please')
})

test('support and feedback fit a phone of 320 px in German', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['support', 'share-feedback']) {
    await page.goto(`/de/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
})
