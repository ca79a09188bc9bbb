import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { events } from '../schema/events.ts'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Organiser, Visitor } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { post } from './test/form.ts'
import type { OnSale } from './test/on-sale.ts'
import { openSale, sent } from './test/on-sale.ts'

let house: House
let organiser: Organiser
let buyer: Visitor

beforeAll(async () => {
  house = await openHouse()
  organiser = await signUp(house.publicUrl)
  buyer = visitor(house.publicUrl)
})
afterAll(() => house[Symbol.asyncDispose]())

const types = [
  { name: 'Seat', priceCents: 0, capacity: 10 },
  { name: 'Later', priceCents: 0, capacity: 10, salesFrom: '2099-01-01T00:00:00Z' },
]
const ended = { date: '2020-06-01T18:00:00Z', endsAt: '2020-06-01T20:00:00Z' }
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const reserve = ({ slug, types: [type] }: OnSale) =>
  buyer.send(`POST /api/v1/public/events/${slug}/orders`, { items: [{ ticketTypeId: type, quantity: 1 }] })

describe('when an event is over', () => {
  it('nothing is sold for it any more', async () => {
    const event = await openSale(organiser, { types, changes: ended })
    const { status, body } = await reserve(event)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'not-on-sale', errors: [{ path: 'body', code: 'event-over' }] })
  })

  it('without an end, that is twelve hours after its start', async () => {
    expect((await reserve(await openSale(organiser, { types, changes: { date: ago(11) } }))).status).toBe(201)
    expect((await reserve(await openSale(organiser, { types, changes: { date: ago(13) } }))).status).toBe(409)
  })

  it('which may be in the year 10000, of an event from before such dates were refused', async () => {
    const event = await openSale(organiser, { types })
    await house.db
      .update(events)
      .set({ date: new Date('9999-12-31T20:00:00Z') })
      .where(eq(events.id, event.id))
    expect((await reserve(event)).status).toBe(201)
  })

  it('its page says so of every ticket type, and so do its data for search engines', async () => {
    const { slug } = await openSale(organiser, { types, changes: ended })
    const { body } = await buyer.send(`GET /en/e/${slug}`)
    expect([...body.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual([
      'No longer on sale',
      'No longer on sale',
    ])
    expect(body).toContain('Ticket sales are over.')
    expect(body).not.toContain('<select')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    const offer = { availability: 'https://schema.org/Discontinued', validThrough: '2020-06-01T20:00:00.000Z' }
    expect(JSON.parse(json).offers).toMatchObject([offer, offer])
  })

  it('a page that is kept says so from that moment on', async () => {
    const { id, slug } = await openSale(organiser, { types, changes: { date: ago(1) } })
    const endsAt = new Date(Date.now() + 3000).toISOString()
    await sent(organiser, `PATCH /api/v1/events/${id}`, { endsAt })
    const said = async () => (await buyer.send(`GET /en/e/${slug}`)).body
    expect(await said()).toContain('Available')
    // a page is kept for half a minute if nothing else ends it
    await vi.waitFor(async () => expect(await said()).toContain('Ticket sales are over.'), 10_000)
  })

  it('an order that was reserved before may still be finished', async () => {
    const event = await openSale(organiser, { types })
    const { token } = (await reserve(event)).body
    await sent(organiser, `PATCH /api/v1/events/${event.id}`, ended)
    const done = await buyer.send(`POST /api/v1/public/orders/${token}/complete`, {
      name: 'Robin',
      email: 'robin@example.com',
      paymentMethod: 'free',
    })
    expect(done.body).toMatchObject({ status: 'paid' })
  })

  it('who still had the form is told why nothing came of it', async () => {
    const { slug, types: ids } = await openSale(organiser, { types, changes: ended })
    const { status, body } = await post(buyer, `/en/e/${slug}`, { [`quantity.${ids[0]}`]: '1', once: 'form' })
    expect(status).toBe(409)
    expect(body).toContain('The event is over. Tickets are no longer on sale.')
  })
})
