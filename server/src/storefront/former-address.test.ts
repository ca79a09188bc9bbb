import { describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { signUp, testClient } from '../test/client.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'

const { app: one, organiser } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: one.databaseUrl }))
const stranger = await signUp(one.publicUrl)

const get = (path: string, app = one) => testClient(app.publicUrl).send(`GET ${path}`)
const rename = (id: string, slug: string) => organiser.ok(`PATCH /api/v1/events/${id}`, { slug })

/** An event on sale that had another address before. */
async function renamed(now: string, ...between: string[]) {
  const sale = await eventOnSale(organiser, { title: `Once ${now}` })
  for (const slug of [...between, now]) await rename(sale.id, slug)
  return sale
}

describe('a former address of an event', () => {
  it.each(['', '/question', '/choice?quantity.x=1', '/calendar.ics'])('redirects permanently: %s', async (page) => {
    const now = `now${page.length}`
    const { slug } = await renamed(now, `${now}-between`)
    for (const [app, former] of [
      [one, slug],
      [other, `${now}-between`],
    ] as const) {
      const { status, headers } = await get(`/de/e/${former}${page}`, app)
      expect([status, headers.get('location')]).toEqual([308, `/de/e/${now}${page}`])
      // a browser that remembered it would go round in circles once the event has its old address again
      expect(headers.get('cache-control')).toContain('no-cache')
    }
    expect((await get(`/de/e/${now}`)).status).toBe(200)
  })

  it('redirects as soon as the event is renamed, in processes that had cached its page too', async () => {
    const { id, slug } = await eventOnSale(organiser)
    const kept = async () => !(await get(`/en/e/${slug}`, other)).headers.has('x-request-id')
    await vi.waitFor(async () => expect(await kept()).toBe(true), 10_000)
    await rename(id, 'kept-before')
    await vi.waitFor(async () => expect((await get(`/en/e/${slug}`, other)).status).toBe(308), 5000)
  })

  it('still accepts orders and questions through the API', async () => {
    const sale = await renamed('sells-on')
    const { slug } = sale
    expect((await get(`/api/v1/public/events/${slug}`)).body).toMatchObject({ slug: 'sells-on' })
    const { token } = await sale.reserve()
    const checkout = await get(`/en/e/${slug}/checkout/${token}`)
    expect(checkout.headers.get('location')).toBe(`/en/e/sells-on/checkout/${token}`)
    const question = { name: 'Robin', email: 'robin@example.com', text: 'When?', language: 'en' }
    const asked = await testClient(one.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
    expect(asked.status).toBe(201)
  })

  it('of a draft redirects only its team', async () => {
    const { id, slug } = await eventOnSale(organiser, { status: 'test' })
    await rename(id, 'still-a-test')
    for (const path of [`/en/e/${slug}`, `/en/e/${slug}/preview`, `/api/v1/public/events/${slug}`])
      expect((await stranger.send(`GET ${path}`)).status).toBe(404)
    for (const page of ['', '/preview'])
      expect((await organiser.send(`GET /en/e/${slug}${page}`)).headers.get('location')).toBe(
        `/en/e/still-a-test${page}`,
      )
  })

  it('can be used again by its event', async () => {
    const { id, slug } = await renamed('back-and-forth')
    await rename(id, slug)
    expect((await get(`/en/e/${slug}`)).status).toBe(200)
    expect((await get('/en/e/back-and-forth')).headers.get('location')).toBe(`/en/e/${slug}`)
  })

  it('is not given to another event: neither on request, nor for its name, nor twice at the same time', async () => {
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

  it('becomes free when the event is deleted', async () => {
    const { id, slug } = await eventOnSale(organiser, { status: 'test' })
    await rename(id, 'soon-deleted')
    expect((await organiser.send(`DELETE /api/v1/events/${id}`)).status).toBe(204)
    for (const gone of [slug, 'soon-deleted']) expect((await organiser.send(`GET /en/e/${gone}`)).status).toBe(404)
    const again = await stranger.send('POST /api/v1/events', { title: 'Soon deleted', urlLink: 'example.org' })
    expect(again.body.slug).toBe('soon-deleted')
  })
})
