import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '../../schema/orders.ts'
import { eventPaidByCard, startStripeTestBed } from '../../test/card-payments.ts'
import { bank, robin } from '../../test/scenario.ts'
import { cancelByBuyer } from '../checkout/commands.ts'
import { orderIdOfToken } from '../orders/rules.ts'
import { releasePayment } from './commands/release-payment.ts'

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })

/** Reads the order now, to complete it by bank transfer later, as a slow request does. */
async function readOrder(token: string) {
  const found = await app.checkout.find(orderIdOfToken(app.signer, token) ?? '')
  if (!found) throw new Error('no such order')
  return { complete: () => app.checkout.complete(found, { ...robin, paymentMethod: 'transfer' }) }
}

const stateOf = async (token: string) => {
  const { status, payments } = await sale.order(token)
  return { status, payments: payments.map((each: { method: string; state: string }) => `${each.method} ${each.state}`) }
}

describe('an order has one way of paying open at a time', () => {
  it('completing it by transfer cancels a card payment that was started a moment before', async () => {
    const { token } = await sale.reserve()
    const { complete } = await readOrder(token)
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    expect((await complete()).order.status).toBe('pending')
    expect(session['status']).toBe('expired')
    expect(await stateOf(token)).toEqual({ status: 'pending', payments: ['card cancelled', 'transfer pending'] })
  })

  it('and orders that are completed in the same statement are not delayed', async () => {
    const orders = [await sale.reserve(), await sale.reserve(), await sale.reserve()]
    const tokens: string[] = orders.map(({ token }) => token)
    const reads = await Promise.all(tokens.map(readOrder))
    await sale.startCardPayment(tokens[1] ?? '')
    const completed = await Promise.all(reads.map(({ complete }) => complete()))
    expect(completed.map(({ order }) => order.status)).toEqual(['pending', 'pending', 'pending'])
  })

  it('a card payment that has just succeeded counts, and the transfer is refused', async () => {
    const { token } = await sale.reserve()
    const { complete } = await readOrder(token)
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    await expect(complete()).rejects.toMatchObject({ code: 'conflict' })
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['card confirmed'] })
  })

  it('a card payment stays cancelled when its order was cancelled in another window while Stripe did not answer', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const { id } = await sale.order(token)
    const endSession: typeof app.stripe.endSession = async () => {
      await cancelByBuyer(app.db, app, id)
      return { ok: false, failure: 'unreachable', code: undefined, reason: 'Stripe did not answer.' }
    }
    const deps = { ...app, stripe: { ...app.stripe, endSession } }
    await expect(releasePayment(app.db, deps, id)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stateOf(token)).toEqual({ status: 'cancelled', payments: ['card cancelled'] })
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment?.nextPollAt).not.toBeNull()
  })

  it('whichever comes first when the buyer sends both at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => sale.reserve()))
    const tokens: string[] = orders.map(({ token }) => token)
    await Promise.all(tokens.flatMap((token) => [sale.startCardPayment(token), sale.complete(token)]))
    for (const token of tokens) {
      const { status, payments } = await stateOf(token)
      expect(['pending', 'reserved']).toContain(status)
      expect(payments.filter((each: string) => /pending|created/.test(each))).toEqual([
        status === 'pending' ? 'transfer pending' : 'card pending',
      ])
    }
  })
})
