import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payments } from '../../schema/orders.ts'
import type { BoxOffice } from '../../test/box-office.ts'
import { openBoxOffice } from '../../test/box-office.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { StripeStandIn } from '../../test/stripe-stand-in.ts'
import { openStripe } from '../../test/stripe-stand-in.ts'
import { visitor } from '../../test/visitor.ts'
import { cancelByBuyer } from '../orders/commands.ts'
import { orderOfToken } from '../orders/rules.ts'
import { releasePayment } from './commands/release.ts'

let stripe: StripeStandIn
let house: House
let box: BoxOffice

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
  box = await openBoxOffice(house, stripe, 100)
  const bank = { holder: 'Stage', iban: 'DE89370400440532013000' }
  await box.organiser.send(`PATCH /api/v1/teams/${box.team}`, { bank })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

const robin = { name: 'Robin', email: 'robin@example.com' }

/** The order as the till sees it at this moment, to be finished by transfer later. */
async function lookAt(token: string) {
  const found = await house.till.find(orderOfToken(house.signer, token) ?? '')
  if (!found) throw new Error('no such order')
  return { found, finish: () => house.till.complete(found, { ...robin, paymentMethod: 'transfer' }) }
}

const byTransfer = (token: string) =>
  visitor(house.publicUrl).send(`POST /api/v1/public/orders/${token}/complete`, { ...robin, paymentMethod: 'transfer' })
const stateOf = async (token: string) => {
  const { status, payments } = await box.order(token)
  return { status, payments: payments.map((each: { method: string; state: string }) => `${each.method} ${each.state}`) }
}

describe('an order has one way of paying open at a time', () => {
  it('who finishes it by transfer ends a card payment that was begun a moment before', async () => {
    const token = await box.reserve()
    const { finish } = await lookAt(token)
    await box.goToPay(token)
    const session = await box.session(token)
    expect((await finish()).order.status).toBe('pending')
    expect(session['status']).toBe('expired')
    expect(await stateOf(token)).toEqual({ status: 'pending', payments: ['card cancelled', 'transfer pending'] })
  })

  it('and whoever finishes theirs in the same statement is not held up', async () => {
    const tokens = [await box.reserve(), await box.reserve(), await box.reserve()]
    const looks = await Promise.all(tokens.map(lookAt))
    await box.goToPay(tokens[1] ?? '')
    const finished = await Promise.all(looks.map(({ finish }) => finish()))
    expect(finished.map(({ order }) => order.status)).toEqual(['pending', 'pending', 'pending'])
  })

  it('a card payment that has just been made counts, and the transfer is refused', async () => {
    const token = await box.reserve()
    const { finish } = await lookAt(token)
    await box.goToPay(token)
    box.account.pay((await box.session(token)).id)
    await expect(finish()).rejects.toMatchObject({ code: 'conflict' })
    expect(await stateOf(token)).toEqual({ status: 'paid', payments: ['card confirmed'] })
  })

  it('one that Stripe could not be asked about stays given up when its order was, from another window meanwhile', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const { id } = await box.order(token)
    const endSession: typeof house.stripe.endSession = async () => {
      await cancelByBuyer(house.db, house, id)
      return { ok: false, because: 'unreachable', code: undefined, reason: 'Stripe did not answer.' }
    }
    const needs = { ...house, stripe: { ...house.stripe, endSession } }
    await expect(releasePayment(house.db, needs, id)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stateOf(token)).toEqual({ status: 'cancelled', payments: ['card cancelled'] })
    const [payment] = await house.db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment?.nextAskAt).not.toBeNull()
  })

  it('whichever of both comes first, pressed at the same moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => box.reserve()))
    await Promise.all(tokens.flatMap((token) => [box.goToPay(token), byTransfer(token)]))
    for (const token of tokens) {
      const { status, payments } = await stateOf(token)
      expect(['pending', 'reserved']).toContain(status)
      expect(payments.filter((each: string) => /pending|created/.test(each))).toEqual([
        status === 'pending' ? 'transfer pending' : 'card pending',
      ])
    }
  })
})
