import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const titles = [
  'Open Rehearsal and Backstage Tour',
  'Winter Concert: Strings by Candlelight',
  'Silent Film Night with Live Piano',
  'Lantern Walk and Harvest Market',
]
const [rehearsal = '', concert = '', film = '', walk = ''] = titles

const content = (page: Page) => page.getByRole('main')
const item = (page: Page, name: string) =>
  content(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const listed = (page: Page) => content(page).getByRole('listitem').getByRole('heading')

/** Confirms the warning of an installation without a mail server, as that of the journeys is; the demo has one. */
const sellWithoutEmails = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Sell without emails?' })
    .getByRole('button', { name: 'Put on sale anyway' })
    .press('Enter')

test('[S1.1] [S2.13] has a title, a search box for events and an add button that opens the create screen', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible()
  await expect(page).toHaveTitle('Your events – Foyer')
  await expect(listed(page)).toHaveText(titles)
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible()
  await page.getByRole('link', { name: 'Add event' }).click()
  await expect(page).toHaveURL('/en/create-event')
})

test('[S2.13] finds events by parts of names and venues, and stores the search in the address', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('searchbox', { name: 'Search events' }).fill('FREIBURG')
  await expect(listed(page)).toHaveText([rehearsal, concert])
  await expect(page).toHaveURL('/en?q=FREIBURG')
  await expect(page.getByText('2 events')).toBeVisible()
  await page.getByRole('link', { name: concert, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: concert })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('FREIBURG')
  await expect(listed(page)).toHaveText([rehearsal, concert])
})

test('[S2.14] sorts by name, date or status in both directions, and stores it in the address', async ({ page }) => {
  await page.goto('/en')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  for (const [way, order] of [
    ['Date, oldest first', [walk, film, concert, rehearsal]],
    ['Date, newest first', [rehearsal, concert, film, walk]],
    ['Name, A to Z', [walk, rehearsal, film, concert]],
    ['Name, Z to A', [concert, film, rehearsal, walk]],
    ['Status, drafts first', [rehearsal, concert, film, walk]],
    ['Next first', [film, concert, rehearsal, walk]],
    ['Status, closed first', [walk, concert, film, rehearsal]],
  ] as const) {
    await sort.selectOption(way)
    await expect(listed(page)).toHaveText([...order])
  }
  await page.reload()
  await expect(sort).toHaveValue('6')
  await expect(listed(page)).toHaveText([walk, concert, film, rehearsal])
  await page.goBack()
  await expect(listed(page)).toHaveText([film, concert, rehearsal, walk])
})

test('[S2.15] [S2.16] each item shows its tickets sold, and offers view, edit, status and delete', async ({ page }) => {
  await page.goto('/en')
  await expect(listed(page)).toHaveText(titles)
  for (const title of titles) {
    await expect(item(page, title).getByText(/tickets sold$/)).toBeVisible()
    await expect(item(page, title).getByRole('link', { name: `View ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('link', { name: `Edit ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('button', { name: `Change status of ${title}` })).toBeVisible()
    await expect(item(page, title).getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }
  for (const title of [film, rehearsal]) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `View ${title}` }).click()
    const publicPage = await opened
    await expect(publicPage).toHaveURL(/\/en\/e\/[^/]+\/?$/)
    await expect(publicPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(publicPage.getByText('Draft: only your team can see this page')).toHaveCount(title === film ? 0 : 1)
    await publicPage.close()
  }
  await page.getByRole('link', { name: `Edit ${film}` }).click()
  await expect(page).toHaveURL(/\/en\/events\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible()
})

test('[S3.7] [S4.1] [S4.3] the status actions of an item say what they do, and change the status', async ({
  page,
  organiser,
}) => {
  await page.goto('/en')
  const states = item(page, rehearsal).getByRole('button', { name: `Change status of ${rehearsal}` })
  const putOnSale = async () => {
    await states.press('Enter')
    await page.getByRole('menuitem', { name: 'Put on sale' }).press('Enter')
    if (organiser) await sellWithoutEmails(page)
    await expect(states).toHaveText('On Sale')
  }
  await expect(states).toHaveText('Draft')
  await putOnSale()
  await states.click()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await expect(page.getByRole('menuitem', { name: 'Close' })).toHaveAccessibleDescription(/Ticket sales stop/)
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(page.getByText(`“${rehearsal}” is now closed.`)).toBeVisible()
  await expect(states).toHaveText('Closed')
  await expect(states).toBeFocused()
  await states.press('Enter')
  await page.getByRole('menuitem', { name: 'Back to draft' }).press('Enter')
  await expect(states).toHaveText('Draft')
  await putOnSale()
})

test('[S4.3] says what an event needs before its sale, with a link to each missing part', async ({ page }) => {
  await page.goto('/en/create-event')
  await page.getByLabel('Site title').fill('Open Air Cinema')
  await page.getByLabel('Notion link').fill('https://www.notion.so/Open-Air-2f1c6a9e84d04b7c9a53d1e0b86f7a12')
  await page.getByLabel('Website URL').fill('www.example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).not.toHaveURL(/create-event/)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(item(page, 'Open Air Cinema').getByText('Date to be announced')).toBeVisible()
  await expect(item(page, 'Open Air Cinema').getByText('www.example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Change status of Open Air Cinema' }).click()
  await page.getByRole('menuitem', { name: 'Put on sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not ready to go on sale yet' })
  await dialog.getByRole('link', { name: 'Set the date of the event.' }).click()
  await expect(page).toHaveURL(/\/en\/events\/[^/]+\/settings#date$/)
  await expect(dialog).toHaveCount(0)
})

test('shows a query without results, with a button that clears it', async ({ page }) => {
  await page.goto('/en?q=zebra&status=Closed')
  await expect(page.getByRole('heading', { name: 'No results for “zebra”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all events' }).click()
  await expect(listed(page)).toHaveText(titles)
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeFocused()
})

for (const [language, open, sold, statuses] of [
  ['de', 'Veranstaltung anlegen', /Tickets verkauft$/, ['Entwurf', 'Im Verkauf', 'Im Verkauf', 'Geschlossen']],
  ['fr', 'Ajouter un événement', /vendus?/, ['Brouillon', 'En vente', 'En vente', 'Fermé']],
] as const)
  test(`[S1.3] [S3.7] the page is in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await expect(listed(page)).toHaveText(titles)
    await expect(page.getByRole('link', { name: open })).toBeVisible()
    for (const [at, status] of statuses.entries()) {
      const one = item(page, titles[at] ?? '')
      await expect(one.getByRole('button', { name: new RegExp(`${status}$`) })).toHaveText(status)
      await expect(one.getByText(sold).first()).toBeVisible()
    }
  })

test('the list works with the keyboard only', async ({ page }) => {
  await page.goto('/en')
  await expect(listed(page)).toHaveText(titles)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Add event' })).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Search events' })
  const strip = page.getByRole('region', { name: 'Today' })
  await expect(strip.getByRole('link').first()).toBeVisible()
  for (const link of await strip.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('piano')
  await expect(listed(page)).toHaveText([film])
  await expect(search).toBeFocused()
  const stops = [
    page.getByRole('button', { name: 'Clear search' }),
    page.getByRole('combobox', { name: 'Sort' }),
    page.getByRole('radio', { name: 'All' }),
    item(page, film).getByRole('link', { name: film, exact: true }),
    page.getByRole('button', { name: `Change status of ${film}` }),
    page.getByRole('link', { name: `View ${film}` }),
    page.getByRole('link', { name: `Edit ${film}` }),
    page.getByRole('button', { name: `Delete ${film}` }),
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Back to draft' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Change status of ${film}` })).toBeFocused()
})

test('an event takes at most 96 pixels of a screen, and 120 of a phone', async ({ page, browser }) => {
  const storageState = await page.context().storageState()
  for (const [width, highest, hasTouch] of [
    [1440, 96, false],
    [390, 120, true],
  ] as const) {
    const context = await browser.newContext({ storageState, hasTouch, viewport: { width, height: 900 } })
    const device = await context.newPage()
    for (const language of ['en', 'de', 'fr']) {
      await device.goto(`/${language}`)
      await expect(listed(device)).toHaveText(titles)
      for (const event of await content(device).getByRole('listitem').all())
        expect((await event.boundingBox())?.height).toBeLessThanOrEqual(highest)
    }
    await context.close()
  }
})

test('every badge and action is reachable on a phone, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const language of ['en', 'de', 'fr']) {
    await page.goto(`/${language}`)
    await expect(listed(page)).toHaveText(titles)
    await expectToFit(page)
    for (const control of await item(page, concert).getByRole('button').all()) {
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ ratio: 1 })
    }
  }
})
