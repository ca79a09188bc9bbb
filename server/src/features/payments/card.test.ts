import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '../../schema/payments.ts'
import { leadsTo } from '../../storefront/test/form.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { testClient } from '../../test/client.ts'
import { loseDatabaseOnce } from '../../test/lost-database.ts'
import { bank, eventOnSale } from '../../test/scenario.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { pollPayments } from './commands/poll-payments.ts'

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)

const poll = () => pollPayments(app.db, app)
const cancel = (token: string) => testClient(app.publicUrl).send(`POST /api/v1/public/orders/${token}/cancel`)

describe('starting a card payment', () => {
  it('holds the seats until Stripe’s page expires, and shows its address', async () => {
    const { token } = await sale.reserve(2)
    const { status, body } = await sale.startCardPayment(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'reserved', paymentMethod: 'card', extendable: false, cancellable: true })
    const session = await sale.session(token)
    expect(new Date(body.holdExpiresAt).getTime() / 1000).toBe(session['expires_at'])
    expect(session).toMatchObject({ amount_total: 2400, currency: 'eur', locale: 'en' })
    expect(session['success_url']).toBe(`${app.publicUrl}/en/o/${token}`)
    const order = await sale.order(token)
    expect(order).toMatchObject({ payments: [{ method: 'card', state: 'pending', amountCents: 2400 }] })
    expect(order.timeline).toMatchObject([{ kind: 'payment-started', amountCents: 2400 }])
    expect(stripe.requests.find(({ call }) => call === 'POST /v1/checkout/sessions')?.idempotencyKey).toBe(
      order.payments[0].id,
    )
    // a double click, and going back in the browser
    const again = await Promise.all([sale.startCardPayment(token), sale.startCardPayment(token)])
    expect(again.map((answer) => answer.body.payUrl)).toEqual([body.payUrl, body.payUrl])
    expect((await sale.order(token)).payments).toHaveLength(1)
  })

  it('lists the booking fee as an item of its own, so that the items add up to the total', async () => {
    const other = await eventPaidByCard(app, stripe)
    const bookingFee = { name: 'Service', per: 'ticket', cents: 100, bp: 250, taxRateBp: 1900 }
    await other.organiser.ok(`PATCH /api/v1/events/${other.id}`, {
      bookingFee: { ...bookingFee, paidBy: 'buyer', refunded: false },
    })
    const { token } = await other.reserve(2)
    await other.startCardPayment(token)
    const { id, amount_total: total } = await other.session(token)
    expect(total).toBe(2660)
    const [{ id: payment }] = (await other.order(token)).payments
    const sent = stripe.requests.find(({ idempotencyKey }) => idempotencyKey === payment)?.params
    const at = (line: number, name: string) => sent?.get(`line_items[${line}]${name}`)
    const lines = [0, 1, 2].map((line) =>
      ['[quantity]', '[price_data][unit_amount]', '[price_data][product_data][name]'].map((name) => at(line, name)),
    )
    expect(lines).toEqual([
      ['2', '1200', 'Seat'],
      ['2', '130', 'Service'],
      [null, null, null],
    ])
    await other.sendEvent('checkout.session.completed', other.account.pay(`${id}`))
    await expect.poll(async () => (await other.view(token)).status).toBe('paid')
    expect(await other.order(token)).toMatchObject({ receivedCents: 2660, balanceCents: 0 })
  })

  it('stores the texts that its buyer has accepted, and does not start without them', async () => {
    const other = await eventPaidByCard(app, stripe)
    const text = [{ type: 'paragraph', text: [{ type: 'text', text: 'Terms' }], children: [] }]
    const terms = { kind: 'terms', agreement: 'accepted', content: { en: text }, version: 0 }
    const { versions } = await other.organiser.ok(`PUT /api/v1/events/${other.id}/legal-texts`, terms)
    const { token } = await other.reserve()
    expect((await other.startCardPayment(token)).body.errors).toMatchObject([{ path: 'body.acceptedTexts.terms' }])
    const accepted = { paymentMethod: 'card', acceptedTexts: [versions[0].id] }
    expect((await other.complete(token, accepted)).status).toBe(200)
    const { id } = await other.order(token)
    expect(await other.organiser.ok(`GET /api/v1/orders/${id}/legal-texts`)).toMatchObject([{ id: versions[0].id }])
  })

  it('is refused with an email address that has used the code of the order', async () => {
    const other = await eventPaidByCard(app, stripe)
    const code = { code: 'FRIENDS', effect: { kind: 'percent', bp: 2500 }, perEmail: 1 }
    await other.organiser.ok(`POST /api/v1/events/${other.id}/promo-codes`, code)
    const [first, second] = [await other.reserve(1, { code: 'FRIENDS' }), await other.reserve(1, { code: 'FRIENDS' })]
    expect((await other.startCardPayment(first.token)).body).toMatchObject({ totalCents: 900, status: 'reserved' })
    const refused = await other.startCardPayment(second.token)
    expect(refused.body.errors).toMatchObject([{ path: 'body.email', code: 'code-used-by-email' }])
    expect((await other.order(second.token)).payments).toEqual([])
    expect((await other.startCardPayment(second.token, { email: 'kim@example.com' })).status).toBe(200)
  })

  it('expires the earlier Stripe page when the buyer corrects their address or cancels the order', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const first = await sale.session(token)
    const { body } = await sale.startCardPayment(token, { email: 'right@example.com' })
    expect(first['status']).toBe('expired')
    expect(body).toMatchObject({ email: 'right@example.com', status: 'reserved' })
    const second = await sale.session(token)
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    const { held } = await sale.seats()
    expect((await cancel(token)).body).toMatchObject({ status: 'cancelled' })
    expect(second['status']).toBe('expired')
    expect(await sale.seats()).toMatchObject({ held: held - 1 })
  })

  it('finds the Stripe page again when Stripe’s response was lost', async () => {
    const { token } = await sale.reserve()
    stripe.fail('lost', /POST .*sessions$/)
    expect(await sale.startCardPayment(token)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.fail(undefined)
    const created = stripe.requests.filter(({ call }) => call === 'POST /v1/checkout/sessions').length
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'created' }])
    await sale.letTimePass(token, 0)
    await poll()
    const order = await sale.order(token)
    expect(order.payments).toMatchObject([{ state: 'pending' }])
    expect((await sale.view(token)).payUrl).toBeTruthy()
    // Foyer sends the request twice with one idempotency key, and Stripe creates one session
    expect(stripe.requests.filter(({ call }) => call === 'POST /v1/checkout/sessions')).toHaveLength(created + 1)
    const ours = [...sale.account.objects.values()].filter(
      (each) => each['client_reference_id'] === order.payments[0].id,
    )
    expect(ours).toHaveLength(1)
  })

  it('is cancelled when Stripe stays unavailable, and the buyer can choose another way to pay', async () => {
    const { token } = await sale.reserve()
    stripe.fail(500, /POST .*sessions$/)
    expect((await sale.startCardPayment(token)).status).toBe(503)
    await sale.letTimePass(token, 5)
    await poll()
    stripe.fail(undefined)
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'cancelled' }])
    expect((await sale.startCardPayment(token)).body.payUrl).toBeTruthy()
  })

  it('refuses the payment method when Stripe refuses the payment', async () => {
    const { token } = await sale.reserve()
    stripe.fail({ status: 400, code: 'amount_too_small' }, /POST .*sessions$/)
    const refused = await sale.startCardPayment(token)
    stripe.fail(undefined)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'not-offered' }] } })
    const order = await sale.order(token)
    expect(order.payments).toMatchObject([{ state: 'failed', reason: 'Stripe says no.' }])
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment-failed', detail: 'Stripe says no.' })
  })

  it('is not offered for less than Stripe charges, and the checkout says why', async () => {
    const types = [{ name: 'Sticker', priceCents: 30, capacity: 9 }]
    const cheap = await eventOnSale(sale.organiser, { types, team: { bank: null } })
    const { token } = await cheap.reserve()
    expect(await cheap.view(token)).toMatchObject({ paymentMethods: [], cardFromCents: 50 })
    const { body } = await sale.buyer.send(`GET /en/e/${cheap.slug}/checkout/${token}`)
    expect(body).toContain('Only amounts of €0.50 or more can be paid by card.')
    const refused = await cheap.complete(token, { paymentMethod: 'card' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'not-offered' }] } })
    // two of them are enough
    const { token: two } = await cheap.reserve(2)
    const view = await cheap.view(two)
    expect(view.paymentMethods).toEqual(['card'])
    expect(view).not.toHaveProperty('cardFromCents')
  })

  it('can be started five times for one order', async () => {
    const { token } = await sale.reserve()
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`)
    const statuses = []
    for (const email of emails) statuses.push((await sale.startCardPayment(token, { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
  })
})

describe('the form of the checkout', () => {
  const buyer = testClient(app.publicUrl)
  const details = { name: 'Zoë', email: 'zoe@example.com', do: 'order', method: 'card' }
  const policyOf = async (path: string) =>
    (await buyer.send(`GET ${path}`)).headers.get('content-security-policy')?.split('; ')

  it('leads straight to Stripe’s page, and so does the order page while a transfer is awaited', async () => {
    const { token } = await sale.reserve()
    const checkout = `/en/e/${sale.slug}/checkout/${token}`
    const allowed = "form-action 'self' https://checkout.stripe.com"
    expect(await policyOf(checkout)).toContain(allowed)
    const place = leadsTo(await buyer.form(checkout, details))
    expect(place).toBe((await sale.view(token)).payUrl)
    expect(place).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
    const order = `/en/o/${(await sale.placeOrder()).token}`
    expect(await policyOf(order)).toContain(allowed)
    expect((await buyer.send(`GET ${order}`)).body).toContain(`action="${order}/card"`)
    expect(leadsTo(await buyer.form(`${order}/card`, {}))).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect((await buyer.form(`${order}/card`, {}, { origin: 'https://evil.example' })).status).toBe(403)
    await sale.organiser.ok(`POST /api/v1/orders/${(await sale.order(order.slice(6))).id}/mark-paid`)
    expect(leadsTo(await buyer.form(`${order}/card`, {}))).toBe(order)
    expect(await policyOf(`/en/e/${sale.slug}`)).toContain("form-action 'self'")
  })

  it('leads to the order page when Stripe serves its page at the domain of the team', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const own = (await sale.view(token)).payUrl.replace('checkout.stripe.com', 'pay.stage.example')
    await app.db
      .update(payments)
      .set({ payUrl: own })
      .where(eq(payments.orderId, (await sale.order(token)).id))
    const { name, email } = await sale.view(token)
    const answer = await buyer.form(`/en/e/${sale.slug}/checkout/${token}`, { ...details, name, email })
    expect(leadsTo(answer)).toBe(`/en/o/${token}`)
  })
})

describe('a buyer who comes back from Stripe’s page', () => {
  const page = async (token: string) =>
    (await testClient(app.publicUrl).send(`GET /en/o/${token}`, undefined, { accept: 'text/html' })).body as string

  it('finds the tickets before Stripe has sent an event', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    expect(await page(token)).toContain('You haven’t paid for your order yet')
    sale.account.pay((await sale.session(token)).id)
    expect(await page(token)).toContain('Your tickets')
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'confirmed' }])
  })

  it('finds the link to pay again when Stripe does not answer', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    stripe.fail('hang', /GET .*sessions/)
    expect(await page(token)).toContain('You haven’t paid for your order yet')
    stripe.fail(500, /GET .*sessions/)
    expect(await page(token)).toContain('You haven’t paid for your order yet')
    stripe.fail(undefined)
  })
})

describe('Foyer asks Stripe before a reservation with an open payment expires', () => {
  it('and the order is paid when the buyer has paid and Stripe’s event never came', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    await sale.letTimePass(token, 36)
    expect(await expireOrders(app.db, app)).toBe(0)
    expect(await sale.view(token)).toMatchObject({ status: 'reserved' })
    await poll()
    expect(await sale.view(token)).toMatchObject({ status: 'paid', tickets: [{ code: expect.any(String) }] })
    expect((await sale.order(token)).mails).toMatchObject([{ kind: 'orderConfirmed' }])
  })

  it('and keeps the answer when the database is away: the order is paid once, with one mail', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    await sale.letTimePass(token, 36)
    const removeTrap = await loseDatabaseOnce(app.db, 'payments', `new.state = 'confirmed'`)
    await poll()
    await removeTrap()
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }], refunds: [] })
    expect(order.mails).toMatchObject([{ kind: 'orderConfirmed' }])
    expect(order.timeline.filter(({ kind }: { kind: string }) => kind === 'paid')).toHaveLength(1)
  })

  it('and expires the Stripe page first when the buyer has not paid', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    await sale.letTimePass(token, 36)
    await expireOrders(app.db, app)
    expect(await sale.view(token)).toMatchObject({ status: 'reserved' })
    await poll()
    expect(session['status']).toBe('expired')
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'expired',
      payments: [{ state: 'cancelled' }],
      mails: [{ kind: 'orderExpired' }],
    })
  })

  it('and holds the seats for two hours while Stripe is unavailable, then keeps asking', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    const { held } = await sale.seats()
    stripe.fail(500)
    await sale.letTimePass(token, 36)
    await poll()
    await expireOrders(app.db, app)
    expect(await sale.seats()).toMatchObject({ held })
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'pending', reason: 'An error occurred.' }])
    expect((await cancel(token)).status).toBe(503)
    await sale.letTimePass(token, 121)
    await poll()
    expect(await sale.seats()).toMatchObject({ held: held - 1 })
    expect(await sale.order(token)).toMatchObject({ status: 'expired', payments: [{ state: 'pending' }] })
    stripe.fail(undefined)
    // the buyer had paid in the meantime, and the seat is still free
    sale.account.pay(session.id)
    await sale.letTimePass(token, 0)
    await poll()
    expect(await sale.order(token)).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  })

  // the state after kill -9 between the two steps of cancelling a payment
  const cancelHalfway = (token: string) =>
    sale.order(token).then(({ id }) =>
      app.db
        .update(payments)
        .set({ state: 'cancelled', nextPollAt: new Date(0) })
        .where(eq(payments.orderId, id)),
    )

  it('and expires the page when the process that cancelled the payment was killed before it could', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    await cancelHalfway(token)
    await poll()
    expect(session['status']).toBe('expired')
    expect(await sale.order(token)).toMatchObject({ status: 'reserved', payments: [{ state: 'cancelled' }] })
    const requestCount = stripe.requests.length
    await poll()
    expect(stripe.requests).toHaveLength(requestCount)
  })

  it('and takes the money when the buyer paid before the page expired', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    await cancelHalfway(token)
    await poll()
    expect(await sale.order(token)).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
  })

  it('and keeps polling a page that it could not expire, after the buyer has started another payment', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const first = await sale.session(token)
    stripe.fail('hang', /expire$/)
    const cancelled = cancel(token)
    await expect.poll(async () => (await sale.order(token)).payments).toMatchObject([{ state: 'cancelled' }])
    expect((await sale.startCardPayment(token)).status).toBe(200)
    expect(await cancelled).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stripe.fail(undefined)
    expect((await sale.order(token)).payments).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    await app.db
      .update(payments)
      .set({ nextPollAt: new Date(0) })
      .where(eq(payments.reference, first.id))
    await poll()
    expect(first['status']).toBe('expired')
  })

  it('and does not cancel an order that was just paid', async () => {
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    sale.account.pay((await sale.session(token)).id)
    expect(await cancel(token)).toMatchObject({ status: 409, body: { code: 'transition-refused' } })
    expect(await sale.view(token)).toMatchObject({ status: 'paid' })
  })
})

describe('a payment of an order, as its team sees it', () => {
  it('has the address of its page at Stripe, once Stripe knows it: in test mode another one', async () => {
    const sale = await eventPaidByCard(app, stripe, 2)
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const pageOf = async (of: string) => (await sale.order(of)).payments[0]?.providerPage
    expect(await pageOf(token)).toBeUndefined()
    const sold = await sale.sellByCard()
    const intent = sold.session['payment_intent']
    expect(await pageOf(sold.token)).toBe(`https://dashboard.stripe.com/payments/${intent}`)
    await app.db.execute(sql`update payments set reference = 'cs_test_a1' where intent = ${intent}`)
    expect(await pageOf(sold.token)).toBe(`https://dashboard.stripe.com/test/payments/${intent}`)
  })

  it('is found by the id of its charge, and by that of its refund', async () => {
    const sale = await eventPaidByCard(app, stripe, 2)
    await sale.sellByCard()
    const { token, session } = await sale.sellByCard()
    const intent = String(session['payment_intent'])
    const refund = sale.account.refundByHand(intent)
    const charge = sale.account.chargeOf(intent)
    await sale.sendEvent('charge.refunded', charge)
    await stripeEventsApplied(app)
    const { number } = await sale.view(token)
    for (const { id } of [charge, refund])
      expect(await sale.organiser.ok(`GET /api/v1/orders?q=${id}`)).toMatchObject([{ number }])
  })
})
