import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'

let house: House
let organiser: Organiser

beforeAll(async () => {
  house = await openHouse()
  organiser = await signUp(house.publicUrl)
})
afterAll(() => house[Symbol.asyncDispose]())

describe('an order', () => {
  it('is reserved, finished and cancelled', async () => {
    const { body: event } = await organiser.send('POST /api/v1/events', {
      title: 'Concert',
      urlLink: 'www.example.com',
    })
    const { body: type, status } = await organiser.send(`POST /api/v1/events/${event.id}/ticket-types`, {
      name: 'Seat',
      priceCents: 0,
      capacity: 3,
    })
    expect(status).toBe(201)
    await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
      imprint: { name: 'X', address: 'Y', email: 'x@example.com' },
    })
    await organiser.send(`PATCH /api/v1/events/${event.id}`, { date: '2099-01-01T19:00:00Z' })
    const sale = await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
    expect(sale.body.ticketsSold).toBe('0/3')
    const buyer = visitor(house.publicUrl)
    const reserved = await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, {
      items: [{ ticketTypeId: type.id, quantity: 2 }],
    })
    expect(reserved.body).toMatchObject({ status: 'reserved', totalCents: 0 })
    const done = await buyer.send(`POST /api/v1/public/orders/${reserved.body.token}/complete`, {
      name: 'Robin',
      email: 'robin@example.com',
      paymentMethod: 'free',
    })
    expect(done.body).toMatchObject({ status: 'paid', tickets: [{ typeName: 'Seat' }, {}] })
    const tooMany = await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, {
      items: [{ ticketTypeId: type.id, quantity: 2 }],
    })
    expect(tooMany.body).toMatchObject({ code: 'sold-out', errors: [{ code: 'not-enough-left', limit: 1 }] })
    const orders = await organiser.send('GET /api/v1/orders')
    expect(orders.body).toMatchObject([{ status: 'paid', tickets: 2, name: 'Robin' }])
    const order = await organiser.send(`GET /api/v1/orders/${orders.body[0].id}`)
    expect(order.body).toMatchObject({ timeline: [{ kind: 'placed' }], mails: [{ kind: 'orderConfirmed' }] })
    const cancelled = await buyer.send(`POST /api/v1/public/orders/${reserved.body.token}/cancel`)
    expect(cancelled.body).toMatchObject({ status: 'cancelled' })
    const types = await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)
    expect(types.body).toMatchObject([{ held: 0, sold: 0, capacity: 3 }])
  })
})
