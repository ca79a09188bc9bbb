import { beforeEach, describe, expect, it } from 'vitest'
import type { Mock } from './app.ts'
import { createMock } from './app.ts'
import { sendTo } from './test/send.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
let mock: Mock
beforeEach(() => {
  mock = createMock(() => now)
})

const send = (call: string, body?: unknown, headers?: Record<string, string>) => sendTo(mock, call, body, headers)

const names = async (path: string) => (await send(`GET ${path}`)).body.map(({ name }: { name: string }) => name)
const site = { title: 'Spring Fair', urlLink: 'fair.example.com' }

describe('calls that the mock does not answer', () => {
  it('[S8.2] an unknown resource is refused by name', async () => {
    const { status, body, headers } = await send('GET /parcels/1')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toMatchObject({ code: 'no-endpoint', title: 'Mock endpoint not found for resource: parcels' })
  })

  it('[S8.3] an unknown call is refused by method and path', async () => {
    const { body } = await send('PUT /events/evt_1')
    expect(body).toMatchObject({ code: 'no-endpoint', title: 'Mock endpoint not found for PUT /events/evt_1' })
  })

  it('a route of the contract without a handler is refused the same way', async () => {
    const { body } = await send('GET /me/nothing')
    expect(body.title).toBe('Mock endpoint not found for GET /me/nothing')
  })

  it('a malformed id is not found', async () => {
    expect((await send('GET /events/%00')).body).toMatchObject({ code: 'not-found' })
  })
})

describe('requests', () => {
  it('with a content type other than JSON are refused before they are read', async () => {
    expect((await send('POST /events', site, { 'content-type': 'text/plain' })).body.code).toBe(
      'unsupported-media-type',
    )
  })

  it('with an unknown field are refused, and the answer names the field', async () => {
    const { body } = await send('POST /events', { ...site, price: 3 })
    expect(body.errors).toMatchObject([{ path: 'body.price', code: 'unknown-field' }])
  })

  it('with an invalid query are refused, and the answer names the parameter', async () => {
    expect((await send('GET /events?sort=colour')).body.errors).toMatchObject([
      { path: 'query.sort', code: 'not-allowed' },
    ])
  })

  it('for an unknown team are not found', async () => {
    expect((await send('GET /events', undefined, { 'x-team': '3' })).status).toBe(404)
  })

  it('with the same idempotency key and body run once', async () => {
    const [first, second] = [
      await send('POST /events', site, { 'idempotency-key': 'a' }),
      await send('POST /events', site, { 'idempotency-key': 'a' }),
    ]
    expect(second.body.id).toBe(first.body.id)
    expect(await names('/events')).toHaveLength(5)
  })

  it('with the same idempotency key and another body are refused', async () => {
    await send('POST /events', site, { 'idempotency-key': 'a' })
    const { body } = await send('POST /events', { ...site, title: 'Other' }, { 'idempotency-key': 'a' })
    expect(body.code).toBe('idempotency-mismatch')
  })
})

describe('events', () => {
  it('[S3.5] are four to begin with, in various statuses', async () => {
    const { body } = await send('GET /events')
    expect(body).toHaveLength(4)
    expect(new Set(body.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['On Sale', 'Closed', 'test']),
    )
  })

  it('[S7.3] come by date, the newest first', async () => {
    const dates = (await send('GET /events')).body.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('[S7.4] are answered one by one', async () => {
    expect((await send('GET /events/evt_1')).body).toMatchObject({
      location: 'Konzerthaus, Freiburg, Baden-Württemberg',
      ticketsSold: '342/500',
    })
  })

  it('[S3.1] have every field of the specification, and the fields that Foyer adds', async () => {
    await send('POST /events/evt_1/api-key', { apiKey: 'ntn_0123456789abcd' })
    expect((await send('GET /events/evt_1')).body).toEqual({
      id: 'evt_1',
      name: 'Winter Concert: Strings by Candlelight',
      date: '2026-12-14T18:30:00.000Z',
      location: 'Konzerthaus, Freiburg, Baden-Württemberg',
      ticketsSold: '342/500',
      status: 'On Sale',
      notionLink: 'https://www.notion.so/winter-concert-2f1c6a9e84d04b7c9a53d1e0b86f7a12',
      apiKey: 'ntn_…abcd',
      dateTba: false,
      endsAt: '2026-12-14T20:30:00.000Z',
      timeZone: 'Europe/Berlin',
      venue: 'Konzerthaus',
      street: 'Konrad-Adenauer-Platz 1',
      postcode: '79098',
      city: 'Freiburg',
      region: 'Baden-Württemberg',
      country: 'DE',
      cover: expect.objectContaining({ hash: expect.any(String), alt: expect.stringContaining('Candles') }),
      online: false,
      described: false,
      websiteUrl: 'https://winter-concert.example.com/',
      slug: 'winter-concert',
      currency: 'EUR',
      siteState: 'connected',
      version: expect.any(Number),
    })
  })

  it('[S3.6] upcoming have an id, a name and the state of their site', async () => {
    const [first] = (await send('GET /events/upcoming')).body
    expect(first).toEqual({
      id: 'evt_3',
      name: 'Silent Film Night with Live Piano',
      siteState: 'not-connected',
    })
  })

  it('[S7.5] a created one stands at the top, in test, its date open and its address as its location', async () => {
    const { status, body } = await send('POST /events', site)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Spring Fair',
      status: 'test',
      dateTba: true,
      date: now.toISOString(),
      location: 'https://fair.example.com/',
    })
    expect((await names('/events'))[0]).toBe('Spring Fair')
  })

  it('[S5.5] a created one without a title is called Untitled Event', async () => {
    expect((await send('POST /events', { urlLink: 'fair.example.com' })).body.name).toBe('Untitled Event')
  })

  it('[S7.6] keep a key, which is only shown masked', async () => {
    const { body } = await send('POST /events/evt_1/api-key', { apiKey: 'ntn_0123456789abcd' })
    expect(body).toMatchObject({ id: 'evt_1', apiKey: 'ntn_…abcd', siteState: 'connected' })
    expect((await send('DELETE /events/evt_1/api-key')).body).not.toHaveProperty('apiKey')
  })

  it('[S8.1] a key for an unknown one is refused in the words of the specification', async () => {
    const { status, body } = await send('POST /events/evt_9/api-key', { apiKey: 'ntn_0123456789abcd' })
    expect([status, body.title]).toEqual([404, 'Event not found'])
  })

  it('a key that Notion refuses is not stored', async () => {
    const { body } = await send('POST /events/evt_1/api-key', { apiKey: 'ntn_not_shared' })
    expect(body.errors).toMatchObject([{ path: 'body.apiKey', code: 'notion-page-not-shared' }])
    expect((await send('GET /events/evt_1')).body).not.toHaveProperty('apiKey')
  })

  it('a key is stored unchecked when Notion is out of reach', async () => {
    expect((await send('POST /events/evt_1/api-key', { apiKey: 'ntn_unreachable' })).body.siteState).toBe('unchecked')
  })

  it('[S7.7] upcoming are those ahead that are not closed, the soonest first, then the open dates', async () => {
    await send('POST /events', site)
    const { body } = await send('GET /events/upcoming')
    expect(body).toMatchObject([
      { id: 'evt_3', name: 'Silent Film Night with Live Piano' },
      { id: 'evt_1', name: 'Winter Concert: Strings by Candlelight' },
      { id: 'evt_2', name: 'Open Rehearsal and Backstage Tour' },
      { id: 'evt_100', name: 'Spring Fair' },
    ])
  })

  it('are found by every word in name and place, accents and capitals aside', async () => {
    expect(await names('/events?q=CONCERT%20wurttemberg')).toEqual(['Winter Concert: Strings by Candlelight'])
  })

  it('are sorted by name and by status, either way', async () => {
    const byName = await names('/events?sort=name')
    expect(byName).toEqual([...byName].sort())
    expect(await names('/events?sort=name&order=desc')).toEqual(byName.toReversed())
    const statuses = (await send('GET /events?sort=status')).body.map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['test', 'On Sale', 'On Sale', 'Closed'])
  })

  it('come in pages that together hold every event', async () => {
    const first = await send('GET /events?limit=3')
    expect(first.headers.get('x-total-count')).toBe('4')
    const next = /<\/api\/v1([^>]*)>/.exec(first.headers.get('link') ?? '')?.[1]
    const second = await send(`GET ${next}`)
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(['evt_2', 'evt_1', 'evt_3', 'evt_4'])
    expect(second.headers.get('link')).toBeNull()
  })

  it('are changed by what is sent; a stale change is refused', async () => {
    const { body } = await send('PATCH /events/evt_1', { venue: null, city: null, region: null, version: 1 })
    expect(body).toMatchObject({ location: 'https://winter-concert.example.com/', version: 2 })
    expect((await send('PATCH /events/evt_1', { name: 'Late', version: 1 })).body.code).toBe('stale')
  })

  it('may not end before they begin, nor take the address of another', async () => {
    const early = await send('PATCH /events/evt_1', { endsAt: '2026-01-01T00:00:00.000Z' })
    expect(early.body.errors).toMatchObject([{ path: 'body.endsAt', code: 'ends-before-start' }])
    const taken = await send('PATCH /events/evt_1', { slug: 'lantern-walk' })
    expect(taken.body.errors).toMatchObject([{ path: 'body.slug', code: 'slug-taken' }])
  })

  it('keep their earlier slugs, which no other event can take', async () => {
    await send('PATCH /events/evt_1', { slug: 'renamed' })
    expect((await send('GET /public/events/winter-concert')).body).toMatchObject({ slug: 'renamed' })
    const taken = await send('PATCH /events/evt_2', { slug: 'winter-concert' })
    expect(taken.body.errors).toMatchObject([{ code: 'slug-taken' }])
    expect((await send('PATCH /events/evt_1', { slug: 'winter-concert' })).body.slug).toBe('winter-concert')
  })

  it('go on sale only with a date, an imprint and a ticket type, and the refusal names what is missing', async () => {
    const { body: made } = await send('POST /events', site)
    const { body } = await send(`PUT /events/${made.id}/status`, { status: 'On Sale' })
    expect(body).toMatchObject({ code: 'not-ready', errors: [{ code: 'date-open' }, { code: 'no-ticket-type' }] })
    const other = await send('POST /events', { ...site, status: 'On Sale' }, { 'x-team': '2' })
    expect(other.body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'date-open',
      'imprint-missing',
      'no-ticket-type',
    ])
  })

  it('change status only as the rules allow', async () => {
    expect((await send('PUT /events/evt_2/status', { status: 'On Sale' })).body.status).toBe('On Sale')
    expect((await send('POST /events', { ...site, status: 'Closed' })).body.code).toBe('transition-refused')
  })

  it('are copied into test, their date open, under an address of their own', async () => {
    const { body } = await send('POST /events/evt_1/duplicate')
    expect(body.name).toBe('Kopie von Winter Concert: Strings by Candlelight')
    expect(body).toMatchObject({ status: 'test', dateTba: true, ticketsSold: '0/500', venue: 'Konzerthaus' })
    expect(body.slug).not.toBe('winter-concert')
    expect(body).not.toHaveProperty('endsAt')
  })

  it('are not found after they are deleted', async () => {
    expect((await send('DELETE /events/evt_2')).status).toBe(204)
    expect((await send('GET /events/evt_2')).body.title).toBe('Event not found')
  })

  it('with orders are not deleted, and do not become drafts again', async () => {
    expect((await send('DELETE /events/evt_1')).body.code).toBe('conflict')
    expect((await send('PUT /events/evt_1/status', { status: 'test' })).body.code).toBe('transition-refused')
    expect((await send('GET /events/evt_1')).body.status).toBe('On Sale')
  })

  it('belong to their team', async () => {
    expect((await send('GET /events', undefined, { 'x-team': '2' })).body).toEqual([])
    expect((await send('GET /events/evt_1', undefined, { 'x-team': '2' })).status).toBe(404)
  })
})

describe('selling', () => {
  it('[S3.2] the seed orders add up to the tickets that the events show as sold', async () => {
    const { body } = await send('GET /events')
    expect(body.map(({ ticketsSold }: { ticketsSold: string }) => ticketsSold)).toEqual([
      '0/40',
      '342/500',
      '87/120',
      '250/250',
    ])
    const { body: sales } = await send('GET /events/evt_1/sales')
    const addOns = 4 * 1800 + 3 * 2200
    const { body: report } = await send('GET /events/evt_1/promo-codes/report')
    // five tickets to the balcony were given away
    const gross = 158 * 4200 + (154 - 5) * 2800 + 30 * 1200 + addOns
    expect(sales).toMatchObject({ sold: 342, revenueCents: gross - report.total.discountCents })
  })

  it('some orders have add-ons, which the event shows as sold and by which orders and attendees are found', async () => {
    const [{ addOns }] = (await send('GET /events/evt_1/add-on-groups')).body
    expect(addOns).toMatchObject([
      { id: 'tkt_90', sold: 4, left: 12 },
      { id: 'tkt_91', sold: 3, left: 9 },
    ])
    const { body: orders } = await send('GET /orders?type=tkt_90')
    const { body: attendees } = await send('GET /events/evt_1/attendees?type=tkt_90')
    expect([orders.length, attendees.length]).toEqual([4, 4])
    const { body: order } = await send(`GET /orders/${orders[0].id}`)
    expect(order).toMatchObject({ extras: [{ kind: 'add-on', typeName: 'Silk-screen printing' }], balanceCents: 0 })
    const { ticketId: id } = order.extras[0]
    expect(attendees).toContainEqual(expect.objectContaining({ id, addOns: '1 × Silk-screen printing' }))
    // one was bought later
    const { body: added } = await send('GET /orders/ord_2_1')
    expect(added).toMatchObject({ tickets: [], extras: [{}], addsTo: { id: 'ord_2' }, balanceCents: 0 })
    expect((await send('GET /orders?q=KQ7M-4RTX')).body).toMatchObject([{ id: added.id, tickets: 0, addOns: 1 }])
    const { body: main } = await send('GET /orders/ord_2')
    expect(main.addOnOrders).toEqual([{ id: added.id, number: added.number, status: 'paid' }])
  })

  it('orders are found by number, name and address, by event and by status, and come in pages', async () => {
    const { body: pending } = await send('GET /orders?status=pending')
    expect(pending).toMatchObject([{ event: { id: 'evt_3' }, tickets: 2 }])
    const [{ id, number, email }] = pending
    for (const q of [number.toLowerCase(), email])
      expect((await send(`GET /orders?q=${q}`)).body).toMatchObject([{ id }])
    const first = await send('GET /orders?event=evt_4&limit=2')
    expect(first.headers.get('link')).toContain('cursor=')
    expect((await send('GET /orders', undefined, { 'x-team': '2' })).body).toEqual([])
  })

  it('an order shows its tickets and its history, and offers no action', async () => {
    const [{ id }] = (await send('GET /orders?status=cancelled')).body
    expect((await send(`GET /orders/${id}`)).body).toMatchObject({
      tickets: [{ typeName: 'Standard' }, {}],
      refunds: [{ state: 'done' }],
      timeline: [{ kind: 'placed' }, { kind: 'paid' }, { kind: 'cancelled' }, { kind: 'refunded' }],
      actions: [],
    })
    expect((await send(`POST /orders/${id}/cancel`, {})).body.code).toBe('no-endpoint')
  })

  it('a capacity below the seats taken is refused, and a ticket type with orders cannot be deleted', async () => {
    const { body } = await send('PATCH /ticket-types/tkt_6', { capacity: 69 })
    expect(body.errors).toMatchObject([{ path: 'body.capacity', code: 'below-seats-taken', limit: 70 }])
    const { body: whole } = await send('PATCH /events/evt_3', { capacity: 10 })
    expect(whole.errors).toMatchObject([{ code: 'below-seats-taken', limit: 89 }])
    const { body: refused } = await send('DELETE /ticket-types/tkt_6')
    expect(refused).toMatchObject({ code: 'conflict', errors: [{ code: 'orders-in-it' }] })
  })

  it('a public page shows whether few or plenty of tickets are left', async () => {
    await send('PATCH /events/evt_3', { capacity: 92 })
    const { body } = await send('GET /public/events/silent-film-night')
    expect(body).toMatchObject({
      sale: 'open',
      organiser: 'Kulturhaus am Fluss',
      ticketTypes: [
        { availability: 'few', left: 3 },
        { availability: 'few', left: 3 },
      ],
    })
    expect((await send('GET /public/events/winter-concert')).body.ticketTypes[0]).toMatchObject({
      availability: 'plenty',
    })
  })
})

describe('the rest of the demo', () => {
  it('shows the teams 1 and 2, and takes changes to them', async () => {
    expect((await send('GET /teams')).body.map(({ id }: { id: string }) => id)).toEqual(['1', '2'])
    const { body } = await send('PATCH /teams/2', { name: 'Les Tréteaux', version: 1 })
    expect(body).toMatchObject({ name: 'Les Tréteaux', version: 2 })
    expect((await send('PATCH /teams/1', { imprint: null })).body.code).toBe('conflict')
  })

  it('adds a team, owned by the current user', async () => {
    const { status, body } = await send('POST /teams', { name: 'Hofkino' })
    expect([status, body.role]).toEqual([201, 'owner'])
    expect((await send(`GET /teams/${body.id}/members`)).body).toHaveLength(1)
    expect((await send('GET /me')).body.teams).toHaveLength(3)
  })

  it('needs no account', async () => {
    expect((await send('GET /me')).body).toMatchObject({ lastTeam: '1', operator: false })
    expect((await send('PATCH /me', { theme: 'dark' })).body.theme).toBe('dark')
    expect((await send('PATCH /me', { lastTeam: '9' })).status).toBe(404)
  })

  it('finds events, serves the changelog in three languages, and accepts support requests and feedback', async () => {
    const { body } = await send('GET /search?q=piano')
    expect(body).toMatchObject({ events: { count: 1 }, orders: {}, threads: {}, members: { count: 0 }, similar: false })
    expect((await send('GET /changelog?language=de')).body[0].title).toBe('Einlass, Kasse und Rechnungen')
    expect((await send('POST /support/requests', { subject: 'Seats', message: 'How?' })).status).toBe(201)
    expect((await send('GET /sign-up')).body.signUp).toBe(false)
  })
})
