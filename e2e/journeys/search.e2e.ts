import { expect } from '@playwright/test'
import { test } from '../fixtures/house.ts'

test('[S2.7] the top bar leads to the search, which finds by the keyboard alone', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Search', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Search in Foyer' })
  await expect(box).toBeFocused()
  await page.keyboard.type('freiburg')
  await expect(page.getByText('2 results shown for “freiburg”')).toBeVisible()
  await expect(page).toHaveURL('/en/search?q=freiburg')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Winter Concert: Strings by Candlelight' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Concert' })).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('freiburg')
  await expect(page.getByText('2 results shown for “freiburg”')).toBeVisible()
})

test('what was searched for lately is offered again', async ({ page }) => {
  await page.goto('/en/search')
  await page.getByRole('searchbox', { name: 'Search in Foyer' }).fill('piano')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 result for “piano”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  await page.getByRole('link', { name: 'piano', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Silent Film Night with Live Piano' })).toBeVisible()
})

test('what matches nothing is shown with the query and a way on, in every language', async ({ page }) => {
  for (const [language, title, all] of [
    ['en', 'Nothing found for “zebra”', 'Show all events'],
    ['de', 'Nichts gefunden für „zebra“', 'Alle Veranstaltungen zeigen'],
    ['fr', 'Aucun résultat pour « zebra »', 'Afficher tous les événements'],
  ] as const) {
    await page.goto(`/${language}/search?q=zebra`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(`/${language}/events`)
  }
})

test('a found event leads on to the list of all that match', async ({ page }) => {
  await page.goto('/en/search?q=night')
  await page.getByRole('link', { name: 'Show in the list of events' }).click()
  await expect(page).toHaveURL('/en/events?q=night')
  await expect(page.getByText('1 event', { exact: true })).toBeVisible()
})
