import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stripeEvents } from '../../schema/stripe.ts'
import type { BoxOffice } from '../../test/box-office.ts'
import { applied, openBoxOffice, webhookSecret } from '../../test/box-office.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { Thing } from '../../test/stripe-account.ts'
import type { StripeStandIn } from '../../test/stripe-stand-in.ts'
import { newEventId, openStripe, signed, signedEvent } from '../../test/stripe-stand-in.ts'
import { applyEvents, takeEvent } from './commands/events.ts'

let stripe: StripeStandIn
let house: House
let box: BoxOffice
/** An order that somebody has gone to pay. */
let token: string
let session: Thing

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
  box = await openBoxOffice(house, stripe, 100)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})
beforeEach(async () => {
  token = await box.reserve()
  await box.goToPay(token)
  session = await box.session(token)
})

const completed = 'checkout.session.completed'
const stored = () => house.db.select().from(stripeEvents)

describe('an event that Stripe did not send', () => {
  it.each([
    ['301 seconds old', () => signedEvent(webhookSecret, completed, session, { age: 301 }), 400],
    ['with another secret', () => signedEvent('whsec_fedcba9876543210', completed, session), 400],
    ['altered', () => ({ ...signedEvent(webhookSecret, completed, session), payload: '{"id":"evt_1"}' }), 400],
    ['unsigned', () => ({ ...signedEvent(webhookSecret, completed, session), headers: {} }), 400],
    ['endless', () => signed(webhookSecret, 'x'.repeat(600_000)), 413],
    ['signed, but no event', () => signed(webhookSecret, '[]'), 400],
  ])('is refused and leaves no trace: %s', async (_, sent, status) => {
    const before = await stored()
    box.account.pay(session.id)
    expect(await box.send(sent())).toBe(status)
    expect(await stored()).toEqual(before)
    expect(await box.view(token)).toMatchObject({ status: 'reserved' })
  })

  it('is refused for a team that is not there, and for one without keys', async () => {
    for (const team of ['tem_unknown', '%00'])
      expect(await box.send(signedEvent(webhookSecret, completed, session), team)).toBe(404)
  })
})

it('an event that is 299 seconds old is taken', async () => {
  box.account.pay(session.id)
  expect(await box.tell(completed, session, { age: 299 })).toBe(200)
  await applied(house)
  expect(await box.view(token)).toMatchObject({ status: 'paid' })
})

it('the same event twenty times at once, at two processes, is one', async () => {
  await using other = await openHouse({ STRIPE_API_URL: stripe.url }, { databaseUrl: house.databaseUrl })
  box.account.pay(session.id)
  const { payload, headers } = signedEvent(webhookSecret, completed, session)
  const to = (url: string) =>
    fetch(`${url}/api/webhooks/stripe/${box.team}`, { method: 'POST', headers, body: payload })
  const urls = Array.from({ length: 20 }, (_, at) => (at % 2 ? house : other).publicUrl)
  const answers = await Promise.all(urls.map(to))
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
  await applied(house)
  const order = await box.order(token)
  expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  expect(order.mails).toHaveLength(1)
  expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['payment-started', 'paid'])
})

it('several events about one session, applied by two processes at once, are one payment', async () => {
  await using other = await openHouse({ STRIPE_API_URL: stripe.url }, { databaseUrl: house.databaseUrl })
  box.account.pay(session.id)
  const ids = Array.from({ length: 8 }, newEventId)
  const row = (id: string) => ({ teamId: box.team, id, type: completed, object: session.id }) as const
  await house.db.insert(stripeEvents).values(ids.map(row))
  await Promise.all([applyEvents(house.db, house), applyEvents(other.db, other)])
  await applied(house)
  const order = await box.order(token)
  expect(order).toMatchObject({ status: 'paid', refunds: [] })
  expect(order.mails).toHaveLength(1)
})

it('what was stored before the process ended is applied by the next', async () => {
  box.account.pay(session.id)
  const { payload, headers } = signedEvent(webhookSecret, completed, session)
  const signature = headers['stripe-signature'] ?? ''
  expect(await takeEvent(house.db, house, { teamId: box.team, raw: Buffer.from(payload), signature })).toBe('taken')
  expect(await box.view(token)).toMatchObject({ status: 'reserved' })
  await applyEvents(house.db, house)
  expect(await box.view(token)).toMatchObject({ status: 'paid' })
})

it('an event that cannot be followed up because Stripe is away waits for it', async () => {
  box.account.pay(session.id)
  stripe.fail(503)
  const id = newEventId()
  expect(await box.tell(completed, session, { id })).toBe(200)
  const event = async () => (await house.db.select().from(stripeEvents).where(eq(stripeEvents.id, id)))[0]
  await expect.poll(event).toMatchObject({ state: 'waiting', attempts: 1, reason: 'An error occurred.' })
  stripe.fail(undefined)
  await house.db
    .update(stripeEvents)
    .set({ nextTryAt: new Date(0) })
    .where(eq(stripeEvents.id, id))
  await applyEvents(house.db, house)
  expect(await event()).toMatchObject({ state: 'applied', reason: null })
  expect(await box.view(token)).toMatchObject({ status: 'paid' })
})

describe('in any order', () => {
  it('the end of a page that was paid on changes nothing', async () => {
    box.account.pay(session.id)
    await box.tell('checkout.session.expired', session)
    await box.tell(completed, session)
    await applied(house)
    expect(await box.view(token)).toMatchObject({ status: 'paid' })
  })

  it('a refund and a dispute may come before the payment they are about', async () => {
    const intent = String(box.account.pay(session.id)['payment_intent'])
    await box.tell('charge.dispute.created', box.account.dispute(intent))
    await applied(house)
    expect(await box.order(token)).toMatchObject({
      status: 'paid',
      payments: [{ state: 'disputed', reason: 'fraudulent' }],
    })
    await box.tell(completed, session)
    await applied(house)
    const order = await box.order(token)
    expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'disputed' }] })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-disputed', detail: 'fraudulent', amountCents: 1200 })
    const { body: inbox } = await box.organiser.send(`GET /api/v1/inbox?order=${order.id}`)
    expect(inbox).toMatchObject([{ messages: 1, last: { kind: 'payment-disputed', data: { amountCents: 1200 } } }])
  })

  it('money given back at Stripe is noted once, however many events tell of it', async () => {
    const intent = String(box.account.pay(session.id)['payment_intent'])
    const refund = box.account.refundByHand(intent)
    await box.tell('refund.created', refund)
    await box.tell('charge.refunded', box.account.chargeOf(intent))
    await box.tell('refund.updated', refund)
    await applied(house)
    expect(await box.order(token)).toMatchObject({ status: 'paid', refunds: [{ state: 'done', amountCents: 1200 }] })
  })
})

describe('what takes days', () => {
  it('keeps its seats until it has arrived', async () => {
    await box.tell(completed, box.account.payLater(session.id))
    await applied(house)
    expect(await box.view(token)).toMatchObject({ status: 'reserved' })
    await box.tell('checkout.session.async_payment_succeeded', box.account.arrive(session.id, true))
    await applied(house)
    expect(await box.view(token)).toMatchObject({ status: 'paid' })
  })

  it('gives them back when it has failed', async () => {
    box.account.payLater(session.id)
    await box.tell('checkout.session.async_payment_failed', box.account.arrive(session.id, false))
    await applied(house)
    const order = await box.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'failed', reason: 'The bank turned it down.' }],
    })
  })
})

it('a page that is over gives the seats back', async () => {
  const { held } = await box.seats()
  await box.tell('checkout.session.expired', box.account.lapse(session.id))
  await applied(house)
  expect(await box.view(token)).toMatchObject({ status: 'expired' })
  expect(await box.seats()).toMatchObject({ held: held - 1 })
})

it('what belongs to another shop of the same account is none of ours', async () => {
  const foreign = { ...session, id: 'cs_live_foreign', client_reference_id: null, metadata: {} }
  const id = newEventId()
  await box.tell(completed, foreign, { id })
  await applied(house)
  expect(await house.db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).toMatchObject([
    { state: 'foreign' },
  ])
})

it('of two secrets, the new one and the one before are good', async () => {
  const newSecret = 'whsec_00112233445566778899'
  await box.organiser.send(`PUT /api/v1/teams/${box.team}/stripe`, { webhookSecret: newSecret })
  expect(await box.send(signedEvent(newSecret, 'charge.updated', session))).toBe(200)
  expect(await box.send(signedEvent(webhookSecret, 'charge.updated', session))).toBe(200)
  await house.db.execute('update stripe_keys set old_webhook_secret_until = now()')
  expect(await box.send(signedEvent(webhookSecret, 'charge.updated', session))).toBe(400)
  await box.organiser.send(`PUT /api/v1/teams/${box.team}/stripe`, { webhookSecret })
})
