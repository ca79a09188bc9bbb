import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StripeReply } from '../../lib/stripe/call.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { bank } from '../../test/scenario.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { endCardPayment } from './commands/end-card-payment.ts'
import { openSession } from './commands/open-session.ts'
import { pollPayments } from './commands/poll-payments.ts'
import { sendRefunds } from './commands/send-refunds.ts'
import { openCardPaymentOf } from './queries.ts'

// Erasing a buyer locks an order, then its payments and its refunds. All that moves money has to lock in this order too: otherwise
// each waits for the other, and PostgreSQL ends one of them (40P01).

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
beforeAll(async () => {
  await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
})

const idOf = (token: string): string => orderIdOfToken(app.signer, token) ?? ''
const intentOf = async (token: string): Promise<string> => {
  const { rows } = await app.db.execute<{ intent: string }>(
    sql`select intent from payments where order_id = ${idOf(token)} and intent is not null`,
  )
  return rows[0]?.intent ?? ''
}
const waiting = (count: number) => expect.poll(() => lockWaiters(app)).toBeGreaterThanOrEqual(count)

/** An order that was marked as paid, and was paid at Stripe at the last moment. */
async function paidTwice() {
  const { token } = await sale.placeOrder()
  await sale.buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
  const session = await sale.session(token)
  await sale.act(token, 'mark-paid')
  session['status'] = 'open'
  sale.account.pay(session.id)
  return { token, arrive: () => sale.sendEvent('checkout.session.completed', session) }
}

/** An order whose card refund is about to be sent. */
async function refunded(): Promise<string> {
  const { token } = await sale.sellByCard()
  await sale.act(token, 'refund', {})
  return token
}

/** An order whose page at Stripe is not open yet: its answer was lost. */
async function opening(): Promise<string> {
  const { token } = await sale.reserve()
  stripe.fail(503, /sessions/)
  await sale.startCardPayment(token)
  stripe.fail(undefined)
  return token
}

const refusal: StripeReply<never> = { ok: false, failure: 'refused', code: undefined, reason: 'Stripe says no.' }
const refusing = { ...app, stripe: { ...app.stripe, openSession: async () => refusal, refund: async () => refusal } }

/** Transactions that move the money of an order, with the state of the payment or refund afterwards. */
const moves: [string, string, () => Promise<{ token: string; move(): Promise<unknown> }>][] = [
  [
    'money that arrives twice',
    'card confirmed',
    async () => {
      const { token, arrive } = await paidTwice()
      return { token, move: arrive }
    },
  ],
  [
    'a dispute',
    'card disputed',
    async () => {
      const { token } = await sale.sellByCard()
      const dispute = sale.account.dispute(await intentOf(token))
      return { token, move: () => sale.sendEvent('charge.dispute.created', dispute) }
    },
  ],
  [
    'a refund that is done',
    'refund done',
    async () => {
      const token = await refunded()
      return { token, move: () => sendRefunds(app.db, app) }
    },
  ],
  [
    'a refund that fails',
    'refund failed',
    async () => {
      const token = await refunded()
      return { token, move: () => sendRefunds(app.db, refusing) }
    },
  ],
  [
    'a refund that was made by hand',
    'refund done',
    async () => {
      const token = await refunded()
      sale.account.refundByHand(await intentOf(token))
      return { token, move: () => sendRefunds(app.db, app) }
    },
  ],
  [
    'a page that Stripe refuses to open',
    'card failed',
    async () => {
      const token = await opening()
      const payment = await openCardPaymentOf(app.db, idOf(token))
      return { token, move: async () => payment && (await openSession(app.db, refusing, payment)) }
    },
  ],
  [
    'a page that could not be opened in time',
    'card cancelled',
    async () => {
      const token = await opening()
      const move = async () => {
        await app.db.execute(sql`
          update payments set next_poll_at = now(), created_at = created_at - interval '1 hour' where order_id = ${idOf(token)}`)
        await pollPayments(app.db, app)
      }
      return { token, move }
    },
  ],
  [
    'a page that ends',
    'card cancelled',
    async () => {
      const { token } = await sale.placeOrder()
      await sale.buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
      return { token, move: () => endCardPayment(app.db, app, idOf(token)) }
    },
  ],
]

const statesOf = async (token: string): Promise<string[]> => {
  const { payments, refunds } = await sale.order(token)
  return [
    ...payments.map(({ method, state }: { method: string; state: string }) => `${method} ${state}`),
    ...refunds.map(({ state }: { state: string }) => `refund ${state}`),
  ]
}

describe('a transaction that has an order, and then writes its payments and refunds, does not deadlock with', () => {
  it.each(moves)('%s', async (_, state, begin) => {
    const { token, move } = await begin()
    const moved: Promise<unknown>[] = []
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from orders where id = ${idOf(token)} for update`)
      moved.push(move())
      await waiting(1)
      await tx.execute(sql`update payments set reason = null where order_id = ${idOf(token)}`)
      await tx.execute(sql`update refunds set reason = null where order_id = ${idOf(token)}`)
    })
    await Promise.all(moved)
    await stripeEventsApplied(app)
    expect(await statesOf(token)).toContain(state)
  })
})

it('a buyer can be erased at the moment in which their card payment arrives', async () => {
  const { token, arrive } = await paidTwice()
  const email = 'erased@example.com'
  await app.db.execute(sql`update orders set email = ${email} where id = ${idOf(token)}`)
  const erased: Promise<{ status: number }>[] = []
  await app.db.transaction(async (tx) => {
    // an erasure writes tickets after it has locked the orders, before it writes the payments
    await tx.execute(sql`select from tickets where order_id = ${idOf(token)} for update`)
    erased.push(sale.organiser.send(`POST /api/v1/teams/${sale.team}/erasures`, { email }))
    await waiting(1)
    await arrive()
    await waiting(2)
  })
  expect((await Promise.all(erased)).map(({ status }) => status)).toEqual([201])
  await stripeEventsApplied(app)
  expect(await statesOf(token)).toContain('card confirmed')
})
