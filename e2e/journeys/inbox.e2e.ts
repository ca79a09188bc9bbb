import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test as base } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

const test = base.extend<{ sale: EventOnSale }>({
  sale: async ({ organiser }, use) => {
    if (!organiser) throw new Error('this journey needs the server')
    await use(await eventOnSale(organiser, { title: 'Lantern Walk' }))
  },
})

/** Asks a question on the public page. @returns the browser page of the conversation */
async function ask(browser: Browser, { slug }: EventOnSale, text: string, name = 'Zoë Käufer'): Promise<Page> {
  const buyer = await browser.newPage({ baseURL: foyerUrl, locale: 'en-GB' })
  await buyer.goto(`/en/e/${slug}`)
  const question = buyer.locator('details', { hasText: 'Ask the organiser' })
  await question.getByText('Ask the organiser').click()
  await question.getByLabel('Name', { exact: true }).fill(name)
  await question.getByLabel('Email address').fill('zoe@example.com')
  await question.getByLabel('Your message').fill(text)
  await question.getByRole('button', { name: 'Send' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^Your conversation with/)
  return buyer
}

const badge = (page: Page, unread: string) => page.getByRole('link', { name: `Inbox , ${unread}` })
const threads = (page: Page) => page.getByRole('list', { name: 'Conversations' })

test('shows a question that arrives while the inbox is open, and continues the conversation', async ({
  page,
  browser,
  sale,
}) => {
  await page.goto('/en/inbox')
  await expect(page.getByText('Your inbox is empty')).toBeVisible()
  const buyer = await ask(browser, sale, 'Is there a cloakroom?')
  await expect(badge(page, 'one unread conversation')).toBeVisible()
  await threads(page)
    .getByRole('link', { name: /^Unread: Zoë Käufer/ })
    .click()
  const thread = page.getByRole('article', { name: 'Zoë Käufer' })
  await expect(thread).toContainText('Is there a cloakroom?')
  await expect(thread.getByRole('link', { name: 'Lantern Walk' })).toBeVisible()
  await page.getByLabel('Reply to Zoë Käufer').fill('Yes, beside the box office.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(thread.getByRole('listitem').last()).toContainText('Yes, beside the box office.')

  await buyer.reload()
  await expect(buyer.getByText('You have a reply.')).toBeVisible()
  await buyer.getByLabel('Your message').fill('And is it free?')
  await buyer.getByRole('button', { name: 'Send' }).click()
  await expect(thread.getByRole('listitem').last()).toContainText('And is it free?')
  await buyer.close()
})

test('opens the stream again after the server refused it', async ({ page, browser, sale }) => {
  await page.route('**/api/v1/inbox/stream?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const opened = page.waitForResponse((answer) => answer.url().includes('/inbox/stream') && answer.status() === 200)
  await page.goto('/en/inbox')
  await opened
  await (await ask(browser, sale, 'Is there a cloakroom?')).close()
  await expect(badge(page, 'one unread conversation')).toBeVisible()
})

test('keeps the list in place when a thread arrives, and shows it on request', async ({ page, browser, sale }) => {
  await (await ask(browser, sale, 'First?', 'Ada')).close()
  await page.goto('/en/inbox')
  await threads(page)
    .getByRole('link', { name: /^Unread: Ada/ })
    .click()
  await expect(page.getByRole('article', { name: 'Ada' })).toBeVisible()
  await (await ask(browser, sale, 'Second?', 'Bo')).close()
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await expect(threads(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(threads(page).getByRole('listitem')).toContainText([/Bo/, /Ada/])
})

test('opens, archives and restores threads with the keyboard only', async ({ page, browser, sale }) => {
  for (const name of ['Ada', 'Bo', 'Cy']) await (await ask(browser, sale, 'Well?', name)).close()
  await page.goto('/en/inbox')
  await expect(threads(page).getByRole('listitem')).toHaveCount(3)
  // the panes fill the window, so that each scrolls by itself
  const pane = await page.getByText('No conversation selected').boundingBox()
  expect((pane?.y ?? 0) + (pane?.height ?? 0)).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40)
  // the checkboxes appear once a row is hovered or focused
  const box = threads(page).getByRole('checkbox').first()
  await page.mouse.move(0, 0)
  await expect(box).toHaveCSS('opacity', '0')
  await box.hover()
  await expect(box).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await page.keyboard.press('j')
  await expect(box).toHaveCSS('opacity', '1')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Bo' })).toBeVisible()
  await expect(badge(page, '2 unread conversations')).toBeVisible()
  await page.keyboard.press('u')
  await expect(badge(page, '3 unread conversations')).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('e')
  await expect(threads(page).getByRole('listitem')).toContainText([/Cy/, /Ada/])
  // the notification about the unread mark may still be there
  const archived = page.getByRole('region', { name: 'Notifications' }).getByText('Archived', { exact: true })
  await archived.locator('xpath=..').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(threads(page).getByRole('listitem')).toContainText([/Cy/, /Bo/, /Ada/])
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: /^Reply/ })).toBeFocused()
})

test('assigns and snoozes several threads at once, and lists them in their views', async ({ page, browser, sale }) => {
  for (const name of ['Ada', 'Bo']) await (await ask(browser, sale, 'Well?', name)).close()
  await page.goto('/en/inbox')
  await page.getByLabel('Select all shown').check()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem', { name: 'Me' }).click()
  await expect(page.getByText('2 conversations assigned')).toBeVisible()
  await expect(threads(page).getByText('Assigned to Robin Sample')).toHaveCount(2)
  await page.getByLabel('Select all shown').check()
  await page.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
  await expect(page.getByText('Your inbox is empty')).toBeVisible()
  await page.getByText('Snoozed', { exact: true }).first().click()
  await expect(page).toHaveURL(/show=snoozed/)
  await expect(threads(page).getByRole('listitem')).toHaveCount(2)
})
