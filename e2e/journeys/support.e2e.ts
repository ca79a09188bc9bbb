import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/house.ts'
import { known } from '../fixtures/known.ts'
import { operatorCookies } from '../fixtures/operator.ts'
import { enter } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'

test('[S2.1] [S2.10] a call for help is received with a number, and says that it was not mailed', async ({
  page,
  organiser,
  context,
}) => {
  const { email } = known(organiser)
  await page.goto('/en/orders')
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused()
  await expect(page.getByText(`The answer comes to ${email}.`)).toBeVisible()
  const along = page.getByRole('region', { name: 'Sent along' })
  await expect(along).toContainText('/orders')
  await expect(along).toContainText('1,440 pixels wide')
  await page.getByLabel('Subject').fill(`The website check of ${email} fails`)
  await page.getByRole('textbox', { name: 'Message' }).fill('First line\nSecond line 🎭')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has been received' })).toBeFocused()
  await expect(page.getByText('It was stored, but not mailed: this Foyer has no mail server.')).toBeVisible()
  await expect(page.getByText(/^sup_\w+$/)).toBeVisible()

  await context.clearCookies()
  await enter(context, { cookies: await operatorCookies(foyerUrl) }, foyerUrl)
  await page.goto('/en/settings/mails')
  await page.getByRole('link', { name: `Support: The website check of ${email} fails` }).click()
  await expect(page.getByRole('dialog')).toContainText('Second line 🎭')
  await expect(page.getByRole('dialog')).toContainText('Written on /orders')
})

test('what is missing or too long in a call for help is told, and what was typed stays', async ({ page }) => {
  await page.goto('/en/support')
  await page.getByRole('button', { name: 'Send request' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '2 things need your attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Say in a few words what it is about.' }).click()
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

test('[S2.1] feedback says what is sent along, counts, and thanks', async ({ page }) => {
  await page.goto('/en/changelog')
  await page.getByRole('button', { name: 'Account: Robin Sample' }).click()
  await page.getByRole('menuitem', { name: 'Share feedback' }).click()
  await expect(page.getByRole('region', { name: 'Sent along' })).toContainText('/changelog')
  const message = page.getByRole('textbox', { name: 'Your feedback' })
  await message.press('Control+Enter')
  await expect(message).toHaveAccessibleDescription(/^Write something first\./)
  await page.getByRole('radio', { name: 'Praise' }).check()
  await message.fill('Good <b>work</b>')
  await expect(page.getByText('4,984 characters left')).toBeVisible()
  await message.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  await page.getByRole('button', { name: 'Write more' }).click()
  await expect(message).toHaveValue('')
})

test('feedback that was typed is not left behind unasked', async ({ page }) => {
  await page.goto('/en/share-feedback')
  await page.getByRole('textbox', { name: 'Your feedback' }).fill('Half a thought')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('Half a thought')
})

test('switching the language keeps what was typed, and says in the other what is wrong', async ({ page }) => {
  await page.goto('/en/support')
  await page.getByRole('textbox', { name: 'Message' }).fill('Please')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/^Say in a few words/)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Betreff')).toHaveAccessibleDescription(/^Sagen Sie in wenigen Worten/)
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
