import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openCounter } from '../../test/counter.ts'

const { house, organiser, buyer, onSale, complete, orderOf, act } = await openCounter()

afterAll(() => house[Symbol.asyncDispose]())

describe('cancelling', () => {
  it('by the buyer: a reservation and a free order, not a paid one', async () => {
    const free = await onSale({ priceCents: 0 })
    const { token } = await free.reserve()
    await complete(token, { paymentMethod: 'free' })
    expect((await buyer.send(`POST /api/v1/public/orders/${token}/cancel`)).body).toMatchObject({ status: 'cancelled' })
    expect(await free.books()).toEqual({ held: 0, sold: 0 })
    const paid = await onSale()
    const order = await paid.reserve()
    await complete(order.token)
    const { body } = await buyer.send(`POST /api/v1/public/orders/${order.token}/cancel`)
    expect(body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('by the organiser, with a reason; taken up again while there are seats', async () => {
    const { event, reserve, books } = await onSale({ capacity: 1 })
    const { token, number } = await reserve()
    await complete(token)
    const { body } = await act(number, 'cancel', { reason: 'Asked by phone' })
    expect(body).toMatchObject({
      status: 'cancelled',
      payments: [{ state: 'cancelled' }],
      timeline: [{}, { kind: 'cancelled', by: 'Ada Example', detail: 'Asked by phone' }],
      actions: ['reactivate', 'resend'],
    })
    const { token: next } = await reserve()
    expect((await act(number, 'reactivate')).body).toMatchObject({ code: 'sold-out' })
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await act(number, 'reactivate')).body).toMatchObject({
      status: 'pending',
      payments: [{ state: 'cancelled' }, { state: 'pending' }],
    })
    expect(await books()).toEqual({ held: 1, sold: 0 })
    await act(number, 'cancel', {})
    await house.db.execute(sql`update events set date = now() where id = ${event.id}`)
    // the transfer would be over at once
    expect((await act(number, 'reactivate')).body).toMatchObject({ code: 'transition-refused' })
  })

  it('by the buyer four times at once is done once, and says so each time', async () => {
    const { reserve, books } = await onSale({ priceCents: 0 })
    const { token, number } = await reserve()
    await complete(token, { paymentMethod: 'free' })
    const cancel = () => buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    const answers = await Promise.all([cancel(), cancel(), cancel(), cancel()])
    expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill('cancelled'))
    const { mails, timeline } = await orderOf(number)
    expect([mails.length, timeline.length]).toEqual([2, 2])
    expect(await books()).toEqual({ held: 0, sold: 0 })
  })

  it('together with the money that came is one of the two', async () => {
    const { reserve } = await onSale()
    for (let round = 0; round < 4; round += 1) {
      const { token, number } = await reserve()
      await complete(token)
      const { id } = await orderOf(number)
      const send = (action: string) => organiser.send(`POST /api/v1/orders/${id}/${action}`, {})
      const answers = await Promise.all([send('mark-paid'), send('cancel'), send('mark-paid'), send('cancel')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const order = await orderOf(number)
      expect([order.status, order.payments[0].state]).toEqual(
        order.status === 'paid' ? ['paid', 'confirmed'] : ['cancelled', 'cancelled'],
      )
      expect(order.mails).toHaveLength(2)
    }
  })

  it('gives back what came in and did not go back before, when an order was taken up again', async () => {
    const { reserve } = await onSale()
    const { token, number } = await reserve()
    await complete(token)
    // the first transfer never comes, the second and the third do
    for (const action of ['cancel', 'reactivate', 'mark-paid', 'refund', 'reactivate', 'mark-paid', 'refund'])
      expect(
        (await act(number, action, action === 'mark-paid' || action === 'reactivate' ? undefined : {})).status,
      ).toBe(200)
    const { rows } = await house.db.execute(sql`
      select p.state, (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
      from payments p join orders o on o.id = p.order_id where o.number = ${number} order by p.id`)
    expect(rows.map(({ state, refunds }) => `${state} ${refunds}`)).toEqual([
      'cancelled 0',
      'confirmed 1',
      'confirmed 1',
    ])
  })

  it('of what was paid is a refund, of all the money, once', async () => {
    const { reserve, books } = await onSale()
    const { token, number } = await reserve(2)
    await complete(token)
    await act(number, 'mark-paid')
    expect((await act(number, 'cancel', {})).body).toMatchObject({ code: 'transition-refused' })
    const answers = await Promise.all([act(number, 'refund', {}), act(number, 'refund', {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const order = await orderOf(number)
    expect(order).toMatchObject({ status: 'cancelled', refunds: [{ amountCents: 5000, state: 'done' }] })
    expect(order.refunds).toHaveLength(1)
    expect(await books()).toEqual({ held: 0, sold: 0 })
  })
})
