import { goodKey, notionLink } from '../../servers/notion-keys.ts'
import type { ComparedResponse, Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }
const site = { title: 'Summer Night', urlLink: 'example.com/summer', notionLink }
const date = '2031-06-01T18:00:00.000Z'

const made = async (send: Send, body: object = site) => (await send('POST /events', body)).body.id as string
/** Creates an event that lacks nothing for its sale, with a free ticket type. */
async function readyForSale(send: Send): Promise<string> {
  const id = await made(send)
  await send(`PATCH /teams/${(await send('GET /teams')).body.at(-1).id}`, { imprint })
  await send(`PATCH /events/${id}`, { date })
  await send(`POST /events/${id}/ticket-types`, { name: 'Seat', priceCents: 0, capacity: 40 })
  return id
}
const dated = async (send: Send, title: string, on: string) => {
  const id = await made(send, { ...site, title })
  return await send(`PATCH /events/${id}`, { date: on, city: 'Köln' })
}
const four = async (send: Send) => {
  await dated(send, 'Bühne', '2031-03-01T18:00:00.000Z')
  await made(send, { ...site, title: 'Zirkus' })
  await dated(send, 'apfel', '2031-05-01T18:00:00.000Z')
  await dated(send, 'Ärger', '2020-01-01T18:00:00.000Z')
}
const lists =
  (...queries: string[]) =>
  async (send: Send): Promise<ComparedResponse[]> => {
    await four(send)
    return await inSequence(send, ...queries.map((query): [string] => [`GET /events${query}`]))
  }

const unknown = 'evt_unknown'

export const siteCases = {
  'sites.view': {
    'a website without a check, another one, an unknown event': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`GET /events/${id}/site`],
        [`PATCH /events/${id}`, { websiteUrl: 'example.com/summer' }],
        [`GET /events/${id}/site`],
        [`PATCH /events/${id}`, { websiteUrl: 'example.org' }],
        [`GET /events/${id}/site`],
        [`GET /events/${unknown}/site`],
      )
    },
  },
  'sites.check': {
    'asked for, twice, and of an unknown event': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`POST /events/${id}/site/check`],
        [`POST /events/${id}/site/check`],
        [`GET /events/${id}/site`],
        [`POST /events/${unknown}/site/check`],
      )
    },
  },
} satisfies Record<string, Cases>

export const eventCases = {
  'events.list': {
    'an empty team': (send) => inSequence(send, ['GET /events']),
    'in every order': lists(
      '',
      '?order=asc',
      '?sort=name',
      '?sort=name&order=desc',
      '?sort=status',
      '?sort=status&order=desc',
      '?sort=next',
      '?sort=next&order=desc',
    ),
    'searched and filtered': lists(
      '?q=KOLN',
      '?q=%C3%A4rger',
      '?q=nothing',
      '?status=test',
      '?status=Closed',
      '?when=ahead',
      '?when=over&sort=next',
    ),
    'page by page': async (send) => {
      await four(send)
      const next = await send('GET /events?sort=next&limit=1')
      return [next, ...(await inSequence(send, ['GET /events?limit=3'], ['GET /events?limit=4']))]
    },
    'what cannot be asked': lists(
      '?limit=0',
      '?limit=101',
      '?limit=x',
      '?status=onsale',
      '?sort=colour',
      '?when=soon',
      '?colour=red',
      `?q=${'x'.repeat(201)}`,
    ),
  },
  'events.upcoming': {
    'dated ones first, then open ones': async (send) => {
      await four(send)
      return await inSequence(send, ['GET /events/upcoming'])
    },
  },
  'events.view': {
    'one event': async (send) => [await send(`GET /events/${await made(send)}`)],
    'an unknown one': (send) => inSequence(send, [`GET /events/${unknown}`], ['GET /events/a%00b']),
  },
  'events.create': {
    'with and without a title': (send) =>
      inSequence(
        send,
        ['POST /events', site],
        ['POST /events', { urlLink: 'example.com' }],
        ['POST /events', { title: 'Alone' }],
        ['POST /events', { title: 'Hall', date, timeZone: 'Europe/Paris', venue: 'Hof', city: 'Lyon' }],
        ['POST /events', { title: 'Stream', online: true, venue: 'Hof' }],
        ['POST /events', { ...site, title: '  ' }],
      ),
    'in another status': (send) =>
      inSequence(
        send,
        ['POST /events', { ...site, status: 'On Sale' }],
        ['POST /events', { ...site, status: 'Closed' }],
      ),
    'bad input': (send) =>
      inSequence(
        send,
        ['POST /events', { urlLink: '', date: 'soon', venue: '' }],
        ['POST /events', { ...site, title: 'x'.repeat(10_000) }],
        ['POST /events', { ...site, title: 'a\u0000b' }],
        ['POST /events', { ...site, urlLink: 'http://127.0.0.1' }],
        ['POST /events', { ...site, urlLink: 'http://example.com:8080' }],
        ['POST /events', { ...site, urlLink: 'ftp://example.com' }],
        ['POST /events', { ...site, notionLink: 'https://example.com' }],
        ['POST /events', { ...site, colour: 'red' }],
        ['POST /events', '{"title":'],
        ['POST /events', '{}', { 'content-type': 'text/plain' }],
      ),
    'once for one key': async (send) => {
      const headers = { 'idempotency-key': 'one' }
      const answers = await inSequence(
        send,
        ['POST /events', site, headers],
        ['POST /events', site, headers],
        ['POST /events', { ...site, title: 'B' }, headers],
      )
      return [...answers, await send('GET /events')]
    },
  },
  'events.change': {
    'an address, online with access, no website, a cover that was not uploaded': async (send) => {
      const id = await made(send)
      const address = { street: 'Am Markt 1', postcode: '10115', country: 'DE', mapUrl: 'example.com/map' }
      const hash = 'a'.repeat(64)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { venue: 'Hof', city: 'Berlin', ...address, doorsMinutesBefore: 45 }],
        [`PATCH /events/${id}`, { onlineAccess: 'https://meet.example.com' }],
        [`PATCH /events/${id}`, { online: true, onlineAccess: 'https://meet.example.com' }],
        [`GET /events/${id}`],
        ['GET /events'],
        [`POST /events/${id}/duplicate`],
        [`PATCH /events/${id}`, { websiteUrl: null }],
        [`GET /events/${id}/site`],
        [`PATCH /events/${id}`, { country: 'XX', postcode: 'x'.repeat(21), doorsMinutesBefore: 721 }],
        [`PATCH /events/${id}`, { cover: { hash, alt: '', focusX: 50, focusY: 50 } }],
        [`PATCH /events/${id}`, { city: 'Köln', doorsMinutesBefore: null }],
      )
    },
    'a date, a place, the place away again': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { name: 'New', date, endsAt: '2031-06-01T20:00:00.000Z', timeZone: 'Europe/Paris' }],
        [`PATCH /events/${id}`, { venue: 'Hof', city: 'Berlin', region: 'Berlin' }],
        [`PATCH /events/${id}`, { venue: null, city: null, region: null, notionLink: null }],
        [`PATCH /events/${id}`, { dateTba: true }],
        [`PATCH /events/${id}`, { websiteUrl: 'example.com:22' }],
      )
    },
    'online, and a place again': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { venue: 'Hof', city: 'Berlin' }],
        [`PATCH /events/${id}`, { online: true }],
        [`PATCH /events/${id}`, { name: 'Still online' }],
        [`PATCH /events/${id}`, { online: true, city: 'Berlin' }],
        [`PATCH /events/${id}`, { city: 'Berlin' }],
      )
    },
    'the language of its Notion page': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { contentLanguage: 'ar' }],
        [`PATCH /events/${id}`, { name: 'Still in Arabic' }],
        [`PATCH /events/${id}`, { contentLanguage: 'xx' }],
        [`PATCH /events/${id}`, { contentLanguage: null }],
      )
    },
    'a cap and another currency': async (send) => {
      const id = await made(send)
      await send(`POST /events/${id}/ticket-types`, { name: 'Seat', priceCents: 900, capacity: 40 })
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { capacity: 30, currency: 'CHF' }],
        [`PATCH /events/${id}`, { capacity: 0 }],
        [`PATCH /events/${id}`, { capacity: null }],
        [`PATCH /events/${id}`, { capacity: 2 ** 31 }],
        [`PATCH /events/${id}`, { capacity: -1 }],
      )
    },
    'not its currency, nor a capacity below its seats, once it has orders': async (send, sell) => {
      const id = await readyForSale(send)
      await sell(id)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { currency: 'CHF' }],
        [`PATCH /events/${id}`, { currency: 'EUR', name: 'Another' }],
        [`PATCH /events/${id}`, { capacity: 0 }],
        [`PATCH /events/${id}`, { capacity: 1 }],
      )
    },
    'what cannot be': async (send) => {
      const id = await made(send)
      return await inSequence(
        send,
        [`PATCH /events/${id}`, { name: '' }],
        [`PATCH /events/${id}`, { date, endsAt: '2030-01-01T00:00:00.000Z' }],
        [`PATCH /events/${id}`, { timeZone: 'Mars/Olympus' }],
        [`PATCH /events/${id}`, { name: 'Stale', version: 7 }],
        [`PATCH /events/${unknown}`, { name: 'Nothing' }],
      )
    },
  },
  'events.delete': {
    'once, and then not again': async (send) => {
      const id = await made(send)
      return await inSequence(send, [`DELETE /events/${id}`], [`DELETE /events/${id}`], [`GET /events/${id}`])
    },
    'with test orders, but not with real ones': async (send, sell) => {
      const [draft, real] = [await readyForSale(send), await readyForSale(send)]
      await sell(draft)
      await send(`PUT /events/${real}/status`, { status: 'On Sale' })
      await sell(real)
      return await inSequence(send, [`DELETE /events/${draft}`], [`DELETE /events/${real}`], [`GET /events/${real}`])
    },
  },
  'events.changeStatus': {
    'only where a way leads and nothing is missing': async (send) => {
      const team = (await send('GET /teams')).body.at(-1).id
      const id = await made(send)
      const to = (status: string): [string, object] => [`PUT /events/${id}/status`, { status }]
      const missing = await inSequence(send, to('On Sale'), to('Closed'), to('test'))
      await send(`PATCH /teams/${team}`, { imprint })
      await send(`PATCH /events/${id}`, { date })
      missing.push(await send(...to('On Sale')))
      await send(`POST /events/${id}/ticket-types`, { name: 'Seat', priceCents: 900, capacity: 40 })
      return [
        ...missing,
        ...(await inSequence(
          send,
          to('On Sale'),
          [`PATCH /events/${id}`, { dateTba: true }],
          to('Closed'),
          to('On Sale'),
          to('test'),
        )),
      ]
    },
    'back to draft only without real orders; the sale starts without the test orders': async (send, sell) => {
      const id = await readyForSale(send)
      const to = (status: string): [string, object] => [`PUT /events/${id}/status`, { status }]
      await sell(id)
      const started = await inSequence(send, to('On Sale'), ['GET /orders'], to('test'), to('On Sale'))
      await sell(id)
      return [...started, ...(await inSequence(send, to('test'), to('Closed'), to('test')))]
    },
    'an unknown event or status': (send) =>
      inSequence(
        send,
        [`PUT /events/${unknown}/status`, { status: 'Closed' }],
        [`PUT /events/${unknown}/status`, { status: 'gone' }],
      ),
  },
  'events.duplicate': {
    'a copy in test, its date open': async (send) => {
      const id = await made(send)
      await send(`PATCH /events/${id}`, { date, city: 'Köln', capacity: 30 })
      await send(`POST /events/${id}/ticket-types`, { name: 'Seat', priceCents: 900, capacity: 40 })
      return await inSequence(send, [`POST /events/${id}/duplicate`], [`POST /events/${unknown}/duplicate`])
    },
  },
  'events.saveKey': {
    'a key that Notion takes': async (send) => {
      const id = await made(send)
      return await inSequence(send, [`POST /events/${id}/api-key`, { apiKey: goodKey }], [`GET /events/${id}`])
    },
    'keys that Notion refuses': async (send) => {
      const id = await made(send)
      const keys = ['ntn_refused', 'ntn_no_capability', 'ntn_not_shared', 'ntn_database', 'ntn_in_trash', '', 'a b']
      return await inSequence(
        send,
        ...keys.map((apiKey): [string, object] => [`POST /events/${id}/api-key`, { apiKey }]),
      )
    },
    'an unknown event': (send) => inSequence(send, [`POST /events/${unknown}/api-key`, { apiKey: goodKey }]),
  },
  'events.removeKey': {
    'the key is gone': async (send) => {
      const id = await made(send)
      await send(`POST /events/${id}/api-key`, { apiKey: goodKey })
      return await inSequence(send, [`DELETE /events/${id}/api-key`], [`DELETE /events/${unknown}/api-key`])
    },
  },
} satisfies Record<string, Cases>
