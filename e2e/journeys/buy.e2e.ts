import { languages } from '@foyer/contract/languages'
import { visitor } from '@foyer/server/test/visitor'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { signUp } from '../fixtures/organiser.ts'
import type { Sale } from '../fixtures/sales.ts'
import { openSale } from '../fixtures/sales.ts'
import { foyerUrl } from '../ports.ts'

const types = [
  { name: 'Guest list', priceCents: 0, capacity: 500, description: 'For friends of the house.' },
  { name: 'Parkett', priceCents: 2500, taxRateBp: 700, capacity: 400 },
  { name: 'Box', priceCents: 9000, taxRateBp: 700, capacity: 2, maxPerOrder: 2 },
  { name: 'Balcony', priceCents: 1200, taxRateBp: 700, capacity: 0 },
]

const test = base.extend<object, { sale: Sale }>({
  sale: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of this pattern
    async ({}, use) => await use(await openSale(await signUp(foyerUrl), 'An Evening of Strings', types)),
    { scope: 'worker' },
  ],
})

/** Chooses a free ticket and finishes the order. */
async function buyFree(page: Page): Promise<void> {
  await page.getByLabel('Quantity, Guest list').selectOption('2')
  await page.getByRole('button', { name: 'Continue to order' }).click()
}

test('a free ticket is bought without a script, over a step that confirms the choice', async ({ browser, sale }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${foyerUrl}/en/e/${sale.slug}`)
  await buyFree(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your choice')
  await expect(page.getByLabel('Quantity, Guest list')).toHaveValue('2')
  await page.getByRole('button', { name: 'Continue to order' }).click()
  await expect(page.getByText('Your tickets are held until')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Zoë Käufer')
  await page.getByRole('button', { name: 'Order now, free of charge' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Enter an e-mail address' }).click()
  await page.getByLabel('E-mail address').fill('zoe@example.com')
  await page.getByLabel('Ticket 2, Guest list').fill('Ada')
  await page.getByRole('button', { name: 'Order now, free of charge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2)
  await expect(page.getByText('Ada', { exact: true })).toBeVisible()
  await context.close()
})

test('a free ticket is bought by keyboard, and given back', async ({ page, sale }) => {
  await page.goto(`/en/e/${sale.slug}`)
  await page.getByLabel('Quantity, Guest list').focus()
  await page.keyboard.press('1')
  await expect(page.getByLabel('Quantity, Guest list')).toHaveValue('1')
  await page.getByRole('button', { name: 'Continue to order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Zoë Käufer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('zoe@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await page.getByRole('link', { name: 'Cancel this order' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, cancel the order' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
})

test('going back loses nothing: neither what was chosen nor what was typed, and no second order is made', async ({
  page,
  sale,
}) => {
  await page.goto(`/en/e/${sale.slug}`)
  await buyFree(page)
  const checkout = /\/checkout\//
  await expect(page).toHaveURL(checkout)
  const first = page.url()
  await page.getByLabel('Name', { exact: true }).fill('Zoë Käufer')
  await page.goBack()
  await expect(page.getByLabel('Quantity, Guest list')).toHaveValue('2')
  await page.goForward()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Käufer')
  expect(page.url()).toBe(first)
})

test('a ticket is paid by bank transfer: the account stands on the page of the order', async ({ page, sale }) => {
  await page.goto(`/de/e/${sale.slug}`)
  await page.getByLabel('Anzahl, Parkett').selectOption('2')
  await page.getByRole('button', { name: 'Weiter zur Bestellung' }).click()
  await page.getByRole('button', { name: '15 Minuten länger reservieren' }).click()
  await expect(page.getByText('Ihre Tickets sind jetzt bis')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Zoë Käufer')
  await page.getByLabel('E-Mail-Adresse').fill('zoe@example.com')
  await expect(page.getByRole('radio', { name: 'Überweisung' })).toBeChecked()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir warten auf Ihre Überweisung')
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
})

test('what was sold out meanwhile is said, and the page says so too', async ({ page }) => {
  const sale = await openSale(await signUp(foyerUrl), 'Last Seats', [{ name: 'Seat', priceCents: 0, capacity: 2 }])
  await page.goto(`/en/e/${sale.slug}`)
  await page.getByLabel('Quantity, Seat').selectOption('2')
  await visitor(foyerUrl).send(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: [{ ticketTypeId: sale.types[0], quantity: 2 }],
  })
  await page.getByRole('button', { name: 'Continue to order' }).click()
  await expect(page.getByRole('alert')).toContainText('Seat has just been sold out.')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(page.getByText('Sold out')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

for (const language of languages)
  test(`axe finds nothing on the way of a buyer in ${language}, in any theme and width`, async ({ page, sale }) => {
    const buyer = visitor(foyerUrl)
    const reserve = async (at: number) =>
      (
        await buyer.send(`POST /api/v1/public/events/${sale.slug}/orders`, {
          items: [{ ticketTypeId: sale.types[at], quantity: 1 }],
        })
      ).body.token
    const [free, transfer] = [await reserve(0), await reserve(1)]
    const form = `/${language}/e/${sale.slug}/checkout/${transfer}`
    const at = (path: string) => page.goto(path)
    await at(`/${language}/e/${sale.slug}`)
    await expectAccessible(page)
    // as it answers what cannot be taken: all that it may show
    await at(form)
    await page.locator('button[value=order]').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    const complete = (token: string, paymentMethod: string) =>
      buyer.send(`POST /api/v1/public/orders/${token}/complete`, {
        name: 'Zoë',
        email: 'zoe@example.com',
        paymentMethod,
      })
    await complete(free, 'free')
    await complete(transfer, 'transfer')
    for (const path of [`/o/${free}`, `/o/${free}/cancel`, `/o/${transfer}`]) {
      await at(`/${language}${path}`)
      await expectAccessible(page)
    }
  })
