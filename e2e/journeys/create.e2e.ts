import { picture } from '@foyer/server/test/notion/picture'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const pageId = '1f2e3d4c5b6a79880123456789abcdef'
const link = `https://www.notion.so/stage/Summer-Night-${pageId}?pvs=4`

const title = (page: Page) => page.getByLabel('Site title')
const notion = (page: Page) => page.getByLabel('Notion link')
const website = (page: Page) => page.getByLabel('Website URL')
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true })
const listed = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })

async function fill(page: Page, name: string, address = 'www.example.com'): Promise<void> {
  await title(page).fill(name)
  await notion(page).fill(link)
  await website(page).fill(address)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create event' })).toBeFocused()
})

test('[S1.1] [S2.18] [S3.3] [S7.5] adds an event as a draft at the top of the list', async ({ page }) => {
  await fill(page, 'Summer Night')
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeFocused()
  await expect(page.getByText('“Summer Night” added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change status of Summer Night: Draft' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click()
  await expect(listed(page).first()).toHaveText('Summer Night')
  await expect(listed(page)).toHaveCount(5)
})

test('[S3.4] shows the website as the place of an event without a venue, with its address completed', async ({
  page,
}) => {
  await fill(page, 'Summer Night', 'Example.com/fair')
  await title(page).focus()
  await expect(website(page)).toHaveValue('https://example.com/fair')
  await add(page).click()
  await expect(page.getByRole('link', { name: 'example.com/fair' })).toHaveAttribute('href', 'https://example.com/fair')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('row', { name: /Summer Night/ })).toContainText('example.com/fair')
})

test('needs no Notion page and no website from those who have none, and shows the page while it is typed', async ({
  page,
}) => {
  const preview = page.getByRole('figure', { name: 'Preview of the public page' })
  await expect(preview).toContainText('Your event')
  await title(page).fill('Summer Night')
  await notion(page).fill('not a link')
  await page.getByLabel('I don’t have a Notion page').check()
  await expect(notion(page)).toHaveCount(0)
  await page.getByLabel('I don’t have a website').check()
  await page.getByLabel('Venue').fill('Old Hall')
  await page.getByLabel('City').fill('Freiburg')
  await expect(preview).toContainText('Summer Night')
  await expect(preview).toContainText('Old Hall, Freiburg')
  await page.getByLabel('I don’t have a Notion page').uncheck()
  await expect(notion(page)).toHaveValue('not a link')
  await page.getByLabel('I don’t have a Notion page').check()
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Old Hall, Freiburg')
})

test('an event gets a cover with a focus, by keyboard too, and refuses what is no picture', async ({ page }) => {
  await fill(page, 'Summer Night')
  await add(page).click()
  await page.getByRole('link', { name: 'Page', exact: true }).click()
  const cover = page.getByRole('region', { name: 'Cover picture' })
  const upload = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await cover.getByRole('button', { name: 'Choose picture' }).click()
    await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
  }
  await upload(Buffer.from('no picture'))
  await expect(cover.getByRole('alert')).toContainText('Foyer can’t read this picture')
  await upload(picture(1200, 900, [200, 40, 40], [40, 40, 200]))
  const down = cover.getByLabel('Focus, from top to bottom')
  await down.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
  await cover.getByLabel('Description of the picture').fill('Evening light')
  await expectToFit(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('“Summer Night” saved.')).toBeVisible()
  await page.reload()
  await expect(down).toHaveValue('30')
  await page.goto('/en')
  const thumbnail = page.getByRole('listitem').filter({ hasText: 'Summer Night' }).locator('img')
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
})

test('[S5.1] [S5.2] [S5.3] [S8.8] names the missing fields, with a link to each', async ({ page }) => {
  await add(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Title is required',
    'Notion link is required',
    'Website URL is required',
  ])
  await expect(page).toHaveTitle('Error: Create event – Foyer')
  await summary.getByRole('link', { name: 'Notion link is required' }).click()
  await expect(notion(page)).toBeFocused()
  await expect(notion(page)).toHaveAccessibleDescription(/Notion link is required/)
  await title(page).fill('   ')
  await notion(page).fill(link)
  await website(page).fill('example.com')
  await add(page).click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveAccessibleDescription('Title is required')
  await expect(website(page)).toHaveValue('https://example.com/')
})

test('recognises Notion links in all forms that Notion gives out, and names the page', async ({ page }) => {
  const said = page.getByText(/^Notion page recognised/)
  for (const form of [
    `https://app.notion.com/p/stage/Summer-Night-${pageId}`,
    `stage.notion.site/Summer-Night-${pageId}`,
  ]) {
    await notion(page).fill(form)
    await expect(said).toHaveText('Notion page recognised: Summer Night')
  }
  for (const form of [`notion://${pageId}`, pageId, `https://www.notion.so/share?p=${pageId}`]) {
    await notion(page).fill(form)
    await expect(said).toHaveText('Notion page recognised')
  }
  await notion(page).fill('https://www.notion.so/stage')
  await expect(said).toHaveCount(0)
})

test('says what is wrong with a link or an address, and keeps the typed values', async ({ page }) => {
  await title(page).fill('Summer Night')
  for (const [wrong, because] of [
    ['our summer page', 'Enter the link to a Notion page'],
    [`https://example.com/${pageId}`, 'This isn’t a Notion link'],
    ['https://www.notion.so/stage', 'This link doesn’t open a single page'],
  ] as const) {
    await notion(page).fill(wrong)
    await website(page).fill('example.com')
    await add(page).click()
    await expect(notion(page)).toHaveAccessibleDescription(new RegExp(because))
    await expect(notion(page)).toHaveValue(wrong)
  }
  await notion(page).fill(link)
  for (const [wrong, because] of [
    ['ftp://example.com', 'Use an address that starts with https:// or http://'],
    ['javascript:alert(1)', 'Use an address that starts with https:// or http://'],
    ['https://me:secret@example.com', 'Remove the user name and password'],
    ['http://localhost:3000', 'This address only works on your own computer or network'],
    ['192.168.1.10', 'This address only works on your own computer or network'],
    ['our website', 'Enter a website address, such as www.example.com'],
  ] as const) {
    await website(page).fill(wrong)
    await add(page).click()
    await expect(website(page)).toHaveAccessibleDescription(new RegExp(because))
    await expect(website(page)).toHaveValue(wrong)
  }
  await expect(page).toHaveURL(/create-event$/)
})

test('accepts any title as text, except titles that are too long or contain invisible characters', async ({ page }) => {
  await fill(page, 'a'.repeat(10_000))
  await add(page).click()
  await expect(title(page)).toHaveAccessibleDescription('Use 200 characters or fewer.')
  await title(page).fill('turn\u202earound')
  await add(page).click()
  await expect(title(page)).toHaveAccessibleDescription(/Remove the invisible characters/)
  const unusual = '<img src=x onerror=alert(1)> مرحبا 🎪 {name}'
  await title(page).fill(unusual)
  await add(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unusual)
})

test('adds one event when Add is pressed several times', async ({ page }) => {
  await fill(page, 'Summer Night')
  await add(page).dblclick({ delay: 60 })
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeVisible()
  await expect(page.getByText('“Summer Night” added.')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click()
  await expect(listed(page).filter({ hasText: 'Summer Night' })).toHaveCount(1)
})

test('works with the keyboard only', async ({ page }) => {
  const keys = page.keyboard
  await keys.press('Tab')
  await keys.type('Summer Night')
  await keys.press('Tab')
  await keys.type(link)
  await keys.press('Tab')
  await expect(page.getByLabel('I don’t have a Notion page')).toBeFocused()
  await keys.press('Tab')
  await keys.type('example.com')
  await expect(website(page)).toBeFocused()
  await keys.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeFocused()
})

test('asks before typed values are discarded', async ({ page }) => {
  await title(page).fill('Summer Night')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title(page)).toHaveValue('Summer Night')
  await page.goBack()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(title(page)).toHaveValue('Summer Night')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible()
  await expect(listed(page)).toHaveCount(4)
})

test('Cancel leads back to the list at once when nothing was typed', async ({ page }) => {
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeFocused()
})

test('keeps the typed values when the language changes, and translates the page at once', async ({ page }) => {
  await fill(page, 'Summer Night', '')
  await add(page).click()
  await expect(website(page)).toHaveAccessibleDescription(/Website URL is required/)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByLabel('Webadresse')).toHaveAccessibleDescription(/Die Webadresse fehlt/)
  await expect(page.getByLabel('Titel')).toHaveValue('Summer Night')
})

test('fits a phone of 320 px, with every error in German', async ({ page }) => {
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('alert')).toContainText('Der Notion-Link fehlt')
  await expectToFit(page)
})
