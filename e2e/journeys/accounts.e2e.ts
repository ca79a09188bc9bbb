import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { linkMailedTo } from '../fixtures/mail-log.ts'
import { test } from '../fixtures/once.ts'
import { signInBrowser, signUp } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'

// These tests begin signed out, so they do not use the fixture of a signed-in organiser.

const newAddress = () => `${randomBytes(6).toString('hex')}@example.com`
const password = 'a phrase to remember'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('signs up with a new team, signs out and signs in again with the keyboard only', async ({ page }) => {
  const email = newAddress()
  await page.addInitScript(() => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ ...options, timeZone: 'Europe/Zurich' })
  })
  await page.goto('/en/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).press('Enter')
  await page.getByLabel('Your name').pressSequentially('Noor Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Noor’s Hall')
  await expect(page.getByLabel('Currency')).toHaveValue('CHF')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('button', { name: 'Team: Noor’s Hall' })).toBeVisible()
  await page.getByRole('button', { name: 'Account: Noor Example' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await expect(heading(page, 'You’re signed out')).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).press('Enter')
  await signIn(page, email.toUpperCase(), password)
  await expect(page.getByRole('button', { name: 'Team: Noor’s Hall' })).toBeVisible()
})

test('shows nothing of an account after signing out, even when going back', async ({ page, context }) => {
  const organiser = await signUp(foyerUrl)
  await signInBrowser(context, organiser, foyerUrl)
  await page.goto('/en/my-profile')
  await expect(page.getByText(organiser.email).first()).toBeVisible()
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Sign out of this browser' }).click()
  await expect(heading(page, 'You’re signed out')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByText(organiser.email)).toHaveCount(0)
  expect((await organiser.send('GET /api/v1/me')).status).toBe(401)
})

test('signing out everywhere ends every session of the account', async ({ page }) => {
  const organiser = await signUp(foyerUrl)
  await page.goto('/en/sign-in')
  await signIn(page, organiser.email, organiser.password)
  await expect(page).toHaveURL('/en')
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(heading(page, 'You’re signed out')).toBeVisible()
  expect((await organiser.send('GET /api/v1/me')).status).toBe(401)
})

test('resets a password by a mailed link, once, and ends all sessions', async ({ page }) => {
  const organiser = await signUp(foyerUrl)
  await page.goto('/en/sign-in')
  await page.getByLabel('Email address').fill(organiser.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(organiser.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(heading(page, 'Ask the administrator for the link')).toBeFocused()

  const link = await linkMailedTo(organiser.email, foyerUrl)
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'Password changed')).toBeFocused()
  expect((await organiser.send('GET /api/v1/me')).status).toBe(401)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, organiser.email, organiser.password)
  await expect(page.getByRole('alert')).toContainText('is incorrect')
  await signIn(page, organiser.email, password)
  await expect(page).toHaveURL('/en')

  await page.goto(link)
  await page.getByLabel('New password').fill('yet another phrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(heading(page, 'Forgot password')).toBeFocused()
})
