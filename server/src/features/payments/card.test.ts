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
import { expireOrders } from '../orders/commands.ts'
import { askAboutPayments } from './commands/ask.ts'

let stripe: StripeStandIn
let house: House
let box: BoxOffice

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
  box = await openBoxOffice(house, stripe, 100)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

const ask = () => askAboutPayments(house.db, house)
const cancel = (token: string) => visitor(house.publicUrl).send(`POST /api/v1/public/orders/${token}/cancel`)

describe('going to pay by card', () => {
  it('holds the seats until the page that Stripe gives is over, and shows its address', async () => {
    const token = await box.reserve(2)
    const { status, body } = await box.goToPay(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'reserved', paymentMethod: 'card', extendable: false, cancellable: true })
    const session = await box.session(token)
    expect(new Date(body.holdExpiresAt).getTime() / 1000).toBe(session['expires_at'])
    expect(session).toMatchObject({ amount_total: 2400, currency: 'eur', locale: 'en' })
    expect(session['success_url']).toBe(`${house.publicUrl}/en/o/${token}`)
    const order = await box.order(token)
    expect(order).toMatchObject({ payments: [{ method: 'card', state: 'pending', amountCents: 2400 }] })
    expect(order.timeline).toMatchObject([{ kind: 'payment-started', amountCents: 2400 }])
    expect(stripe.heard.find(({ call }) => call === 'POST /v1/checkout/sessions')?.once).toBe(order.payments[0].id)
    // a double click, and a look back
    const again = await Promise.all([box.goToPay(token), box.goToPay(token)])
    expect(again.map((answer) => answer.body.payUrl)).toEqual([body.payUrl, body.payUrl])
    expect((await box.order(token)).payments).toHaveLength(1)
  })

  it('ends the page given out before when the buyer corrects their address, or gives the order back', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const first = await box.session(token)
    const { body } = await box.goToPay(token, { email: 'right@example.com' })
    expect(first['status']).toBe('expired')
    expect(body).toMatchObject({ email: 'right@example.com', status: 'reserved' })
    const second = await box.session(token)
    expect((await box.order(token)).payments).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    const { held } = await box.seats()
    expect((await cancel(token)).body).toMatchObject({ status: 'cancelled' })
    expect(second['status']).toBe('expired')
    expect(await box.seats()).toMatchObject({ held: held - 1 })
  })

  it('finds the page again when Stripe’s answer was lost', async () => {
    const token = await box.reserve()
    stripe.fail('lost', /POST .*sessions$/)
    expect(await box.goToPay(token)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.fail(undefined)
    const made = stripe.heard.filter(({ call }) => call === 'POST /v1/checkout/sessions').length
    expect((await box.order(token)).payments).toMatchObject([{ state: 'created' }])
    await box.pass(token, 0)
    await ask()
    const order = await box.order(token)
    expect(order.payments).toMatchObject([{ state: 'pending' }])
    expect((await box.view(token)).payUrl).toBeTruthy()
    // asked for twice under one name, made once
    expect(stripe.heard.filter(({ call }) => call === 'POST /v1/checkout/sessions')).toHaveLength(made + 1)
    const ours = [...box.account.things.values()].filter((each) => each['client_reference_id'] === order.payments[0].id)
    expect(ours).toHaveLength(1)
  })

  it('is given up when Stripe stays away, which leaves the other ways to pay', async () => {
    const token = await box.reserve()
    stripe.fail(500, /POST .*sessions$/)
    expect((await box.goToPay(token)).status).toBe(503)
    await box.pass(token, 5)
    await ask()
    stripe.fail(undefined)
    expect((await box.order(token)).payments).toMatchObject([{ state: 'cancelled' }])
    expect((await box.goToPay(token)).body.payUrl).toBeTruthy()
  })

  it('says that it is not offered when Stripe does not take the payment', async () => {
    const token = await box.reserve()
    stripe.fail({ status: 400, code: 'amount_too_small' }, /POST .*sessions$/)
    const refused = await box.goToPay(token)
    stripe.fail(undefined)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'not-offered' }] } })
    const order = await box.order(token)
    expect(order.payments).toMatchObject([{ state: 'failed', reason: 'Stripe says no.' }])
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-failed', detail: 'Stripe says no.' })
  })

  it('can be begun five times an order', async () => {
    const token = await box.reserve()
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`)
    const statuses = []
    for (const email of emails) statuses.push((await box.goToPay(token, { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
  })
})

describe('who comes back from the page of Stripe', () => {
  const page = async (token: string) =>
    (await visitor(house.publicUrl).send(`GET /en/o/${token}`, undefined, { accept: 'text/html' })).body as string

  it('finds the tickets, though Stripe has told of nothing yet', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    expect(await page(token)).toContain('Your order is not paid yet')
    box.account.pay((await box.session(token)).id)
    expect(await page(token)).toContain('Your tickets')
    expect((await box.order(token)).payments).toMatchObject([{ state: 'confirmed' }])
  })

  it('finds the way to pay again when Stripe does not answer', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    stripe.fail('hang', /GET .*sessions/)
    expect(await page(token)).toContain('Your order is not paid yet')
    stripe.fail(500, /GET .*sessions/)
    expect(await page(token)).toContain('Your order is not paid yet')
    stripe.fail(undefined)
  })
})

describe('before a reservation in payment is given up, Stripe is asked', () => {
  it('and the order is paid when somebody has paid, though nobody told of it', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    box.account.pay((await box.session(token)).id)
    await box.pass(token, 36)
    expect(await expireOrders(house.db, house)).toBe(0)
    expect(await box.view(token)).toMatchObject({ status: 'reserved' })
    await ask()
    expect(await box.view(token)).toMatchObject({ status: 'paid', tickets: [{ code: expect.any(String) }] })
    expect((await box.order(token)).mails).toMatchObject([{ kind: 'orderConfirmed' }])
  })

  it('and the page is ended first when nobody has', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const session = await box.session(token)
    await box.pass(token, 36)
    await expireOrders(house.db, house)
    expect(await box.view(token)).toMatchObject({ status: 'reserved' })
    await ask()
    expect(session['status']).toBe('expired')
    const order = await box.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'cancelled' }],
      mails: [{ kind: 'orderExpired' }],
    })
  })

  it('and while it cannot be, the seats stay held: for two hours, and then it is still asked', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const session = await box.session(token)
    const { held } = await box.seats()
    stripe.fail(500)
    await box.pass(token, 36)
    await ask()
    await expireOrders(house.db, house)
    expect(await box.seats()).toMatchObject({ held })
    expect((await box.order(token)).payments).toMatchObject([{ state: 'pending', reason: 'An error occurred.' }])
    expect((await cancel(token)).status).toBe(503)
    await box.pass(token, 121)
    await ask()
    expect(await box.seats()).toMatchObject({ held: held - 1 })
    expect(await box.order(token)).toMatchObject({ status: 'expired', payments: [{ state: 'pending' }] })
    stripe.fail(undefined)
    // it was paid all the while, and the seat is still there
    box.account.pay(session.id)
    await box.pass(token, 0)
    await ask()
    expect(await box.order(token)).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  })

  // as kill -9 leaves it between the two steps of giving a payment up
  const giveUpHalfway = (token: string) =>
    box.order(token).then(({ id }) =>
      house.db
        .update(payments)
        .set({ state: 'cancelled', nextAskAt: new Date(0) })
        .where(eq(payments.orderId, id)),
    )

  it('and its page is ended, too, when the process died that was about to', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const session = await box.session(token)
    await giveUpHalfway(token)
    await ask()
    expect(session['status']).toBe('expired')
    expect(await box.order(token)).toMatchObject({ status: 'reserved', payments: [{ state: 'cancelled' }] })
    const heard = stripe.heard.length
    await ask()
    expect(stripe.heard).toHaveLength(heard)
  })

  it('and money is taken that came on that page before', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    box.account.pay((await box.session(token)).id)
    await giveUpHalfway(token)
    await ask()
    expect(await box.order(token)).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  })

  it('and what could not be ended is only asked about when another payment was begun meanwhile', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    const first = await box.session(token)
    stripe.fail('hang', /expire$/)
    const givenUp = cancel(token)
    await expect.poll(async () => (await box.order(token)).payments).toMatchObject([{ state: 'cancelled' }])
    expect((await box.goToPay(token)).status).toBe(200)
    expect(await givenUp).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.fail(undefined)
    expect((await box.order(token)).payments).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    await house.db
      .update(payments)
      .set({ nextAskAt: new Date(0) })
      .where(eq(payments.reference, first.id))
    await ask()
    expect(first['status']).toBe('expired')
  })

  it('and an order that was just paid cannot be cancelled', async () => {
    const token = await box.reserve()
    await box.goToPay(token)
    box.account.pay((await box.session(token)).id)
    expect(await cancel(token)).toMatchObject({ status: 409, body: { code: 'transition-refused' } })
    expect(await box.view(token)).toMatchObject({ status: 'paid' })
  })
})
