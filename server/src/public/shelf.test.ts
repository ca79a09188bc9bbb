import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Organiser } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { openSale, sent } from './test/on-sale.ts'

let one: House
let other: House
let organiser: Organiser

beforeAll(async () => {
  one = await openHouse()
  other = await openHouse({}, { databaseUrl: one.databaseUrl })
  organiser = await signUp(one.publicUrl)
  await listening()
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await one[Symbol.asyncDispose]()
})

const listening = () => vi.waitFor(() => expect([one, other].every(({ shelf }) => shelf.keeping())).toBe(true), 10_000)

const look = (house: House, path: string, headers: Record<string, string> = {}) =>
  visitor(house.publicUrl).send(`GET ${path}`, undefined, headers)

/** What is sent from the shelf has passed nothing that names requests. */
const isKept = async (house: House, path: string) => !(await look(house, path)).headers.has('x-request-id')

/** Looks until the page comes from the shelf. */
async function warm(path: string): Promise<void> {
  for (const house of [one, other]) await vi.waitFor(async () => expect(await isKept(house, path)).toBe(true), 10_000)
}

describe('a page that is ready', () => {
  it('is sent as it was made, with the same headers, to any query', async () => {
    const { slug } = await openSale(organiser)
    const path = `/en/e/${slug}`
    const made = await look(one, path)
    await warm(path)
    const kept = await look(one, `${path}?utm_source=mail`)
    expect(kept.body).toBe(made.body)
    const named = ({ headers }: typeof made) =>
      [...headers].filter(
        ([name]) =>
          !/^(x-request-id|date|connection|keep-alive|content-encoding|content-length|transfer-encoding)$/.test(name),
      )
    expect(named(kept)).toEqual(named(made))
  })

  it('is not sent again to whom has it', async () => {
    const { slug } = await openSale(organiser)
    const path = `/en/e/${slug}`
    const made = await look(one, path)
    const etag = made.headers.get('etag') ?? ''
    expect((await look(one, path, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    await warm(path)
    expect((await look(one, path, { 'if-none-match': `"other", ${etag}` })).status).toBe(304)
    expect((await look(one, path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is sent packed only to whom takes that', async () => {
    const { slug } = await openSale(organiser)
    const path = `/en/e/${slug}`
    await warm(path)
    const encoding = async (accept: string) =>
      (await look(one, path, { 'accept-encoding': accept })).headers.get('content-encoding')
    expect(await Promise.all(['gzip, br', 'br', 'gzip;q=0', 'identity'].map(encoding))).toEqual([
      'gzip',
      null,
      null,
      null,
    ])
  })

  it('answers HEAD without a body', async () => {
    const { slug } = await openSale(organiser)
    await warm(`/en/e/${slug}`)
    const { status, body, headers } = await visitor(one.publicUrl).send(`HEAD /en/e/${slug}`)
    expect([status, body]).toEqual([200, ''])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1000)
  })
})

describe('a page in another process is made anew when', () => {
  const changes: [string, (ids: { id: string; slug: string; types: string[] }) => Promise<unknown>, string][] = [
    [
      'the event is renamed',
      ({ id }) => sent(organiser, `PATCH /api/v1/events/${id}`, { name: 'New name' }),
      'New name',
    ],
    [
      'a ticket type is changed',
      ({ types }) => sent(organiser, `PATCH /api/v1/ticket-types/${types[0]}`, { name: 'Balcony' }),
      'Balcony',
    ],
    [
      'a ticket type is added',
      ({ id }) =>
        sent(organiser, `POST /api/v1/events/${id}/ticket-types`, { name: 'Royal seat', priceCents: 0, capacity: 1 }),
      'Royal seat',
    ],
    [
      'the sale is closed',
      ({ id }) => sent(organiser, `PUT /api/v1/events/${id}/status`, { status: 'Closed' }),
      'sales are closed',
    ],
    [
      'seats become few',
      ({ slug, types }) =>
        sent(organiser, `POST /api/v1/public/events/${slug}/orders`, {
          items: [{ ticketTypeId: types[0], quantity: 9 }],
        }),
      'Only 1 left',
    ],
    [
      'the imprint changes',
      () =>
        sent(organiser, `PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
          imprint: { name: 'Neuer Verein', address: 'Weg 1', email: 'a@example.com' },
        }),
      'Neuer Verein',
    ],
  ]

  it.each(changes)('%s', async (_, change, said) => {
    const sale = await openSale(organiser)
    const path = `/en/e/${sale.slug}`
    await warm(path)
    expect((await look(other, path)).body).not.toContain(said)
    await change(sale)
    // far below the half minute after which it would be made anew anyway
    await vi.waitFor(async () => expect((await look(other, path)).body).toContain(said), 5000)
  })

  it('a sales window opens', async () => {
    const salesFrom = new Date(Date.now() + 2500).toISOString()
    const { slug } = await openSale(organiser, { types: [{ name: 'Soon', priceCents: 0, capacity: 500, salesFrom }] })
    const path = `/en/e/${slug}`
    await warm(path)
    await vi.waitFor(async () => expect((await look(other, path)).body).toContain('Available'), 10_000)
  })
})

it('nothing is kept while changes cannot be heard of, and again once they can', async () => {
  const { slug, id } = await openSale(organiser)
  const path = `/en/e/${slug}`
  await warm(path)
  const client = new pg.Client({ connectionString: one.databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer notices' and datname = current_database()`,
  )
  await client.end()
  await vi.waitFor(() => expect([one.shelf.keeping(), other.shelf.keeping()]).toEqual([false, false]), 5000)
  expect(await isKept(one, path)).toBe(false)
  await sent(organiser, `PATCH /api/v1/events/${id}`, { name: 'Renamed meanwhile' })
  expect((await look(other, path)).body).toContain('Renamed meanwhile')
  await listening()
  await warm(path)
  expect((await look(other, path)).body).toContain('Renamed meanwhile')
})

it('a page that was read before a change is not kept after it', async () => {
  const { slug, id } = await openSale(organiser)
  await warm(`/en/e/${slug}`)
  const page = await one.shelf.make('/en/e/slow', async () => {
    await sent(organiser, `PATCH /api/v1/events/${id}`, { name: 'Changed while it was made' })
    // the notice has arrived when it has dropped the other page of the event
    await vi.waitFor(async () => expect(await isKept(one, `/en/e/${slug}`)).toBe(false), 5000)
    return { html: 'old', eventId: id, rightForMs: 60_000 }
  })
  expect(page?.html).toBe('old')
  expect((await look(one, '/en/e/slow')).status).toBe(404)
  expect((await look(one, `/en/e/${slug}`)).body).toContain('Changed while it was made')
})
