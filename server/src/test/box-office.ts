import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { stripeEvents } from '../schema/stripe.ts'
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
  /** Has somebody pay, and Stripe tell of it. @returns the order's token, and Stripe's session */
  sell(): Promise<{ token: string; session: Thing }>
  /** Moves an order and its payment into the past, as if so many minutes had gone by. */
  pass(token: string, minutes: number): Promise<void>
  /** Sends something to the webhook. */
  send(sent: Sent, team?: string): Promise<number>
}

let keys = 0

/** Waits until all that Stripe told of has been applied. */
export const applied = (house: House) =>
  expect
    .poll(async () => (await house.db.select().from(stripeEvents).where(eq(stripeEvents.state, 'waiting'))).length)
    .toBe(0)

/** @param capacity of its one ticket type, which costs 12 */
export async function openBoxOffice(house: House, stripe: StripeStandIn, capacity = 3): Promise<BoxOffice> {
  const organiser = await signUp(house.publicUrl)
  const team = organiser.me.lastTeam ?? ''
  const secretKey = `sk_live_${String(++keys).padStart(12, '0')}`
  const account = stripe.key(secretKey)
  const { event, ticketType } = await putOnSale(organiser, { secretKey, webhookSecret }, capacity)
  const buyer = visitor(house.publicUrl)
  const view = async (token: string) => (await buyer.send(`GET /api/v1/public/orders/${token}`)).body
  const order = async (token: string) => {
    const { number } = await view(token)
    const { body: found } = await organiser.send(`GET /api/v1/orders?q=${number}`)
    return (await organiser.send(`GET /api/v1/orders/${found[0].id}`)).body
  }
  const send = async ({ payload, headers }: Sent, to = team) =>
    (await fetch(`${house.publicUrl}/api/webhooks/stripe/${to}`, { method: 'POST', headers, body: payload })).status
  const reserve = async (quantity = 1) => {
    const items = [{ ticketTypeId: ticketType, quantity }]
    return (await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, { items })).body.token
  }
  const goToPay: BoxOffice['goToPay'] = (token, who) =>
    buyer.send(`POST /api/v1/public/orders/${token}/complete`, {
      name: 'Robin',
      email: 'robin@example.com',
      ...who,
      paymentMethod: 'card',
    })
  const session = async (token: string) =>
    account.thing(new URL((await view(token)).payUrl).pathname.split('/').at(-1) ?? '')
  const tell: BoxOffice['tell'] = (what, thing, options) => send(signedEvent(webhookSecret, what, thing, options))
  return {
    organiser,
    team,
    account,
    event,
    ticketType,
    reserve,
    goToPay,
    view,
    order,
    seats: async () => {
      const { body } = await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)
      return { held: body[0].held, sold: body[0].sold }
    },
    session,
    tell,
    sell: async () => {
      const token = await reserve()
      await goToPay(token)
      const paid = account.pay((await session(token)).id)
      await tell('checkout.session.completed', paid)
      await applied(house)
      return { token, session: paid }
    },
    pass: async (token, minutes) => {
      const { id } = await order(token)
      const gone = sql`make_interval(mins => ${minutes})`
      await house.db.execute(sql`update orders set hold_expires_at = hold_expires_at - ${gone} where id = ${id}`)
      await house.db.execute(sql`
        update payments set next_ask_at = now(), ends_at = ends_at - ${gone}, created_at = created_at - ${gone}
        where order_id = ${id}`)
    },
    send,
  }
}

/** Gives a team what it needs to take cards, and an event with one ticket type. */
async function putOnSale(organiser: Organiser, keys: object, capacity: number) {
  const team = organiser.me.lastTeam
  const good = async (call: string, body: object) => {
    const answer = await organiser.send(`${call}`, body)
    if (answer.status >= 300) throw new Error(`${call} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await good(`PUT /api/v1/teams/${team}/stripe`, keys)
  const imprint = { name: 'X', address: 'Y', email: 'x@example.com' }
  await good(`PATCH /api/v1/teams/${team}`, { imprint })
  const event = await good('POST /api/v1/events', { title: 'Concert', urlLink: 'www.example.com' })
  const type = await good(`POST /api/v1/events/${event.id}/ticket-types`, { name: 'Seat', priceCents: 1200, capacity })
  await good(`PATCH /api/v1/events/${event.id}`, { date: '2099-01-01T19:00:00Z' })
  await good(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
  return { event, ticketType: type.id as string }
}
