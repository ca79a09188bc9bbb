import type { languages } from '@foyer/contract/languages'
import { visitor } from '@foyer/server/test/visitor'
import type { Organiser } from '../fixtures/organiser.ts'
import { openSale } from '../fixtures/sales.ts'

type Language = (typeof languages)[number]

/** A page as a buyer sees it. */
export interface BuyerView {
  name: string
  address(language: Language): string
}

const types = [
  {
    name: 'Guest list',
    priceCents: 0,
    capacity: 500,
    description: 'For friends of the house. Please bring your invitation.',
  },
  { name: 'Parkett, Reihe 1 bis 12', priceCents: 2500, taxRateBp: 700, capacity: 400 },
  { name: 'Box', priceCents: 9000, taxRateBp: 700, capacity: 6, maxPerOrder: 2 },
  { name: 'Balcony', priceCents: 1200, taxRateBp: 700, capacity: 0 },
  { name: 'Box office', priceCents: 2900, taxRateBp: 700, capacity: 50, salesFrom: '2099-11-20T16:00:00Z' },
  { name: 'Early bird', priceCents: 1900, taxRateBp: 700, capacity: 50, salesUntil: '2020-01-01T00:00:00Z' },
]

/** Opens a sale with a ticket type in every state, places an order in every status, and names the pages of both. */
export async function buyerViews(url: string, organiser: Organiser): Promise<BuyerView[]> {
  const { slug, types: ids } = await openSale(organiser, 'Ein Abend mit der Philharmonischen Kammer', types)
  const buyer = visitor(url)
  const send = async (call: string, body: object): Promise<{ token: string }> => (await buyer.send(call, body)).body
  const reserve = async (at: number, quantity = 2) =>
    (await send(`POST /api/v1/public/events/${slug}/orders`, { items: [{ ticketTypeId: ids[at], quantity }] })).token
  const order = async (at: number, paymentMethod: string) => {
    const token = await reserve(at)
    await send(`POST /api/v1/public/orders/${token}/complete`, {
      name: 'Zoë Öztürk',
      email: 'zoe@example.com',
      paymentMethod,
    })
    return token
  }
  const [free, paid, pending, open] = [
    await reserve(0),
    await order(0, 'free'),
    await order(1, 'transfer'),
    await reserve(1),
  ]
  const cancelled = await order(0, 'free')
  await send(`POST /api/v1/public/orders/${cancelled}/cancel`, {})
  const at = (name: string, path: string): BuyerView => ({ name, address: (language) => `/${language}${path}` })
  return [
    at('buyer-event', `/e/${slug}`),
    at('buyer-choice', `/e/${slug}/choice?quantity.${ids[0]}=2`),
    at('buyer-too-many', `/e/${slug}/choice?quantity.${ids[2]}=9`),
    at('buyer-checkout-free', `/e/${slug}/checkout/${free}`),
    at('buyer-checkout', `/e/${slug}/checkout/${open}`),
    at('buyer-tickets', `/o/${paid}`),
    at('buyer-transfer', `/o/${pending}`),
    at('buyer-cancel', `/o/${paid}/cancel`),
    at('buyer-cancelled', `/o/${cancelled}`),
    at('buyer-missing', '/e/no-such-event'),
  ]
}
