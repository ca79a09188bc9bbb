import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { test as base } from '../fixtures/once.ts'
import { signInBrowser, signUp } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'
import { tour } from '../servers/notion-keys.ts'

/** The public page of an event whose Notion page has a block of every type. */
const test = base.extend<{ path: string }>({
  path: async ({ context }, use) => {
    const organiser = await signUp(foyerUrl)
    await signInBrowser(context, organiser, foyerUrl)
    const notionLink = `https://www.notion.so/${tour.page.replaceAll('-', '')}`
    const { body } = await organiser.send('POST /api/v1/events', { title: 'Night', urlLink: 'example.com', notionLink })
    await organiser.send(`POST /api/v1/events/${body.id}/api-key`, { apiKey: tour.key })
    const path = `${foyerUrl}/en/e/${body.slug}`
    await expect
      .poll(async () => await (await context.request.get(path)).text(), { timeout: 40_000 })
      .toContain('class="content"')
    await use(path)
  },
})

test('a page with every type of block is accessible on every screen', async ({ page, path }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2, name: 'The programme' })).toBeVisible()
  await expectAccessible(page)
  expect(refused).toEqual([])
})

test('loads a video from its host only after a click', async ({ page, path }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(foyerUrl)) elsewhere.push(request.url())
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  )
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Play video from YouTube' })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(elsewhere).toEqual([])
  await link.click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible()
  expect(elsewhere).toHaveLength(1)
})
