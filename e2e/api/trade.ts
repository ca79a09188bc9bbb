import type { Organiser, Visitor } from '@foyer/server/test/visitor'
import type { Things } from './samples.ts'
import { bank, buyer, question } from './samples.ts'

type Trade = Pick<
  Things,
  'onSale' | 'pending' | 'paid' | 'paidToken' | 'cancelled' | 'unrefunded' | 'token' | 'thread' | 'threadToken'
>

/** Puts an event of the person's team on sale and orders tickets for it, in every way that an organiser can act on. */
export async function trade(person: Organiser): Promise<Trade> {
  await good(person.send(`PATCH /api/v1/teams/${person.me.lastTeam}`, { bank }))
  const { body: event } = await good(
    person.send('POST /api/v1/events', { title: 'Summer Day', urlLink: 'example.com' }),
  )
  await good(person.send(`PATCH /api/v1/events/${event.id}`, { date: '2031-05-02T18:00:00.000Z' }))
  const seat = { name: 'Seat', priceCents: 1200, capacity: 100 }
  const { body: type } = await good(person.send(`POST /api/v1/events/${event.id}/ticket-types`, seat))
  await good(person.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' }))
  const onSale = { slug: event.slug as string, ticketType: type.id as string }
  const [pending, paid, cancelled, unrefunded] = [
    await ordered(person, onSale),
    await ordered(person, onSale),
    await ordered(person, onSale),
    await ordered(person, onSale),
  ]
  await good(person.send(`POST /api/v1/orders/${paid.id}/mark-paid`))
  await good(person.send(`POST /api/v1/orders/${cancelled.id}/cancel`, {}))
  await good(person.send(`POST /api/v1/orders/${unrefunded.id}/mark-paid`))
  await good(person.send(`POST /api/v1/orders/${unrefunded.id}/refund`, {}))
  return {
    onSale,
    pending: pending.id,
    paid: paid.id,
    paidToken: paid.token,
    cancelled: cancelled.id,
    unrefunded: unrefunded.id,
    token: await reserved(person, onSale),
    ...(await asked(person, onSale)),
  }
}

/** @returns the thread of a question from the event's page, and what opens it */
async function asked(person: Organiser, { slug }: Trade['onSale']): Promise<{ thread: string; threadToken: string }> {
  const { body } = await good(person.send(`POST /api/v1/public/events/${slug}/questions`, question))
  const { body: threads } = await good(person.send('GET /api/v1/inbox'))
  return { thread: threads[0].id, threadToken: body.token }
}

/** @returns the id of a new order that waits for its bank transfer, and what opens it */
async function ordered(person: Organiser, onSale: Trade['onSale']): Promise<{ id: string; token: string }> {
  const token = await reserved(person, onSale)
  await good(person.send(`POST /api/v1/public/orders/${token}/complete`, { ...buyer, paymentMethod: 'transfer' }))
  const { body: orders } = await good(person.send('GET /api/v1/orders?limit=1'))
  return { id: orders[0].id, token }
}

async function reserved(person: Organiser, { slug, ticketType }: Trade['onSale']): Promise<string> {
  const items = [{ ticketTypeId: ticketType, quantity: 2 }]
  const { body } = await good(person.send(`POST /api/v1/public/events/${slug}/orders`, { items }))
  return body.token
}

/** @throws when what somebody sends while the stage is set is refused */
export async function good(sent: ReturnType<Visitor['send']>): ReturnType<Visitor['send']> {
  const answer = await sent
  if (answer.status >= 300) throw new Error(`the stage could not be set: ${JSON.stringify(answer.body)}`)
  return answer
}
