import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/house.ts'
import { linkMailedTo } from '../fixtures/mail-log.ts'
import type { Organiser } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// on the server there always is one; the type knows of the demo too
function known(organiser: Organiser | undefined): Organiser {
  if (!organiser) throw new Error('These journeys are for the server')
  return organiser
}

test.beforeEach(({ page }) => page.goto('/en/my-profile'))

test('[S2.10] [S4.3] a new name is saved and stands in the user card', async ({ page }) => {
  await part(page, 'Name').getByLabel('Your name').fill('Kim Example')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved.')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: /Kim Example/ })).toBeVisible()
  await page.reload()
  await expect(part(page, 'Name').getByLabel('Your name')).toHaveValue('Kim Example')
})

test('a typed name is not left behind unasked', async ({ page }) => {
  const name = part(page, 'Name').getByLabel('Your name')
  await name.fill('Kim Example')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(name).toHaveValue('Kim Example')
})

test('a new address waits for its confirmation, takes the password, and is taken over by the mailed link', async ({
  page,
  organiser,
}) => {
  const { email, password } = known(organiser)
  const next = `new.${email}`
  const form = part(page, 'E-mail address')
  await form.getByLabel('New e-mail address').fill(next)
  await form.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(form.getByRole('alert')).toContainText('The password is not right')
  await expect(form.getByLabel('New e-mail address')).toHaveValue(next)
  await form.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(form.getByText('Waiting for confirmation')).toBeVisible()
  await expect(form.getByText(next)).toBeVisible()

  const link = await linkMailedTo(next, foyerUrl)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeFocused()
  await page.getByRole('link', { name: 'My profile' }).click()
  await expect(form.getByText(`Your address is ${next}.`)).toBeVisible()
  await expect(form.getByText('Waiting for confirmation')).toHaveCount(0)

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
})

test('a new password ends the other sessions and keeps this one', async ({ page, organiser, playwright }) => {
  const { email, password } = known(organiser)
  const other = await playwright.request.newContext({ baseURL: foyerUrl, extraHTTPHeaders: { origin: foyerUrl } })
  await other.post('/api/auth/sign-in/email', { data: { email, password } })
  expect((await other.get('/api/v1/me')).status()).toBe(200)

  const form = part(page, 'Password')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password').fill('a phrase to remember')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. All other sessions have ended.')).toBeVisible()
  await expect(form.getByLabel('New password')).toHaveValue('')
  expect((await other.get('/api/v1/me')).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await other.dispose()
})

test('another session is named in plain words, and ended', async ({ page, organiser, playwright }) => {
  const { email, password } = known(organiser)
  const other = await playwright.request.newContext({
    baseURL: foyerUrl,
    extraHTTPHeaders: { origin: foyerUrl },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  await other.post('/api/auth/sign-in/email', { data: { email, password } })
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
  await sessions.getByRole('button', { name: 'End session: Firefox on Windows' }).click()
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(sessions.getByText('Firefox on Windows')).toHaveCount(0)
  await expect(sessions).toBeFocused()
  expect((await other.get('/api/v1/me')).status()).toBe(401)
  await other.dispose()
})

test('a theme is shown at once, and the next page comes in it from the first byte', async ({ page }) => {
  const theme = part(page, 'Theme')
  await theme.getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const answer = await page.goto('/en/my-profile')
  expect(await answer?.text()).toContain('<html lang="en" data-theme="dark">')
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await theme.getByText('As the system').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('[S1.3] the language of the account turns the page too', async ({ page }) => {
  await part(page, 'Language').getByText('Français').click()
  await expect(page).toHaveURL('/fr/my-profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
