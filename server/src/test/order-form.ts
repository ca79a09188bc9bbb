import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import type { Organiser } from './client.ts'
import type { EventOnSale } from './scenario.ts'

export const question = (id: string, more: Partial<OrderQuestion> = {}): OrderQuestion => ({
  id,
  kind: 'text',
  per: 'order',
  texts: { en: { label: `What is ${id}?` } },
  required: false,
  asked: 'before',
  changeableUntil: 'event',
  choices: [],
  ...more,
})
export const formOf = (questions: OrderQuestion[], version = 0): OrderForm => ({
  attendees: { name: 'optional', email: 'optional' },
  questions,
  version,
})
export const diet = question('diet', {
  per: 'ticket',
  kind: 'choice',
  required: true,
  choices: ['any', 'other'].map((id) => ({ id, texts: { en: id } })),
})
export const which = question('which', {
  per: 'ticket',
  required: true,
  shownWhen: { question: 'diet', anyOf: ['other'] },
})
export const source = question('source', { changeableUntil: 'placed' })

export const codesOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`)

/** Reserves two tickets, the second one with a dinner. @returns the token of the order, and the id of that ticket */
export async function reserveWithDinner(
  { buyer, slug, types: [ticketTypeId], view }: EventOnSale,
  dinner: string,
): Promise<{ token: string; ticket: string }> {
  const addOns = [{ ticketTypeId: dinner, quantity: 1 }]
  const items = [
    { ticketTypeId, quantity: 1 },
    { ticketTypeId, quantity: 1, addOns },
  ]
  const { token } = await buyer.ok(`POST /api/v1/public/events/${slug}/orders`, { items })
  const { extras } = await view(token)
  return { token, ticket: extras[0].ticketId }
}

/** Gives an event an add-on. @returns its id */
export async function addDinner(organiser: Organiser, { id }: { id: string }, priceCents = 0): Promise<string> {
  const addOns = [{ name: 'Dinner', priceCents, taxRateBp: 0, capacity: 20 }]
  const group = { name: 'Meals', minPerTicket: 0, maxPerTicket: 1, addOns }
  return (await organiser.ok(`POST /api/v1/events/${id}/add-on-groups`, group)).addOns[0].id
}
