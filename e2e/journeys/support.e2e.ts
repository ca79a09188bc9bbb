import { expect } from '@playwright/test'
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
