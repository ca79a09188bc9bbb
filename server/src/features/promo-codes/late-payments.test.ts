import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { bank } from '../../test/scenario.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'

// A buyer orders with a code for one use per email address, lets the order expire, and orders with it again.

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
const { organiser, buyer, account } = sale
let codeId = ''
beforeAll(async () => {
  await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
  const code = { code: 'ONCE', effect: { kind: 'percent', bp: 5000 }, perEmail: 1 }
  codeId = (await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, code)).id
})

async function orderWithCode(email: string): Promise<string> {
  const { token } = await sale.reserve(1, { code: 'once' })
  expect((await sale.complete(token, { email })).status).toBe(200)
  return token
}

async function expire(token: string): Promise<void> {
  const id = orderIdOfToken(app.signer, token)
  await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where id = ${id}`)
  await app.db.execute(sql`update payments set ends_at = now() where order_id = ${id}`)
  await expireOrders(app.db, app)
  expect(await sale.view(token)).toMatchObject({ status: 'expired' })
}

/** An expired order whose code was used by another order since. */
async function usedUp(email: string) {
  const token = await orderWithCode(email)
  await expire(token)
  const second = await orderWithCode(email.toUpperCase())
  return { token, second }
}

const record = (token: string) =>
  sale.act(token, 'payments', { amountCents: 600, method: 'transfer', receivedOn: '2026-01-31', receivedCents: 0 })
const openPage = async (token: string) => {
  await buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
  return await sale.session(token)
}

describe('money for an expired order whose code has no use left for its email address', () => {
  it('is recorded and leaves the order expired: it can be refunded', async () => {
    const { token } = await usedUp('recorded@example.com')
    const { body } = await record(token)
    expect(body).toMatchObject({ status: 'expired', receivedCents: 600, balanceCents: -600 })
    expect(body.actions).toContain('refund-part')
  })

  it('is refunded when it came by card', async () => {
    const token = await orderWithCode('card@example.com')
    const session = account.pay((await openPage(token)).id)
    await expire(token)
    const second = await orderWithCode('card@example.com')
    await sale.act(second, 'mark-paid')
    await sale.sendEvent('checkout.session.completed', session)
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'expired', refunds: [{ method: 'card', amountCents: 600 }] })
    expect(order.mails.at(-1).kind).toBe('paymentTooLate')
  })

  it('is not marked as received, and the order is not reactivated, until the code allows it', async () => {
    const { token, second } = await usedUp('marked@example.com')
    const refused = { status: 409, body: { code: 'code-used-by-email' } }
    expect(await sale.act(token, 'mark-paid')).toMatchObject(refused)
    expect(await sale.act(token, 'reactivate')).toMatchObject(refused)
    expect(await sale.order(token)).toMatchObject({ status: 'expired', receivedCents: 0 })
    await sale.act(second, 'cancel', {})
    expect(await sale.act(second, 'reactivate')).toMatchObject({ status: 200 })
    expect(await sale.act(token, 'mark-paid')).toMatchObject(refused)
    await organiser.ok(`PATCH /api/v1/promo-codes/${codeId}`, { perEmail: 2 })
    expect((await sale.act(token, 'mark-paid')).body).toMatchObject({ status: 'paid', receivedCents: 600 })
    await organiser.ok(`PATCH /api/v1/promo-codes/${codeId}`, { perEmail: 1 })
  })

  it('is accepted when the code was not used since', async () => {
    const tokens = [await orderWithCode('a@example.com'), await orderWithCode('b@example.com')]
    for (const token of tokens) await expire(token)
    expect((await record(tokens[0] ?? '')).body).toMatchObject({ status: 'paid' })
    expect((await sale.act(tokens[1] ?? '', 'mark-paid')).body).toMatchObject({ status: 'paid' })
  })

  it('uses the code once when two orders are marked as paid in the same moment', async () => {
    const first = await orderWithCode('race@example.com')
    await expire(first)
    const second = await orderWithCode('race@example.com')
    await expire(second)
    for (const token of [first, second]) await sale.order(token)
    const answers = await raceOnLock(app, 'inventory', [
      () => sale.act(first, 'mark-paid'),
      () => sale.act(second, 'mark-paid'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
