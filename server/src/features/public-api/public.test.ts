import { describe, expect, it } from 'vitest'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

describe('an order', () => {
  it('is reserved, completed and cancelled', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 3 }] })
    const { token, ...reserved } = await sale.reserve(2)
    expect(reserved).toMatchObject({ status: 'reserved', totalCents: 0 })
    const link = 'Hello www.evil.example'
    const attendees = [{ ticketId: (await sale.view(token)).tickets[1].id, name: link }]
    expect((await sale.complete(token, { paymentMethod: 'free', name: link, attendees })).body.errors).toMatchObject([
      { path: 'body.name', code: 'contains-link', message: 'Must not contain a web address' },
      { path: 'body.attendees.0.name', code: 'contains-link' },
    ])
    const done = await sale.complete(token, { paymentMethod: 'free' })
    expect(done.body).toMatchObject({ status: 'paid', tickets: [{ typeName: 'Seat' }, {}] })
    const tooMany = await sale.requestReservation(2)
    expect(tooMany.body).toMatchObject({ code: 'sold-out', errors: [{ code: 'not-enough-left', limit: 1 }] })
    const orders = await organiser.send('GET /api/v1/orders')
    expect(orders.body).toMatchObject([{ status: 'paid', tickets: 2, name: 'Robin' }])
    expect(await sale.order(token)).toMatchObject({
      timeline: [{ kind: 'placed' }],
      mails: [{ kind: 'orderConfirmed' }],
    })
    const cancelled = await sale.buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    expect(cancelled.body).toMatchObject({ status: 'cancelled' })
    const types = await organiser.send(`GET /api/v1/events/${sale.id}/ticket-types`)
    expect(types.body).toMatchObject([{ held: 0, sold: 0, capacity: 3 }])
  })
})
