import type { House } from './house.ts'
import type { StripeAccount, Thing } from './stripe-account.ts'
import type { Sent, StripeStandIn } from './stripe-stand-in.ts'
import { signedEvent } from './stripe-stand-in.ts'
import type { Answer, Organiser } from './visitor.ts'
import { signUp, visitor } from './visitor.ts'

export const webhookSecret = 'whsec_0123456789abcdef'

/** A team that takes cards, with an event on sale. */
export interface BoxOffice {
  organiser: Organiser
  team: string
  account: StripeAccount
  event: { id: string; slug: string }
  ticketType: string
  /** Holds seats for somebody. @returns the order's token */
  reserve(quantity?: number): Promise<string>
  /** Goes to pay by card. */
  goToPay(token: string, buyer?: { name?: string; email?: string }): Promise<Answer>
  /** The order as its buyer sees it. */
  view(token: string): Promise<Answer['body']>
  /** The order as the organiser sees it. */
  order(token: string): Promise<Answer['body']>
  /** How many seats are held and sold. */
  seats(): Promise<{ held: number; sold: number }>
  /** Stripe's session for an order. */
  session(token: string): Promise<Thing>
  /** Has Stripe tell of something. */
  tell(type: string, thing: Thing, options?: { id?: string; age?: number }): Promise<number>
  /** Sends something to the webhook. */
  send(sent: Sent, team?: string): Promise<number>
}

let keys = 0

/** @param capacity of its one ticket type, which costs 12 */
export async function openBoxOffice(house: House, stripe: StripeStandIn, capacity = 3): Promise<BoxOffice> {
  const organiser = await signUp(house.publicUrl)
  const team = organiser.me.lastTeam ?? ''
  const secretKey = `sk_live_${String(++keys).padStart(12, '0')}`
  const account = stripe.key(secretKey)
  const good = async (call: string, body: object) => {
    const answer = await organiser.send(`${call}`, body)
    if (answer.status >= 300) throw new Error(`${call} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await good(`PUT /api/v1/teams/${team}/stripe`, { secretKey, webhookSecret })
  const imprint = { name: 'X', address: 'Y', email: 'x@example.com' }
  await good(`PATCH /api/v1/teams/${team}`, { imprint })
  const event = await good('POST /api/v1/events', { title: 'Concert', urlLink: 'www.example.com' })
  const type = await good(`POST /api/v1/events/${event.id}/ticket-types`, { name: 'Seat', priceCents: 1200, capacity })
  await good(`PATCH /api/v1/events/${event.id}`, { date: '2099-01-01T19:00:00Z' })
  await good(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
  const buyer = visitor(house.publicUrl)
  const view = async (token: string) => (await buyer.send(`GET /api/v1/public/orders/${token}`)).body
  const order = async (token: string) => {
    const { number } = await view(token)
    const { body: found } = await organiser.send(`GET /api/v1/orders?q=${number}`)
    return (await organiser.send(`GET /api/v1/orders/${found[0].id}`)).body
  }
  const send = async ({ payload, headers }: Sent, to = team) =>
    (await fetch(`${house.publicUrl}/api/webhooks/stripe/${to}`, { method: 'POST', headers, body: payload })).status
  return {
    organiser,
    team,
    account,
    event,
    ticketType: type.id,
    reserve: async (quantity = 1) => {
      const items = [{ ticketTypeId: type.id, quantity }]
      return (await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, { items })).body.token
    },
    goToPay: (token, who) =>
      buyer.send(`POST /api/v1/public/orders/${token}/complete`, {
        name: 'Robin',
        email: 'robin@example.com',
        ...who,
        paymentMethod: 'card',
      }),
    view,
    order,
    seats: async () => {
      const { body } = await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)
      return { held: body[0].held, sold: body[0].sold }
    },
    session: async (token) => account.thing(new URL((await view(token)).payUrl).pathname.split('/').at(-1) ?? ''),
    tell: (type_, thing, options) => send(signedEvent(webhookSecret, type_, thing, options)),
    send,
  }
}
