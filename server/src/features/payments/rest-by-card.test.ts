import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { startTestApp } from '../../test/app.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { mailText } from '../../test/mails.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { bank } from '../../test/scenario.ts'
import type { StripeObject } from '../../test/stripe-account.ts'
import { ledgerOf } from '../orders/queries/ledger.ts'
import { movedShares } from '../orders/rules/held-shares.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { pollPayments } from './commands/poll-payments.ts'
import { sendRefunds } from './commands/send-refunds.ts'
import { applyEvents } from './commands/stripe-events.ts'

// A paid order has a rest of 10 euros after its ticket was changed to a dearer type.

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
const { buyer, organiser, account } = sale
const types = new Map<number, string>()
beforeAll(async () => {
  for (const priceCents of [1230, 1600, 2200]) {
    const type = { name: `Box ${priceCents}`, priceCents, capacity: 100 }
    types.set(priceCents, (await organiser.ok(`POST /api/v1/events/${sale.id}/ticket-types`, type)).id)
  }
})
beforeEach(async () => {
  await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
})

/** Changes the ticket of a paid order for one at another price. */
async function exchange(token: string, priceCents = 2200): Promise<void> {
  const { tickets } = await sale.order(token)
  const ticketId = tickets.find(({ cancelledAt }: { cancelledAt?: string }) => !cancelledAt).id
  const change = { ticketId, ticketTypeId: types.get(priceCents), priceCents }
  expect((await sale.act(token, 'change-type', change)).body).toMatchObject({ status: 'paid' })
}

/** The token of a paid order with a rest of 10 euros. */
async function orderWithRest(): Promise<string> {
  const { token } = await sale.placeOrder()
  await sale.act(token, 'mark-paid')
  await exchange(token)
  return token
}

const payByCard = (token: string) => buyer.send(`POST /api/v1/public/orders/${token}/pay-by-card`)

/** Opens Stripe's page for the rest. */
async function openRest(token: string): Promise<StripeObject> {
  expect((await payByCard(token)).status).toBe(200)
  return await sale.session(token)
}

const pagesAtStripe = () => [...account.objects.values()].filter(({ object }) => object === 'checkout.session').length

const sendPaid = async (session: StripeObject) => {
  await sale.sendEvent('checkout.session.completed', session)
  await stripeEventsApplied(app)
}
const page = async (token: string, language = 'en'): Promise<string> =>
  (await buyer.send(`GET /${language}/o/${token}`)).body
const record = (token: string, amountCents: number, method = 'transfer', receivedCents = 1200) =>
  sale.act(token, 'payments', { amountCents, method, receivedOn: '2026-01-31', receivedCents })
const stateOf = async (token: string) => {
  const { status, balanceCents, payments } = await sale.order(token)
  const states = payments.map((each: { method: string; state: string }) => `${each.method} ${each.state}`)
  return { status, balanceCents, payments: states }
}
const kindsOf = (order: { mails: { kind: string }[] }) => order.mails.map(({ kind }) => kind)
/** The money that would have to move for reports to agree with the order, by ticket type and tax rate. */
const unmoved = async (token: string) => movedShares(await ledgerOf(app.db, orderIdOfToken(app.signer, token) ?? ''))

describe('the page of an order with a rest', () => {
  it('offers a card payment of exactly this amount beside the transfer, in every language', async () => {
    const token = await orderWithRest()
    expect(await sale.view(token)).toMatchObject({ openCents: 1000, paymentMethods: ['card'] })
    expect(await page(token)).toContain('Please transfer it to this account or pay by card.')
    expect(await page(token)).toContain('Pay €10.00 by card')
    expect(await page(token, 'de')).toMatch(
      /auf dieses Konto oder bezahlen Sie ihn mit Karte\..*10,00.€ mit Karte bezahlen/s,
    )
    expect(await page(token, 'fr')).toMatch(/sur ce compte ou de le payer par carte\..*Payer 10,00.€ par carte/s)
    const sent = await buyer.form(`/en/o/${token}/card`, {})
    expect(sent.status).toBe(303)
    const session = await sale.session(token)
    expect(sent.headers.get('location')).toBe(session['url'])
    expect(session).toMatchObject({ amount_total: 1000, currency: 'eur' })
  })

  it('offers the card alone when the team has no bank account, and nothing without Stripe', async () => {
    const token = await orderWithRest()
    await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank: null })
    const body = await page(token)
    expect(body).toContain('Please pay it by card.')
    expect(body).not.toMatch(/IBAN|Rather pay by card/)
    const other = await eventPaidByCard(app, stripe)
    const { token: paid } = await other.sellByCard()
    await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
    expect((await other.view(paid)).paymentMethods).toEqual([])
    expect(await buyer.send(`POST /api/v1/public/orders/${paid}/pay-by-card`)).toMatchObject({
      status: 409,
      body: { code: 'transition-refused' },
    })
  })
})

describe('a rest of less than the card provider charges', () => {
  it('is transferred, and the page says why', async () => {
    const token = await orderWithRest()
    await exchange(token, 1230)
    expect(await sale.view(token)).toMatchObject({ openCents: 30, paymentMethods: [], cardFromCents: 50 })
    const body = await page(token)
    expect(body).toContain('Please transfer it to this account.')
    expect(body).toContain('Only amounts of €0.50 or more can be paid by card.')
    expect(body).not.toContain('by card</button>')
    expect(await page(token, 'de')).toMatch(/Mit Karte können Sie nur Beträge ab 0,50.€ bezahlen\./)
    expect(await page(token, 'fr')).toMatch(/Seuls les montants à partir de 0,50.€ peuvent être payés par carte\./)
    expect((await payByCard(token)).body.code).toBe('transition-refused')
    // Stripe is not asked
    expect((await sale.order(token)).payments).toHaveLength(1)
  })

  it('is not to be paid by card in the mail about it either', async () => {
    const email = 'little@example.com'
    const { token } = await sale.placeOrder({ email })
    await sale.act(token, 'mark-paid')
    await exchange(token, 1230)
    const text = await mailText(app, email, 'orderChanged')
    expect(text).toContain('There’s €0.30 left to pay for your order. Please transfer it to this account.')
  })
})

describe('a card payment of a rest', () => {
  it('settles the order once, however often and in whatever order its events arrive', async () => {
    const token = await orderWithRest()
    const answers = await Promise.all([payByCard(token), payByCard(token), payByCard(token)])
    expect(new Set(answers.map(({ body }) => body.payUrl)).size).toBe(1)
    const session = account.pay((await sale.session(token)).id)
    await Promise.all([page(token), sendPaid(session), sendPaid(session)])
    await sendPaid(session)
    expect(await stateOf(token)).toEqual({
      status: 'paid',
      balanceCents: 0,
      payments: ['transfer confirmed', 'card confirmed'],
    })
    const order = await sale.order(token)
    expect(order).toMatchObject({ receivedCents: 2200, refunds: [] })
    expect(order.timeline.filter(({ kind }: { kind: string }) => kind === 'card-received')).toMatchObject([
      { amountCents: 1000 },
    ])
    expect(kindsOf(order)).not.toContain('paymentTooLate')
    expect(await unmoved(token)).toEqual([])
    expect(await page(token)).toContain('Your order is complete.')
    expect(await sale.view(token)).toMatchObject({ paymentMethods: [] })
    expect((await payByCard(token)).body.code).toBe('transition-refused')
  })

  it('is opened by another process after the first was killed, and settled once by both', async () => {
    // processes of one installation have one address: Stripe's idempotency needs the same links from both
    const environment = { STRIPE_API_URL: stripe.url, PUBLIC_URL: app.publicUrl }
    await using other = await startTestApp(environment, { databaseUrl: app.databaseUrl })
    const token = await orderWithRest()
    const pagesBefore = pagesAtStripe()
    // the state after kill -9 while Stripe opens the page: the payment is stored, and no buyer knows its page
    stripe.fail('lost', /POST .*sessions$/)
    expect((await payByCard(token)).status).toBe(503)
    stripe.fail(undefined)
    expect(pagesAtStripe()).toBe(pagesBefore + 1)
    await app.db.execute(sql`update payments set next_poll_at = now() where state = 'created'`)
    await pollPayments(other.db, other)
    // a task may have been faster
    await expect.poll(() => sale.view(token)).toHaveProperty('payUrl')
    const session = account.pay((await sale.session(token)).id)
    expect(pagesAtStripe()).toBe(pagesBefore + 1)
    await Promise.all(Array.from({ length: 10 }, () => sale.sendEvent('checkout.session.completed', session)))
    await Promise.all([app, other].flatMap((each) => [applyEvents(each.db, each), pollPayments(each.db, each)]))
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', balanceCents: 0, receivedCents: 2200, refunds: [] })
    expect(order.timeline.filter(({ kind }: { kind: string }) => kind === 'card-received')).toHaveLength(1)
    expect(await unmoved(token)).toEqual([])
  })

  it('is settled when the buyer returns before the event arrives', async () => {
    const token = await orderWithRest()
    account.pay((await openRest(token)).id)
    expect(await page(token)).toContain('Your order is complete.')
  })

  it('can be started again after its page has ended, of an order that was paid by card as well', async () => {
    const { token } = await sale.sellByCard()
    await exchange(token)
    const ended = await openRest(token)
    ended['status'] = 'expired'
    await sale.sendEvent('checkout.session.expired', ended)
    await stripeEventsApplied(app)
    expect(await stateOf(token)).toMatchObject({ status: 'paid', payments: ['card confirmed', 'card cancelled'] })
    await sendPaid(account.pay((await openRest(token)).id))
    expect(await stateOf(token)).toMatchObject({ status: 'paid', balanceCents: 0 })
  })

  it('can be started for an order without an email address', async () => {
    const token = await orderWithRest()
    const id = orderIdOfToken(app.signer, token)
    await app.db.execute(sql`update orders set email = null where id = ${id}`)
    expect(await openRest(token)).toMatchObject({ amount_total: 1000, customer_email: null })
  })

  it('gives the newest payments their money back first when the order is refunded', async () => {
    const token = await orderWithRest()
    await sendPaid(account.pay((await openRest(token)).id))
    expect((await sale.act(token, 'refund-part', { amountCents: 1500, refundedCents: 0 })).status).toBe(200)
    expect((await sale.order(token)).refunds).toMatchObject([
      { method: 'card', amountCents: 1000 },
      { method: 'transfer', amountCents: 500 },
    ])
    expect(await unmoved(token)).toEqual([])
  })
})

describe('a card page of a rest that has changed', () => {
  it('ends, and the next one is of the amount that is left', async () => {
    const token = await orderWithRest()
    const session = await openRest(token)
    await record(token, 600)
    expect((await stateOf(token)).payments).toContain('card cancelled')
    await pollPayments(app.db, app)
    await expect.poll(() => session['status']).toBe('expired')
    expect(await openRest(token)).toMatchObject({ amount_total: 400 })
  })

  it('ends when a transfer has settled the order', async () => {
    const token = await orderWithRest()
    const session = await openRest(token)
    await record(token, 1000)
    expect(await stateOf(token)).toMatchObject({ status: 'paid', balanceCents: 0 })
    expect(await sale.view(token)).not.toHaveProperty('payUrl')
    await pollPayments(app.db, app)
    await expect.poll(() => session['status']).toBe('expired')
  })

  it('returns the difference to the card when it was paid before the price fell', async () => {
    const token = await orderWithRest()
    const session = account.pay((await openRest(token)).id)
    await exchange(token, 1600)
    await sendPaid(session)
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'paid',
      balanceCents: 0,
      receivedCents: 2200,
      refunds: [{ method: 'card', state: 'created', amountCents: 600 }],
    })
    expect(kindsOf(order).at(-1)).toBe('partRefunded')
    expect(await unmoved(token)).toEqual([])
    await sendRefunds(app.db, app)
    await expect.poll(async () => (await sale.order(token)).refunds).toMatchObject([{ state: 'done' }])
    expect(await stateOf(token)).toMatchObject({ status: 'paid', balanceCents: 0 })
    expect(await unmoved(token)).toEqual([])
  })

  it('counts the money once when a transfer of the same rest is recorded in the same moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, orderWithRest))
    const sessions = await Promise.all(tokens.map(async (token) => account.pay((await openRest(token)).id)))
    await Promise.all(tokens.map((token) => sale.order(token)))
    await Promise.all(
      tokens.flatMap((token, at) => [
        record(token, 1000),
        ...sessions.slice(at, at + 1).map((session) => sale.sendEvent('checkout.session.completed', session)),
      ]),
    )
    await stripeEventsApplied(app)
    for (const token of tokens) {
      const { status, balanceCents, receivedCents, refundedCents } = await sale.order(token)
      // the member is refused, or the card is refunded
      expect([status, balanceCents, receivedCents - refundedCents]).toEqual(['paid', 0, 2200])
      expect(await unmoved(token)).toEqual([])
    }
  })

  it('never stays open beside another amount when the rest changes while it opens', async () => {
    const token = await orderWithRest()
    await sale.order(token)
    const [, recorded] = await raceOnLock(app, 'inventory', [() => payByCard(token), () => record(token, 600)])
    expect(recorded?.status).toBe(200)
    const open = (await sale.order(token)).payments.filter(({ state }: { state: string }) => state === 'pending')
    expect(open.every(({ amountCents }: { amountCents: number }) => amountCents === 400)).toBe(true)
  })

  it('ends when the order is cancelled, and money that was on its way goes back', async () => {
    const token = await orderWithRest()
    const session = account.pay((await openRest(token)).id)
    expect((await sale.act(token, 'refund', {})).status).toBe(200)
    expect((await stateOf(token)).payments).toContain('card cancelled')
    await sendPaid(session)
    expect(await sale.order(token)).toMatchObject({
      status: 'cancelled',
      balanceCents: 0,
      refunds: [
        { method: 'transfer', amountCents: 1200 },
        { method: 'card', amountCents: 1000 },
      ],
    })
  })

  it('ends before tickets are cancelled, which may wait for the card provider', async () => {
    const { token } = await sale.sellByCard()
    await exchange(token)
    const session = await openRest(token)
    const ticket = (await sale.order(token)).tickets.at(-1)
    expect((await sale.act(token, 'cancel-tickets', { ticketIds: [ticket.id] })).status).toBe(200)
    expect(session['status']).toBe('expired')
  })
})

it('a card page of a rest ends when the buyer cancels the ticket', async () => {
  const cancellation = { hoursBefore: 48, feeCents: 0, feeBp: 0, refund: 'automatic' }
  await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { cancellation })
  const token = await orderWithRest()
  const session = await openRest(token)
  const ticketIds = [(await sale.order(token)).tickets.at(-1).id]
  await buyer.ok(`POST /api/v1/public/orders/${token}/cancel-tickets`, { ticketIds })
  expect(session['status']).toBe('expired')
})

it('a rest is not paid by card while a correction waits for the card provider', async () => {
  const token = await orderWithRest()
  const id = orderIdOfToken(app.signer, token)
  await app.db.execute(sql`
    insert into order_corrections (id, order_id, state, plan) values (${newId('cor')}, ${id}, 'requested', '{}'::jsonb)`)
  expect(await sale.view(token)).toMatchObject({ openCents: 1000, paymentMethods: [] })
  expect((await payByCard(token)).body.code).toBe('transition-refused')
})

describe('an order that has lost money it had', () => {
  it('awaits the whole rest, and a card payment of the former one leaves it unpaid', async () => {
    const { token } = await sale.placeOrder()
    await record(token, 1200, 'transfer', 0)
    await exchange(token)
    const session = account.pay((await openRest(token)).id)
    const [{ id: payment }] = (await sale.order(token)).payments
    expect((await sale.act(token, 'remove-payment', { payment })).body).toMatchObject({ status: 'pending' })
    const { payments } = await stateOf(token)
    expect(payments).toEqual(['transfer removed', 'card cancelled', 'transfer pending'])
    await sendPaid(session)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'pending', balanceCents: 1200, refunds: [] })
    expect(kindsOf(order).at(-1)).toBe('paymentIncomplete')
    expect((await sale.view(token)).transfer).toMatchObject({ amountCents: 1200 })
    await sendPaid(account.pay((await openRest(token)).id))
    expect(await sale.order(token)).toMatchObject({ status: 'paid', balanceCents: 0, refunds: [] })
    expect(await unmoved(token)).toEqual([])
  })
})

it('the mail about a rest names the card only where the team takes cards', async () => {
  const email = 'rest@example.com'
  const { token } = await sale.placeOrder({ email })
  await sale.act(token, 'mark-paid')
  await exchange(token)
  expect(await mailText(app, email, 'orderChanged')).toContain(
    'There’s €10.00 left to pay for your order. Please transfer it to this account, or pay by card on your order page.',
  )
  await organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank: null })
  await exchange(token, 1600)
  expect(await mailText(app, email, 'orderChanged')).toContain(
    'There’s €4.00 left to pay for your order. Please pay by card on your order page.',
  )
})
