import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/client.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'

const { app, organiser, buyer } = await startTestBed()

const onSale = ({ priceCents = 2500, capacity = 10 } = {}) =>
  eventOnSale(organiser, { types: [{ name: 'Seat', priceCents, capacity }] })

describe('cancelling an order', () => {
  it('is open to the buyer for a free order and one that awaits a transfer, not for one that is paid', async () => {
    const free = await onSale({ priceCents: 0 })
    const { token } = await free.placeOrder({ paymentMethod: 'free' })
    expect((await buyer.send(`POST /api/v1/public/orders/${token}/cancel`)).body).toMatchObject({ status: 'cancelled' })
    expect(await free.seats()).toEqual({ held: 0, sold: 0 })
    const sale = await onSale()
    const pending = await sale.placeOrder()
    expect(pending.cancellable).toBe(true)
    await buyer.ok(`POST /api/v1/public/orders/${pending.token}/cancel`)
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
    expect(await sale.order(pending.token)).toMatchObject({
      status: 'cancelled',
      payments: [{ state: 'cancelled' }],
      timeline: [{ kind: 'placed' }, { kind: 'cancelled' }],
    })
    const paid = await sale.placeOrder()
    await sale.act(paid.token, 'mark-paid')
    const { body } = await buyer.send(`POST /api/v1/public/orders/${paid.token}/cancel`)
    expect(body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('is open to the organiser, who can reactivate the order while seats are left', async () => {
    const sale = await onSale({ capacity: 1 })
    const { token } = await sale.placeOrder()
    const { body } = await sale.act(token, 'cancel', { reason: 'Asked by phone' })
    expect(body).toMatchObject({
      status: 'cancelled',
      payments: [{ state: 'cancelled' }],
      timeline: [{}, { kind: 'cancelled', by: 'Ada Example', detail: 'Asked by phone' }],
      actions: ['reactivate', 'note', 'resend', 'late-transfer'],
    })
    const { token: next } = await sale.reserve()
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({ code: 'sold-out' })
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({
      status: 'pending',
      payments: [{ state: 'cancelled' }, { state: 'pending' }],
    })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
  })

  it('four times at once by the buyer cancels once, with the same response each time', async () => {
    const sale = await onSale({ priceCents: 0 })
    const { token } = await sale.placeOrder({ paymentMethod: 'free' })
    const cancel = () => buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    const answers = await Promise.all([cancel(), cancel(), cancel(), cancel()])
    expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill('cancelled'))
    const { mails, timeline } = await sale.order(token)
    expect([mails.length, timeline.length]).toEqual([2, 2])
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('at the same time as marking it paid succeeds in one of the two', async () => {
    const sale = await onSale()
    for (let round = 0; round < 4; round += 1) {
      const { token } = await sale.placeOrder()
      const { id } = await sale.order(token)
      const send = (action: string) => organiser.send(`POST /api/v1/orders/${id}/${action}`, {})
      const byBuyer = buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
      const answers = await Promise.all([send('mark-paid'), send('cancel'), send('mark-paid')])
      const buyers = await byBuyer
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2)
      const order = await sale.order(token)
      expect([order.status, order.payments[0].state]).toEqual(
        order.status === 'paid' ? ['paid', 'confirmed'] : ['cancelled', 'cancelled'],
      )
      // cancelling is idempotent for the buyer, also after the organiser has cancelled
      expect(buyers.status).toBe(order.status === 'paid' ? 409 : 200)
      expect(order.mails).toHaveLength(2)
    }
  })

  it('refunds each received payment of a reactivated order once', async () => {
    const sale = await onSale()
    const { token, number } = await sale.placeOrder()
    // the first transfer never comes, the second and the third do
    for (const action of ['cancel', 'reactivate', 'mark-paid', 'refund', 'reactivate', 'mark-paid', 'refund'])
      expect(
        (await sale.act(token, action, action === 'mark-paid' || action === 'reactivate' ? undefined : {})).status,
      ).toBe(200)
    const { rows } = await app.db.execute(sql`
      select p.state, (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
      from payments p join orders o on o.id = p.order_id where o.number = ${number} order by p.id`)
    expect(rows.map(({ state, refunds }) => `${state} ${refunds}`)).toEqual([
      'cancelled 0',
      'confirmed 1',
      'confirmed 1',
    ])
  })

  it('that is paid for is a refund of all its money, once', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    expect((await sale.act(token, 'cancel', {})).body).toMatchObject({ code: 'transition-refused' })
    const answers = await Promise.all([sale.act(token, 'refund', {}), sale.act(token, 'refund', {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'cancelled', refunds: [{ amountCents: 5000, state: 'owed' }] })
    expect(order.refunds).toHaveLength(1)
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })
})

describe('cancelling tickets of an order', () => {
  const twoTypes = (capacity = 10) =>
    eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 2000, taxRateBp: 1900, capacity },
        { name: 'Child', priceCents: 1000, taxRateBp: 700, capacity: 10 },
      ],
    })
  const paidOrder = async (sale: Awaited<ReturnType<typeof twoTypes>>, quantity: readonly number[] = [2, 1]) => {
    const { token } = await sale.placeOrder({ quantity })
    await sale.act(token, 'mark-paid')
    return { token, ...(await sale.order(token)) }
  }

  it('gives their seats back, keeps the fee, refunds the rest, and mails the buyer what is left', async () => {
    const sale = await twoTypes()
    const { token, tickets } = await paidOrder(sale)
    const body = {
      ticketIds: [tickets[0].id, tickets[2].id],
      feeCents: 600,
      reason: 'Ill',
      note: 'Get well soon!',
    }
    const preview = await sale.act(token, 'cancel-tickets/preview', body)
    expect(preview.body).toMatchObject({
      dueCents: 2600,
      refunds: [{ method: 'transfer', amountCents: 2400 }],
      mail: { subject: expect.stringContaining('cancelled') },
    })
    expect(preview.body.mail.text).toContain('Get well soon!')
    expect(preview.body.mail.text).toContain('€24.00')
    // a preview changes nothing
    expect(await sale.seats()).toEqual({ held: 0, sold: 2 })
    const order = (await sale.act(token, 'cancel-tickets', body)).body
    expect(order).toMatchObject({
      status: 'paid',
      totalCents: 2600,
      receivedCents: 5000,
      refundedCents: 2400,
      balanceCents: 0,
      owedCents: 2400,
      adjustments: [{ kind: 'fee', amountCents: 600 }],
      tickets: [{ cancelledAt: expect.any(String) }, {}, { cancelledAt: expect.any(String) }],
      refunds: [{ state: 'owed', amountCents: 2400 }],
    })
    expect(order.taxes).toEqual(preview.body.taxes)
    expect(order.timeline.slice(-2)).toMatchObject([
      { kind: 'tickets-cancelled', by: 'Ada Example', detail: 'Ill' },
      { kind: 'refund-owed', amountCents: 2400 },
    ])
    expect(order.mails.at(-1).kind).toBe('ticketsCancelled')
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
    const seen = await sale.view(token)
    expect(seen).toMatchObject({ totalCents: 2600, adjustments: [{ kind: 'fee', amountCents: 600 }] })
    expect(seen.tickets).toMatchObject([{ id: tickets[1].id }])
  })

  it('at the same moment cancels each of them once, and gives each seat back once', async () => {
    const sale = await twoTypes()
    const { token, tickets } = await paidOrder(sale, [4, 0])
    const ids = tickets.map(({ id }: { id: string }) => id)
    const cancel = (...ticketIds: string[]) => sale.act(token, 'cancel-tickets', { ticketIds })
    const answers = await Promise.all([cancel(ids[0], ids[1]), cancel(ids[1], ids[2]), cancel(ids[2]), cancel(ids[1])])
    const order = await sale.order(token)
    const live = order.tickets.filter(({ cancelledAt }: { cancelledAt?: string }) => !cancelledAt).length
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    expect(await sale.seats()).toEqual({ held: 0, sold: live })
    expect([order.totalCents, order.refundedCents, order.balanceCents]).toEqual([live * 2000, (4 - live) * 2000, 0])
  })

  it('of an unpaid order lowers what is to be paid; all of them cancel the order', async () => {
    const sale = await twoTypes()
    const { token } = await sale.placeOrder({ quantity: [2, 0] })
    const { tickets } = await sale.order(token)
    const one = (await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })).body
    expect(one).toMatchObject({
      status: 'pending',
      totalCents: 2000,
      balanceCents: 2000,
      payments: [{ state: 'pending', amountCents: 2000 }],
      refunds: [],
    })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
    const all = (await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[1].id] })).body
    expect(all).toMatchObject({ status: 'cancelled', payments: [{ state: 'cancelled' }], balanceCents: 0 })
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('all at once with a fee cancels the order and keeps the fee; the seats of earlier ones stay free', async () => {
    const sale = await twoTypes(2)
    const { token, tickets } = await paidOrder(sale, [2, 0])
    await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id] })
    const order = (await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[1].id], feeCents: 500 })).body
    expect(order).toMatchObject({ status: 'cancelled', refundedCents: 3500, balanceCents: 0, keptCents: 500 })
    expect(order.mails.at(-1).kind).toBe('orderRefunded')
    const { body: page } = await sale.buyer.send(`GET /en/o/${token}`)
    expect(page).toContain('<dt>Cancellation fee</dt><dd>€5.00</dd>')
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('refuses a fee above the price, a ticket twice, and a member who may not refund', async () => {
    const sale = await twoTypes()
    const { token, id, tickets } = await paidOrder(sale)
    const [{ id: ticket }] = tickets
    expect((await sale.act(token, 'cancel-tickets', { ticketIds: [ticket], feeCents: 2001 })).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.feeCents', code: 'too-big' }],
    })
    expect((await sale.act(token, 'cancel-tickets', { ticketIds: [ticket] })).status).toBe(200)
    expect((await sale.act(token, 'cancel-tickets', { ticketIds: [ticket] })).body.code).toBe('transition-refused')
    const other = await signUp(app.publicUrl)
    expect((await other.send(`POST /api/v1/orders/${id}/cancel-tickets`, { ticketIds: [ticket] })).status).toBe(404)
  })

  it('happens once when the same request is sent twice with its key', async () => {
    const sale = await twoTypes()
    const { id, tickets } = await paidOrder(sale)
    const send = (body: object) =>
      organiser.send(`POST /api/v1/orders/${id}/cancel-tickets`, body, { 'Idempotency-Key': `cancel-${id}` })
    const answers = [await send({ ticketIds: [tickets[0].id] }), await send({ ticketIds: [tickets[0].id] })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body.refunds).toHaveLength(1)
    expect((await send({ ticketIds: [tickets[1].id] })).body.code).toBe('idempotency-mismatch')
  })
})

describe('refunding a part of an order', () => {
  it('lowers the price and keeps the tickets; two members at once refund once', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    const body = { amountCents: 800, refundedCents: 0, note: 'Sorry for the view.' }
    expect((await sale.act(token, 'refund-part/preview', body)).body).toMatchObject({ dueCents: 4200 })
    const answers = await Promise.all([sale.act(token, 'refund-part', body), sale.act(token, 'refund-part', body)])
    expect(answers.map(({ body: { code } }) => code).sort()).toEqual(['stale', undefined])
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'paid',
      totalCents: 4200,
      balanceCents: 0,
      refunds: [{ state: 'owed', amountCents: 800 }],
      adjustments: [{ kind: 'reduction', amountCents: -800 }],
    })
    expect(order.mails.at(-1).kind).toBe('partRefunded')
    expect(await sale.seats()).toEqual({ held: 0, sold: 2 })
    const tooMuch = { amountCents: 4201, refundedCents: 800 }
    expect((await sale.act(token, 'refund-part', tooMuch)).body.errors).toMatchObject([{ path: 'body.amountCents' }])
    // all that is left, with the order itself
    await sale.act(token, 'refund', {})
    expect(await sale.order(token)).toMatchObject({ status: 'cancelled', refundedCents: 5000, balanceCents: 0 })
  })
})

describe('an order that is to be paid later, or after all', () => {
  it('gets another deadline until the event, and the buyer is notified', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder()
    const order = (await sale.act(token, 'due', { dueOn: '2099-01-31' })).body
    expect(order.dueAt).toBe('2099-01-31T22:59:59.000Z')
    expect(order.mails.at(-1).kind).toBe('paymentDueChanged')
    expect((await sale.act(token, 'due', { dueOn: '2099-11-20' })).body.dueAt).toBe('2099-11-20T18:30:00.000Z')
    for (const dueOn of ['2026-01-31', '2099-11-21'])
      expect((await sale.act(token, 'due', { dueOn })).body.errors).toMatchObject([{ path: 'body.dueOn' }])
  })

  it('is reinstated after it has expired only while its seats are there', async () => {
    const sale = await onSale({ capacity: 1 })
    const { token } = await sale.placeOrder()
    const { id } = await sale.order(token)
    await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where id = ${id}`)
    await expireOrders(app.db, app)
    const { token: next } = await sale.reserve()
    expect((await sale.act(token, 'reactivate')).body.code).toBe('sold-out')
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({ status: 'pending', balanceCents: 2500 })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
  })

  it('costs what it did before when it is reinstated after a cancellation with a fee: the fee counts as paid', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    const { tickets } = await sale.order(token)
    const ticketIds = tickets.map(({ id }: { id: string }) => id)
    await sale.act(token, 'cancel-tickets', { ticketIds, feeCents: 1000 })
    const order = (await sale.act(token, 'reactivate')).body
    expect(order).toMatchObject({ status: 'pending', totalCents: 5000, balanceCents: 4000, adjustments: [] })
  })
})

describe('details that a member corrects', () => {
  it('with new codes void the former link and codes; without, both stay', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ quantity: 2, email: 'wrong@example.com' })
    await sale.act(token, 'mark-paid')
    const { id, tickets, buyerPage } = await sale.order(token)
    expect(buyerPage).toContain(`/o/${token}`)
    const codesAt = async (link: string) =>
      (await buyer.ok(`GET /api/v1/public/orders/${link}`)).tickets.map(({ code }: { code: string }) => code)
    const before = await codesAt(token)
    const change = (body: object) => organiser.ok(`PATCH /api/v1/orders/${id}`, body)
    const attendees = [{ ticketId: tickets[0].id, name: 'Kim' }]
    const same = await change({ name: 'Robyn', email: 'right@example.com', attendees })
    expect(same).toMatchObject({ name: 'Robyn', email: 'right@example.com' })
    expect(same.mails.at(-1)).toMatchObject({ kind: 'orderConfirmed', to: 'right@example.com' })
    expect(await codesAt(token)).toEqual(before)
    const moved = await change({ name: 'Robyn', email: 'third@example.com', newCodes: true })
    expect(moved.timeline.map(({ kind }: { kind: string }) => kind)).toContain('codes-replaced')
    expect((await buyer.send(`GET /api/v1/public/orders/${token}`)).body.code).toBe('link-replaced')
    const after = await codesAt(moved.buyerPage.split('/o/')[1])
    expect(after.filter((code: string) => before.includes(code))).toEqual([])
    expect(moved.tickets).toMatchObject([{ name: 'Kim' }, {}])
  })

  it('are kept with the order as notes and a day to look at it again, for the team only', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder()
    const order = (await sale.act(token, 'notes', { text: 'Needs a ramp', followUpOn: '2031-05-01' })).body
    expect(order.followUpOn).toBe('2031-05-01')
    expect(order.timeline.slice(-2)).toMatchObject([
      { kind: 'note', detail: 'Needs a ramp', by: 'Ada Example' },
      { kind: 'follow-up', detail: '2031-05-01' },
    ])
    expect(JSON.stringify(await sale.view(token))).not.toContain('ramp')
    expect((await sale.act(token, 'notes', { followUpOn: null })).body.followUpOn).toBeUndefined()
  })
})
