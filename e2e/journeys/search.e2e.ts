import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test.use({ onlyRead: true })

test('[S2.7] opens the palette from any page, and finds with the keyboard only', async ({ page }) => {
  await page.goto('/en/support')
  const field = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await field.press('Enter')
  const box = page.getByRole('combobox', { name: 'Search, or type a command' })
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('freiburg')
  await expect(page.getByRole('option', { name: /^Winter Concert/ }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search?q=freiburg')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('Switch to German')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/search?q=freiburg')
})
