import { eq, notInArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { stripeEvents, stripeKeys } from '../../schema/stripe.ts'
import { startTestApp } from '../../test/app.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import type { StripeObject } from '../../test/stripe-account.ts'
import { newEventId, signed, signedEvent, webhookSecret } from '../../test/stripe-stand-in.ts'
import { applyEvents, deleteOldEvents, receiveEvent } from './commands/stripe-events.ts'

/** An order with an open card payment. */
let token: string
let session: StripeObject

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
beforeEach(async () => {
  token = (await sale.reserve()).token
  await sale.startCardPayment(token)
  session = await sale.session(token)
})

const completed = 'checkout.session.completed'
const stored = () => app.db.select().from(stripeEvents)

describe('an event that Stripe did not send', () => {
  it.each([
    ['301 seconds old', () => signedEvent(webhookSecret, completed, session, { ageSeconds: 301 }), 400],
    ['with another secret', () => signedEvent('whsec_fedcba9876543210', completed, session), 400],
    [
      'with another payload than the signed one',
      () => ({ ...signedEvent(webhookSecret, completed, session), payload: '{"id":"evt_1"}' }),
      400,
    ],
    ['unsigned', () => ({ ...signedEvent(webhookSecret, completed, session), headers: {} }), 400],
    ['too long', () => signed(webhookSecret, 'x'.repeat(600_000)), 413],
    ['signed, but no event', () => signed(webhookSecret, '[]'), 400],
  ])('is refused and leaves no trace: %s', async (_, eventOf, status) => {
    const before = await stored()
    sale.account.pay(session.id)
    expect(await sale.sendToWebhook(eventOf())).toBe(status)
    expect(await stored()).toEqual(before)
    expect(await sale.view(token)).toMatchObject({ status: 'reserved' })
  })

  it('is refused for an unknown team, and for a team without keys', async () => {
    for (const team of ['tem_unknown', '%00'])
      expect(await sale.sendToWebhook(signedEvent(webhookSecret, completed, session), team)).toBe(404)
  })
})

it('an event that is 299 seconds old is accepted', async () => {
  sale.account.pay(session.id)
  expect(await sale.sendEvent(completed, session, { ageSeconds: 299 })).toBe(200)
  await stripeEventsApplied(app)
  expect(await sale.view(token)).toMatchObject({ status: 'paid' })
})

it('the same event, sent twenty times at once to two processes, counts once', async () => {
  await using other = await startTestApp({ STRIPE_API_URL: stripe.url }, { databaseUrl: app.databaseUrl })
  sale.account.pay(session.id)
  const { payload, headers } = signedEvent(webhookSecret, completed, session)
  const to = (url: string) =>
    fetch(`${url}/api/webhooks/stripe/${sale.team}`, { method: 'POST', headers, body: payload })
  const urls = Array.from({ length: 20 }, (_, at) => (at % 2 ? app : other).publicUrl)
  const answers = await Promise.all(urls.map(to))
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
  await stripeEventsApplied(app)
  const order = await sale.order(token)
  expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  expect(order.mails).toHaveLength(1)
  expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['payment-started', 'paid'])
})

it('several events about one session, applied by two processes at once, confirm one payment', async () => {
  await using other = await startTestApp({ STRIPE_API_URL: stripe.url }, { databaseUrl: app.databaseUrl })
  sale.account.pay(session.id)
  const ids = Array.from({ length: 8 }, newEventId)
  const row = (id: string) => ({ teamId: sale.team, id, type: completed, object: session.id }) as const
  await app.db.insert(stripeEvents).values(ids.map(row))
  await Promise.all([applyEvents(app.db, app), applyEvents(other.db, other)])
  await stripeEventsApplied(app)
  const order = await sale.order(token)
  expect(order).toMatchObject({ status: 'paid', refunds: [] })
  expect(order.mails).toHaveLength(1)
})

it('an event that was stored before the process ended is applied by the next process', async () => {
  sale.account.pay(session.id)
  const { payload, headers } = signedEvent(webhookSecret, completed, session)
  const signature = headers['stripe-signature'] ?? ''
  expect(await receiveEvent(app.db, app, { teamId: sale.team, raw: Buffer.from(payload), signature })).toBe('taken')
  expect(await sale.view(token)).toMatchObject({ status: 'reserved' })
  await applyEvents(app.db, app)
  expect(await sale.view(token)).toMatchObject({ status: 'paid' })
})

describe('the time of the last event', () => {
  const lastEvent = async () => {
    const { body } = await sale.organiser.send(`GET /api/v1/teams/${sale.team}/stripe`)
    return body.keys.lastEventAt as string | undefined
  }

  it('is shown until the keys are changed, and outlasts the others', async () => {
    await sale.sendEvent('checkout.session.expired', session)
    expect(await lastEvent()).toBeDefined()
    await sale.organiser.ok(`PUT /api/v1/teams/${sale.team}/stripe`, { webhookSecret })
    expect(await lastEvent()).toBeUndefined()
    const [older, last] = [newEventId(), newEventId()]
    for (const id of [older, last]) await sale.sendEvent('checkout.session.expired', session, { id })
    await stripeEventsApplied(app)
    const rows = async () => (await stored()).filter(({ id }) => id === older || id === last)
    const [at] = (await rows()).map(({ createdAt }) => createdAt).toSorted((a, b) => Number(b) - Number(a))
    expect(await lastEvent()).toBe(at?.toISOString())

    const sent = (id: string, days: number) =>
      app.db
        .update(stripeEvents)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(stripeEvents.id, id))
    await app.db.update(stripeKeys).set({ changedAt: sql`now() - interval '200 days'` })
    await app.db.delete(stripeEvents).where(notInArray(stripeEvents.id, [older, last]))
    await sent(older, 101)
    await sent(last, 100)
    await deleteOldEvents(app.db)
    expect((await rows()).map(({ id }) => id)).toEqual([last])
    expect(await lastEvent()).toBe((await rows())[0]?.createdAt.toISOString())
  })
})

it('an event waits while Stripe is unavailable', async () => {
  sale.account.pay(session.id)
  stripe.fail(503)
  const id = newEventId()
  expect(await sale.sendEvent(completed, session, { id })).toBe(200)
  const event = async () => (await app.db.select().from(stripeEvents).where(eq(stripeEvents.id, id)))[0]
  await expect.poll(event).toMatchObject({ state: 'waiting', attempts: 1, reason: 'An error occurred.' })
  stripe.fail(undefined)
  await app.db
    .update(stripeEvents)
    .set({ nextTryAt: new Date(0) })
    .where(eq(stripeEvents.id, id))
  await applyEvents(app.db, app)
  expect(await event()).toMatchObject({ state: 'applied', reason: null })
  expect(await sale.view(token)).toMatchObject({ status: 'paid' })
})

describe('events in any order', () => {
  it('an expired session changes nothing after it was paid', async () => {
    sale.account.pay(session.id)
    await sale.sendEvent('checkout.session.expired', session)
    await sale.sendEvent(completed, session)
    await stripeEventsApplied(app)
    expect(await sale.view(token)).toMatchObject({ status: 'paid' })
  })

  it('a refund and a dispute may arrive before the payment', async () => {
    const intent = String(sale.account.pay(session.id)['payment_intent'])
    await sale.sendEvent('charge.dispute.created', sale.account.dispute(intent))
    await stripeEventsApplied(app)
    expect(await sale.order(token)).toMatchObject({
      status: 'paid',
      payments: [{ state: 'disputed', reason: 'fraudulent' }],
    })
    await sale.sendEvent(completed, session)
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'disputed' }] })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-disputed', detail: 'fraudulent', amountCents: 1200 })
    const { body: inbox } = await sale.organiser.send(`GET /api/v1/inbox?order=${order.id}`)
    expect(inbox).toMatchObject([{ messages: 1, last: { kind: 'payment-disputed', data: { amountCents: 1200 } } }])
  })

  it('a refund made at Stripe is recorded once, even when several events report it', async () => {
    const intent = String(sale.account.pay(session.id)['payment_intent'])
    const refund = sale.account.refundByHand(intent)
    await sale.sendEvent('refund.created', refund)
    await sale.sendEvent('charge.refunded', sale.account.chargeOf(intent))
    await sale.sendEvent('refund.updated', refund)
    await stripeEventsApplied(app)
    expect(await sale.order(token)).toMatchObject({ status: 'paid', refunds: [{ state: 'done', amountCents: 1200 }] })
  })
})

describe('a payment method that takes days', () => {
  it('holds the seats until the money has arrived', async () => {
    await sale.sendEvent(completed, sale.account.payLater(session.id))
    await stripeEventsApplied(app)
    expect(await sale.view(token)).toMatchObject({ status: 'reserved' })
    await sale.sendEvent('checkout.session.async_payment_succeeded', sale.account.settle(session.id, true))
    await stripeEventsApplied(app)
    expect(await sale.view(token)).toMatchObject({ status: 'paid' })
  })

  it('releases the seats when the payment has failed', async () => {
    sale.account.payLater(session.id)
    await sale.sendEvent('checkout.session.async_payment_failed', sale.account.settle(session.id, false))
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'failed', reason: 'The bank turned it down.' }],
    })
  })
})

it('an expired session releases the seats', async () => {
  const { held } = await sale.seats()
  await sale.sendEvent('checkout.session.expired', sale.account.expire(session.id))
  await stripeEventsApplied(app)
  expect(await sale.view(token)).toMatchObject({ status: 'expired' })
  expect(await sale.seats()).toMatchObject({ held: held - 1 })
})

it('an event about a session of another shop on the same account is ignored', async () => {
  const foreign = { ...session, id: 'cs_live_foreign', client_reference_id: null, metadata: {} }
  const id = newEventId()
  await sale.sendEvent(completed, foreign, { id })
  await stripeEventsApplied(app)
  expect(await app.db.select().from(stripeEvents).where(eq(stripeEvents.id, id))).toMatchObject([{ state: 'foreign' }])
})

it('the previous webhook secret stays valid for a while after a new one is saved', async () => {
  const newSecret = 'whsec_00112233445566778899'
  await sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { webhookSecret: newSecret })
  expect(await sale.sendToWebhook(signedEvent(newSecret, 'charge.updated', session))).toBe(200)
  expect(await sale.sendToWebhook(signedEvent(webhookSecret, 'charge.updated', session))).toBe(200)
  await app.db.execute("update stripe_keys set old_webhook_secret_until = now() - interval '1 second'")
  expect(await sale.sendToWebhook(signedEvent(webhookSecret, 'charge.updated', session))).toBe(400)
  await sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { webhookSecret })
})
