import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { events } from '../schema/events.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const types = [
  { name: 'Seat', priceCents: 0, capacity: 10 },
  { name: 'Later', priceCents: 0, capacity: 10, salesFrom: '2099-01-01T00:00:00Z' },
]
const ended = { date: '2020-06-01T18:00:00Z', endsAt: '2020-06-01T20:00:00Z' }
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

describe('when an event is over', () => {
  it('its tickets are no longer sold', async () => {
    const event = await eventOnSale(organiser, { types, changes: ended })
    const { status, body } = await event.requestReservation()
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'not-on-sale', errors: [{ path: 'body', code: 'event-over' }] })
  })

  it('it counts as over twelve hours after its start when it has no end', async () => {
    const statusAfter = async (hours: number) =>
      (await (await eventOnSale(organiser, { types, changes: { date: ago(hours) } })).requestReservation()).status
    expect(await statusAfter(11)).toBe(201)
    expect(await statusAfter(13)).toBe(409)
  })

  it('its end may be in the year 10000, for an event that is older than the limit of dates', async () => {
    const event = await eventOnSale(organiser, { types })
    await app.db
      .update(events)
      .set({ date: new Date('9999-12-31T20:00:00Z') })
      .where(eq(events.id, event.id))
    expect((await event.requestReservation()).status).toBe(201)
  })

  it('its page and its structured data mark every ticket type as no longer on sale', async () => {
    const { slug } = await eventOnSale(organiser, { types, changes: { ...ended, venue: 'Hall' } })
    const { body } = await buyer.send(`GET /en/e/${slug}`)
    expect([...body.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual([
      'No longer on sale',
      'No longer on sale',
    ])
    expect(body).toContain('Ticket sales have ended.')
    expect(body).not.toContain('<select')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    const offer = { availability: 'https://schema.org/Discontinued', validThrough: '2020-06-01T22:00:00+02:00' }
    expect(JSON.parse(json).offers).toMatchObject([offer, offer])
  })

  it('a cached page shows it from that moment on', async () => {
    const { id, slug } = await eventOnSale(organiser, { types, changes: { date: ago(1) } })
    const endsAt = new Date(Date.now() + 3000).toISOString()
    await organiser.ok(`PATCH /api/v1/events/${id}`, { endsAt })
    const said = async () => (await buyer.send(`GET /en/e/${slug}`)).body
    expect(await said()).toContain('Available')
    // a page is kept for half a minute if nothing else ends it
    await vi.waitFor(async () => expect(await said()).toContain('Ticket sales have ended.'), 10_000)
  })

  it('an order that was reserved before can still be completed', async () => {
    const event = await eventOnSale(organiser, { types })
    const { token } = await event.reserve()
    await organiser.ok(`PATCH /api/v1/events/${event.id}`, ended)
    const done = await event.complete(token, { paymentMethod: 'free' })
    expect(done.body).toMatchObject({ status: 'paid' })
  })

  it('a form that was already open gets the reason', async () => {
    const { slug, types: ids } = await eventOnSale(organiser, { types, changes: ended })
    const { status, body } = await buyer.form(`/en/e/${slug}`, { [`quantity.${ids[0]}`]: '1', once: formKey })
    expect(status).toBe(409)
    expect(body).toContain('The event is over. Tickets are no longer on sale.')
  })
})

it('the page of an event names the end of a sale that is before the event', async () => {
  const end = '2098-11-30T22:59:00Z'
  const { slug } = await eventOnSale(organiser, {
    changes: { date: '2099-05-01T18:00:00Z' },
    types: [
      { name: 'Early bird', priceCents: 0, capacity: 500, salesUntil: end },
      { name: 'Until it begins', priceCents: 0, capacity: 500, salesUntil: '2099-05-01T18:00:00Z' },
      { name: 'None left', priceCents: 0, capacity: 0, salesUntil: end },
    ],
  })
  const said = async (language: string) => {
    const { body } = await buyer.send(`GET /${language}/e/${slug}`)
    return [...body.matchAll(/class="availability">([^<]*)</g)].map(([, text = '']) => plainSpaces(text))
  }
  expect(await said('en')).toEqual(['On sale until Sun, 30 Nov 2098, 23:59 CET'])
  expect(await said('de')).toEqual(['Im Verkauf bis So., 30. Nov. 2098, 23:59 Uhr MEZ'])
  expect(await said('fr')).toEqual(['En vente jusqu’au dim. 30 nov. 2098, 23:59 CET'])
})
