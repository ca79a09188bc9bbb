import type { Organiser } from '@foyer/server/test/client'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'
import { hostile, tour } from '../servers/notion-keys.ts'

/** Creates an event with a Notion page by the API, without waiting for the sync. */
async function eventOf(
  organiser: Organiser | undefined,
  { page, key }: typeof tour,
): Promise<{ id: string; slug: string }> {
  if (!organiser) throw new Error('journeys of a Notion page need a server')
  const notionLink = `https://www.notion.so/${page.replaceAll('-', '')}`
  const { body } = await organiser.send('POST /api/v1/events', {
    title: 'Courtyard',
    urlLink: 'example.com',
    notionLink,
  })
  await organiser.send(`POST /api/v1/events/${body.id}/api-key`, { apiKey: key })
  return body
}

const section = (page: Page) => page.getByRole('region', { name: 'Notion page' })

/** Opens the event's page and waits until the Notion page is synced. */
async function whenRead(page: Page, id: string): Promise<void> {
  await page.goto(`/en/events/${id}/page`)
  await expect(section(page)).toContainText('Partly published', { timeout: 30_000 })
}

test('publishes a Notion page, shows a preview and syncs on request', async ({ page, organiser }) => {
  const { id, slug } = await eventOf(organiser, tour)
  await whenRead(page, id)
  await expect(section(page)).toContainText('Foyer · Stage')
  await expect(section(page).getByRole('listitem').filter({ hasText: 'button' })).toBeVisible()
  await section(page).getByRole('button', { name: 'Show preview' }).click()
  const frame = page.getByTitle('Preview of the public page').contentFrame()
  await expect(frame.getByRole('heading', { name: 'The programme' })).toBeVisible()
  await section(page).getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Page synced. Nothing has changed.')).toBeVisible({ timeout: 30_000 })
  await page.goto(`/en/e/${slug}`)
  await expect(page.getByRole('heading', { name: 'The programme' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'The courtyard at dusk' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('runs and loads nothing that the text of a Notion page contains', async ({ page, organiser }) => {
  const { id, slug } = await eventOf(organiser, hostile)
  await whenRead(page, id)
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  for (const path of [`/en/e/${slug}`, `/en/e/${slug}/preview`, `/en/events/${id}/page`]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.mouse.move(300, 300)
    await page.keyboard.press('Tab')
  }
  expect(heard).toEqual([])
  expect(foreign).toEqual([])
})
