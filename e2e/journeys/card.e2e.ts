import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { StripeAccount } from '@foyer/server/test/stripe-account'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { connectStripe, signedEvent, startStripeStandIn, webhookSecret } from '@foyer/server/test/stripe-stand-in'
import { selfSigned } from '@foyer/server/test/website/certificate'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test as base } from '../fixtures/once.ts'
import { signInBrowser, signUp } from '../fixtures/organiser.ts'
import { foyerUrl, ports } from '../ports.ts'

/** A team that takes cards, with an event on sale, and its account at Stripe. */
interface CardSale extends EventOnSale {
  account: StripeAccount
}

const test = base.extend<{ sale: CardSale }>({
  sale: async ({ once }, use) => {
    const stripe = await once('stripe', () => startStripeStandIn(ports.stripe))
    const { sale } = await once('sale by card', () => sellByCard(stripe))
    await use(sale)
  },
})

/** Puts an event on sale whose team takes cards. Stripe's pages are served until the result is disposed of. */
async function sellByCard(stripe: StripeStandIn): Promise<{ sale: CardSale } & AsyncDisposable> {
  const organiser = await signUp(foyerUrl)
  const account = await connectStripe(organiser, stripe)
  const types = [
    { name: 'Seat', priceCents: 1200, capacity: 20 },
    { name: 'Box', priceCents: 2200, capacity: 20 },
  ]
  const sale = { ...(await eventOnSale(organiser, { types })), account }
  const pages = createServer(selfSigned('checkout.stripe.com'), (request, response) =>
    showStripe(sale, request, response),
  ).listen(ports.stripePages)
  return { sale, [Symbol.asyncDispose]: () => pages[Symbol.asyncDispose]() }
}

// all tests use the stand-in whose port the server knows
test.describe.configure({ mode: 'serial' })
test.use({ ignoreHTTPSErrors: true })

/** Answers in place of Stripe's pages: with a link to pay and a link back. */
async function showStripe({ account, organiser }: CardSale, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'https://checkout.stripe.com')
  const session = account.objects.get(pathname.split('/').at(-1) ?? '')
  if (!session) return response.writeHead(404).end()
  if (!searchParams.has('paid'))
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<h1>Stripe</h1><a href="?paid">Pay</a> <a href="${session['cancel_url']}">Back</a>`)
  const { headers, payload } = signedEvent(webhookSecret, 'checkout.session.completed', account.pay(session.id))
  const address = `${foyerUrl}/api/webhooks/stripe/${organiser.me.lastTeam}`
  const { status } = await fetch(address, { method: 'POST', headers, body: payload })
  return response.writeHead(status === 200 ? 302 : 500, { location: String(session['success_url']) }).end()
}

/** The fields of the buyer; those of attendees have the same labels. */
const buyerOf = (page: Page) => page.getByRole('group', { name: 'Your details' })

async function fillInBuyer(page: Page): Promise<void> {
  await buyerOf(page).getByLabel('Name').fill('Zoë Käufer')
  await buyerOf(page).getByLabel('Email address').fill('zoe@example.com')
}

/** Chooses two seats and fills in the buyer. */
async function choose(page: Page, { slug }: EventOnSale): Promise<void> {
  await page.goto(`/en/e/${slug}`)
  await page.getByRole('combobox', { name: 'Quantity Seat' }).selectOption('2')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillInBuyer(page)
}

/** Orders by card, and comes to Stripe's page. */
async function orderByCard(page: Page, sale: EventOnSale): Promise<void> {
  await choose(page, sale)
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe')
}

/** Pays on Stripe's page, and comes to the tickets. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2)
}

test('sells tickets by card: the order leads to Stripe’s page, and that to the tickets', async ({ page, sale }) => {
  await orderByCard(page, sale)
  await pay(page)
})

test('sells a conference by card: with a code, a workshop, a dinner and what to eat there', async ({ page, sale }) => {
  const { organiser, id } = sale
  const event = `/api/v1/events/${id}`
  const addOn = { priceCents: 4500, taxRateBp: 1900, capacity: 20 }
  for (const name of ['Workshop', 'Dinner'])
    await organiser.ok(`POST ${event}/add-on-groups`, {
      ...{ name: `${name}s`, minPerTicket: 0, maxPerTicket: 1 },
      addOns: [{ ...addOn, name }],
      ticketTypeIds: [sale.types[1]],
    })
  await organiser.ok(`POST ${event}/promo-codes`, { code: 'EARLY', effect: { kind: 'percent', bp: 5000 } })
  const diet = { id: 'diet', per: 'ticket', kind: 'text', required: true, asked: 'before', changeableUntil: 'event' }
  await organiser.ok(`PUT ${event}/order-questions`, {
    attendees: { name: 'off', email: 'off' },
    questions: [{ ...diet, texts: { en: { label: 'What do you eat?' } }, choices: [], ticketTypeIds: [sale.types[1]] }],
    version: 0,
  })
  await page.goto(`/en/e/${sale.slug}?code=early`)
  await page.getByRole('combobox', { name: 'Quantity Box' }).selectOption('1')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  for (const name of [/^Workshop/, /^Dinner/]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillInBuyer(page)
  await page.getByLabel('What do you eat?').fill('Everything')
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  // half of 22 euros, and two add-ons, whose prices a code leaves
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('€101.00')
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText('Everything')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the order leads to Stripe’s page too, after one more step', async ({ page, sale }) => {
    await page.goto(`/en/e/${sale.slug}`)
    await page.getByRole('combobox', { name: 'Quantity Seat' }).selectOption('2')
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(page.getByRole('combobox', { name: 'Quantity Seat' })).toHaveValue('2')
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await fillInBuyer(page)
    await page.getByRole('radio', { name: 'Card' }).check()
    await page.getByRole('button', { name: 'Buy now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe')
    await pay(page)
  })
})

test('a buyer who returns from Stripe without paying chooses a transfer, and then pays by card after all', async ({
  page,
  sale,
}) => {
  await orderByCard(page, sale)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'Pay €24.00 by card' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await expect(buyerOf(page).getByLabel('Name')).toHaveValue('Zoë Käufer')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your transfer')
  const open = [...sale.account.objects.values()].filter(({ status }) => status === 'open')
  expect(open).toEqual([])
  await page.getByRole('button', { name: 'Pay €24.00 by card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe')
  await pay(page)
})

test('the buyer of a paid ticket that was changed to a dearer type pays the rest by card', async ({ page, sale }) => {
  const { token, number } = await sale.placeOrder()
  await sale.act(token, 'mark-paid')
  await signInBrowser(page.context(), sale.organiser, foyerUrl)
  await page.goto(`/en/orders/${(await sale.order(token)).id}`)
  await page.getByRole('button', { name: 'Change ticket type' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change ticket' }).click()
  await expect(page.getByText(`Ticket of order ${number} changed.`)).toBeVisible()
  await expect(page.getByText('Still to pay: €10.00')).toBeVisible()

  await page.goto(`/en/o/${token}`)
  await expect(page.getByText('there’s €10.00 left to pay')).toBeVisible()
  await page.getByRole('button', { name: 'Pay €10.00 by card' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText('Your order is complete.')).toBeVisible()

  await page.goto(`/en/orders/${(await sale.order(token)).id}`)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Card payment received')
  await expect(page.getByText('Still to pay')).toBeHidden()
})
