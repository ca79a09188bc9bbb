import { codeNow } from '@foyer/server/test/authenticator'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { known } from '../fixtures/known.ts'
import { linkMailedTo } from '../fixtures/mail-log.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.beforeEach(({ page }) => page.goto('/en/my-profile'))

test('changes the address with the password, after links to both addresses confirm it', async ({ page, organiser }) => {
  const { email, password } = known(organiser)
  const next = `new.${email}`
  const form = part(page, 'Email address')
  await form.getByLabel('New email address').fill(next)
  await form.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Send confirmation links' }).click()
  await expect(form.getByRole('alert')).toContainText('The password is incorrect')
  await expect(form.getByLabel('New email address')).toHaveValue(next)
  await form.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send confirmation links' }).click()
  await expect(form.getByText('Waiting for confirmation')).toBeVisible()
  await expect(form.getByText(next)).toBeVisible()

  const [toNew, toCurrent] = [await linkMailedTo(next, foyerUrl), await linkMailedTo(email, foyerUrl)]
  const confirm = async (link: string) => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm the change' }).click()
  }
  await confirm(toNew)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmed at this address' })).toBeFocused()
  await page.getByRole('link', { name: 'My profile' }).click()
  await expect(form.getByText(`Your address is ${email}.`)).toBeVisible()
  await confirm(toCurrent)
  await expect(page.getByRole('heading', { level: 1, name: 'Your address has changed' })).toBeFocused()
  await confirm(toNew)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()

  await page.goto('/en/sign-in')
  await page.getByLabel('Email address').fill(next)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // the next address would end the request that signs in
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto('/en/my-profile')
  await expect(form.getByText(`Your address is ${next}.`)).toBeVisible()
})

test('names another session in plain words and ends it, and ends all others when the password changes', async ({
  page,
  organiser,
  playwright,
}) => {
  const { email, password } = known(organiser)
  const other = await playwright.request.newContext({
    baseURL: foyerUrl,
    extraHTTPHeaders: { origin: foyerUrl },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  const signInElsewhere = async () => {
    await other.post('/api/auth/sign-in/email', { data: { email, password } })
    expect((await other.get('/api/v1/me')).status()).toBe(200)
  }
  await signInElsewhere()
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
  await sessions.getByRole('button', { name: 'End session: Firefox on Windows' }).click()
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(sessions.getByText('Firefox on Windows')).toHaveCount(0)
  await expect(sessions).toBeFocused()
  expect((await other.get('/api/v1/me')).status()).toBe(401)

  await signInElsewhere()
  const form = part(page, 'Password')
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password').fill('a phrase to remember')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You’ve been signed out everywhere else.')).toBeVisible()
  await expect(form.getByLabel('New password')).toHaveValue('')
  expect((await other.get('/api/v1/me')).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await other.dispose()
})

test('turns two-factor sign-in on, signs in elsewhere with a recovery code, and ends that session', async ({
  page,
  organiser,
  browser,
}) => {
  const { email, password } = known(organiser)
  const section = part(page, 'Two-factor sign-in')
  await section.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-factor sign-in' })
  const key = (await setUp.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')
  await setUp.getByLabel('Code from the app').fill(codeNow(key))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const saving = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  const code = await saving.getByRole('listitem').first().innerText()
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section).toContainText('You have 10 recovery codes left.')

  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-language': 'en' } })
  const elsewhere = await context.newPage()
  const giveCode = async () => {
    await elsewhere.goto(`${foyerUrl}/en/sign-in?return=%2Fen%2Forders`)
    await elsewhere.getByLabel('Email address').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
    await elsewhere.getByLabel('Recovery code').fill(code)
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await giveCode()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.reload()
  await expect(section).toContainText('You have 9 recovery codes left.')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await sessions
    .last()
    .getByRole('button', { name: /^End session/ })
    .click()
  await expect(sessions).toHaveCount(1)
  await giveCode()
  await expect(elsewhere.getByText('The code is incorrect or was used before.').first()).toBeVisible()
  await context.close()
})

test('applies a theme at once, and to the next page from its first byte', async ({ page }) => {
  const theme = part(page, 'Theme')
  await theme.getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const answer = await page.goto('/en/my-profile')
  expect(await answer?.text()).toContain('<html lang="en" data-theme="dark">')
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await theme.getByText('Match system').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
