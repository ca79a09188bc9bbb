import { beforeAll, describe, expect, it } from 'vitest'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser: cleo } = await startTestBed()

const create = async (who: typeof cleo, body: object) =>
  (await who.send('POST /api/v1/events', { urlLink: 'example.org', title: 'Summer Night', ...body })).body

describe('GET /events', () => {
  beforeAll(async () => {
    const dated = async (name: string, date: string) => {
      const { id } = await create(cleo, { title: name })
      await cleo.send(`PATCH /api/v1/events/${id}`, { date })
    }
    await dated('Ärger im Paradies', '2027-03-01T19:00:00.000Z')
    await create(cleo, { title: 'Zirkus' })
    await dated('apfelfest', '2027-05-01T19:00:00.000Z')
    await dated('Zürich liest', '2026-01-01T19:00:00.000Z')
    await create(cleo, { title: '100 % Tanz_abend' })
  })
  const names = async (query: string) =>
    (await cleo.send(`GET /api/v1/events${query}`)).body.map((event: { name: string }) => event.name)

  it('sorts by date, the newest first, events without a date before all others', async () => {
    const newest = ['100 % Tanz_abend', 'Zirkus', 'apfelfest', 'Ärger im Paradies', 'Zürich liest']
    expect(await names('')).toEqual(newest)
    expect(await names('?order=asc')).toEqual(newest.reverse())
  })

  it('sorts by name, without regard to capitals and accents', async () => {
    const byName = ['100 % Tanz_abend', 'apfelfest', 'Ärger im Paradies', 'Zirkus', 'Zürich liest']
    expect(await names('?sort=name')).toEqual(byName)
    expect(await names('?sort=name&order=desc')).toEqual(byName.reverse())
  })

  it('finds words without regard to capitals and accents, and % and _ literally', async () => {
    expect(await names('?q=zurich')).toEqual(['Zürich liest'])
    expect(await names('?q=PARADIES%20%C3%A4rger')).toEqual(['Ärger im Paradies'])
    expect(await names('?q=z_abend')).toEqual(['100 % Tanz_abend'])
    for (const q of ['%25', 'nothing']) expect(await names(`?q=${q}`)).toEqual([])
  })

  it('filters by status', async () => {
    expect(await names('?status=On%20Sale')).toEqual([])
    expect(await names('?status=test')).toHaveLength(5)
  })

  it.each(['', '&sort=name', '&sort=status', '&order=asc', '&sort=name&order=desc', '&sort=status&order=desc'])(
    'comes page by page without losing or repeating a row (%s)',
    async (sorted) => {
      const seen: string[] = []
      let next: string | undefined = `/api/v1/events?limit=2${sorted}`
      while (next) {
        const { body, headers } = await cleo.send(`GET ${next}`)
        expect(headers.get('x-total-count')).toBe('5')
        seen.push(...body.map((event: { name: string }) => event.name))
        next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(seen).toEqual(await names(`?${sorted.slice(1)}`))
    },
  )

  it('refuses a cursor of another order, a limit out of range and unknown filters', async () => {
    const { headers } = await cleo.send('GET /api/v1/events?limit=1')
    const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1]
    for (const [query, path] of [
      [`sort=name&cursor=${cursor}`, 'query.cursor'],
      ['cursor=nonsense', 'query.cursor'],
      ['limit=0', 'query.limit'],
      ['limit=101', 'query.limit'],
      ['limit=x', 'query.limit'],
      ['colour=red', 'query.colour'],
      ['q=a%00b', 'query.q'],
    ]) {
      const { status, body } = await cleo.send(`GET /api/v1/events?${query}`)
      expect([status, body.errors?.[0].path]).toEqual([422, path])
    }
  })

  it.each([
    ['name', ['name+', 'a\u0000', 'evt_1']],
    ['name', ['name+', 'a', 'evt_\u0000']],
    ['date', ['date-', true, '0000-01-01T00:00:00Z', 'evt_1']],
    ['date', ['date-', true, '2027-01-01T00:00:00Z', '\u0000']],
    ['status&order=asc', ['status+', 'test', true, '0000-01-01T00:00:00Z', 'evt_1']],
  ])('refuses a forged cursor (%s, %j)', async (sort, keys) => {
    const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url')
    const { status, body } = await cleo.send(`GET /api/v1/events?sort=${sort}&limit=2&cursor=${cursor}`)
    expect([status, body.errors?.[0].code]).toEqual([422, 'cursor'])
  })

  it('lists up to five upcoming events: with a date the soonest first, then without a date, never closed ones', async () => {
    const { body } = await cleo.send('GET /api/v1/events/upcoming')
    expect(body.map((event: { name: string }) => event.name)).toEqual([
      'Ärger im Paradies',
      'apfelfest',
      'Zirkus',
      '100 % Tanz_abend',
    ])
  })

  it('[S3.6] returns the id and name of an upcoming event, and the state of its site', async () => {
    const [first] = (await cleo.send('GET /api/v1/events?sort=name&q=paradies')).body
    const { body } = await cleo.send('GET /api/v1/events/upcoming')
    expect(body[0]).toEqual({ id: first.id, name: 'Ärger im Paradies', siteState: 'not-connected' })
  })
})
