import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const concert = 'Winter Concert: Strings by Candlelight'

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })
const ask = async (page: Page) => {
  await page.getByRole('button', { name: `Delete ${concert}` }).click()
  return page.getByRole('alertdialog', { name: 'Are you sure?' })
}

test('[S2.17] cancelling by the button or by Escape deletes nothing and returns the focus', async ({ page }) => {
  await page.goto('/en')
  for (const cancel of ['Enter', 'Escape']) {
    const dialog = await ask(page)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press(cancel)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Delete ${concert}` })).toBeFocused()
    await expect(heading(page, concert)).toBeVisible()
  }
})

test('offers to add a first event when the last one is deleted', async ({ page }) => {
  await page.goto('/en')
  for (const name of ['Open Rehearsal', 'Winter Concert', 'Silent Film', 'Lantern Walk']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(heading(page, name)).toHaveCount(0)
  }
  await expect(heading(page, 'No events yet')).toBeVisible()
  await expect(heading(page, 'Your events')).toBeFocused()
  await page.getByRole('link', { name: 'Add your first event' }).click()
  await expect(page).toHaveURL('/en/create-event')
})
