import type { Organiser } from '@foyer/server/test/client'
import { invoiceSettings, recipient } from '@foyer/server/test/invoices'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'
import type { BuyerView } from './buyer.ts'
import { conferenceForm } from './questions.ts'

const place = { venue: 'Alte Halle', street: 'Uferstraße 12', postcode: '79100', city: 'Freiburg', country: 'DE' }
const cancellation = { hoursBefore: 48, feeCents: 100, feeBp: 1000, refund: 'automatic' }
const types = [
  { name: 'Parkett, Reihe 1 bis 12', priceCents: 2500, taxRateBp: 700, capacity: 400 },
  { name: 'Balcony', priceCents: 4000, taxRateBp: 700, capacity: 400 },
]
const addOn = (name: string, priceCents: number, capacity = 200) => ({ name, priceCents, taxRateBp: 1900, capacity })

/** A group of one, a group that each ticket needs, and one of which a ticket can have several. */
const groups = [
  { name: 'T-shirt', minPerTicket: 0, maxPerTicket: 1, addOns: [addOn('T-shirt', 1800)] },
  {
    name: 'Menü',
    description: 'Serviert in der Pause. Allergien nennen Sie bitte im nächsten Schritt.',
    ...{ minPerTicket: 1, maxPerTicket: 1 },
    addOns: [addOn('Vegan', 2200), addOn('Fisch aus der Dreisam', 2600), addOn('Kindermenü', 0, 0)],
  },
  {
    name: 'Getränke',
    ...{ minPerTicket: 0, maxPerTicket: 3 },
    addOns: [addOn('Apfelschorle', 350, 4), addOn('Rhabarberschorle aus Streuobst', 400), addOn('Sekt', 600, 0)],
  },
]

/** Sells tickets with add-ons, and asks for more about one of them. */
async function saleWithAddOns(organiser: Organiser) {
  const sale = await eventOnSale(organiser, {
    ...{ title: 'Ein Abend mit der Philharmonischen Kammer', types },
    changes: { endsAt: '2099-11-20T21:00:00Z', ...place, cancellation },
  })
  const addOns: string[][] = []
  for (const group of groups) {
    const made = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, group)
    addOns.push(made.addOns.map(({ id }: { id: string }) => id))
  }
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, conferenceForm)
  const team = organiser.me.lastTeam
  await organiser.ok(`PUT /api/v1/teams/${team}/invoice-settings`, { ...invoiceSettings, issueWhen: 'paid' })
  return { ...sale, addOns }
}
type SaleWithAddOns = Awaited<ReturnType<typeof saleWithAddOns>>

/** Reserves two tickets with a menu each, the second one with a T-shirt and two drinks. */
async function reserveDinner({ buyer, slug, types: [ticketTypeId], addOns }: SaleWithAddOns): Promise<string> {
  const [[shirt] = [], [vegan, fish] = [], [, rhubarb] = []] = addOns
  const one = (id: string | undefined, quantity = 1) => ({ ticketTypeId: id, quantity })
  const items = [
    { ticketTypeId, quantity: 1, addOns: [one(vegan)] },
    { ticketTypeId, quantity: 1, addOns: [one(shirt), one(fish), one(rhubarb, 2)] },
  ]
  return (await buyer.ok(`POST /api/v1/public/events/${slug}/orders`, { items })).token
}

/** Completes an order by bank transfer, with its answers. */
async function placeDinner(sale: SaleWithAddOns, more: object = {}): Promise<string> {
  const token = await reserveDinner(sale)
  const { tickets } = await sale.view(token)
  await sale.buyer.ok(`POST /api/v1/public/orders/${token}/complete`, {
    ...{ name: 'Zoë Öztürk', email: 'zoe@example.com', paymentMethod: 'transfer' },
    attendees: tickets.map(({ id }: { id: string }, at: number) => ({ ticketId: id, name: ['Zoë', 'Amélie'][at] })),
    answers: tickets.map(({ id }: { id: string }) => ({ question: 'diet', ticket: id, values: ['vegan'] })),
    ...more,
  })
  return token
}

/** Buys a drink for the first ticket of a paid order. @returns the token of the add-on order */
async function buyDrink({ buyer, view, complete, addOns }: SaleWithAddOns, main: string): Promise<string> {
  const [first] = (await view(main)).tickets
  const items = [{ ticketId: first.id, addOns: [{ ticketTypeId: addOns[2]?.[1], quantity: 1 }] }]
  const { token } = await buyer.ok(`POST /api/v1/public/orders/${main}/add-ons`, { items })
  await complete(token, { name: 'Zoë Öztürk', email: 'zoe@example.com' })
  return token
}

/**
 * The pages of orders for the organiser: one with add-ons, one with a part that was cancelled, an add-on order, and one that is
 * about to be marked as paid.
 * @returns views of the page of an order
 */
async function organiserViews(sale: SaleWithAddOns, tokens: Record<'paid' | 'paidDrink' | 'pending', string>) {
  const { paid, paidDrink, pending } = tokens
  const partly = await placeDinner(sale)
  await sale.act(partly, 'mark-paid')
  const { extras } = await sale.order(partly)
  await sale.act(partly, 'cancel-tickets', { ticketIds: [extras.at(-1).id] })
  await sale.act(partly, 'cancel-tickets', { ticketIds: [extras[0].ticketId] })
  const page = async (name: string, token: string, act?: BuyerView['act']): Promise<BuyerView> => {
    const { id } = await sale.order(token)
    return {
      ...{ name, reader: sale.organiser },
      address: (language) => `/${language}/orders/${id}`,
      ...(act && { act }),
    }
  }
  const words = /^(Mark as paid|Als bezahlt markieren|Marquer comme payée)$/
  const ask = async (at: Page) => await at.getByRole('button', { name: words }).click()
  return await Promise.all([
    page('order-add-ons', paid),
    page('order-add-ons-cancelled', partly),
    page('order-of-add-ons', paidDrink),
    page('order-mark-paid', pending, ask),
  ])
}

const send = (page: Page) => page.locator('main form button.primary').click()

/** Buyers who choose add-ons, complete an order with them, buy more later, and need an invoice. */
export async function addOnViews(organiser: Organiser): Promise<BuyerView[]> {
  const sale = await saleWithAddOns(organiser)
  const { slug } = sale
  const reserved = await reserveDinner(sale)
  const pending = await placeDinner(sale)
  const paid = await placeDinner(sale, { invoice: recipient })
  await sale.act(paid, 'mark-paid')
  const drink = await buyDrink(sale, paid)
  const paidDrink = await buyDrink(sale, paid)
  await sale.act(paidDrink, 'mark-paid')
  const announced = await placeDinner(sale, { invoice: { ...recipient, company: 'Kulturverein Alte Halle e. V.' } })
  const choose = async (page: Page) => {
    await page.locator('select[name^="quantity."]').first().selectOption('2')
    await send(page)
  }
  const country = (code: string) => async (page: Page) => {
    const ask = page.locator('details.ask > summary')
    if ((await ask.count()) > 0) await ask.click()
    await page.locator('select[name="invoice.country"]').selectOption(code)
    await send(page)
  }
  const ofOrganiser = await organiserViews(sale, { paid, paidDrink, pending })
  const at = (name: string, path: string, act?: BuyerView['act']): BuyerView => ({
    name,
    address: (language) => `/${language}${path}`,
    ...(act && { act }),
  })
  const refuse = async (page: Page) => {
    await choose(page)
    await send(page)
  }
  return [
    at('buyer-add-ons', `/e/${slug}`, choose),
    at('buyer-add-ons-refused', `/e/${slug}`, refuse),
    at('buyer-add-ons-checkout', `/e/${slug}/checkout/${reserved}`),
    at('buyer-add-ons-checkout-refused', `/e/${slug}/checkout/${reserved}`, country('US')),
    at('buyer-add-ons-pending', `/o/${pending}`),
    at('buyer-add-ons-paid', `/o/${paid}`),
    at('buyer-add-ons-later', `/o/${paid}/add-ons`),
    at('buyer-add-ons-later-refused', `/o/${paid}/add-ons`, send),
    at('buyer-add-on-order', `/o/${drink}`),
    at('buyer-add-on-order-paid', `/o/${paidDrink}`),
    at('buyer-invoice-announced', `/o/${announced}`),
    ...['DE', 'US', 'FR', 'IT'].map((code) => at(`buyer-invoice-${code}`, `/o/${pending}/invoice`, country(code))),
    ...ofOrganiser,
  ]
}
