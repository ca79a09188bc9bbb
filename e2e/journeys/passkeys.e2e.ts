import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/once.ts'

// Chromium's virtual authenticator stands for the phone or computer of the reader.
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('signs up, adds a passkey, signs out and signs in with it', async ({ page }) => {
  await addAuthenticator(page)
  await page.goto('/en/sign-up')
  await page.getByLabel('Your name').fill('Noor Example')
  await page.getByLabel('Organiser').fill('Noor’s Hall')
  await page.getByLabel('Email address').fill(`${randomBytes(6).toString('hex')}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a phrase to remember')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/en')
  await page.goto('/en/my-profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: /^Rename: Chrome on/ })).toBeVisible()
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Sign out of this browser' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  // the field offers the passkey, and the virtual authenticator accepts at once
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('button', { name: 'Team: Noor’s Hall' })).toBeVisible()
})
