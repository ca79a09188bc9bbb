import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { deleteOldIdempotencyKeys } from '../installation/commands.ts'

const notionLink = 'https://www.notion.so/Summer-1f2e3d4c5b6a79880123456789abcdef'

const { app, organiser: ada } = await startTestBed()
const bob = await signUp(app.publicUrl)

const site = { urlLink: 'example.org' }
const create = async (who: Organiser, body: object = {}) =>
  (await who.send('POST /api/v1/events', { ...site, title: 'Summer Night', ...body })).body

describe('POST /events', () => {
  it('[S3.1] [S3.3] returns every field of the created event: a draft without a date, at its website', async () => {
    const before = Date.now()
    const { status, body } = await ada.send('POST /api/v1/events', {
      title: ' Sommerfest ',
      urlLink: 'example.org/fest',
      notionLink,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      name: 'Sommerfest',
      date: new Date(body.date).toISOString(),
      dateTba: true,
      timeZone: 'Europe/Berlin',
      location: 'https://example.org/fest',
      online: false,
      websiteUrl: 'https://example.org/fest',
      notionLink,
      ticketsSold: '0/0',
      status: 'test',
      slug: 'sommerfest',
      currency: 'EUR',
      described: false,
      siteState: 'not-connected',
      version: 1,
    })
    expect(Date.parse(body.date)).toBeGreaterThan(before - 60_000)
  })

  it.each([{}, { title: '' }, { title: '   ' }])("names the event 'Untitled Event' for %j", async (title) => {
    expect((await ada.send('POST /api/v1/events', { ...site, ...title })).body.name).toBe('Untitled Event')
  })

  it('puts the new event at the top of the list', async () => {
    const { id } = await create(ada)
    expect((await ada.send('GET /api/v1/events')).body[0].id).toBe(id)
  })

  it('gives two events with the same name different addresses', async () => {
    const [first, second] = [await create(ada, { title: 'Twins' }), await create(ada, { title: 'Twins' })]
    expect(first.slug).toBe('twins')
    expect(second.slug).toMatch(/^twins-[0-9a-f]{6}$/)
  })

  it('refuses a new event on sale that is not ready, and a closed one', async () => {
    const onSale = await ada.send('POST /api/v1/events', { ...site, status: 'On Sale' })
    expect(onSale.status).toBe(409)
    expect(onSale.body).toMatchObject({
      code: 'not-ready',
      errors: [{ code: 'date-open' }, { code: 'imprint-missing' }, { code: 'no-ticket-type' }],
    })
    const closed = await ada.send('POST /api/v1/events', { ...site, status: 'Closed' })
    expect(closed.body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('creates the event with its inventory or not at all', async () => {
    await using broken = await startTestApp()
    const eve = await signUp(broken.publicUrl)
    await broken.db.execute('alter table inventory add constraint broken check (false) not valid')
    expect((await eve.send('POST /api/v1/events', site)).status).toBe(500)
    expect((await broken.db.execute('select from events')).rowCount).toBe(0)
  })

  it.each([
    [{ title: 'x'.repeat(10_000) }, 'body.title', 'too-long'],
    [{ title: 'a\u0000b' }, 'body.title', 'control-characters'],
    [{ title: 'a\u202eb' }, 'body.title', 'control-characters'],
    [{ title: 7 }, 'body.title', 'wrong-type'],
    [{ urlLink: '' }, 'body.urlLink', 'required'],
    [{ date: 'tomorrow' }, 'body.date', 'format'],
    [{ timeZone: 'Mars/Olympus' }, 'body.timeZone', 'time-zone'],
    [{ urlLink: 'http://127.0.0.1' }, 'body.urlLink', 'address-private'],
    [{ urlLink: 'http://example.org:22' }, 'body.urlLink', 'address-port'],
    [{ urlLink: 'example.org:8080' }, 'body.urlLink', 'address-port'],
    [{ urlLink: 'javascript:alert(1)' }, 'body.urlLink', 'address-scheme'],
    [{ urlLink: 'https://a:b@example.org' }, 'body.urlLink', 'address-credentials'],
    [{ notionLink: 'https://example.org' }, 'body.notionLink', 'notion-host'],
    [{ status: 'onsale' }, 'body.status', 'not-allowed'],
    [{ teamId: 'tem_other' }, 'body.teamId', 'unknown-field'],
    [{ apiKey: 'ntn_1' }, 'body.apiKey', 'unknown-field'],
  ])('refuses %o with the field and a code, and creates no event', async (wrong, path, code) => {
    const before = (await ada.send('GET /api/v1/events')).body.length
    const { status, body, headers } = await ada.send('POST /api/v1/events', { ...site, ...wrong })
    expect(status).toBe(422)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toMatchObject({ code: 'validation', requestId: expect.any(String) })
    expect(body.errors).toContainEqual(expect.objectContaining({ path, code }))
    expect((await ada.send('GET /api/v1/events')).body).toHaveLength(before)
  })

  it.each(['<b>Sommer</b>', '🎭 Foyer', 'مهرجان \u200f', "Robert'); drop table events;--"])(
    'stores %j unchanged',
    async (title) => {
      expect((await create(ada, { title })).name).toBe(title.trim())
    },
  )

  it.each([
    ['a body that is not JSON', '{"title":', 400, 'malformed', {}],
    ['a number that is out of range', '{"urlLink":"example.org","title":1e400}', 422, 'validation', {}],
    ['a body over the limit', JSON.stringify({ title: 'x'.repeat(70_000) }), 413, 'too-large', {}],
    ['another content type', '{}', 415, 'unsupported-media-type', { 'content-type': 'text/plain' }],
    ['ten thousand brackets', '['.repeat(10_000) + ']'.repeat(10_000), 422, 'validation', {}],
    ['bytes that are not UTF-8', '"\ud800"', 422, 'validation', {}],
  ])('answers %s', async (_, body, status, code, headers) => {
    const answer = await ada.send('POST /api/v1/events', body, headers)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('creates one event per Idempotency-Key, also for fifty requests at once, and another one after a day', async () => {
    const before = (await ada.send('GET /api/v1/events')).body.length
    const headers = { 'idempotency-key': 'one' }
    const send = () => ada.send('POST /api/v1/events', { ...site, title: 'Once' }, headers)
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect((await ada.send('GET /api/v1/events')).body).toHaveLength(before + 1)
    const other = await ada.send('POST /api/v1/events', { ...site, title: 'Twice' }, headers)
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
    const strangers = await bob.send('POST /api/v1/events', { ...site, title: 'Once' }, headers)
    expect(strangers.body.id).not.toBe(answers[0]?.body.id)
    await app.db.execute(sql`update idempotency_keys set created_at = created_at - interval '25 hours'`)
    await deleteOldIdempotencyKeys(app.db)
    expect((await send()).body.id).not.toBe(answers[0]?.body.id)
  })

  it.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])(
    'refuses %j as an Idempotency-Key, and creates no event',
    async (key) => {
      const before = (await ada.send('GET /api/v1/events')).body.length
      const { status, body } = await ada.send('POST /api/v1/events', site, { 'idempotency-key': key })
      expect([status, body.errors?.[0].path]).toEqual([422, 'header.idempotency-key'])
      expect((await ada.send('GET /api/v1/events')).body).toHaveLength(before)
    },
  )

  it('accepts the Idempotency-Key of a refused request again', async () => {
    const headers = { 'idempotency-key': 'again' }
    await ada.send('POST /api/v1/events', { ...site, status: 'Closed' }, headers)
    expect((await ada.send('POST /api/v1/events', { ...site, title: 'Now right' }, headers)).status).toBe(201)
  })
})

describe('access', () => {
  it('is refused without a session', async () => {
    const { status, body } = await testClient(app.publicUrl).send('GET /api/v1/events')
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  it("to another team's event is refused as not found by every route, and changes nothing", async () => {
    const event = await create(ada)
    for (const call of [
      `GET /api/v1/events/${event.id}`,
      `DELETE /api/v1/events/${event.id}`,
      `DELETE /api/v1/events/${event.id}/api-key`,
      `POST /api/v1/events/${event.id}/duplicate`,
    ])
      expect((await bob.send(call)).body).toMatchObject({ status: 404, title: 'Event not found' })
    const changed = await bob.send(`PATCH /api/v1/events/${event.id}`, { name: 'Mine' })
    const status = await bob.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
    const key = await bob.send(`POST /api/v1/events/${event.id}/api-key`, { apiKey: 'ntn_12345678' })
    expect([changed.status, status.status, key.status]).toEqual([404, 404, 404])
    expect((await ada.send(`GET /api/v1/events/${event.id}`)).body).toEqual(event)
  })

  it('to a team without the account is refused as not found', async () => {
    const [team] = ada.me.teams
    const { status, body } = await bob.send('GET /api/v1/events', undefined, { 'x-team': team?.id ?? '' })
    expect([status, body.code]).toEqual([404, 'not-found'])
  })

  it.each([
    ['another site', { origin: 'https://example.com' }],
    ['a page without an origin', { origin: 'null' }],
    [
      'a form of another site',
      { origin: 'https://example.com', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    ],
  ])('is refused to writes with the cookie from %s', async (_, headers) => {
    const { status, body } = await ada.send('POST /api/v1/events', site, headers)
    expect([status, body.code]).toEqual([403, 'wrong-origin'])
  })
})

describe('PATCH /events/{id}', () => {
  it('changes the given fields and keeps the others', async () => {
    const event = await create(ada)
    const changes = {
      name: 'New',
      date: '2027-06-01T18:00:00.000Z',
      endsAt: '2027-06-01T22:00:00.000Z',
      timeZone: 'Europe/Paris',
    }
    const { body } = await ada.send(`PATCH /api/v1/events/${event.id}`, changes)
    expect(body).toEqual({ ...event, ...changes, dateTba: false, version: 2 })
  })

  it('shows the place as the location, and the website of an online event, which has no place', async () => {
    const { id } = await create(ada)
    const placed = await ada.send(`PATCH /api/v1/events/${id}`, { venue: 'Hof', city: 'Berlin', region: 'Berlin' })
    expect(placed.body).toMatchObject({ location: 'Hof, Berlin, Berlin', websiteUrl: 'https://example.org/' })
    const cityOnly = await ada.send(`PATCH /api/v1/events/${id}`, { venue: null, region: null })
    expect(cityOnly.body.location).toBe('Berlin')
    const gone = await ada.send(`PATCH /api/v1/events/${id}`, { online: true })
    expect(gone.body.location).toBe('https://example.org/')
    expect(gone.body).not.toHaveProperty('city')
    expect((await ada.ok(`POST /api/v1/events/${id}/duplicate`)).online).toBe(true)
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { city: 'Köln' })).toMatchObject({ online: false, city: 'Köln' })
  })

  it('makes the event found under its new name and place', async () => {
    const { id } = await create(ada)
    await ada.send(`PATCH /api/v1/events/${id}`, { name: 'Umbenannt', city: 'Köln' })
    expect((await ada.send('GET /api/v1/events?q=umbenannt%20koln')).body).toHaveLength(1)
  })

  it('refuses a change based on an old version', async () => {
    const { id } = await create(ada)
    await ada.send(`PATCH /api/v1/events/${id}`, { name: 'First', version: 1 })
    const stale = await ada.send(`PATCH /api/v1/events/${id}`, { name: 'Second', version: 1 })
    expect(stale.body).toMatchObject({ status: 409, code: 'stale' })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.name).toBe('First')
  })

  it('accepts one of several changes based on the same version', async () => {
    const { id } = await create(ada)
    const change = (name: string) => ada.send(`PATCH /api/v1/events/${id}`, { name, version: 1 })
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(change))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it.each([
    [{ name: ' ' }, 'body.name', 'required'],
    [{ date: 'tomorrow' }, 'body.date', 'format'],
    [{ date: '0000-01-01T00:00:00Z' }, 'body.date', 'date-range'],
    [{ date: '9999-12-31T23:30:00Z' }, 'body.date', 'date-range'],
    [{ date: '2027-06-01T18:00:00.000Z', endsAt: '9999-12-31T23:30:00Z' }, 'body.endsAt', 'date-range'],
    [{ date: '2027-06-01T18:00:00.000Z', endsAt: '2027-06-01T17:00:00.000Z' }, 'body.endsAt', 'ends-before-start'],
    [{ timeZone: 'Mars/Olympus' }, 'body.timeZone', 'time-zone'],
    [{ slug: 'Not A Slug' }, 'body.slug', 'slug'],
    [{ currency: 'XXX' }, 'body.currency', 'not-allowed'],
    [{ ticketsSold: '9/9' }, 'body.ticketsSold', 'unknown-field'],
  ])('refuses %o', async (changes, path, code) => {
    const { id } = await create(ada)
    const { status, body } = await ada.send(`PATCH /api/v1/events/${id}`, changes)
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, path, code])
  })

  it('refuses an address that another event has', async () => {
    const taken = await create(bob)
    const { id } = await create(ada)
    const { body } = await ada.send(`PATCH /api/v1/events/${id}`, { slug: taken.slug })
    expect(body.errors).toEqual([expect.objectContaining({ path: 'body.slug', code: 'slug-taken' })])
  })

  it('answers impossible ids with not found', async () => {
    for (const id of ['evt_nothing', 'a%00b', '%2e%2e%2f', 'x'.repeat(500), '☃'])
      expect((await ada.send(`GET /api/v1/events/${id}`)).status).toBe(404)
  })
})

describe('discounts', () => {
  const typeOf = async (id: string) =>
    (await ada.ok(`POST /api/v1/events/${id}/ticket-types`, { name: 'Seat', priceCents: 900, capacity: 9 })).id
  const tenth = { name: 'Tenth', rule: { kind: 'percent', bp: 1000 } }

  it('are for ticket types of the event, and lose those that are deleted', async () => {
    const { id } = await create(ada)
    const [first, second] = [await typeOf(id), await typeOf(id)]
    const discounts = [{ ...tenth, ticketTypeIds: [first] }, { ...tenth, ticketTypeIds: [first, second] }, tenth]
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { discounts })).toMatchObject({ discounts })
    await ada.ok(`DELETE /api/v1/ticket-types/${first}`)
    const { discounts: left } = await ada.ok(`GET /api/v1/events/${id}`)
    expect(left).toEqual([{ ...tenth, ticketTypeIds: [second] }, tenth])
    const foreign = [{ ...tenth, ticketTypeIds: [await typeOf((await create(ada)).id)] }]
    expect((await ada.send(`PATCH /api/v1/events/${id}`, { discounts: foreign })).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.discounts.0.ticketTypeIds', code: 'not-of-event' }],
    })
  })

  it('are copied for the copied ticket types, but for those with a time', async () => {
    const { id } = await create(ada)
    const ticketTypeIds = [await typeOf(id)]
    const until = '2027-01-01T00:00:00.000Z'
    const discounts = [{ ...tenth, ticketTypeIds }, tenth, { ...tenth, until }]
    await ada.ok(`PATCH /api/v1/events/${id}`, { discounts })
    const copy = await ada.ok(`POST /api/v1/events/${id}/duplicate`)
    const [type] = await ada.ok(`GET /api/v1/events/${copy.id}/ticket-types`)
    expect((await ada.ok(`GET /api/v1/events/${copy.id}`)).discounts).toEqual([
      { ...tenth, ticketTypeIds: [type.id] },
      tenth,
    ])
  })

  it.each([
    ['more are free than there are', { kind: 'some-free', of: 3, free: 3 }, 'rule.free', 'too-big'],
    ['it takes more than the price', { kind: 'percent', bp: 10_001 }, 'rule.bp', 'too-big'],
    ['it needs one ticket only', { kind: 'quantity', from: 1, bp: 500 }, 'rule.from', 'too-small'],
  ])('are refused when %s', async (_, rule, path, code) => {
    const { id } = await create(ada)
    const refused = await ada.send(`PATCH /api/v1/events/${id}`, { discounts: [{ name: 'Tenth', rule }] })
    expect(refused.body.errors).toMatchObject([{ path: `body.discounts.0.${path}`, code }])
  })
})

describe('DELETE and duplicate', () => {
  it('deletes an event', async () => {
    const { id } = await create(ada)
    expect((await ada.send(`DELETE /api/v1/events/${id}`)).status).toBe(204)
    expect((await ada.send(`GET /api/v1/events/${id}`)).status).toBe(404)
    expect((await ada.send(`DELETE /api/v1/events/${id}`)).body.title).toBe('Event not found')
  })

  it('copies an event into a draft without a date, under another address', async () => {
    const event = await create(ada, { notionLink })
    const dated = await ada.send(`PATCH /api/v1/events/${event.id}`, {
      date: '2027-06-01T18:00:00.000Z',
      venue: 'Hof',
      paymentTerms: { ...defaultPaymentTerms, latest: '2027-05-01T18:00:00.000Z' },
    })
    const { status, body } = await ada.send(`POST /api/v1/events/${event.id}/duplicate`)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: `Copy of ${event.name}`,
      venue: 'Hof',
      notionLink,
      status: 'test',
      dateTba: true,
      version: 1,
    })
    // the last day to pay belongs to the date
    expect(body.paymentTerms).toEqual(defaultPaymentTerms)
    expect([body.id, body.slug]).not.toContain(dated.body.slug)
    expect(body.id).not.toBe(event.id)
  })
})
