import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { linkMailedTo } from '../fixtures/mail-log.ts'
import { enter, signUp } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'

// Here everybody begins signed out, so the tests are Playwright's own and not those of the house.

const newAddress = () => `${randomBytes(6).toString('hex')}@example.com`
const password = 'a phrase to remember'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an account is made, has a team of its own, signs out and in again, by keyboard alone', async ({ page }) => {
  const email = newAddress()
  await page.goto('/en/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).press('Enter')
  await page.getByLabel('Your name').pressSequentially('Noor Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('button', { name: 'Team: Noor Example' })).toBeVisible()
  await page.getByRole('button', { name: 'Account: Noor Example' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await page.getByRole('button', { name: 'Sign out in this browser' }).press('Enter')
  await expect(heading(page, 'You are signed out')).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).press('Enter')
  await signIn(page, email.toUpperCase(), password)
  await expect(page.getByRole('button', { name: 'Team: Noor Example' })).toBeVisible()
})

test('nothing of an account is left after signing out, not even by going back', async ({ page, context }) => {
  const organiser = await signUp(foyerUrl)
  await enter(context, organiser, foyerUrl)
  await page.goto('/en/my-profile')
  await expect(page.getByText(organiser.email).first()).toBeVisible()
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Sign out in this browser' }).click()
  await expect(heading(page, 'You are signed out')).toBeVisible()
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
  await expect(heading(page, 'You are signed out')).toBeVisible()
  expect((await organiser.send('GET /api/v1/me')).status).toBe(401)
})

test('a wrong password is refused without saying which of the two was wrong, and what was typed stays', async ({
  page,
}) => {
  const { email } = await signUp(foyerUrl)
  await page.goto('/en/sign-in')
  await signIn(page, email, 'not the password')
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('The e-mail address or the password is not right')
  await expect(refusal).toBeFocused()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await expect(page).toHaveTitle('Error: Sign in – Foyer')
  await signIn(page, newAddress(), 'not the password')
  await expect(refusal).toContainText('The e-mail address or the password is not right')
})

test('an address that has an account is told so, in the language of the page', async ({ page }) => {
  const { email } = await signUp(foyerUrl)
  await page.goto('/de/sign-up')
  await page.getByLabel('Ihr Name').fill('Noor Example')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('alert')).toContainText('Mit dieser E-Mail-Adresse gibt es schon ein Konto')
})

test('a page for members leads to signing in and back to itself', async ({ page }) => {
  const { email, password } = await signUp(foyerUrl)
  await page.goto('/en/events?sort=name')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL('/en/events?sort=name')
})

test('who is signed in already is led on from the door', async ({ page, context }) => {
  await enter(context, await signUp(foyerUrl), foyerUrl)
  await page.goto('/en/sign-in?return=%2Fen%2Forders')
  await expect(page).toHaveURL('/en/orders')
  await page.goto('/en/sign-in?return=https%3A%2F%2Fexample.com%2F')
  await expect(page).toHaveURL('/en')
})

test('a forgotten password is replaced by a mailed link, once; the old one and its sessions are dead', async ({
  page,
}) => {
  const organiser = await signUp(foyerUrl)
  await page.goto('/en/sign-in')
  await page.getByLabel('E-mail address').fill(organiser.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(organiser.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(heading(page, 'Look in your mailbox')).toBeFocused()

  const link = await linkMailedTo(organiser.email, foyerUrl)
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'Your password is changed')).toBeFocused()
  expect((await organiser.send('GET /api/v1/me')).status).toBe(401)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, organiser.email, organiser.password)
  await expect(page.getByRole('alert')).toContainText('is not right')
  await signIn(page, organiser.email, password)
  await expect(page).toHaveURL('/en')

  await page.goto(link)
  await page.getByLabel('New password').fill('yet another phrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(heading(page, 'Forgot password')).toBeFocused()
})

test('a new password for an address without an account is answered just the same', async ({ page }) => {
  await page.goto('/fr/forgot-password')
  await page.getByLabel('Adresse e-mail').fill(newAddress())
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(heading(page, 'Consultez votre messagerie')).toBeVisible()
})
