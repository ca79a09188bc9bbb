import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Organiser } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { openSale, sent } from './test/on-sale.ts'

let one: House
let other: House
let organiser: Organiser
let stranger: Organiser

beforeAll(async () => {
  one = await openHouse()
  other = await openHouse({}, { databaseUrl: one.databaseUrl })
  organiser = await signUp(one.publicUrl)
  stranger = await signUp(one.publicUrl)
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await one[Symbol.asyncDispose]()
})

const look = (path: string, house = one) => visitor(house.publicUrl).send(`GET ${path}`)
const rename = (id: string, slug: string) => sent(organiser, `PATCH /api/v1/events/${id}`, { slug })

/** An event on sale that had another address before. */
async function renamed(now: string, ...meanwhile: string[]) {
  const sale = await openSale(organiser, { title: `Once ${now}` })
  for (const slug of [...meanwhile, now]) await rename(sale.id, slug)
  return sale
}

describe('an address that an event had before', () => {
  it.each(['', '/question', '/choice?quantity.x=1', '/calendar.ics'])('leads on for good: %s', async (page) => {
    const now = `now${page.length}`
    const { slug } = await renamed(now, `${now}-meanwhile`)
    for (const [house, former] of [
      [one, slug],
      [other, `${now}-meanwhile`],
    ] as const) {
      const { status, headers } = await look(`/de/e/${former}${page}`, house)
      expect([status, headers.get('location')]).toEqual([308, `/de/e/${now}${page}`])
      // a browser that remembered it would go round in circles once the event has its old address again
      expect(headers.get('cache-control')).toContain('no-cache')
    }
    expect((await look(`/de/e/${now}`)).status).toBe(200)
  })

  it('leads on as soon as the event is renamed, wherever its page was kept', async () => {
    const { id, slug } = await openSale(organiser)
    const kept = async () => !(await look(`/en/e/${slug}`, other)).headers.has('x-request-id')
    await vi.waitFor(async () => expect(await kept()).toBe(true), 10_000)
    await rename(id, 'kept-before')
    await vi.waitFor(async () => expect((await look(`/en/e/${slug}`, other)).status).toBe(308), 5000)
  })

  it('still sells, and is asked, by the API', async () => {
    const { slug, types } = await renamed('sells-on')
    expect((await look(`/api/v1/public/events/${slug}`)).body).toMatchObject({ slug: 'sells-on' })
    const items = [{ ticketTypeId: types[0], quantity: 1 }]
    const reserved = await visitor(one.publicUrl).send(`POST /api/v1/public/events/${slug}/orders`, { items })
    expect(reserved.status).toBe(201)
    const checkout = await look(`/en/e/${slug}/checkout/${reserved.body.token}`)
    expect(checkout.headers.get('location')).toBe(`/en/e/sells-on/checkout/${reserved.body.token}`)
    const question = { name: 'Robin', email: 'robin@example.com', text: 'When?', language: 'en' }
    const asked = await visitor(one.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
    expect(asked.status).toBe(201)
  })

  it('of a test leads nobody on but its team', async () => {
    const { id, slug } = await openSale(organiser, { status: 'test' })
    await rename(id, 'still-a-test')
    for (const path of [`/en/e/${slug}`, `/en/e/${slug}/preview`, `/api/v1/public/events/${slug}`])
      expect((await stranger.send(`GET ${path}`)).status).toBe(404)
    for (const page of ['', '/preview'])
      expect((await organiser.send(`GET /en/e/${slug}${page}`)).headers.get('location')).toBe(
        `/en/e/still-a-test${page}`,
      )
  })

  it('may be taken back by its event', async () => {
    const { id, slug } = await renamed('back-and-forth')
    await rename(id, slug)
    expect((await look(`/en/e/${slug}`)).status).toBe(200)
    expect((await look('/en/e/back-and-forth')).headers.get('location')).toBe(`/en/e/${slug}`)
  })

  it('is given to no other event: not when it asks, not by its name, not to both who ask at once', async () => {
    const { slug } = await renamed('never-given-away')
    const { body: theirs } = await stranger.send('POST /api/v1/events', { title: 'Theirs', urlLink: 'example.org' })
    const taken = await stranger.send(`PATCH /api/v1/events/${theirs.id}`, { slug, name: 'Not even the name' })
    expect(taken.body.errors).toEqual([expect.objectContaining({ path: 'body.slug', code: 'slug-taken' })])
    expect((await stranger.send(`GET /api/v1/events/${theirs.id}`)).body).toEqual(theirs)
    const named = { title: slug.replaceAll('-', ' '), urlLink: 'example.org' }
    const ofThatName = await stranger.send('POST /api/v1/events', named)
    expect(ofThatName.body.slug).toMatch(new RegExp(`^${slug}-[0-9a-f]{6,16}$`))
    const both = await Promise.all([
      stranger.send(`PATCH /api/v1/events/${theirs.id}`, { slug: 'wanted-by-two' }),
      stranger.send(`PATCH /api/v1/events/${ofThatName.body.id}`, { slug: 'wanted-by-two' }),
      stranger.send('POST /api/v1/events', { title: 'Wanted by two', urlLink: 'example.org' }),
    ])
    expect(both.filter(({ body }) => body.slug === 'wanted-by-two')).toHaveLength(1)
    expect(both.filter(({ status }) => status === 500)).toEqual([])
  })

  it('goes with the event', async () => {
    const { id, slug } = await openSale(organiser, { status: 'test' })
    await rename(id, 'soon-deleted')
    expect((await organiser.send(`DELETE /api/v1/events/${id}`)).status).toBe(204)
    for (const gone of [slug, 'soon-deleted']) expect((await organiser.send(`GET /en/e/${gone}`)).status).toBe(404)
    const again = await stranger.send('POST /api/v1/events', { title: 'Soon deleted', urlLink: 'example.org' })
    expect(again.body.slug).toBe('soon-deleted')
  })
})
