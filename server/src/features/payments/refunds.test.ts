import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refunds } from '../../schema/orders.ts'
import type { BoxOffice } from '../../test/box-office.ts'
import { applied, openBoxOffice } from '../../test/box-office.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { Thing } from '../../test/stripe-account.ts'
import type { StripeStandIn } from '../../test/stripe-stand-in.ts'
import { openStripe } from '../../test/stripe-stand-in.ts'
import { expireOrders } from '../orders/commands.ts'
import { carryOutRefunds } from './commands/refund.ts'

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

const again = async () => {
  await house.db.update(refunds).set({ nextTryAt: sql`now()` })
  await carryOutRefunds(house.db, house)
}
const asked = () => stripe.heard.filter(({ call }) => call === 'POST /v1/refunds')
const kinds = (order: { timeline: { kind: string }[] }) => order.timeline.map(({ kind }) => kind)

/** Somebody pays just as their order is given up without Stripe having been asked. @returns the order's token */
async function payTooLate(): Promise<{ token: string; session: Thing }> {
  const token = await box.reserve()
  await box.goToPay(token)
  const session = await box.session(token)
  await box.pass(token, 36)
  await house.db.execute(sql`
    update payments set state = 'cancelled' where reference = ${session.id}`)
  await expireOrders(house.db, house)
  expect(await box.view(token)).toMatchObject({ status: 'expired' })
  box.account.pay(session.id)
  return { token, session }
}

describe('money that comes too late', () => {
  beforeEach(async () => {
    box = await openBoxOffice(house, stripe, 2)
  })

  it('is taken while the seats are still there', async () => {
    const { token, session } = await payTooLate()
    await box.tell('checkout.session.completed', session)
    await applied(house)
    const order = await box.order(token)
    expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }], refunds: [] })
    expect(kinds(order)).toContain('payment-late')
    expect(await box.seats()).toEqual({ held: 0, sold: 1 })
  })

  it('goes back by itself when they are gone, and both sides are told', async () => {
    const { token, session } = await payTooLate()
    await box.reserve(2)
    await box.tell('checkout.session.completed', session)
    await box.tell('checkout.session.async_payment_succeeded', session)
    await applied(house)
    expect(await box.seats()).toEqual({ held: 2, sold: 0 })
    const order = await box.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'confirmed' }],
      refunds: [{ state: 'created', amountCents: 1200 }],
      mails: [{ kind: 'orderExpired' }, { kind: 'paymentTooLate', to: 'robin@example.com' }],
    })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-late', amountCents: 1200 })
    const before = asked().length
    await again()
    expect(asked().slice(before)).toMatchObject([{ once: order.refunds[0].id }])
    const after = await box.order(token)
    expect(after.refunds).toMatchObject([{ state: 'done' }])
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'refunded', amountCents: 1200 })
    await again()
    expect(asked().slice(before)).toHaveLength(1)
  })
})

it('an order that was paid twice keeps its tickets, and the second payment goes back', async () => {
  box = await openBoxOffice(house, stripe, 2)
  const { token, session } = await payTooLate()
  // taken up again by hand, as if the first page had never been
  await house.db.execute(sql`update payments set state = 'cancelled' where reference = ${session.id}`)
  const second = await box.reserve()
  await box.goToPay(second)
  const other = await box.session(second)
  box.account.pay(other.id)
  await box.tell('checkout.session.completed', other)
  await applied(house)
  // the first one's money was meant for the same order
  await house.db.execute(sql`
    update payments set order_id = (select order_id from payments where reference = ${other.id})
    where reference = ${session.id}`)
  await box.tell('checkout.session.completed', session)
  await applied(house)
  await again()
  expect(await box.view(token)).toMatchObject({ status: 'expired' })
  const order = await box.order(second)
  expect(order).toMatchObject({ status: 'paid', refunds: [{ state: 'done', amountCents: 1200 }] })
  expect(order.payments).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }])
  expect(await box.seats()).toEqual({ held: 0, sold: 1 })
})

describe('a refund by the organiser', () => {
  let token: string
  let session: Thing
  beforeAll(async () => {
    box = await openBoxOffice(house, stripe, 100)
  })
  beforeEach(async () => {
    const sold = await box.sell()
    token = sold.token
    session = sold.session
    const { id } = await box.order(token)
    const { status } = await box.organiser.send(`POST /api/v1/orders/${id}/refund`, {})
    expect(status).toBe(200)
  })

  it('is carried out by the task', async () => {
    expect(await box.order(token)).toMatchObject({ status: 'cancelled', refunds: [{ state: 'created' }] })
    await again()
    const order = await box.order(token)
    expect(order.refunds).toMatchObject([{ state: 'done' }])
    // Stripe tells of it too, which is nothing new
    await box.tell('charge.refunded', box.account.chargeOf(String(session['payment_intent'])))
    await applied(house)
    expect(await box.order(token)).toEqual(order)
  })

  it('is tried again while Stripe is away, or has not the money yet, and done once', async () => {
    stripe.fail(500, /POST .*refunds/)
    await again()
    expect((await box.order(token)).refunds).toMatchObject([{ state: 'created', reason: 'An error occurred.' }])
    // before it is due again nothing is asked
    expect(await carryOutRefunds(house.db, house)).toBe(0)
    stripe.fail({ status: 400, code: 'balance_insufficient' }, /POST .*refunds/)
    await again()
    stripe.fail(undefined)
    await again()
    const order = await box.order(token)
    expect(order.refunds).toMatchObject([{ state: 'done' }])
    expect(kinds(order).filter((kind) => kind === 'refunded')).toHaveLength(1)
  })

  it('is found done when the answer was lost', async () => {
    stripe.fail('lost', /POST .*refunds/)
    await again()
    stripe.fail(undefined)
    expect((await box.order(token)).refunds).toMatchObject([{ state: 'created' }])
    const before = asked().length
    await again()
    expect((await box.order(token)).refunds).toMatchObject([{ state: 'done' }])
    expect(asked()).toHaveLength(before)
  })

  it('has failed, with the reason, when Stripe says that it will not be', async () => {
    box.account.dispute(String(session['payment_intent']))
    await again()
    const order = await box.order(token)
    expect(order.refunds).toMatchObject([{ state: 'failed', reason: 'Charge has been charged back.' }])
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'refund-failed', detail: 'Charge has been charged back.' })
  })

  it('that failed is tried again when the organiser says so: once, however often they press, under another name', async () => {
    const intent = String(session['payment_intent'])
    box.account.dispute(intent)
    await again()
    const { id, actions, refunds: first } = await box.order(token)
    expect(actions).toContain('retry-refund')
    box.account.thing(intent)['disputed'] = false
    const press = () => box.organiser.send(`POST /api/v1/orders/${id}/retry-refund`)
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const before = asked().length
    await again()
    const order = await box.order(token)
    expect(order.refunds).toMatchObject([
      { id: first[0].id, state: 'failed' },
      { state: 'done', amountCents: 1200 },
    ])
    expect(asked().slice(before)).toMatchObject([{ once: order.refunds[1].id }])
    expect(order.actions).not.toContain('retry-refund')
    expect(kinds(order).slice(-3)).toEqual(['refund-failed', 'refund-retried', 'refunded'])
    expect((await press()).body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('that was made by hand at Stripe meanwhile is done', async () => {
    box.account.refundByHand(String(session['payment_intent']))
    await again()
    expect((await box.order(token)).refunds).toMatchObject([{ state: 'done' }])
    await tellOfRefund()
    const { refunds: all, timeline } = await box.order(token)
    expect(all).toMatchObject([{ state: 'done', amountCents: 1200 }])
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'refunded')).toHaveLength(1)
  })

  it('that was made by hand counts once, also when Stripe tells of it before ours is tried', async () => {
    box.account.refundByHand(String(session['payment_intent']))
    await tellOfRefund()
    await again()
    const { refunds: all, actions } = await box.order(token)
    expect(all).toMatchObject([{ state: 'failed' }, { state: 'done', amountCents: 1200 }])
    expect(actions).not.toContain('retry-refund')
  })

  const tellOfRefund = async () => {
    await box.tell('charge.refunded', box.account.chargeOf(String(session['payment_intent'])))
    await applied(house)
  }

  it('is one, whichever of two processes carries it out', async () => {
    await using other = await openHouse({ STRIPE_API_URL: stripe.url }, { databaseUrl: house.databaseUrl })
    const before = asked().length
    await Promise.all([carryOutRefunds(house.db, house), carryOutRefunds(other.db, other)])
    expect(asked()).toHaveLength(before + 1)
    expect((await box.order(token)).refunds).toMatchObject([{ state: 'done' }])
  })
})
