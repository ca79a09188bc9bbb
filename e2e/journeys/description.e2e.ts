import type { Organiser } from '@foyer/server/test/client'
import { picture } from '@foyer/server/test/notion/picture'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Description' })
const editor = (page: Page, language = 'English') => section(page).getByRole('textbox', { name: `Text in ${language}` })
const tool = (page: Page, name: string) => section(page).getByRole('toolbar').getByRole('button', { name, exact: true })
const save = (page: Page) => section(page).getByRole('button', { name: 'Save description' })

async function made(organiser: Organiser | undefined): Promise<{ id: string; slug: string }> {
  if (!organiser) throw new Error('this journey needs the server')
  return await organiser.ok('POST /api/v1/events', { title: 'Courtyard', urlLink: 'example.com' })
}

/** Pastes HTML as a browser does, at the cursor. */
const paste = (page: Page, html: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

const photo = {
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: picture(900, 500, [20, 60, 90], [240, 200, 150]),
}

test('writes a description that readers see in two languages', async ({ page, organiser }) => {
  const { id, slug } = await made(organiser)
  await page.goto(`/en/events/${id}/page`)
  await editor(page).click()
  await page.keyboard.type('# Programme')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Doors at ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('seven')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Music')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // a link by the keyboard
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('www.example.com/plan')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // a question by the toolbar, which the keyboard reaches
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Heading')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Subheading')).toBeFocused()
  await page.keyboard.press('Escape')
  await tool(page, 'Question and answer').click()
  await page.keyboard.type('Is there parking?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Behind the hall.')
  // a picture, with its text
  await tool(page, 'Picture').click()
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await expect(page.getByText('Choose a picture.')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') })
  await page.getByLabel('Alternative text').fill('The hall at night')
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await expect(page.getByText('Foyer can’t read this picture.')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Picture', { exact: true }).setInputFiles(photo)
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await expect(editor(page).getByRole('img', { name: 'The hall at night' })).toBeVisible()
  // the selected picture gets a caption, and keeps it when the text is opened and saved again
  await editor(page).getByRole('img', { name: 'The hall at night' }).click()
  await tool(page, 'Picture').click()
  await page.getByLabel('Caption').fill('Photo: Kim Example')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Description saved')).toBeVisible()

  // by the keyboard: the message about the save moves what is below it
  await section(page)
    .getByRole('radio', { name: /^Deutsch/ })
    .press('Space')
  await expect(section(page)).toContainText('There’s no German text yet')
  await editor(page, 'German').click()
  await page.keyboard.type('Einlass um sieben')
  await save(page).click()
  await expect(page.getByText('Description saved').first()).toBeVisible()
  await expect(section(page).getByRole('radio', { name: /^Français/ })).toHaveAccessibleName(/no text yet/)

  const content = page.getByRole('region', { name: /About the event|Über die Veranstaltung/ })
  await page.goto(`/en/e/${slug}`)
  await expect(content.getByRole('heading', { name: 'Programme' })).toBeVisible()
  await expect(content.getByRole('listitem')).toHaveText('Music')
  await expect(content.getByRole('link', { name: 'www.example.com/plan' })).toHaveAttribute(
    'href',
    'https://www.example.com/plan',
  )
  await expect(content.getByText('Behind the hall.')).toBeHidden()
  await content.getByText('Is there parking?').click()
  await expect(content.getByText('Behind the hall.')).toBeVisible()
  const shown = content.getByRole('img', { name: 'The hall at night' })
  await expect(content.getByRole('figure')).toHaveText('Photo: Kim Example')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.goto(`/de/e/${slug}`)
  await expect(content.getByText('Einlass um sieben')).toBeVisible()
  await expect(content.getByText('Programme')).toHaveCount(0)
})

test('loses nothing to a second tab, to a crash, or to what is pasted', async ({ page, organiser, context }) => {
  const { id } = await made(organiser)
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  await page.goto(`/en/events/${id}/page`)
  await editor(page).click()
  // 2 MB that would run scripts, if anything could
  const line = '<p onclick="run()">Long <b>text</b> <a href="javascript:run()">x</a></p><script>run()</script>'
  await paste(page, `<img src="x" onerror="run()">${line.repeat(25_000)}`)
  await expect(page.getByText('This text is too long to paste.')).toBeVisible()
  await paste(page, `<img src="x" onerror="run()"><script>run()</script>${line.repeat(3)}`)
  await expect(editor(page).getByRole('paragraph').first()).toHaveText('Long text x')
  await expect(editor(page).getByRole('link')).toHaveCount(0)
  await expect(page.getByText('1 picture was left out. Save it as a file')).toBeVisible()
  expect(heard).toEqual([])

  // unsaved text is kept in the browser, and offered once its tab is gone
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer-draft:')).length)
  await expect.poll(drafts).toBe(1)
  const second = await context.newPage()
  await second.goto(`/en/events/${id}/page`)
  await expect(editor(second)).toBeVisible()
  await expect(second.getByText('Unsaved text from')).toHaveCount(0)

  // the second tab saves first: the first one keeps its text and sees the other
  await editor(second).click()
  await second.keyboard.type('From the second tab')
  await save(second).click()
  await expect(second.getByText('Description saved')).toBeVisible()
  await save(page).click()
  const conflict = section(page).getByRole('alert')
  await expect(conflict).toContainText('From the second tab')
  await expect(editor(page).getByRole('paragraph').first()).toHaveText('Long text x')

  // a page that crashes runs nothing more
  await page.goto('chrome://crash').catch(() => undefined)
  await second.reload()
  await second.getByRole('button', { name: 'Restore the text' }).click()
  await expect(editor(second).getByRole('paragraph').first()).toHaveText('Long text x')
  await save(second).click()
  await expect(second.getByText('Description saved')).toBeVisible()
  await expect
    .poll(() => second.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer-draft:')).length))
    .toBe(0)
  await second.close()
})
