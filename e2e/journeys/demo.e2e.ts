import type { Page, Request } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { samples } from '../fixtures/samples.ts'

/** What a request of the page itself is answered. */
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

test('[S4.5] the worker is started before anything is rendered', async ({ page }) => {
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

test('[S7.2] [S9.6] no answer comes before 100 ms', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await ask(page, '/api/v1/events')).milliseconds).toBeGreaterThanOrEqual(100)
})

test('[S8.2] [S8.3] what the mock does not answer fails in the words of the specification', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const titleOf = async (path: string, method?: string) => JSON.parse((await ask(page, path, method)).text).title
  expect(await titleOf('/api/v1/invoices')).toBe('Mock endpoint not found for resource: invoices')
  expect(await titleOf('/api/v1/events/evt_1', 'PUT')).toBe('Mock endpoint not found for PUT /events/evt_1')
})

test('[S4.6] every other request passes through to the network', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const script = await ask(page, '/mockServiceWorker.js')
  expect(script.status).toBe(200)
  expect(script.text).toContain('addEventListener')
  expect((await ask(page, '/no-such-file')).status).toBe(404)
})

test('no page needs an account, and the doors say so', async ({ page }) => {
  await page.goto('/en/sign-in')
  await expect(page.getByRole('main')).toContainText('The demo needs no account')
  await page.getByRole('link', { name: 'Look around the demo' }).click()
  await expect(page).toHaveURL('/en')
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('main')).toContainText('The demo needs no account')
  await page.goto('/en/my-profile')
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('The demo needs no account')
})

test('an event on sale has a sample of its public page, in each language, on which nothing can be bought', async ({
  page,
}) => {
  await page.goto('/en/events?q=winter')
  await page.getByRole('main').getByRole('link', { name: 'Winter Concert' }).first().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '…/e/' }).click()
  const sample = await opened
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sample.getByText('This is a sample. Nothing can be bought here.')).toBeVisible()
  await expect(sample.getByRole('button')).toHaveCount(0)
  await sample.getByRole('link', { name: 'Deutsch' }).click()
  await expect(sample.getByText('Dies ist ein Muster. Hier kann nichts gekauft werden.')).toBeVisible()
})
