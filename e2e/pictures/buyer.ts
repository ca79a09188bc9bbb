import type { languages } from '@foyer/contract/languages'
import type { Organiser } from '@foyer/server/test/client'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'
import { addCover } from '../fixtures/samples.ts'

type Language = (typeof languages)[number]

/** A page as a buyer sees it. */
export interface BuyerView {
  name: string
  address(language: Language): string
  /** Sends the form of the page before the picture is taken. */
  sends?: true
  /** Brings the page into the state of the picture. */
  act?(page: Page): Promise<void>
  /** The organiser who is signed in; without one, a buyer sees the page. */
  reader?: Organiser
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
  { name: 'Rang', priceCents: 1500, taxRateBp: 700, capacity: 1 },
  { name: 'Atelier : écrire', priceCents: 1900, taxRateBp: 700, capacity: 50, salesUntil: '2099-10-31T22:59:59Z' },
  { name: 'Box office', priceCents: 2900, taxRateBp: 700, capacity: 50, salesFrom: '2099-11-20T16:00:00Z' },
  { name: 'Early bird', priceCents: 1900, taxRateBp: 700, capacity: 50, salesUntil: '2020-01-01T00:00:00Z' },
  { name: 'Members', priceCents: 3500, taxRateBp: 700, capacity: 50, needsApproval: true },
]

const place = { venue: 'Alte Halle', street: 'Uferstraße 12', postcode: '79100', city: 'Freiburg', country: 'DE' }

const cancellation = { hoursBefore: 48, feeCents: 100, feeBp: 1000, refund: 'automatic' }

const text = (words: string) => [{ type: 'text', text: words }]
const paragraph = {
  type: 'paragraph',
  text: text('Streicher, Bläser und ein Flügel von 1896 spielen Musik, die man selten zusammen hört. '.repeat(6)),
  children: [],
}

/** A cover, and a description that is longer than a screen. */
async function addContent(organiser: Organiser, id: string): Promise<void> {
  await addCover(organiser, id)
  const blocks = [1, 2, 3, 4].flatMap(() => [{ type: 'heading', level: 2, text: text('Das Programm') }, paragraph])
  await organiser.ok(`PUT /api/v1/events/${id}/description`, {
    content: { de: blocks },
    replacesNotion: false,
    version: 0,
  })
}

/**
 * Orders with a mistyped address, with a ticket of another attendee and one that was passed on.
 * @returns its token, the ticket that was passed on, and the path of the attendee's page
 */
async function orderForOthers({ reserve, view, complete, buyer }: EventOnSale, operator: Organiser) {
  const { token } = await reserve(3)
  const [first, second] = (await view(token)).tickets
  const attendees = [{ ticketId: first.id, name: 'Amélie Dupont', email: 'amelie@example.com' }]
  await complete(token, { name: 'Zoë Öztürk', email: 'zoe@gmial.com', paymentMethod: 'free', attendees })
  const holder = { name: 'Dana Weiß', email: 'dana@example.com' }
  await buyer.ok(`POST /api/v1/public/orders/${token}/tickets/${second.id}/pass-on`, holder)
  const mails: { id: string; to: string }[] = await operator.ok('GET /api/v1/installation/mails')
  const mail = mails.find(({ to }) => to === 'amelie@example.com')
  const { text } = await operator.ok(`GET /api/v1/installation/mails/${mail?.id}`)
  return { token, ticket: second.id, page: /\/en(\/t\/\w+)/.exec(text)?.[1] ?? '' }
}

/** Pays for a ticket that is then exchanged for a dearer one. @returns the token of the order */
async function exchangedOrder(sale: EventOnSale): Promise<string> {
  const { token } = await sale.placeOrder({ quantity: [0, 1] })
  await sale.act(token, 'mark-paid')
  const [seat] = (await sale.order(token)).tickets
  await sale.act(token, 'change-type', { ticketId: seat.id, ticketTypeId: sale.types[2], priceCents: 9000 })
  return token
}

/** A question that the team has answered. @returns the token of its page */
async function answeredQuestion({ buyer, organiser, slug }: EventOnSale): Promise<string> {
  const question = { name: 'ليلى حداد', email: 'leila@example.com', text: 'هل يوجد مكان لكرسي متحرك؟\nشكراً' }
  const { token } = await buyer.ok(`POST /api/v1/public/events/${slug}/questions`, question)
  const [thread] = await organiser.ok('GET /api/v1/inbox')
  await organiser.ok(`POST /api/v1/inbox/${thread.id}/replies`, {
    text: 'Ja, es gibt vier Plätze.\nBitte sagen Sie am Einlass Bescheid.',
  })
  return token
}

/**
 * Creates an event with a ticket type in every state and an order in every status.
 * @param operator reads the mail log
 * @returns their pages
 */
export async function buyerViews(organiser: Organiser, operator: Organiser): Promise<BuyerView[]> {
  const sale = await eventOnSale(organiser, {
    title: 'Ein Abend mit der Philharmonischen Kammer',
    types,
    changes: { endsAt: '2099-11-20T21:00:00Z', ...place, doorsMinutesBefore: 45, cancellation },
  })
  await addContent(organiser, sale.id)
  const { slug, types: ids } = sale
  const reserve = async (quantities: number | number[]): Promise<string> => (await sale.reserve(quantities)).token
  const order = async (quantities: number | number[], paymentMethod: string | undefined) => {
    const token = await reserve(quantities)
    await sale.complete(token, { name: 'Zoë Öztürk', paymentMethod })
    return token
  }
  const [free, paid, pending, open] = [
    await reserve(2),
    await order(2, 'free'),
    await order([0, 2], 'transfer'),
    await reserve([0, 2]),
  ]
  await reserve([0, 0, 0, 0, 1])
  const members = [0, 0, 0, 0, 0, 0, 0, 0, 1]
  const [asked, requested, approved] = [
    await reserve(members),
    await order(members, undefined),
    await order(members, undefined),
  ]
  await sale.act(approved, 'approve')
  const cancellable = await order([1, 2], 'transfer')
  await sale.act(cancellable, 'mark-paid')
  const cancelled = await order(2, 'free')
  await sale.buyer.ok(`POST /api/v1/public/orders/${cancelled}/cancel`, {})
  const refunded = await order([0, 2], 'transfer')
  await sale.act(refunded, 'mark-paid')
  await sale.act(refunded, 'refund', {})
  const others = await orderForOthers(sale, operator)
  const thread = await answeredQuestion(sale)
  const at = (name: string, path: string): BuyerView => ({ name, address: (language) => `/${language}${path}` })
  return [
    at('buyer-event', `/e/${slug}`),
    at('buyer-choice', `/e/${slug}/choice?quantity.${ids[0]}=2`),
    { ...at('buyer-too-many', `/e/${slug}/choice?quantity.${ids[2]}=9`), sends: true },
    at('buyer-checkout-free', `/e/${slug}/checkout/${free}`),
    at('buyer-checkout', `/e/${slug}/checkout/${open}`),
    at('buyer-request', `/e/${slug}/checkout/${asked}`),
    at('buyer-requested', `/o/${requested}`),
    at('buyer-approved', `/o/${approved}`),
    at('buyer-tickets', `/o/${paid}`),
    at('buyer-others', `/o/${others.token}`),
    at('buyer-details', `/o/${others.token}/details`),
    at('buyer-pass-on', `/o/${others.token}/pass-on?ticket=${others.ticket}`),
    at('buyer-ticket', others.page),
    at('buyer-find-tickets', '/find-tickets'),
    at('buyer-transfer', `/o/${pending}`),
    at('buyer-rest', `/o/${await exchangedOrder(sale)}`),
    at('buyer-cancel', `/o/${paid}/cancel`),
    at('buyer-part-cancel', `/o/${cancellable}/cancel-tickets`),
    at('buyer-cancelled', `/o/${cancelled}`),
    at('buyer-privacy', `/e/${slug}/privacy`),
    at('buyer-refund', `/o/${refunded}`),
    at('buyer-question', `/e/${slug}/question`),
    at('buyer-thread', `/m/${thread}`),
    at('buyer-missing', '/e/no-such-event'),
  ]
}
