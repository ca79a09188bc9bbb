import { signUp } from '@foyer/server/test/client'
import { formOf, question } from '@foyer/server/test/order-form'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Extras } from './sale/buyers.ts'

/** Opens the sale of an event with one free ticket type: its inventory row is the contended row of a rush. */
export const openSale = async (url: string, capacity: number): Promise<EventOnSale> =>
  eventOnSale(await signUp(url), { types: [{ name: 'Seat', priceCents: 0, capacity }] })

/** The same with a promo code, an add-on and two questions to the buyer. */
export async function openSaleWithExtras(url: string, capacity: number): Promise<EventOnSale & { extras: Extras }> {
  const sale = await openSale(url, capacity)
  const { organiser, id } = sale
  const path = `/api/v1/events/${id}`
  const code = 'RUSH'
  await organiser.ok(`POST ${path}/promo-codes`, { code, effect: { kind: 'percent', bp: 1000 } })
  const shirt = { name: 'Shirt', priceCents: 0, taxRateBp: 1900, capacity }
  const group = { name: 'Shirts', minPerTicket: 0, maxPerTicket: 1, addOns: [shirt] }
  const { addOns } = await organiser.ok(`POST ${path}/add-on-groups`, group)
  const questions = ['source', 'wish']
  await organiser.ok(`PUT ${path}/order-questions`, formOf(questions.map((each) => question(each, { required: true }))))
  return { ...sale, extras: { code, addOn: addOns[0].id, questions } }
}
