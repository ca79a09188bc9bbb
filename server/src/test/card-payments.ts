import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { orderIdOfToken } from '../features/orders/rules/links.ts'
import { stripeEvents } from '../schema/stripe.ts'
import type { TestApp } from './app.ts'
import { startTestApp } from './app.ts'
import type { ClientResponse } from './client.ts'
import { signUp } from './client.ts'
import type { EventOnSale } from './scenario.ts'
import { eventOnSale } from './scenario.ts'
import type { StripeAccount, StripeObject } from './stripe-account.ts'
import type { SignedEvent, StripeStandIn } from './stripe-stand-in.ts'
import { connectStripe, signedEvent, startStripeStandIn, webhookSecret } from './stripe-stand-in.ts'
import { disposeAfterAll } from './test-bed.ts'

/** Starts an app beside a stand-in for Stripe, and stops both after the last test of the file. */
export async function startStripeTestBed(): Promise<{ app: TestApp; stripe: StripeStandIn }> {
  const stripe = disposeAfterAll(await startStripeStandIn())
  return { app: disposeAfterAll(await startTestApp({ STRIPE_API_URL: stripe.url })), stripe }
}

/** An event whose team takes cards and has no bank account. */
export interface CardSale extends EventOnSale {
  team: string
  account: StripeAccount
  /** Completes an order by card: Stripe's page is open afterwards. */
  startCardPayment(token: string, buyer?: { name?: string; email?: string }): Promise<ClientResponse>
  /** Stripe's session for an order whose card payment has been started. */
  session(token: string): Promise<StripeObject>
  /** Sends an event as Stripe does. @returns the status of the response */
  sendEvent(type: string, object: StripeObject, options?: { id?: string; ageSeconds?: number }): Promise<number>
  /** Sends any text to the webhook. @returns the status of the response */
  sendToWebhook(event: SignedEvent, team?: string): Promise<number>
  /** Sells one ticket by card: the buyer pays, and Stripe sends the event. */
  sellByCard(): Promise<{ token: string; session: StripeObject }>
  /** Moves an order and its payment into the past, as if these minutes had gone by. */
  letTimePass(token: string, minutes: number): Promise<void>
}

/** A new team with an event on sale. Its one ticket type costs 12. */
export async function eventPaidByCard(app: TestApp, stripe: StripeStandIn, capacity = 3): Promise<CardSale> {
  const organiser = await signUp(app.publicUrl)
  const team = organiser.me.lastTeam
  const account = await connectStripe(organiser, stripe)
  const types = [{ name: 'Seat', priceCents: 1200, capacity }]
  const sale = await eventOnSale(organiser, { types, team: { bank: null } })
  const startCardPayment: CardSale['startCardPayment'] = (token, buyer) =>
    sale.complete(token, { ...buyer, paymentMethod: 'card' })
  const session = async (token: string) =>
    account.object(new URL((await sale.view(token)).payUrl).pathname.split('/').at(-1) ?? '')
  const sendToWebhook = async ({ payload, headers }: SignedEvent, to = team) =>
    (await fetch(`${app.publicUrl}/api/webhooks/stripe/${to}`, { method: 'POST', headers, body: payload })).status
  const sendEvent: CardSale['sendEvent'] = (type, object, options) =>
    sendToWebhook(signedEvent(webhookSecret, type, object, options))
  return {
    ...sale,
    team,
    account,
    startCardPayment,
    session,
    sendEvent,
    sendToWebhook,
    sellByCard: async () => {
      const { token } = await sale.reserve()
      await startCardPayment(token)
      const paid = account.pay((await session(token)).id)
      await sendEvent('checkout.session.completed', paid)
      await stripeEventsApplied(app)
      return { token, session: paid }
    },
    letTimePass: async (token, minutes) => {
      const id = orderIdOfToken(app.signer, token)
      const interval = sql`make_interval(mins => ${minutes})`
      await app.db.execute(sql`update orders set hold_expires_at = hold_expires_at - ${interval} where id = ${id}`)
      await app.db.execute(sql`
        update payments set next_poll_at = now(), ends_at = ends_at - ${interval}, created_at = created_at - ${interval}
        where order_id = ${id}`)
    },
  }
}

/** Waits until every event that Stripe sent has been applied. */
export const stripeEventsApplied = (app: TestApp) =>
  expect
    .poll(async () => (await app.db.select().from(stripeEvents).where(eq(stripeEvents.state, 'waiting'))).length)
    .toBe(0)
