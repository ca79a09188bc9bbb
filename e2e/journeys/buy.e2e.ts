import { languages } from '@foyer/contract/languages'
import { invoiceSettings } from '@foyer/server/test/invoices'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { linkMailedTo } from '../fixtures/mail-log.ts'
import { test as base } from '../fixtures/once.ts'
import { signUp } from '../fixtures/organiser.ts'
import { foyerUrl } from '../ports.ts'

const types = [
  { name: 'Guest list', priceCents: 0, capacity: 500, description: 'For friends of the house.' },
  { name: 'Parkett', priceCents: 2500, taxRateBp: 700, capacity: 400 },
  { name: 'Box', priceCents: 9000, taxRateBp: 700, capacity: 2, maxPerOrder: 2 },
  { name: 'Balcony', priceCents: 1200, taxRateBp: 700, capacity: 0 },
]

const place = { endsAt: '2099-11-20T21:00:00Z', venue: 'Alte Halle', city: 'Freiburg' }

const test = base.extend<{ sale: EventOnSale }>({
  sale: async ({ once }, use) =>
    await use(
      await once('sale at the theatre', async () =>
        eventOnSale(await signUp(foyerUrl), { title: 'An Evening of Strings', types, changes: place }),
      ),
    ),
})

/** Chooses two free tickets and enters the buyer. */
async function chooseFree(page: Page, type = 'Guest list'): Promise<void> {
  await page.getByRole('combobox', { name: `Quantity ${type}` }).selectOption('2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Käufer')
  await page.getByRole('textbox', { name: 'Email address' }).fill('zoe@example.com')
}

const orderFree = (page: Page) => page.getByRole('button', { name: 'Get free tickets' })
const toCheckout = (page: Page) => page.getByRole('button', { name: 'Continue to checkout' })

/** The fields of the buyer at the checkout; those of attendees have the same labels. */
const buyerOf = (page: Page, name = 'Your details') => page.getByRole('group', { name })

/** The animations of the page, and by how much its content has shifted. */
const motions = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return {
      motions: document
        .getAnimations()
        .map((each) => `${(each as CSSAnimation).animationName} ${each.effect?.getTiming().duration} ms`),
      // `as`: the type of the DOM library lacks the value of a shift
      shift: (observer.takeRecords() as (PerformanceEntry & { value: number })[]).reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    }
  })

test('orders free tickets on the page of the event with one press, without JavaScript too', async ({
  browser,
  sale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${foyerUrl}/en/e/${sale.slug}`)
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveCount(0)
  await toCheckout(page).click()
  await expect(page.getByRole('alert')).toContainText('Choose at least one ticket.')
  const fields = page.getByRole('combobox')
  const widths = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().width))
  // the message below the first field does not widen its stub
  expect([widths.length, new Set(widths).size]).toEqual([3, 1])
  await page.goto(`${foyerUrl}/en/e/${sale.slug}`)
  await chooseFree(page)
  await expect(toCheckout(page)).toHaveCount(0)
  // with a ticket that costs money, the buyer is entered at the checkout
  await page.getByRole('combobox', { name: 'Quantity Parkett' }).selectOption('1')
  await expect(name).toHaveCount(0)
  await expect(orderFree(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Quantity Parkett' }).selectOption('0')
  await orderFree(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2)
  await context.close()
})

test('leads to the checkout for paid tickets without JavaScript, with a step that confirms the choice', async ({
  browser,
  sale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${foyerUrl}/en/e/${sale.slug}`)
  await page.getByRole('combobox', { name: 'Quantity Parkett' }).selectOption('2')
  await toCheckout(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your tickets')
  await expect(page.getByRole('combobox', { name: 'Quantity Parkett' })).toHaveValue('2')
  await toCheckout(page).click()
  await expect(page.getByText('Your tickets are reserved until')).toBeVisible()
  await buyerOf(page).getByLabel('Name').fill('Zoë Käufer')
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Enter an email address' }).click()
  await buyerOf(page).getByLabel('Email address').fill('zoe@example.com')
  await page.getByRole('group', { name: 'Ticket 2, Parkett' }).getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your transfer')
  await page.goto(`${page.url()}/details`)
  await expect(page.getByRole('group', { name: 'Ticket 2, Parkett' }).getByLabel('Name')).toHaveValue('Ada')
  await context.close()
})

test('shows the time of an online event in the reader’s time zone first', async ({ browser }) => {
  const changes = { online: true, endsAt: '2099-11-20T21:00:00Z' }
  const { slug } = await eventOnSale(await signUp(foyerUrl), { title: 'Stream', changes })
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.goto(`${foyerUrl}/en/e/${slug}`)
  await expect(page.locator('time').first()).toHaveText(
    'Fri, 20 Nov 2099, 13:30–16:00 your time · Fri, 20 Nov 2099, 19:30–22:00 CET',
  )
  await context.close()
})

test('keeps the button in view beside a long text, however many ticket types there are', async ({ page }) => {
  const organiser = await signUp(foyerUrl)
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `Row ${at + 1}`, priceCents: 1000, capacity: 10 }))
  const { id, slug } = await eventOnSale(organiser, { title: 'Nine Rows', types: many })
  const text = [{ type: 'text', text: 'Strings, brass and a grand piano. '.repeat(30) }]
  const en = Array.from({ length: 12 }, () => ({ type: 'paragraph', text, children: [] }))
  await organiser.ok(`PUT /api/v1/events/${id}/description`, { content: { en }, replacesNotion: false, version: 0 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/en/e/${slug}`)
  const next = page.getByRole('button', { name: 'Continue to checkout' })
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
  const last = page.getByRole('combobox', { name: 'Quantity Row 9' })
  await expect(last).not.toBeInViewport()
  const scrolled = await page.evaluate(() => window.scrollY)
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await last.selectOption('1')
  await next.click()
  await expect(page.getByText('1 × Row 9')).toBeVisible()
})

test('sells and cancels a free ticket with the keyboard only', async ({ page, sale }) => {
  await page.goto(`/en/e/${sale.slug}`)
  await page.getByRole('combobox', { name: 'Quantity Guest list' }).focus()
  await page.keyboard.press('1')
  await expect(page.getByRole('combobox', { name: 'Quantity Guest list' })).toHaveValue('1')
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Zoë Käufer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('zoe@gmial.com')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Did you mean zoe@gmail.com?' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('zoe@gmail.com')
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  // the stub tears off once, moves nothing else, and stays where motion is not wanted
  expect(await motions(page)).toEqual({ motions: ['tear-off 200 ms'], shift: 0 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motions(page)).toEqual({ motions: [], shift: 0 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  expect(await motions(page)).toEqual({ motions: [], shift: 0 })
  await page.getByRole('link', { name: 'Cancel this order' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, cancel the order' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
})

test('keeps the choice and the typed values when going back, and creates no second order', async ({ page, sale }) => {
  await page.goto(`/en/e/${sale.slug}`)
  await page.getByRole('combobox', { name: 'Quantity Parkett' }).selectOption('2')
  await toCheckout(page).click()
  const checkout = /\/checkout\//
  await expect(page).toHaveURL(checkout)
  const first = page.url()
  await buyerOf(page).getByLabel('Name').fill('Zoë Käufer')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Quantity Parkett' })).toHaveValue('2')
  await page.goForward()
  await expect(buyerOf(page).getByLabel('Name')).toHaveValue('Zoë Käufer')
  expect(page.url()).toBe(first)
})

test('offers more time in the last minutes, and shows the bank account of a bank transfer', async ({ page, sale }) => {
  await page.clock.install()
  await page.goto(`/de/e/${sale.slug}`)
  await page.getByRole('combobox', { name: 'Anzahl Parkett' }).selectOption('2')
  await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await buyerOf(page, 'Ihre Angaben').getByLabel('Name').fill('Zoë Käufer')
  await buyerOf(page, 'Ihre Angaben').getByLabel('E‑Mail-Adresse').fill('zoe@example.com')
  const extend = page.getByRole('button', { name: '15 Minuten länger reservieren' })
  await expect(extend).toBeHidden()
  await page.clock.fastForward('12:05')
  await extend.click()
  await expect(page.getByText('Ihre Tickets sind jetzt bis')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Überweisung' })).toBeChecked()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir warten auf Ihre Überweisung')
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
})

test('says that others have taken the tickets since the page was opened', async ({ page }) => {
  const sale = await eventOnSale(await signUp(foyerUrl), { types: [{ name: 'Seat', priceCents: 0, capacity: 2 }] })
  await page.goto(`/en/e/${sale.slug}`)
  await chooseFree(page, 'Seat')
  await sale.reserve(2)
  await orderFree(page).click()
  await expect(page.getByRole('alert')).toContainText('Seat: none left at the moment.')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Back to event' }).click()
  await expect(page.getByText('All reserved at the moment.')).toBeVisible()
  await expect(orderFree(page)).toHaveCount(0)
})

test('shows the total of what is chosen after each change, and with a button where there are no scripts', async ({
  page,
  browser,
  sale,
}) => {
  const quantityOn = (on: Page) => on.getByRole('combobox', { name: 'Quantity Parkett' })
  const totalOn = (on: Page) => on.getByRole('status').filter({ hasText: 'Total' })
  const button = (on: Page) => on.getByRole('button', { name: 'Show total' })
  await page.goto(`/en/e/${sale.slug}`)
  await expect(button(page)).toHaveCount(0)
  await quantityOn(page).selectOption('2')
  await expect(totalOn(page)).toContainText('€50.00')
  await quantityOn(page).selectOption('3')
  await expect(totalOn(page)).toContainText('€75.00')
  await expect(totalOn(page)).toContainText('incl. 7% VAT')
  await expectAccessible(page, 'en')
  await quantityOn(page).selectOption('0')
  await expect(totalOn(page)).toHaveCount(0)
  const plain = await browser.newPage({ baseURL: foyerUrl, javaScriptEnabled: false })
  await plain.goto(`/en/e/${sale.slug}`)
  await quantityOn(plain).selectOption('2')
  await button(plain).click()
  await expect(totalOn(plain)).toContainText('€50.00')
  await expect(quantityOn(plain)).toHaveValue('2')
  await plain.close()
})

test('asks for the address of an invoice as its country writes it, also without scripts', async ({ browser }) => {
  const organiser = await signUp(foyerUrl)
  const sale = await eventOnSale(organiser, { types: types.slice(1, 2) })
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  const { token } = await sale.placeOrder()
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL: foyerUrl, javaScriptEnabled, viewport: { width: 320, height: 900 } })
    await page.goto(`/en/o/${token}/invoice`)
    const country = page.getByRole('combobox', { name: 'Country' })
    const asks = async (value: string, ...names: string[]) => {
      await country.selectOption(value)
      for (const name of names) await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    }
    const region = page.getByRole('textbox', { name: 'State or province' })
    await asks('DE', 'Postcode')
    await expect(region).toBeHidden()
    await asks('US', 'Postcode', 'State or province')
    await asks('IE', 'Postcode (optional)', 'State or province (optional)')
    if (javaScriptEnabled) await expectAccessible(page, 'en')
    await page.close()
  }
})

for (const language of languages)
  test(`axe finds nothing on the pages of the checkout in ${language}, in each theme and width`, async ({
    page,
    sale,
  }) => {
    const [free, transfer] = [(await sale.reserve(2)).token, (await sale.reserve([0, 1])).token]
    const form = `/${language}/e/${sale.slug}/checkout/${transfer}`
    const at = (path: string) => page.goto(path)
    await at(`/${language}/e/${sale.slug}`)
    await expectAccessible(page, language)
    await page.getByRole('combobox').first().selectOption('2')
    await expectAccessible(page, language)
    await page.locator('button.primary').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page, language)
    // with all error messages
    await at(form)
    await page.locator('button[value=order]').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page, language)
    const [{ id }, { id: ticketId }] = (await sale.view(free)).tickets
    const attendee = { ticketId, name: 'Mina', email: `mina-${language}@example.com` }
    await sale.complete(free, { paymentMethod: 'free', attendees: [attendee] })
    await sale.complete(transfer)
    const ticketLink = await linkMailedTo(attendee.email, foyerUrl, /\/t\/\w+/)
    const paths = ['', '/cancel', '/cancel-tickets', '/details', `/pass-on?ticket=${id}`].map(
      (end) => `/o/${free}${end}`,
    )
    for (const path of [...paths, ticketLink, `/o/${transfer}`, '/find-tickets']) {
      await at(`/${language}${path}`)
      await expectAccessible(page, language)
    }
    const workshop = { name: 'Workshop', priceCents: 1500, taxRateBp: 1900, capacity: 5 }
    const size = { ...workshop, name: 'M' }
    const conference = await eventOnSale(sale.organiser, { title: 'Conference', types })
    const addGroup = (group: object) => sale.organiser.ok(`POST /api/v1/events/${conference.id}/add-on-groups`, group)
    await addGroup({ name: 'Workshops', minPerTicket: 0, maxPerTicket: 3, addOns: [workshop] })
    await addGroup({ name: 'T-shirt', minPerTicket: 1, maxPerTicket: 1, addOns: [size, { ...size, capacity: 0 }] })
    await at(`/${language}/e/${conference.slug}`)
    await page.getByRole('combobox').nth(1).selectOption('2')
    await page.locator('button.primary').click()
    await page.locator('.add-ons button.primary').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page, language)
  })
