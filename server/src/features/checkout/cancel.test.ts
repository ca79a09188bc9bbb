import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

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
      actions: ['reactivate', 'resend', 'late-transfer'],
    })
    const { token: next } = await sale.reserve()
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({ code: 'sold-out' })
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({
      status: 'pending',
      payments: [{ state: 'cancelled' }, { state: 'pending' }],
    })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
    await sale.act(token, 'cancel', {})
    await app.db.execute(sql`update events set date = now() where id = ${sale.id}`)
    // the transfer would be over at once
    expect((await sale.act(token, 'reactivate')).body).toMatchObject({ code: 'transition-refused' })
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
