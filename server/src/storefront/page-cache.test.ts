import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { startTestApp } from '../test/app.ts'
import { testClient } from '../test/client.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'

const { app: one, organiser } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: one.databaseUrl }))

const listening = () =>
  vi.waitFor(() => expect([one, other].every(({ pageCache }) => pageCache.isCaching())).toBe(true), 10_000)
await listening()

const get = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  testClient(app.publicUrl).send(`GET ${path}`, undefined, headers)

/** Cached pages lack the headers that a rendered response has, such as the request id. */
const isKept = async (app: TestApp, path: string) => !(await get(app, path)).headers.has('x-request-id')

/** Reads the page until it comes from the page cache. */
async function warm(path: string): Promise<void> {
  for (const app of [one, other]) await vi.waitFor(async () => expect(await isKept(app, path)).toBe(true), 10_000)
}

describe('a cached page', () => {
  it('is sent as it was rendered, with the same headers, for any query', async () => {
    const { slug } = await eventOnSale(organiser)
    const path = `/en/e/${slug}`
    const made = await get(one, path)
    await warm(path)
    const kept = await get(one, `${path}?utm_source=mail`)
    expect(kept.body).toBe(made.body)
    const named = ({ headers }: typeof made) =>
      [...headers].filter(
        ([name]) =>
          !/^(x-request-id|date|connection|keep-alive|content-encoding|content-length|transfer-encoding)$/.test(name),
      )
    expect(named(kept)).toEqual(named(made))
  })

  it('counts towards a rush only when it is rendered', async () => {
    const { slug } = await eventOnSale(organiser)
    const count = vi.spyOn(one.saleMeter, 'count')
    await get(one, `/en/e/${slug}`)
    expect(count.mock.calls).toEqual([[2]])
    await warm(`/en/e/${slug}`)
    count.mockClear()
    await get(one, `/en/e/${slug}`)
    expect(count).not.toHaveBeenCalled()
    count.mockRestore()
  })

  it('is not sent again to a browser that has it', async () => {
    const { slug } = await eventOnSale(organiser)
    const path = `/en/e/${slug}`
    const made = await get(one, path)
    const etag = made.headers.get('etag') ?? ''
    expect((await get(one, path, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    await warm(path)
    expect((await get(one, path, { 'if-none-match': `"other", ${etag}` })).status).toBe(304)
    expect((await get(one, path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is compressed only for clients that accept it', async () => {
    const { slug } = await eventOnSale(organiser)
    const path = `/en/e/${slug}`
    await warm(path)
    const encoding = async (accept: string) =>
      (await get(one, path, { 'accept-encoding': accept })).headers.get('content-encoding')
    expect(await Promise.all(['gzip, br', 'br', 'gzip;q=0', 'identity'].map(encoding))).toEqual([
      'gzip',
      null,
      null,
      null,
    ])
  })

  it('has no body for HEAD', async () => {
    const { slug } = await eventOnSale(organiser)
    await warm(`/en/e/${slug}`)
    const { status, body, headers } = await testClient(one.publicUrl).send(`HEAD /en/e/${slug}`)
    expect([status, body]).toEqual([200, ''])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1000)
  })
})

describe('another process renders a page again when', () => {
  const changes: [string, (sale: EventOnSale) => Promise<unknown>, string][] = [
    ['the event is renamed', ({ id }) => organiser.ok(`PATCH /api/v1/events/${id}`, { name: 'New name' }), 'New name'],
    [
      'a ticket type is changed',
      ({ types }) => organiser.ok(`PATCH /api/v1/ticket-types/${types[0]}`, { name: 'Balcony' }),
      'Balcony',
    ],
    [
      'a ticket type is added',
      ({ id }) =>
        organiser.ok(`POST /api/v1/events/${id}/ticket-types`, { name: 'Royal seat', priceCents: 0, capacity: 1 }),
      'Royal seat',
    ],
    [
      'the sale is closed',
      ({ id }) => organiser.ok(`PUT /api/v1/events/${id}/status`, { status: 'Closed' }),
      'sales are closed',
    ],
    ['seats become few', (sale) => sale.reserve(9), 'Only 1 left'],
    [
      'the imprint changes',
      () =>
        organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
          imprint: { name: 'Neuer Verein', address: 'Weg 1', email: 'a@example.com' },
        }),
      'Neuer Verein',
    ],
  ]

  it.each(changes)('%s', async (_, change, said) => {
    const sale = await eventOnSale(organiser)
    const path = `/en/e/${sale.slug}`
    await warm(path)
    expect((await get(other, path)).body).not.toContain(said)
    await change(sale)
    // far below the half minute after which the page is rendered again in any case
    await vi.waitFor(async () => expect((await get(other, path)).body).toContain(said), 5000)
  })

  it('a sales window opens', async () => {
    const salesFrom = new Date(Date.now() + 2500).toISOString()
    const { slug } = await eventOnSale(organiser, {
      types: [{ name: 'Soon', priceCents: 0, capacity: 500, salesFrom }],
    })
    const path = `/en/e/${slug}`
    await warm(path)
    await vi.waitFor(async () => expect((await get(other, path)).body).toContain('Available'), 10_000)
  })
})

it('nothing is cached while the connection for notifications is lost, and pages are cached again afterwards', async () => {
  const { slug, id } = await eventOnSale(organiser)
  const path = `/en/e/${slug}`
  await warm(path)
  const client = new pg.Client({ connectionString: one.databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer notices' and datname = current_database()`,
  )
  await client.end()
  await vi.waitFor(() => expect([one.pageCache.isCaching(), other.pageCache.isCaching()]).toEqual([false, false]), 5000)
  expect(await isKept(one, path)).toBe(false)
  await organiser.ok(`PATCH /api/v1/events/${id}`, { name: 'Renamed since' })
  expect((await get(other, path)).body).toContain('Renamed since')
  await listening()
  await warm(path)
  expect((await get(other, path)).body).toContain('Renamed since')
})

it('a page that was read before a change is not cached after it', async () => {
  const { slug, id } = await eventOnSale(organiser)
  await warm(`/en/e/${slug}`)
  const page = await one.pageCache.render('/en/e/slow', async () => {
    await organiser.ok(`PATCH /api/v1/events/${id}`, { name: 'Changed while it was made' })
    // the notice has arrived when it has dropped the other page of the event
    await vi.waitFor(async () => expect(await isKept(one, `/en/e/${slug}`)).toBe(false), 5000)
    return { html: 'old', eventId: id, maxAgeMs: 60_000 }
  })
  expect(page?.html).toBe('old')
  expect((await get(one, '/en/e/slow')).status).toBe(404)
  expect((await get(one, `/en/e/${slug}`)).body).toContain('Changed while it was made')
})
