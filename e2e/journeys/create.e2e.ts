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

async function fill(page: Page, name: string): Promise<void> {
  await title(page).fill(name)
  await notion(page).fill(link)
  await website(page).fill('www.example.com')
}

test.beforeEach(async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add event' })).toBeFocused()
})

test('[S1.1] [S2.18] [S3.3] [S7.5] adds an event as a draft at the top of the list', async ({ page }) => {
  await fill(page, 'Summer Night')
  await page.goBack()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(title(page)).toHaveValue('Summer Night')
  // once, when it is pressed several times
  await add(page).dblclick({ delay: 60 })
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Night' })).toBeFocused()
  await expect(page.getByText('“Summer Night” added.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Change status of Summer Night: Draft' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click()
  await expect(listed(page).first()).toHaveText('Summer Night')
  await expect(listed(page)).toHaveCount(5)
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

test('fits a phone of 320 px, with every error in German', async ({ page }) => {
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('alert')).toContainText('Der Notion-Link fehlt')
  await expectToFit(page)
})
