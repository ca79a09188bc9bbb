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

test('[S4.3] saves the title and the links, and says so', async ({ page, rehearsal }) => {
  await page.getByLabel('Site title').fill('  Dress Rehearsal ')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('“Dress Rehearsal” saved.')).toBeVisible()
  await expect(heading(page)).toHaveText('Dress Rehearsal')
  await expect(page.getByLabel('Site title')).toHaveValue('Dress Rehearsal')
  await tab(page, 'Website').click()
  await page.getByLabel('Website URL').fill('ftp://www.example.com')
  await page.getByRole('button', { name: 'Save website' }).click()
  await expect(page.getByLabel('Website URL')).toBeFocused()
  await expect(page.getByLabel('Website URL')).toHaveValue('ftp://www.example.com')
  await page.getByLabel('Website URL').fill('rehearsal.example.org')
  await page.getByRole('button', { name: 'Save website' }).click()
  await expect(page.getByText('“Dress Rehearsal” saved.')).toHaveCount(2)
  expect(await rehearsal.stored()).toMatchObject({
    name: 'Dress Rehearsal',
    websiteUrl: 'https://rehearsal.example.org/',
    venue: 'Kulturhaus am Fluss',
  })
})

test('says at the field what is wrong, and keeps the typed values', async ({ page, rehearsal }) => {
  const before = await rehearsal.stored()
  await page.getByLabel('Site title').fill('')
  await save(page).click()
  await expect(page.getByLabel('Site title')).toBeFocused()
  await expect(page.getByLabel('Site title')).toHaveAccessibleDescription('Title is required')
  await page.getByLabel('Site title').fill(before.name)
  await page.getByRole('textbox', { name: 'Page URL' }).fill('winter-concert-strings-by-candlelight')
  await save(page).click()
  const slug = page.getByRole('textbox', { name: 'Page URL' })
  await expect(slug).toHaveAccessibleDescription(/Another event uses or used this URL/)
  await expect(slug).toHaveValue('winter-concert-strings-by-candlelight')
  await slug.fill('Not A Slug')
  await save(page).click()
  await expect(slug).toHaveAccessibleDescription(/Use only lower-case letters/)
  expect(await rehearsal.stored()).toEqual(before)
})

test('sets the date in the time zone of the venue with the keyboard, also in summer time', async ({
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
})

test('refuses an end before the start, and a missing date that is not marked as open', async ({ page, rehearsal }) => {
  await typeMoment(page, 'Starts', '200720271930')
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

test('does not remove the date of an event on sale, and says why', async ({ page, organiser }) => {
  if (!organiser) return
  await page.goto(`/en/events/${await seed(organiser, /^Winter Concert/)}/settings`)
  await expect(page.getByLabel('No date yet')).toBeDisabled()
  await expect(page.getByLabel('No date yet')).toHaveAccessibleDescription(/on sale needs a date/)
})

test('saves and removes a venue', async ({ page, rehearsal }) => {
  for (const name of ['Venue', 'City', 'Region']) await page.getByLabel(name, { exact: true }).fill('')
  await save(page).click()
  await expectFact(page, 1, 'No location yet')
  expect((await rehearsal.stored()).location).toBe('https://open-rehearsal.example.com/')
  await page.getByLabel('City', { exact: true }).fill('Köln')
  await save(page).click()
  await expectFact(page, 1, 'Köln')
  await page.getByLabel('Online event').check()
  await expect(page.getByLabel('City', { exact: true })).toBeHidden()
  await save(page).click()
  await expectFact(page, 1, 'Online')
  expect(await rehearsal.stored()).toMatchObject({ online: true, location: 'https://open-rehearsal.example.com/' })
})

test('reports that another member changed the same fields, and offers both versions', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await rehearsal.change({ city: 'Theirs', venue: 'Their hall' })
  await save(page).click()
  const notice = main(page).getByRole('alert')
  await expect(notice).toContainText('Someone else changed this while you were editing')
  await expect(notice).toContainText('Theirs')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mine')
  expect((await rehearsal.stored()).city).toBe('Theirs')
  await notice.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(page.getByLabel('Venue')).toHaveValue('Their hall')
  await save(page).click()
  await expect(page.getByText(/” saved\.$/)).toBeVisible()
  expect(await rehearsal.stored()).toMatchObject({ city: 'Mine', venue: 'Their hall' })
  await page.getByLabel('City', { exact: true }).fill('Mine again')
  await rehearsal.change({ city: 'Theirs again' })
  await save(page).click()
  await notice.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Theirs again')
})

test('saves without a question when another member changed another tab', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await rehearsal.change({ websiteUrl: 'https://renamed.example.com/' })
  await save(page).click()
  await expect(page.getByText(/” saved\.$/)).toBeVisible()
  expect(await rehearsal.stored()).toMatchObject({ websiteUrl: 'https://renamed.example.com/', city: 'Mine' })
})

test('keeps the typed values when the status changes', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: /^Change status of/ }).click()
  await page.getByRole('menuitem', { name: /Put on sale/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put on sale anyway' }).click()
  await expect(page.getByRole('button', { name: /^Change status of.*On Sale$/ })).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mine')
  await save(page).click()
  await expect(page.getByText(/” saved\.$/)).toBeVisible()
  expect(await rehearsal.stored()).toMatchObject({ status: 'On Sale', city: 'Mine' })
})

test('copies an event once, and opens the copy', async ({ page, rehearsal }) => {
  await page.getByRole('button', { name: 'Duplicate' }).dblclick()
  await expect(page.getByText(/This is the copy/)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(rehearsal.id))
  await expect(main(page).getByRole('definition').first()).toHaveText('Date to be announced')
  await trail(page).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('row', { name: /Open Rehearsal/ })).toHaveCount(2)
})

test('deletes an event after a confirmation, also with unsaved values', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: /^Delete Open Rehearsal/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(heading(page)).toHaveText('Your events')
  await expect(page.getByText('Open Rehearsal and Backstage Tour', { exact: true })).toHaveCount(0)
  await page.goto(`/en/events/${rehearsal.id}`)
  await expect(heading(page)).toHaveText('Event not found')
})

test('asks before typed values are discarded', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await trail(page).getByRole('link', { name: 'Events' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Freiburg')
  await trail(page).getByRole('link', { name: 'Events' }).click()
  await expect(heading(page)).toHaveText('Events')
  expect((await rehearsal.stored()).city).toBe('Freiburg')
})

test('[S5.6] [S8.1] says that the event is not found when it was deleted before saving', async ({
  page,
  organiser,
  rehearsal,
}) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await organiser?.send(`DELETE /api/v1/events/${rehearsal.id}`)
  await save(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Event not found')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mine')
})

test('[S5.6] [S8.1] says that the event is not found when it was deleted before saving a key', async ({
  page,
  organiser,
  rehearsal,
}) => {
  await page.goto(`/en/events/${rehearsal.id}/enter-key`)
  await page.getByRole('textbox', { name: 'Notion key' }).fill('ntn_any_key_at_all')
  await organiser?.send(`DELETE /api/v1/events/${rehearsal.id}`)
  await page.getByRole('button', { name: 'Save key' }).click()
  await expect(page.getByRole('alert')).toContainText('Event not found')
  await expect(page.getByRole('textbox', { name: 'Notion key' })).toHaveValue('ntn_any_key_at_all')
})

test('says in every language that an unknown event is not found, with a way back', async ({ page }) => {
  for (const [language, words] of [
    ['en', 'Event not found'],
    ['de', 'Veranstaltung nicht gefunden'],
    ['fr', 'Événement introuvable'],
  ] as const) {
    await page.goto(`/${language}/events/evt_unknown`)
    await expect(heading(page)).toHaveText(words)
  }
  await page.getByRole('link', { name: 'Voir vos événements' }).click()
  await expect(heading(page)).toBeFocused()
})

test('a tab asks before it discards typed values, and takes the focus to its content', async ({ page, rehearsal }) => {
  await page.getByLabel('City', { exact: true }).fill('Mine')
  await tab(page, 'Tickets').click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mine')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/” saved\.$/)).toBeVisible()
  await tab(page, 'Tickets').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Tickets' })).toBeFocused()
  await expect(page).toHaveTitle(/^Tickets – Open Rehearsal.* – Foyer$/)
  await tab(page, 'Orders').click()
  await expect(main(page)).toContainText('Orders for this event will appear here.')
  expect(await rehearsal.stored()).toMatchObject({ city: 'Mine' })
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
