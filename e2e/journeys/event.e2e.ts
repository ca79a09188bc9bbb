import type { Event } from '@foyer/contract/events'
import type { Organiser } from '@foyer/server/test/client'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { samples, seedSamples } from '../fixtures/samples.ts'
import { test as base } from '../fixtures/signed-in.ts'

interface Rehearsal {
  /** A sample event in test, open on screen. */
  rehearsal: { id: string; stored: () => Promise<Event>; change: (changes: object) => Promise<void> }
}

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const test = base.extend<Rehearsal>({
  rehearsal: async ({ page, organiser }, use) => {
    if (!organiser) throw new Error('this journey needs the server')
    const id = await seed(organiser, /^Open Rehearsal/)
    await page.goto(`/en/events/${id}/settings`)
    await expect(save(page)).toBeVisible()
    await use({
      id,
      stored: async () => (await organiser.send(`GET /api/v1/events/${id}`)).body,
      change: async (changes) => {
        const { status } = await organiser.send(`PATCH /api/v1/events/${id}`, changes)
        expect(status).toBe(200)
      },
    })
  },
})

/** Creates the sample event of this name on the server. @returns its id */
async function seed(organiser: Organiser, name: RegExp): Promise<string> {
  await seedSamples(
    organiser,
    samples.filter((sample) => name.test(sample.name)),
  )
  const [event] = await organiser.ok('GET /api/v1/events')
  return event.id
}

const main = (page: Page) => page.getByRole('main')
/** A fact on the ticket of the overview. The tabs are links, so the reader stays in the workspace. */
async function expectFact(page: Page, nth: number, text: string | RegExp): Promise<void> {
  // saved
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await tab(page, 'Overview').click()
  await expect(main(page).getByRole('definition').nth(nth)).toContainText(text)
  await tab(page, 'Settings').click()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Event', exact: true }).getByRole('link', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })

/** Types a date and a time into a field, from its first part on. */
async function typeMoment(page: Page, field: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: field }).getByRole('spinbutton', { name: /^day/ }).focus()
  await page.keyboard.type(digits, { delay: 20 })
}

test('shows the details of an event', async ({ page, organiser }) => {
  if (!organiser) return
  await page.goto(`/en/events/${await seed(organiser, /^Winter Concert/)}`)
  await expect(heading(page)).toHaveText('Winter Concert: Strings by Candlelight')
  await expect(page).toHaveTitle('Winter Concert: Strings by Candlelight – Event – Foyer')
  await expect(page.getByRole('button', { name: /^Change status of Winter Concert.*: On Sale$/ })).toBeVisible()
  await expect(main(page).getByRole('definition')).toContainText([
    /19:30.+21:30\sCES?T/,
    'Konzerthaus, Freiburg, Baden-Württemberg',
    'winter-concert.example.com',
    '…/e/winter-concert-strings-by-candlelight',
  ])
  await expect(part(page, 'Latest orders')).toContainText('No orders yet.')
  await expectToOpenElsewhere(page, /winter-concert\.example\.com/)
  await tab(page, 'Page').click()
  await expect(part(page, 'Notion page')).toContainText('Key missing')
  await expect(part(page, 'Notion page').getByRole('link', { name: 'Enter key' })).toBeVisible()
  await expectToOpenElsewhere(page, /^winter concert/)
})

/** A link to another site, which does not learn where its visitors come from. */
async function expectToOpenElsewhere(page: Page, name: RegExp): Promise<void> {
  const link = main(page).getByRole('link', { name })
  await expect(link).toHaveAttribute('href', /^https:/)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
}

test('nothing on the page moves while its parts arrive, one after the other', async ({ page, organiser }) => {
  if (!organiser) return
  const id = await seed(organiser, /^Winter Concert/)
  const parts = [`/events/${id}`, '/ticket-types', '/orders', '/sales'].map(
    (end) =>
      ({ pathname }: URL) =>
        pathname.startsWith('/api/') && pathname.endsWith(end),
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const releases = await Promise.all(parts.map((part) => hold(page, part)))
    // with a search, the page holds no answers of the event
    await page.goto(`/en/events/${id}?from=mail`)
    await expect(heading(page)).toHaveText('Event')
    const moved = await recordShifts(page)
    for (const [at, release] of releases.entries()) {
      const response = page.waitForResponse((answer) => parts[at]?.(new URL(answer.url())) ?? false)
      release()
      await (await response).finished()
    }
    await expect(page.getByText('0 orders')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await moved()).toEqual([])
    await page.unrouteAll()
  }
})

/** Holds back the response to a request until the returned function is called. */
async function hold(page: Page, url: (url: URL) => boolean): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Records what moves on the page once its fonts are loaded. @returns a function that reads the texts that have moved */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await page.evaluateHandle(async () => {
    // `ready` does not wait for fonts that no text has asked for yet
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const texts: string[] = []
    new PerformanceObserver((list) => {
      // `as`: the types of the DOM do not know this entry
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        texts.push(...sources.map(({ node }) => node?.textContent ?? ''))
    }).observe({ type: 'layout-shift' })
    return texts
  })
  return () => shifts.jsonValue()
}

test('sets the date in the time zone of the venue with the keyboard, also in summer time, or marks it as open', async ({
  page,
  rehearsal,
}) => {
  await typeMoment(page, 'Starts', '200720271930')
  await typeMoment(page, 'Ends', '200720272200')
  await save(page).click()
  await expectFact(page, 0, 'Tue, 20 Jul 2027, 19:30–22:00 CEST')
  expect(await rehearsal.stored()).toMatchObject({
    date: '2027-07-20T17:30:00.000Z',
    endsAt: '2027-07-20T20:00:00.000Z',
  })
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await zone.fill('London')
  await page.getByRole('option', { name: /^London/ }).click()
  await expect(page.getByRole('group', { name: 'Starts' })).toContainText('19')
  await save(page).click()
  await expectFact(page, 0, '19:30–22:00 BST')
  await expectFact(page, 0, '20:30–23:00 CEST your time')
  expect(await rehearsal.stored()).toMatchObject({ date: '2027-07-20T18:30:00.000Z', timeZone: 'Europe/London' })

  // refuses an end before the start, and a missing date that is not marked as open
  await typeMoment(page, 'Ends', '190720271930')
  await save(page).click()
  await expect(part(page, 'Date and time')).toContainText('The end must be after the start.')
  await page.getByLabel('No date yet').check()
  await save(page).click()
  await expectFact(page, 0, 'Date to be announced')
  expect(await rehearsal.stored()).toMatchObject({ dateTba: true })
  await page.getByLabel('No date yet').uncheck()
  await save(page).click()
  await expect(part(page, 'Date and time')).toContainText('Enter a date and time, or tick')
  expect(await rehearsal.stored()).toMatchObject({ dateTba: true })
})

test('copies an event once, and opens the copy', async ({ page, rehearsal }) => {
  await page.getByRole('button', { name: 'Duplicate' }).dblclick()
  await expect(page.getByText(/This is the copy/)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(rehearsal.id))
  await expect(main(page).getByRole('definition').first()).toHaveText('Date to be announced')
  await trail(page).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('row', { name: /Open Rehearsal/ })).toHaveCount(2)
})

test('fits a phone of 320 px, with errors, in German', async ({ page, rehearsal }) => {
  await page.goto(`/de/events/${rehearsal.id}/settings`)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('textbox', { name: 'Titel' }).fill('')
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click()
  await expect(page.getByText('Der Titel fehlt')).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(10)
  await expectToFit(page)
})
