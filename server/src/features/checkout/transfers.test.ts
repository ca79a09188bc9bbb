import { msPerDay } from '@foyer/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { events } from '../../schema/events.ts'
import { orders } from '../../schema/orders.ts'
import { payments } from '../../schema/payments.ts'
import { members } from '../../schema/teams.ts'
import { eventPaidByCard, startStripeTestBed, stripeEventsApplied } from '../../test/card-payments.ts'
import { signUp } from '../../test/client.ts'
import { mailText } from '../../test/mails.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { bank, eventOnSale } from '../../test/scenario.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { bringDeadlinesForward, remindOfTransfers } from '../orders/commands/transfer-deadlines.ts'

const { app, stripe } = await startStripeTestBed()
const sale = await eventPaidByCard(app, stripe, 100)
const { organiser, buyer, team } = sale
await organiser.ok(`PATCH /api/v1/teams/${team}`, { bank })

const receivedOn = '2026-01-31'
const late = (token: string, body: object = {}) =>
  sale.act(token, 'late-transfer', { amountCents: 1200, receivedOn, receivedCents: 0, ...body })
const sales = () => organiser.ok(`GET /api/v1/events/${sale.id}/sales`)
const kindsOf = ({ timeline }: { timeline: { kind: string }[] }) => timeline.map(({ kind }) => kind)

/** An order by transfer that was paid by card instead. */
async function paidByCardInstead(email?: string) {
  const { token } = await sale.placeOrder({ ...(email && { email }) })
  await buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
  const paid = sale.account.pay((await sale.session(token)).id)
  await sale.sendEvent('checkout.session.completed', paid)
  await stripeEventsApplied(app)
  expect((await sale.view(token)).status).toBe('paid')
  return token
}

async function cancelled() {
  const { token } = await sale.placeOrder()
  await sale.act(token, 'cancel', {})
  return token
}

describe('a transfer that arrives after its order', () => {
  it('was paid by card is owed to the buyer, who is notified; the tickets, the sales and the card payment stay', async () => {
    const token = await paidByCardInstead('twice@example.com')
    const before = await sales()
    const order = await sale.order(token)
    expect([order.receivedCents, order.actions.includes('late-transfer')]).toEqual([1200, true])
    const { status, body } = await late(token, { amountCents: 1150, receivedCents: 1200 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'paid', receivedCents: 2350, owedCents: 1150, paymentMethod: 'card' })
    expect(
      body.payments.map(({ method, state, amountCents, receivedOn: day }: Record<string, unknown>) => [
        method,
        state,
        amountCents,
        day,
      ]),
    ).toEqual([
      ['transfer', 'cancelled', 1200, undefined],
      ['card', 'confirmed', 1200, undefined],
      ['transfer', 'confirmed', 1150, receivedOn],
    ])
    expect(body.refunds).toMatchObject([{ method: 'transfer', state: 'owed', amountCents: 1150 }])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'transfer-late', by: 'Ada Example', amountCents: 1150 })
    expect(await sales()).toEqual(before)
    const owed = await organiser.ok('GET /api/v1/orders?refunds=owed')
    expect(owed).toMatchObject([{ number: body.number, owedCents: 1150, totalCents: 1200 }])
    const text = await mailText(app, 'twice@example.com', 'paymentTooLate')
    expect(text).toContain('We couldn’t accept your payment of €11.50')
    expect(text).toContain('Enter your account details on your order page')
    expect((await sale.view(token)).refunds).toMatchObject([{ state: 'owed', amountCents: 1150 }])
  })

  it('was cancelled or has expired is owed too, and is no payment of the order', async () => {
    const token = await cancelled()
    expect((await late(token)).body).toMatchObject({ status: 'cancelled', owedCents: 1200 })
    await sale.act(token, 'resend')
    expect((await sale.order(token)).mails.at(-1).kind).toBe('paymentTooLate')
    const { token: overdue } = await sale.placeOrder()
    const { id } = await sale.order(overdue)
    await app.db
      .update(orders)
      .set({ dueAt: new Date(0) })
      .where(eq(orders.id, id))
    await expireOrders(app.db, app)
    expect((await late(overdue, { amountCents: 700 })).body).toMatchObject({ status: 'expired', owedCents: 700 })
    expect((await sale.act(overdue, 'mark-paid')).body.code).toBe('transition-refused')
    await sale.act(overdue, 'refund-sent', { sentOn: receivedOn, owedCents: 700 })
    // the whole amount arrives after all
    const { body } = await sale.act(overdue, 'mark-paid')
    expect(body).toMatchObject({ status: 'paid', receivedCents: 1900, payments: [{ state: 'confirmed' }, {}] })
    // cancelling it refunds what is not refunded yet, and nothing twice
    const refunded = (await sale.act(overdue, 'refund', {})).body
    expect(refunded).toMatchObject({ owedCents: 1200, refunds: [{ amountCents: 700 }, { amountCents: 1200 }] })
  })

  it('stays owed when the order is reactivated and paid', async () => {
    const token = await cancelled()
    await late(token)
    await sale.act(token, 'reactivate')
    expect((await late(token, { receivedCents: 1200 })).body.code).toBe('transition-refused')
    expect((await sale.act(token, 'mark-paid')).body).toMatchObject({ receivedCents: 2400, owedCents: 1200 })
    await sale.act(token, 'mark-paid')
    expect((await sale.act(token, 'refund-sent', { sentOn: receivedOn, owedCents: 2400 })).body.code).toBe('stale')
    const done = await sale.act(token, 'refund-sent', { sentOn: receivedOn, owedCents: 1200 })
    expect(done.body).toMatchObject({ status: 'paid', receivedCents: 2400 })
    expect(done.body.owedCents).toBeUndefined()
  })

  it.each([
    [{ amountCents: 0 }, 'amountCents', 'too-small'],
    [{ amountCents: 2_000_000_001 }, 'amountCents', 'too-big'],
    [{ amountCents: null }, 'amountCents', 'wrong-type'],
    [{ receivedOn: '2199-01-01' }, 'receivedOn', 'in-future'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn', 'format'],
  ])('is refused with %o', async (body, field, code) => {
    const token = await cancelled()
    expect(await late(token, body)).toMatchObject({ status: 422, body: { errors: [{ path: `body.${field}`, code }] } })
    expect((await sale.order(token)).payments).toHaveLength(1)
  })

  it('arrives today or earlier where the event takes place', async () => {
    const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone })
    const [token, zone] = [
      await cancelled(),
      (timeZone: string) => app.db.update(events).set({ timeZone }).where(eq(events.id, sale.id)),
    ]
    await zone('Pacific/Pago_Pago')
    expect((await late(token, { receivedOn: dayIn('Pacific/Kiritimati') })).body.errors?.[0].code).toBe('in-future')
    await zone('Pacific/Kiritimati')
    expect((await late(token, { receivedOn: dayIn('Pacific/Kiritimati') })).status).toBe(200)
    await zone('Europe/Berlin')
  })

  it('is not expected while the order awaits a payment, nor without a transfer, nor by others', async () => {
    const pending = await sale.placeOrder()
    expect((await late(pending.token)).body).toMatchObject({ status: 409, code: 'transition-refused' })
    const { token: card } = await sale.sellByCard()
    expect((await late(card, { receivedCents: 1200 })).body.code).toBe('transition-refused')
    expect((await sale.order(card)).actions).not.toContain('late-transfer')
    const { id } = await sale.order(await cancelled())
    const stranger = await signUp(app.publicUrl)
    const body = { amountCents: 1200, receivedOn, receivedCents: 0 }
    expect((await stranger.send(`POST /api/v1/orders/${id}/late-transfer`, body)).status).toBe(404)
  })
})

describe('at the same time', () => {
  it('two members record one transfer once, and a second transfer when they have seen the first', async () => {
    const colleague = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: team, userId: colleague.me.id, role: 'admin' })
    const token = await cancelled()
    const { id } = await sale.order(token)
    const body = { amountCents: 1200, receivedOn, receivedCents: 0 }
    const path = `POST /api/v1/orders/${id}/late-transfer`
    const answers = await Promise.all([
      organiser.send(path, body),
      colleague.send(path, body, { 'x-team': team }),
      organiser.send(path, body),
      colleague.send(path, body, { 'x-team': team }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.flatMap(({ body: { code } }) => code ?? [])).toEqual(['stale', 'stale', 'stale'])
    const order = await sale.order(token)
    expect([order.receivedCents, order.owedCents, order.mails.length]).toEqual([1200, 1200, 3])
    expect((await late(token, { receivedCents: 1200 })).body.owedCents).toBe(2400)
  })

  it('one member marks an expired order as paid and another records its transfer: one of the two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { token } = await sale.placeOrder()
      const { id } = await sale.order(token)
      await app.db
        .update(orders)
        .set({ dueAt: new Date(0) })
        .where(eq(orders.id, id))
      await expireOrders(app.db, app)
      const [paid, recorded] = await Promise.all([sale.act(token, 'mark-paid'), late(token)])
      const order = await sale.order(token)
      const outcome = [paid, recorded].map(({ status, body }) => (status === 200 ? 'done' : body.code))
      expect([
        ['done', 'stale'],
        ['transition-refused', 'done'],
      ]).toContainEqual(outcome)
      expect([order.receivedCents, order.owedCents]).toEqual([1200, paid.status === 200 ? undefined : 1200])
    }
  })

  it('the buyer cancels and a member records the transfer: refused while the order is open, owed afterwards', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { token } = await sale.placeOrder()
      const [gone, recorded] = await Promise.all([
        buyer.send(`POST /api/v1/public/orders/${token}/cancel`),
        late(token),
      ])
      expect(gone.status).toBe(200)
      const order = await sale.order(token)
      expect([order.status, order.owedCents]).toEqual(['cancelled', recorded.status === 200 ? 1200 : undefined])
      expect(recorded.body.code).toBe(recorded.status === 200 ? undefined : 'transition-refused')
    }
  })

  it('a refund is marked as sent and another transfer recorded: what was not sent stays owed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const token = await cancelled()
      await late(token)
      const [marked, recorded] = await Promise.all([
        sale.act(token, 'refund-sent', { sentOn: receivedOn, owedCents: 1200 }),
        late(token, { amountCents: 300, receivedCents: 1200 }),
      ])
      expect(recorded.status).toBe(200)
      const { owedCents, ...order } = await sale.order(token)
      expect(owedCents).toBe(marked.status === 200 ? 300 : 1500)
      expect(marked.body.code).toBe(marked.status === 200 ? undefined : 'stale')
      expect(kindsOf(order).filter((kind) => kind === 'refunded')).toHaveLength(marked.status === 200 ? 1 : 0)
    }
  })

  it('the database allows a day of arrival only on a transfer that has arrived', async () => {
    const { id } = await sale.order(await cancelled())
    const set = app.db.update(payments).set({ receivedOn }).where(eq(payments.orderId, id))
    await expect(set).rejects.toMatchObject({ cause: { constraint: 'payments_late_transfer' } })
  })
})

describe('the deadline of a transfer', () => {
  const moved = (own: EventOnSale, changes: object) => organiser.ok(`PATCH /api/v1/events/${own.id}`, changes)
  const onSale = (date: string) =>
    eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }], changes: { date } })
  const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000 + days * 86_400) * 1000).toISOString()
  const kinds = (of: readonly { kind: string }[]) => of.map(({ kind }) => kind)
  const bring = () => Promise.all([bringDeadlinesForward(app.db, app), bringDeadlinesForward(app.db, app)])

  it('follows an event that is moved to before it; the buyer is notified once, and reminded once', async () => {
    const own = await onSale(inDays(10))
    const { token } = await own.placeOrder({ email: 'earlier@example.com' })
    const card = await own.placeOrder()
    await own.act(card.token, 'mark-paid')
    await moved(own, { date: inDays(8) })
    await bring()
    await moved(own, { date: inDays(2) })
    await bring()
    const order = await own.order(token)
    expect(order.dueAt).toBe((await organiser.ok(`GET /api/v1/events/${own.id}`)).date)
    expect(kinds(order.mails)).toEqual(['paymentInstructions', 'paymentDueEarlier', 'paymentDueEarlier'])
    expect(kinds(order.timeline).filter((kind) => kind === 'due-earlier')).toHaveLength(2)
    expect(kinds((await own.order(card.token)).mails)).not.toContain('paymentDueEarlier')
    const text = await mailText(app, 'earlier@example.com', 'paymentDueEarlier')
    expect(text).toContain('The event now begins before your payment was due. Please transfer €25.00 by ')
    expect(text).toContain('DE89 3704 0044 0532 0130 00')
    expect((await own.view(token)).transfer.dueAt).toBe(order.dueAt)
    await app.db.execute(sql`update orders set placed_at = now() - interval '5 days' where id = ${order.id}`)
    await remindOfTransfers(app.db, app)
    expect((await own.order(token)).mails).toHaveLength(3)
  })

  it('is counted by the database’s clock, whatever that of the process says', async () => {
    const own = await onSale('2099-11-20T18:30:00.000Z')
    const { token } = await own.reserve()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 })
    const { body } = await own.complete(token)
    vi.useRealTimers()
    expect((Date.parse(body.transfer.dueAt) - Date.now()) / 86_400_000).toBeLessThan(15.1)
  })

  it('stays when the event is moved later, into the past, or loses its date', async () => {
    const own = await onSale(inDays(10))
    const { token } = await own.placeOrder()
    const { dueAt } = await own.order(token)
    await moved(own, { date: inDays(20) })
    await bring()
    await moved(own, { date: inDays(-365) })
    await bring()
    await organiser.ok(`PUT /api/v1/events/${own.id}/status`, { status: 'Closed' })
    await moved(own, { dateTba: true })
    await bring()
    const order = await own.order(token)
    expect([order.status, order.dueAt, kinds(order.mails)]).toEqual(['pending', dueAt, ['paymentInstructions']])
  })
})

describe('a payment that a member records', () => {
  const day = '2026-01-31'
  const record = (token: string, body: object) =>
    sale.act(token, 'payments', { method: 'transfer', receivedOn: day, receivedCents: 0, ...body })

  it('of less leaves the rest to be paid, and with the rest the order is paid', async () => {
    const { token } = await sale.placeOrder({ email: 'partly@example.com' })
    const part = (await record(token, { amountCents: 500, detail: 'Statement of January' })).body
    expect(part).toMatchObject({
      status: 'pending',
      balanceCents: 700,
      receivedCents: 500,
      payments: [
        { state: 'confirmed', amountCents: 500, arrivedOn: day, removable: true },
        { state: 'pending', amountCents: 700 },
      ],
    })
    expect(part.timeline.at(-1)).toMatchObject({ kind: 'payment-recorded', detail: 'Statement of January' })
    const text = await mailText(app, 'partly@example.com', 'paymentIncomplete')
    expect(text).toContain('we’ve received €5.00. There’s €7.00 left to pay.')
    expect((await sale.view(token)).transfer.amountCents).toBe(700)
    const paid = (await record(token, { amountCents: 700, method: 'cash', receivedCents: 500 })).body
    expect(paid).toMatchObject({ status: 'paid', balanceCents: 0, receivedCents: 1200 })
    expect(paid.mails.at(-1).kind).toBe('orderConfirmed')
    const payments = paid.payments.map(({ method, state }: { method: string; state: string }) => [method, state])
    expect(payments).toContainEqual(['cash', 'confirmed'])
    expect(payments).toContainEqual(['transfer', 'cancelled'])
  })

  it('of more shows as overpaid, and the difference can be refunded', async () => {
    const { token } = await sale.placeOrder()
    const order = (await record(token, { amountCents: 1500 })).body
    expect(order).toMatchObject({ status: 'paid', balanceCents: -300, totalCents: 1200 })
    const refunded = (await sale.act(token, 'refund-part', { amountCents: 300, refundedCents: 0 })).body
    expect(refunded).toMatchObject({ totalCents: 1200, balanceCents: 0, owedCents: 300, adjustments: [] })
  })

  it('is recorded once by two members at the same moment, and not for a day in the future', async () => {
    const { token } = await sale.placeOrder()
    const answers = await Promise.all([record(token, { amountCents: 600 }), record(token, { amountCents: 600 })])
    expect(answers.map(({ body: { code } }) => code).sort()).toEqual(['stale', undefined])
    const future = await record(token, { amountCents: 600, receivedCents: 600, receivedOn: '2199-01-01' })
    expect(future.body.errors).toMatchObject([{ path: 'body.receivedOn', code: 'in-future' }])
  })

  it('pays an expired order while its seats are available', async () => {
    const { token } = await sale.placeOrder()
    const { id } = await sale.order(token)
    await app.db
      .update(orders)
      .set({ dueAt: new Date(0) })
      .where(eq(orders.id, id))
    await expireOrders(app.db, app)
    const order = (await record(token, { amountCents: 1200 })).body
    expect([order.status, order.timeline.at(-1).kind]).toEqual(['paid', 'payment-late'])
  })

  it('by mistake is removed once: the order waits for its money again, and the money entries add up', async () => {
    const { token } = await sale.placeOrder()
    const seats = await sale.seats()
    const { id, payments: all } = (await record(token, { amountCents: 1200 })).body
    const remove = () => sale.act(token, 'remove-payment', { payment: all[0].id, reason: 'Another order' })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'pending', balanceCents: 1200, receivedCents: 0 })
    expect(order.payments).toMatchObject([
      { state: 'removed', removable: false },
      { state: 'pending', amountCents: 1200 },
    ])
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ kind: 'payment-removed', detail: 'Another order', amountCents: 1200 }),
    )
    expect(order.mails.at(-1).kind).toBe('paymentInstructions')
    expect(await sale.seats()).toEqual(seats)
    const { rows } = await app.db.execute(sql`
      select sum(received_cents)::int as received from money_entries where order_id = ${id}`)
    expect(rows).toEqual([{ received: 0 }])
  })

  it.each([
    ['begins tomorrow, by its beginning', "now() + interval '1 day'", (due: number, begin: number) => due === begin],
    ['has begun, within three days', "now() - interval '1 day'", (due: number) => due > Date.now() + 2 * msPerDay],
  ])('is due again, when it is removed and the event %s', async (_, date, isRight) => {
    const own = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 1200, capacity: 5 }],
      team: { bank },
    })
    const { token } = await own.placeOrder()
    await own.act(token, 'mark-paid')
    const [payment] = (await own.order(token)).payments
    await app.db.execute(sql`update events set date = ${sql.raw(date)} where id = ${own.id}`)
    await own.act(token, 'remove-payment', { payment: payment.id })
    const begin = Date.parse((await organiser.ok(`GET /api/v1/events/${own.id}`)).date)
    expect(isRight(Date.parse((await own.order(token)).dueAt), begin)).toBe(true)
  })

  it('may not be removed after a refund of it, nor when a card provider has taken it', async () => {
    const { token } = await sale.placeOrder()
    const { payments: all } = (await record(token, { amountCents: 1500 })).body
    await sale.act(token, 'refund-part', { amountCents: 300, refundedCents: 0 })
    expect((await sale.act(token, 'remove-payment', { payment: all[0].id })).body.code).toBe('transition-refused')
    const card = { token: await paidByCardInstead() }
    const { payments: byCard } = await sale.order(card.token)
    const taken = byCard.find(({ method }: { method: string }) => method === 'card')
    expect((await sale.act(card.token, 'remove-payment', { payment: taken.id })).body.code).toBe('transition-refused')
  })
})
