import type { Order } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { signUp } from '../../test/client.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { bank, eventOnSale, itemsOf, robin } from '../../test/scenario.ts'
import { deleteExpiredReservations, expireOrders } from '../orders/commands/expire-orders.ts'

const { app, stripe } = await startStripeTestBed()

describe('an order that was paid by card', () => {
  /** An order that was paid by card and refunded. */
  async function refundedSale() {
    const sale = await eventPaidByCard(app, stripe)
    const { token } = await sale.sellByCard()
    expect((await sale.act(token, 'refund', {})).body).toMatchObject({ status: 'cancelled' })
    return { sale, token }
  }

  it('waits for a card payment again when it is reactivated, while the team takes cards only', async () => {
    const { sale, token } = await refundedSale()
    const { body } = await sale.act(token, 'reactivate')
    expect(body).toMatchObject({ status: 'pending', paymentMethod: 'card', balanceCents: 1200 })
    expect(body.payments.map(({ method, state }: Order['payments'][number]) => `${method} ${state}`)).toEqual([
      'card confirmed',
    ])
    const text = await mailText(app, robin.email, 'paymentInstructions')
    expect(text).toContain('Please pay €12.00 by')
    expect(text).not.toContain('transfer')
    const view = await sale.view(token)
    expect([view.transfer, view.paymentMethods]).toEqual([undefined, ['card']])
    const page = (await sale.buyer.send(`GET /en/o/${token}`)).body
    expect(page).toContain('Please pay €12.00 by then.')
    expect(page).not.toContain('has approved your request')
    expect((await sale.act(token, 'resend')).body.mails.at(-1).kind).toBe('paymentInstructions')
    await sale.buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
    await sale.sendEvent('checkout.session.completed', sale.account.pay((await sale.session(token)).id))
    await stripeEventsApplied(app)
    expect(await sale.order(token)).toMatchObject({ status: 'paid', balanceCents: 0 })
  })

  it('waits for a transfer when it is reactivated, if the event offers that', async () => {
    const { sale, token } = await refundedSale()
    await sale.organiser.ok(`PATCH /api/v1/teams/${sale.team}`, { bank })
    const { body } = await sale.act(token, 'reactivate')
    expect(body).toMatchObject({ status: 'pending', paymentMethod: 'transfer' })
    expect(body.payments.at(-1)).toMatchObject({ method: 'transfer', state: 'pending', amountCents: 1200 })
    expect((await sale.view(token)).transfer).toMatchObject({ amountCents: 1200 })
    expect((await sale.act(token, 'mark-paid')).body.status).toBe('paid')
  })

  it('cannot be reactivated when its buyer left before paying', async () => {
    const sale = await eventPaidByCard(app, stripe)
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const session = await sale.session(token)
    session['status'] = 'expired'
    await sale.sendEvent('checkout.session.expired', session)
    await stripeEventsApplied(app)
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'expired', email: robin.email })
    expect(order.actions).not.toContain('reactivate')
    expect((await sale.act(token, 'reactivate')).body.code).toBe('transition-refused')
  })
})

describe('an order of the box office without an email address', () => {
  it('is paid in person again when it is reactivated, and is kept when it expires after all', async () => {
    const organiser = await signUp(app.publicUrl)
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 1 }] })
    const placed = { method: 'cash', name: 'Wanda', items: itemsOf(sale, 1) }
    const { id } = await organiser.ok(`POST /api/v1/events/${sale.id}/orders`, placed)
    const act = (action: string, body?: object) => organiser.send(`POST /api/v1/orders/${id}/${action}`, body)
    await act('refund', {})
    const { body } = await act('reactivate')
    expect(body).toMatchObject({ status: 'pending', paymentMethod: 'cash', balanceCents: 2500, mails: [] })
    expect(body.payments).toMatchObject([{ method: 'cash', state: 'confirmed' }])
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
    await app.db.execute(sql`
      update orders set due_at = now() - interval '1 minute', reserved_at = now() - interval '9 days' where id = ${id}`)
    await expireOrders(app.db, app)
    await deleteExpiredReservations(app.db)
    expect((await act('reactivate')).body).toMatchObject({ status: 'pending', paymentMethod: 'cash' })
    const received = { method: 'cash', amountCents: 2500, receivedOn: '2026-01-31', receivedCents: 2500 }
    expect((await act('payments', received)).body).toMatchObject({ status: 'paid', balanceCents: 0 })
  })
})

describe('once the event has begun', () => {
  it('an order is reactivated until the end of the event, is due then, and its buyer is not reminded at once', async () => {
    const organiser = await signUp(app.publicUrl)
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 1 }] })
    const { token } = await sale.placeOrder({ email: 'late@example.com' })
    await sale.act(token, 'cancel', {})
    const begin = (hours: number) =>
      app.db.execute(sql`
        update events set date = date_trunc('second', now()) - make_interval(hours => ${hours}), ends_at = null where id = ${sale.id}`)
    await begin(1)
    const { body } = await sale.act(token, 'reactivate')
    expect(body).toMatchObject({ status: 'pending', paymentMethod: 'transfer' })
    const hoursLeft = (Date.parse(body.dueAt) - Date.now()) / 3_600_000
    expect(Math.round(hoursLeft)).toBe(11)
    expect((await mailsTo(app, 'late@example.com')).map(({ kind }) => kind)).toEqual([
      ...['paymentInstructions', 'orderCancelled', 'paymentInstructions'],
    ])
    await sale.act(token, 'cancel', {})
    await begin(13)
    expect((await sale.act(token, 'reactivate')).body.code).toBe('transition-refused')
  })
})

it('an order is not reactivated when its buyer could not pay it', async () => {
  const organiser = await signUp(app.publicUrl)
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 1 }] })
  const { token } = await sale.placeOrder()
  await sale.act(token, 'cancel', {})
  await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { bank: null })
  expect((await sale.act(token, 'reactivate')).body.code).toBe('transition-refused')
  expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
})
