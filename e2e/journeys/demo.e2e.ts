import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/once.ts'
import { samples } from '../fixtures/samples.ts'

/** Sends a request from the page. @returns its response and how long it took */
const ask = (page: Page, path: string, method = 'GET') =>
  page.evaluate(
    async ([url = '', verb = '']) => {
      const began = performance.now()
      const answer = await fetch(url, { method: verb })
      const text = await answer.text()
      return { status: answer.status, text, milliseconds: performance.now() - began }
    },
    [path, method],
  )

test('[S4.5] starts the worker before it renders anything', async ({ page }) => {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker
    const register = workers.register.bind(workers)
    const allowed = new Promise((resolve) => Object.assign(window, { allowWorker: resolve }))
    workers.register = async (...worker) => {
      await allowed
      return await register(...worker)
    }
  })
  await page.goto('/en', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.evaluate(() => Reflect.get(window, 'allowWorker')())
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('[S7.1] no request of the API leaves the browser', async ({ page, context }) => {
  const asked: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request)
  })
  await page.goto('/en')
  for (const { name } of samples) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  // the last answer of the page: leaving it before would abort the request
  await expect(page.getByRole('region', { name: 'Delete team' }).getByRole('list')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click()
  const download = page.getByRole('button', { name: 'Download report as CSV' })
  await expect(download, 'no server writes the file').toHaveAttribute('aria-disabled', 'true')
  expect(asked.length).toBeGreaterThan(3)
  for (const request of asked) {
    const answer = await request.response()
    expect(answer?.fromServiceWorker(), request.url()).toBe(true)
  }
})

test('[S3.5] [S7.3] there are four sample events, the newest first', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { text } = await ask(page, '/api/v1/events')
  const events: { name: string }[] = JSON.parse(text)
  expect(events.map(({ name }) => name).sort()).toEqual(samples.map(({ name }) => name).sort())
})

test('[S7.2] [S9.6] answers no request before 100 ms', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const times: number[] = []
  // the shortest of several: on a busy machine one request takes that long by itself
  for (let round = 0; round < 5; round++) times.push((await ask(page, '/api/v1/events')).milliseconds)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(100)
})

test('[S8.2] [S8.3] requests that the mock does not handle fail with the words of the specification', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const titleOf = async (path: string, method?: string) => JSON.parse((await ask(page, path, method)).text).title
  expect(await titleOf('/api/v1/parcels')).toBe('Mock endpoint not found for resource: parcels')
  expect(await titleOf('/api/v1/events/evt_1', 'PUT')).toBe('Mock endpoint not found for PUT /events/evt_1')
})

test('[S4.6] passes every other request on to the network', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const script = await ask(page, '/mockServiceWorker.js')
  expect(script.status).toBe(200)
  expect(script.text).toContain('addEventListener')
  expect((await ask(page, '/no-such-file')).status).toBe(404)
})

test('needs no account for any page, and says so on the sign-in pages', async ({ page }) => {
  await page.goto('/en/sign-in')
  await expect(page.getByRole('main')).toContainText('The demo doesn’t need an account')
  await page.getByRole('link', { name: 'Explore the demo' }).click()
  await expect(page).toHaveURL('/en')
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('main')).toContainText('The demo doesn’t need an account')
  await page.goto('/en/my-profile')
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('The demo doesn’t need an account')
})

test('shows a sample of the public page of an event on sale in each language, without a sale', async ({ page }) => {
  await page.goto('/en/events?q=winter')
  await page.getByRole('main').getByRole('link', { name: 'Winter Concert' }).first().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '…/e/' }).click()
  const sample = await opened
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sample.getByText('This is a sample page, so you can’t buy tickets here.')).toBeVisible()
  await expect(sample.getByRole('button')).toHaveCount(0)
  await sample.getByRole('link', { name: 'Deutsch' }).click()
  await expect(sample.getByText('Das ist ein Beispiel. Hier können keine Tickets gekauft werden.')).toBeVisible()
  await sample.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(sample.getByRole('heading', { name: 'Verantwortlich' })).toBeVisible()
  await expect(sample.getByRole('main')).toContainText('Kulturhaus am Fluss e. V.')
  await sample.getByRole('main').getByRole('link', { name: 'Alles, was Foyer speichert' }).click()
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sample).toHaveURL(/\/de\/privacy\/?$/)
})

test('lists in three languages the values that cause an error, and they do', async ({ page }) => {
  for (const [language, open, words] of [
    ['de', 'Fehlermeldungen ansehen', 'Stripe nimmt diesen Schlüssel nicht an'],
    ['fr', 'Voir les messages d’erreur', 'Stripe n’accepte pas cette clé'],
    ['en', 'See error messages', 'Stripe doesn’t accept this key'],
  ] as const) {
    await page.goto(`/${language}`)
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog').getByRole('definition').filter({ hasText: words })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'See error messages' })).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Search events' })
  await search.fill('error 403')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await search.fill('')
  await page.getByRole('link', { name: 'Add event' }).click()
  await page.getByLabel('Site title').fill('error network')
  await page.getByLabel('Notion link').fill('https://www.notion.so/00000000000000000000000000000002')
  await page.getByLabel('Website URL').fill('expired.example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('what you typed is still here')
  await page.getByLabel('Site title').fill('Open Air')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('navigation', { name: 'Event', exact: true }).getByRole('link', { name: 'Website' }).click()
  await expect(page.getByRole('region', { name: 'Website', exact: true })).toContainText('certificate')
})
