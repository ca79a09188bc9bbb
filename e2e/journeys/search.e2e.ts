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

test('searches with the keyboard only on the page of the search', async ({ page }) => {
  await page.goto('/en/search')
  const box = page.getByRole('searchbox', { name: 'Search Foyer' })
  await expect(box).toBeFocused()
  await page.keyboard.type('freiburg')
  await expect(page.getByText(/results for “freiburg”/)).toBeVisible()
  await expect(page).toHaveURL('/en/search?q=freiburg')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Winter Concert: Strings by Candlelight' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Concert' })).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('freiburg')
  await expect(page.getByText(/results for “freiburg”/)).toBeVisible()
})

test('offers recent searches', async ({ page }) => {
  await page.goto('/en/search')
  await page.getByRole('searchbox', { name: 'Search Foyer' }).fill('piano')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/results? for “piano”/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  await page.getByRole('link', { name: 'piano', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Silent Film Night with Live Piano' })).toBeVisible()
})

test('shows a query without results in every language, with a way on', async ({ page }) => {
  for (const [language, title, all] of [
    ['en', 'No results for “zebra”', 'Show all events'],
    ['de', 'Nichts gefunden für „zebra“', 'Alle Veranstaltungen anzeigen'],
    ['fr', 'Aucun résultat pour « zebra »', 'Afficher tous les événements'],
  ] as const) {
    await page.goto(`/${language}/search?q=zebra`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(`/${language}/events`)
  }
})

test('links from the results to the list of all matching events', async ({ page }) => {
  await page.goto('/en/search?q=night')
  await page.getByRole('link', { name: 'Show all matching events' }).click()
  await expect(page).toHaveURL('/en/events?q=night')
  await expect(page.getByText('1 event', { exact: true })).toBeVisible()
})
