import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BoxOffice } from '../../test/box-office.ts'
import { openBoxOffice } from '../../test/box-office.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { StripeStandIn } from '../../test/stripe-stand-in.ts'
import { openStripe } from '../../test/stripe-stand-in.ts'
import { visitor } from '../../test/visitor.ts'

let stripe: StripeStandIn
let house: House
let box: BoxOffice

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

describe('going to pay by card', () => {
  beforeAll(async () => {
    box = await openBoxOffice(house, stripe)
  })

  it('holds the seats until the page that Stripe gives is over, and shows its address', async () => {
    const token = await box.reserve(2)
    const { status, body } = await box.goToPay(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'reserved', paymentMethod: 'card', extendable: false, cancellable: true })
    expect(body.payUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const session = await box.session(token)
    expect(new Date(body.holdExpiresAt).getTime() / 1000).toBe(session['expires_at'])
    expect(session).toMatchObject({
      amount_total: 2400,
      currency: 'eur',
      locale: 'en',
      customer_email: 'robin@example.com',
    })
    expect(session['success_url']).toBe(`${house.publicUrl}/en/o/${token}`)
    const order = await box.order(token)
    expect(order).toMatchObject({ payments: [{ method: 'card', state: 'pending', amountCents: 2400 }] })
    expect(order.timeline).toMatchObject([{ kind: 'payment-started', amountCents: 2400 }])
    const { once } = stripe.heard.find(({ call }) => call === 'POST /v1/checkout/sessions') ?? {}
    expect(once).toBe(order.payments[0].id)
    // a double click, and a look back
    const again = await Promise.all([box.goToPay(token), box.goToPay(token)])
    expect(again.map(({ body: { payUrl } }) => payUrl)).toEqual([body.payUrl, body.payUrl])
    expect((await box.order(token)).payments).toHaveLength(1)
  })

  it('ends the page given out before when the buyer corrects their address', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const first = await box.session(token)
    const { body } = await box.goToPay(token, { email: 'right@example.com' })
    expect(first['status']).toBe('expired')
    expect(body).toMatchObject({ email: 'right@example.com', status: 'reserved' })
    expect((await box.session(token)).id).not.toBe(first.id)
    expect((await box.order(token)).payments).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    await visitor(house.publicUrl).send(`POST /api/v1/public/orders/${token}/cancel`)
    expect(await box.view(token)).toMatchObject({ status: 'cancelled' })
  })
})
