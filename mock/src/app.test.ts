import { beforeEach, describe, expect, it } from 'vitest'
import type { Mock } from './app.ts'
import { createMock } from './app.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
let mock: Mock
beforeEach(() => {
  mock = createMock(() => now)
})

async function ask(call: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = call.split(' ')
  const response = await mock.fetch(
    new Request(`http://mock${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

const names = async (path: string) => (await ask(`GET ${path}`)).body.map(({ name }: { name: string }) => name)
const site = { title: 'Spring Fair', urlLink: 'fair.example.com' }

describe('what the mock does not answer', () => {
  it('[S8.2] a resource it does not know is refused by name', async () => {
    const { status, body, headers } = await ask('GET /invoices/1')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toMatchObject({ code: 'no-endpoint', title: 'Mock endpoint not found for resource: invoices' })
  })

  it('[S8.3] a call it does not know is refused by method and path', async () => {
    const { body } = await ask('PUT /events/evt_1')
    expect(body).toMatchObject({ code: 'no-endpoint', title: 'Mock endpoint not found for PUT /events/evt_1' })
  })

  it('a route of the contract without a handler is refused the same way', async () => {
    const { body } = await ask('GET /me/nothing')
    expect(body.title).toBe('Mock endpoint not found for GET /me/nothing')
  })

  it('an id that could be none of ours is not found', async () => {
    expect((await ask('GET /events/%00')).body).toMatchObject({ code: 'not-found' })
  })
})

describe('requests', () => {
  it('with a body that is not JSON by type are refused before they are read', async () => {
    expect((await ask('POST /events', site, { 'content-type': 'text/plain' })).body.code).toBe('unsupported-media-type')
  })

  it('with a field the contract does not have name it', async () => {
    const { body } = await ask('POST /events', { ...site, price: 3 })
    expect(body.errors).toMatchObject([{ path: 'body.price', code: 'unknown-field' }])
  })

  it('with a query the contract does not allow name it', async () => {
    expect((await ask('GET /events?sort=colour')).body.errors).toMatchObject([
      { path: 'query.sort', code: 'not-allowed' },
    ])
  })

  it('for a team that is not there are not found', async () => {
    expect((await ask('GET /events', undefined, { 'x-team': '3' })).status).toBe(404)
  })

  it('with the same idempotency key and body are done once', async () => {
    const [first, second] = [
      await ask('POST /events', site, { 'idempotency-key': 'a' }),
      await ask('POST /events', site, { 'idempotency-key': 'a' }),
    ]
    expect(second.body.id).toBe(first.body.id)
    expect(await names('/events')).toHaveLength(5)
  })

  it('with the same idempotency key and another body are refused', async () => {
    await ask('POST /events', site, { 'idempotency-key': 'a' })
    const { body } = await ask('POST /events', { ...site, title: 'Other' }, { 'idempotency-key': 'a' })
    expect(body.code).toBe('idempotency-mismatch')
  })
})

describe('events', () => {
  it('[S3.5] are four to begin with, in various statuses', async () => {
    const { body } = await ask('GET /events')
    expect(body).toHaveLength(4)
    expect(new Set(body.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['On Sale', 'Closed', 'test']),
    )
  })

  it('[S7.3] come by date, the newest first', async () => {
    const dates = (await ask('GET /events')).body.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('[S7.4] are answered one by one', async () => {
    expect((await ask('GET /events/evt_1')).body).toMatchObject({
      location: 'Konzerthaus, Freiburg, Baden-Württemberg',
      ticketsSold: '342/500',
    })
  })

  it('[S7.5] a created one stands at the top, in test, its date open and its address as its location', async () => {
    const { status, body } = await ask('POST /events', site)
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
    expect((await ask('POST /events', { urlLink: 'fair.example.com' })).body.name).toBe('Untitled Event')
  })

  it('[S7.6] keep a key, which is only shown masked', async () => {
    const { body } = await ask('POST /events/evt_1/api-key', { apiKey: 'ntn_0123456789abcd' })
    expect(body).toMatchObject({ id: 'evt_1', apiKey: 'ntn_…abcd', siteState: 'connected' })
    expect((await ask('DELETE /events/evt_1/api-key')).body).not.toHaveProperty('apiKey')
  })

  it('[S8.1] a key for an unknown one is refused in the words of the specification', async () => {
    const { status, body } = await ask('POST /events/evt_9/api-key', { apiKey: 'ntn_0123456789abcd' })
    expect([status, body.title]).toEqual([404, 'Event not found'])
  })

  it('a key that Notion would refuse is not stored', async () => {
    const { body } = await ask('POST /events/evt_1/api-key', { apiKey: 'ntn_not_shared' })
    expect(body.errors).toMatchObject([{ path: 'body.apiKey', code: 'notion-page-not-shared' }])
    expect((await ask('GET /events/evt_1')).body).not.toHaveProperty('apiKey')
  })

  it('a key is stored unchecked when Notion is out of reach', async () => {
    expect((await ask('POST /events/evt_1/api-key', { apiKey: 'ntn_unreachable' })).body.siteState).toBe('unchecked')
  })

  it('[S7.7] upcoming are those ahead that are not closed, the soonest first, then the open dates', async () => {
    await ask('POST /events', site)
    const { body } = await ask('GET /events/upcoming')
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
    const statuses = (await ask('GET /events?sort=status')).body.map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['test', 'On Sale', 'On Sale', 'Closed'])
  })

  it('come in pages that leave nothing out', async () => {
    const first = await ask('GET /events?limit=3')
    expect(first.headers.get('x-total-count')).toBe('4')
    const next = /<\/api\/v1([^>]*)>/.exec(first.headers.get('link') ?? '')?.[1]
    const second = await ask(`GET ${next}`)
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(['evt_2', 'evt_1', 'evt_3', 'evt_4'])
    expect(second.headers.get('link')).toBeNull()
  })

  it('are changed by what is sent; a stale change is refused', async () => {
    const { body } = await ask('PATCH /events/evt_1', { venue: null, city: null, region: null, version: 1 })
    expect(body).toMatchObject({ location: 'https://winter-concert.example.com/', version: 2 })
    expect((await ask('PATCH /events/evt_1', { name: 'Late', version: 1 })).body.code).toBe('stale')
  })

  it('may not end before they begin, nor take the address of another', async () => {
    const early = await ask('PATCH /events/evt_1', { endsAt: '2026-01-01T00:00:00.000Z' })
    expect(early.body.errors).toMatchObject([{ path: 'body.endsAt', code: 'ends-before-start' }])
    const taken = await ask('PATCH /events/evt_1', { slug: 'lantern-walk' })
    expect(taken.body.errors).toMatchObject([{ path: 'body.slug', code: 'slug-taken' }])
  })

  it('keep the addresses they had before: for their visitors, for themselves, for no other', async () => {
    await ask('PATCH /events/evt_1', { slug: 'renamed' })
    expect((await ask('GET /public/events/winter-concert')).body).toMatchObject({ slug: 'renamed' })
    const taken = await ask('PATCH /events/evt_2', { slug: 'winter-concert' })
    expect(taken.body.errors).toMatchObject([{ code: 'slug-taken' }])
    expect((await ask('PATCH /events/evt_1', { slug: 'winter-concert' })).body.slug).toBe('winter-concert')
  })

  it('go on sale only with a date, an imprint and a ticket type, and are told what is missing', async () => {
    const { body: made } = await ask('POST /events', site)
    const { body } = await ask(`PUT /events/${made.id}/status`, { status: 'On Sale' })
    expect(body).toMatchObject({ code: 'not-ready', errors: [{ code: 'date-open' }, { code: 'no-ticket-type' }] })
    const other = await ask('POST /events', { ...site, status: 'On Sale' }, { 'x-team': '2' })
    expect(other.body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'date-open',
      'imprint-missing',
      'no-ticket-type',
    ])
  })

  it('change status only as the rules allow', async () => {
    expect((await ask('PUT /events/evt_2/status', { status: 'On Sale' })).body.status).toBe('On Sale')
    expect((await ask('POST /events', { ...site, status: 'Closed' })).body.code).toBe('transition-refused')
  })

  it('are copied into test, their date open, under an address of their own', async () => {
    const { body } = await ask('POST /events/evt_1/duplicate')
    expect(body).toMatchObject({ status: 'test', dateTba: true, ticketsSold: '0/500', venue: 'Konzerthaus' })
    expect(body.slug).not.toBe('winter-concert')
    expect(body).not.toHaveProperty('endsAt')
  })

  it('are gone once deleted', async () => {
    expect((await ask('DELETE /events/evt_1')).status).toBe(204)
    expect((await ask('GET /events/evt_1')).body.title).toBe('Event not found')
  })

  it('belong to their team', async () => {
    expect((await ask('GET /events', undefined, { 'x-team': '2' })).body).toEqual([])
    expect((await ask('GET /events/evt_1', undefined, { 'x-team': '2' })).status).toBe(404)
  })
})

describe('selling', () => {
  it('[S3.2] the sample orders come to what the events say is sold', async () => {
    const { body } = await ask('GET /events')
    expect(body.map(({ ticketsSold }: { ticketsSold: string }) => ticketsSold)).toEqual([
      '0/40',
      '342/500',
      '87/120',
      '250/250',
    ])
    const { body: sales } = await ask('GET /events/evt_1/sales')
    expect(sales).toMatchObject({ sold: 342, revenueCents: 158 * 4200 + 154 * 2800 + 30 * 1200 })
  })

  it('orders are found by number, name and address, by event and by status, and come in pages', async () => {
    const { body: pending } = await ask('GET /orders?status=pending')
    expect(pending).toMatchObject([{ event: { id: 'evt_3' }, tickets: 2 }])
    const [{ id, number, email }] = pending
    for (const q of [number.toLowerCase(), email])
      expect((await ask(`GET /orders?q=${q}`)).body).toMatchObject([{ id }])
    const first = await ask('GET /orders?event=evt_4&limit=2')
    expect(first.headers.get('link')).toContain('cursor=')
    expect((await ask('GET /orders', undefined, { 'x-team': '2' })).body).toEqual([])
  })

  it('an order shows its tickets and its history, and nothing that could be done with it', async () => {
    const [{ id }] = (await ask('GET /orders?status=cancelled')).body
    expect((await ask(`GET /orders/${id}`)).body).toMatchObject({
      tickets: [{ typeName: 'Regular' }, {}],
      refunds: [{ state: 'done' }],
      timeline: [{ kind: 'placed' }, { kind: 'paid' }, { kind: 'cancelled' }, { kind: 'refunded' }],
      actions: [],
    })
    expect((await ask(`POST /orders/${id}/cancel`, {})).body.code).toBe('no-endpoint')
  })

  it('no fewer seats than are taken, and what was ordered stays', async () => {
    const { body } = await ask('PATCH /ticket-types/tkt_6', { capacity: 69 })
    expect(body.errors).toMatchObject([{ path: 'body.capacity', code: 'below-seats-taken', limit: 70 }])
    const { body: whole } = await ask('PATCH /events/evt_3', { capacity: 10 })
    expect(whole.errors).toMatchObject([{ code: 'below-seats-taken', limit: 89 }])
    const { body: refused } = await ask('DELETE /ticket-types/tkt_6')
    expect(refused).toMatchObject({ code: 'conflict', errors: [{ code: 'orders-in-it' }] })
  })

  it('a public page tells few from plenty', async () => {
    await ask('PATCH /events/evt_3', { capacity: 92 })
    const { body } = await ask('GET /public/events/silent-film-night')
    expect(body).toMatchObject({
      sale: 'open',
      organiser: 'Kulturhaus am Fluss',
      ticketTypes: [
        { availability: 'few', left: 3 },
        { availability: 'few', left: 3 },
      ],
    })
    expect((await ask('GET /public/events/winter-concert')).body.ticketTypes[0]).toMatchObject({
      availability: 'plenty',
    })
  })
})

describe('the rest of the demo', () => {
  it('shows the teams 1 and 2, and takes changes to them', async () => {
    expect((await ask('GET /teams')).body.map(({ id }: { id: string }) => id)).toEqual(['1', '2'])
    const { body } = await ask('PATCH /teams/2', { name: 'Les Tréteaux', version: 1 })
    expect(body).toMatchObject({ name: 'Les Tréteaux', version: 2 })
    expect((await ask('PATCH /teams/1', { imprint: null })).body.code).toBe('conflict')
  })

  it('adds a team, owned by the one who looks at it', async () => {
    const { status, body } = await ask('POST /teams', { name: 'Hofkino' })
    expect([status, body.role]).toEqual([201, 'owner'])
    expect((await ask(`GET /teams/${body.id}/members`)).body).toHaveLength(1)
    expect((await ask('GET /me')).body.teams).toHaveLength(3)
  })

  it('needs no account', async () => {
    expect((await ask('GET /me')).body).toMatchObject({ lastTeam: '1', operator: false })
    expect((await ask('PATCH /me', { theme: 'dark' })).body.theme).toBe('dark')
    expect((await ask('PATCH /me', { lastTeam: '9' })).status).toBe(404)
  })

  it('finds events, tells the changelog in three languages, and takes support requests and feedback', async () => {
    expect((await ask('GET /search?q=piano')).body.events).toHaveLength(1)
    expect((await ask('GET /changelog?language=de')).body[0].title).toBe('Tickets, Seiten und der Posteingang')
    expect((await ask('POST /support/requests', { subject: 'Seats', message: 'How?' })).status).toBe(201)
    expect((await ask('GET /door')).body.signUp).toBe(false)
  })
})
