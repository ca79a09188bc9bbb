import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

test('[S2.7] opens the search from the top bar, and finds with the keyboard only', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Search', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
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
  await expect(page.getByText(/results for “piano”/)).toBeVisible()
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
