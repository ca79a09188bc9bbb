import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { StripeAccount, StripeObject } from '@foyer/server/test/stripe-account'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { connectStripe, signedEvent, startStripeStandIn, webhookSecret } from '@foyer/server/test/stripe-stand-in'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { signUp } from '../fixtures/organiser.ts'
import { foyerUrl, ports } from '../ports.ts'

/** A team that takes cards, with an event on sale, and its account at Stripe. */
interface CardSale extends EventOnSale {
  account: StripeAccount
}

const test = base.extend<object, { stripe: StripeStandIn; sale: CardSale }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of this pattern
    async ({}, use) => {
      await using stripe = await startStripeStandIn(ports.stripe)
      await use(stripe)
    },
    { scope: 'worker' },
  ],
  sale: [
    async ({ stripe }, use) => {
      const organiser = await signUp(foyerUrl)
      const account = await connectStripe(organiser, stripe)
      const types = [{ name: 'Seat', priceCents: 1200, capacity: 20 }]
      await use({ ...(await eventOnSale(organiser, { types })), account })
    },
    { scope: 'worker' },
  ],
})

// both tests use the stand-in whose port the server knows
test.describe.configure({ mode: 'serial' })

/** Serves a page in place of Stripe's, with a link to pay and a link back. */
async function showStripe(page: Page, { account, organiser }: CardSale): Promise<void> {
  const sessionAt = (url: string): StripeObject => account.object(new URL(url).pathname.split('/').at(-1) ?? '')
  await page.route('https://checkout.stripe.com/c/pay/*', async (route) => {
    const { success_url: done, cancel_url: back } = sessionAt(route.request().url())
    const body = `<h1>Stripe</h1><a href="?paid=${encodeURIComponent(String(done))}">Pay</a> <a href="${back}">Back</a>`
    const paid = new URL(route.request().url()).searchParams.get('paid')
    if (!paid) return await route.fulfill({ contentType: 'text/html', body })
    const session = account.pay(sessionAt(route.request().url()).id)
    const { headers, payload } = signedEvent(webhookSecret, 'checkout.session.completed', session)
    const address = `${foyerUrl}/api/webhooks/stripe/${organiser.me.lastTeam}`
    expect((await fetch(address, { method: 'POST', headers, body: payload })).status).toBe(200)
    await route.fulfill({ status: 302, headers: { location: paid } })
  })
}

/** Chooses two seats and fills in the buyer. */
async function choose(page: Page, { slug }: EventOnSale): Promise<void> {
  await page.goto(`/en/e/${slug}`)
  await page.getByLabel('Quantity, Seat').selectOption('2')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Zoë Käufer')
  await page.getByLabel('Email address').fill('zoe@example.com')
}

test('sells tickets by card: Stripe’s page leads back to the tickets', async ({ page, sale }) => {
  await showStripe(page, sale)
  await choose(page, sale)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You haven’t paid for your order yet')
  await page.getByRole('link', { name: 'Pay €24.00 by card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe')
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2)
})

test('offers another payment method to a buyer who returns from Stripe without paying', async ({ page, sale }) => {
  await showStripe(page, sale)
  await choose(page, sale)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.getByRole('link', { name: 'Pay €24.00 by card' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Käufer')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your transfer')
  const open = [...sale.account.objects.values()].filter(({ status }) => status === 'open')
  expect(open).toEqual([])
})
