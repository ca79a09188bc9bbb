import type { StripeAccount, Thing } from '@foyer/server/test/stripe-account'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { openStripe, signedEvent } from '@foyer/server/test/stripe-stand-in'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type { Organiser } from '../fixtures/organiser.ts'
import { signUp } from '../fixtures/organiser.ts'
import type { Sale } from '../fixtures/sales.ts'
import { openSale } from '../fixtures/sales.ts'
import { foyerUrl, ports } from '../ports.ts'

/** A team that takes cards, with an event on sale, and its account at Stripe. */
interface CardSale extends Sale {
  organiser: Organiser
  account: StripeAccount
}

const webhookSecret = 'whsec_0123456789abcdef'
const secretKey = 'sk_live_000000000042'

const test = base.extend<object, { stripe: StripeStandIn; sale: CardSale }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of this pattern
    async ({}, use) => {
      await using stripe = await openStripe(ports.stripe)
      await use(stripe)
    },
    { scope: 'worker' },
  ],
  sale: [
    async ({ stripe }, use) => {
      const account = stripe.key(secretKey)
      const organiser = await signUp(foyerUrl)
      const keys = await organiser.send(`PUT /api/v1/teams/${organiser.me.lastTeam}/stripe`, {
        secretKey,
        webhookSecret,
      })
      expect(keys.status).toBeLessThan(300)
      const sale = await openSale(organiser, 'Silent Film', [{ name: 'Seat', priceCents: 1200, capacity: 20 }])
      await use({ ...sale, organiser, account })
    },
    { scope: 'worker' },
  ],
})

// both use the one stand-in that the server knows
test.describe.configure({ mode: 'serial' })

/** Stripe's page, as much of it as this is about: a way to pay and a way back. */
async function showStripe(page: Page, { account, organiser }: CardSale): Promise<void> {
  const sessionAt = (url: string): Thing => account.thing(new URL(url).pathname.split('/').at(-1) ?? '')
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

/** Chooses two seats and says who buys them. */
async function choose(page: Page, { slug }: Sale): Promise<void> {
  await page.goto(`/en/e/${slug}`)
  await page.getByLabel('Quantity, Seat').selectOption('2')
  await page.getByRole('button', { name: 'Continue to order' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Zoë Käufer')
  await page.getByLabel('E-mail address').fill('zoe@example.com')
}

test('tickets are paid by card on the page of Stripe, which leads back to them', async ({ page, sale }) => {
  await showStripe(page, sale)
  await choose(page, sale)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is not paid yet')
  await page.getByRole('link', { name: 'Pay €24.00 by card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe')
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2)
})

test('who comes back from the page of Stripe without having paid chooses otherwise', async ({ page, sale }) => {
  await showStripe(page, sale)
  await choose(page, sale)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Pay €24.00 by card' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Finish the order in another way' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Käufer')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your transfer')
  const open = [...sale.account.things.values()].filter(({ status }) => status === 'open')
  expect(open).toEqual([])
})
