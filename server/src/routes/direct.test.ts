import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../http/listen.ts'
import { cookieHeader } from '../test/client.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { createApp, createSaleCalls } from './app.ts'
import { noJobs } from './jobs.ts'

const { app, organiser } = await startTestBed({ LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
const web = createApp(app, noJobs)

/** Serves the app, and counts its requests. */
async function startListener(direct?: Awaited<ReturnType<typeof createSaleCalls>>) {
  const listener = await listen(0, '127.0.0.1', 10)
  const served = { port: listener.port, byApp: 0 }
  const fetch: Parameters<typeof listener.setHandler>[0] = (request, env) => {
    served.byApp += 1
    return web.fetch(request, env)
  }
  listener.setHandler(fetch, direct && { direct })
  afterAll(() => listener.close())
  return served
}

const general = await startListener()
const direct = await startListener(await createSaleCalls(app, noJobs))

/** One of two equal events, with an order that is reserved. */
interface Sale extends EventOnSale {
  token: string
}

async function startSale(): Promise<Sale> {
  const sale = await eventOnSale(organiser, {
    types: [
      { name: 'Seat', priceCents: 0, capacity: 10_000 },
      { name: 'Paid', priceCents: 1200, capacity: 10_000 },
    ],
  })
  return await withOrder({ ...sale, token: '' })
}

const withOrder = async (sale: Sale): Promise<Sale> => ({ ...sale, token: (await sale.reserve([1, 0])).token })

const usual = [await startSale(), await startSale()] as const

/** A request, as bytes: the fields that differ from a plain one. */
interface Request {
  method?: string
  path?: string
  headers?: Record<string, string | string[] | undefined>
  body?: string | Buffer
  version?: string
  /** Sends the body in chunks. */
  chunked?: boolean
}

type MakeRequest = (sale: Sale) => Request

const reserve =
  (changes: object = {}): MakeRequest =>
  ({ slug, types: [ticketTypeId] }) => ({
    path: `/api/v1/public/events/${slug}/orders`,
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }], ...changes }),
  })
const completion = { name: 'Robin', email: 'robin@example.org', paymentMethod: 'free' }
const complete =
  (changes: object = {}): MakeRequest =>
  ({ token }) => ({
    path: `/api/v1/public/orders/${token}/complete`,
    body: JSON.stringify({ ...completion, ...changes }),
  })
const having =
  (make: MakeRequest, changes: Request): MakeRequest =>
  (sale) => {
    const made = make(sale)
    return { ...made, ...changes, headers: { ...made.headers, ...changes.headers } }
  }
const withHeaders = (make: MakeRequest, headers: Request['headers']) => having(make, { headers: headers ?? {} })

function bytesOf({ method = 'POST', path = '/', headers = {}, body = '', version = '1.1', chunked }: Request): Buffer {
  const bytes = Buffer.from(body)
  const all: Request['headers'] = {
    host: 'localhost:3000',
    origin: app.publicUrl,
    'x-forwarded-for': '10.1.2.3',
    'content-type': 'application/json',
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes.length) }),
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => `${name}: ${value}\r\n`),
  )
  const head = Buffer.from(`${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n`)
  const sent = chunked ? Buffer.from(`${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`) : bytes
  return Buffer.concat([head, sent])
}

/** Sends requests on one connection, one after the other, and returns the answers as they come. */
async function exchange(port: number, requests: readonly Request[]): Promise<string[]> {
  const socket = connect({ host: '127.0.0.1', port }).setEncoding('utf8')
  let received = ''
  socket.on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  const answers: string[] = []
  for (const request of requests) {
    socket.write(bytesOf(request))
    while (!isWhole(received)) if ((await Promise.race([once(socket, 'data'), closed]))[0] === false) break
    answers.push(received)
    received = ''
  }
  socket.destroy()
  return answers
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  if (/^transfer-encoding: chunked/im.test(text.slice(0, end))) return text.endsWith('0\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0)
  return Buffer.byteLength(text.slice(end + 4)) >= length
}

/** An answer without what differs each time: ids, tokens, numbers, times. The order of headers has no meaning. */
function comparable(answer: string, { slug }: Sale) {
  const [head = '', body = ''] = answer
    .replaceAll(slug, 'SLUG')
    .replace(/"requestId":"[^"]*"/, '"requestId":"ID"')
    .replace(/\b[0-9a-z]{52}\b/g, 'TOKEN')
    .replace(/\b[0-9A-Z]{26}\.[0-9A-Z]{26}\b/g, 'CODE')
    .replace(/\b(tic|tkt|evt)_[0-9a-z]{26}/g, '$1_ID')
    .replace(/"number":"[^"]*"/g, '"number":"NUMBER"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"holdSecondsLeft":\d+/, '"holdSecondsLeft":0')
    .replace(/^(retry-after|date|x-request-id): .*$/gim, '$1: VALUE')
    .split('\r\n\r\n')
  const [line, ...lines] = head.split('\r\n')
  const { length } = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4))
  const headers = lines.map((each) => each.replace(new RegExp(`^(content-length): ${length}$`, 'i'), '$1: WHOLE'))
  return { line, headers: headers.map((each) => each.replace(/^[^:]*/, (name) => name.toLowerCase())).sort(), body }
}

/** Sends the same requests both ways. @returns the answers of the direct way, equal but for ids and times */
async function bothWays(
  makers: readonly MakeRequest[],
  isDirect: boolean,
  prepare?: (sales: readonly Sale[]) => Promise<unknown>,
): Promise<string[]> {
  const sales = prepare
    ? ([await startSale(), await startSale()] as const)
    : ([await withOrder(usual[0]), await withOrder(usual[1])] as const)
  await prepare?.(sales)
  const before = direct.byApp
  const answers = await exchange(
    direct.port,
    makers.map((make) => make(sales[0])),
  )
  // refused by Node itself, before any way
  const refusedByNode = answers.filter((each) => !/x-request-id/i.test(each)).length
  expect(direct.byApp - before).toBe(isDirect ? 0 : makers.length - refusedByNode)
  const expected = await exchange(
    general.port,
    makers.map((make) => make(sales[1])),
  )
  expect(answers.map((each) => comparable(each, sales[0]))).toEqual(expected.map((each) => comparable(each, sales[1])))
  return answers
}

const statusesOf = (answers: readonly string[]) => answers.map((each) => Number(each.slice(9, 12)))

describe('a call of the sale is answered without the app as by the app', () => {
  it.each<[name: string, makers: MakeRequest[], statuses: number[]]>([
    ['an order and its completion', [reserve(), complete()], [201, 200]],
    ['a completion twice', [complete(), complete()], [200, 200]],
    ['a second completion for another buyer', [complete(), complete({ name: 'Kim' })], [200, 409]],
    [
      'an order in one request',
      [reserve({ completion }), reserve({ completion: { ...completion, email: 'x' } })],
      [201, 422],
    ],
    ['in another language', [reserve({ language: 'de' })], [201]],
    ['an unknown language', [reserve({ language: 'xx' })], [422]],
    [
      'two types, one to be paid',
      [
        ({ slug, types }) => ({
          path: `/api/v1/public/events/${slug}/orders`,
          body: JSON.stringify({ items: types.map((ticketTypeId) => ({ ticketTypeId, quantity: 2 })) }),
        }),
      ],
      [201],
    ],
    ['more than the maximum', [reserve({ items: [{ ticketTypeId: 'tkt_1', quantity: 100_000 }] })], [422]],
    ['a quantity that is no number', [reserve({ items: [{ ticketTypeId: 'tkt_1', quantity: '1' }] })], [422]],
    [
      'a quantity of zero, less, a fraction',
      [0, -1, 0.5].map((quantity) => reserve({ items: [{ ticketTypeId: 'tkt_1', quantity }] })),
      [422, 422, 422],
    ],
    ['no items, null, a text, an object', [[], null, 'x', {}].map((items) => reserve({ items })), [422, 422, 422, 422]],
    ['an unknown field', [reserve({ price: 0 })], [422]],
    ['a key of the prototype', [having(reserve(), { body: '{"__proto__":{"a":1},"items":[]}' })], [422]],
    [
      'a key twice',
      [
        (sale) => ({
          ...reserve()(sale),
          body: `{"items":[],"items":${JSON.stringify([{ ticketTypeId: sale.types[0], quantity: 1 }])}}`,
        }),
      ],
      [201],
    ],
    [
      'a body that is no object',
      ['null', '[]', '1', '"x"', 'true'].map((body) => having(reserve(), { body })),
      [422, 422, 422, 422, 422],
    ],
    [
      'a body that is no JSON',
      ['', '{', '{"items":[}', "{'items':[]}", '\u0000', '{"a":1}x'].map((body) => having(reserve(), { body })),
      [400, 400, 400, 400, 400, 400],
    ],
    ['bytes that are no UTF-8', [having(reserve(), { body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) })], [400]],
    ['a byte order mark', [(sale) => ({ ...reserve()(sale), body: `\ufeff${reserve()(sale).body}` })], [201]],
    ['deep nesting', [having(reserve(), { body: `${'['.repeat(30_000)}${']'.repeat(30_000)}` })], [422]],
    ['just the largest body', [having(reserve(), { body: `${' '.repeat(64 * 1024 - 2)}{}` })], [422]],
    ['an unknown event', [having(reserve(), { path: '/api/v1/public/events/none/orders' })], [404]],
    ['a token that Foyer did not sign', [having(complete(), { path: '/api/v1/public/orders/none/complete' })], [404]],
    ['a method of payment that is not offered', [complete({ paymentMethod: 'transfer' })], [422]],
    ['an attendee of another order', [complete({ attendees: [{ ticketId: 'tic_1', name: 'Kim' }] })], [422]],
    [
      'names and addresses that are wrong',
      [
        complete({ name: '' }),
        complete({ email: 'robin' }),
        complete({ name: 7, email: null }),
        having(complete(), { body: '{}' }),
      ],
      [422, 422, 422, 422],
    ],
    ['letters of other scripts', [complete({ name: 'Zoë 张伟 🎉' })], [200]],
    [
      'another request with the same key',
      [
        withHeaders(reserve(), { 'idempotency-key': 'k'.repeat(22) }),
        withHeaders(reserve({ language: 'de' }), { 'idempotency-key': 'k'.repeat(22) }),
      ],
      [201, 422],
    ],
    [
      'a key that is too short, too long, of other characters',
      ['k', 'k'.repeat(256), 'ü'.repeat(30)].map((key) => withHeaders(reserve(), { 'idempotency-key': key })),
      [422, 422, 422],
    ],
    ['a key where none is taken', [withHeaders(complete(), { 'idempotency-key': 'k' })], [200]],
    ['without an origin, as other programs', [withHeaders(reserve(), { origin: undefined })], [201]],
    ['typed into the address bar', [withHeaders(reserve(), { origin: undefined, 'sec-fetch-site': 'none' })], [201]],
    ['the origin of its own host', [withHeaders(reserve(), { origin: 'http://localhost:3000' })], [201]],
    ['with a character set', [withHeaders(reserve(), { 'content-type': 'Application/JSON; charset=utf-8' })], [201]],
    [
      'through several proxies',
      [
        withHeaders(reserve(), { 'x-forwarded-for': '9.9.9.9, 10.1.1.1, 127.0.0.1' }),
        withHeaders(reserve(), { 'x-forwarded-for': 'unknown' }),
      ],
      [201, 201],
    ],
    ['closed after the answer', [withHeaders(reserve(), { connection: 'close' })], [201]],
    [
      'accepting other types only',
      [withHeaders(reserve(), { accept: 'text/html', 'accept-encoding': 'gzip, br' })],
      [201],
    ],
  ])('%s', async (_, makers, statuses) => {
    expect(statusesOf(await bothWays(makers, true))).toEqual(statuses)
  })

  it('a repetition with its key, which gets the first answer', async () => {
    const repeated = withHeaders(reserve(), { 'idempotency-key': 'r'.repeat(22) })
    const [first = '', second = ''] = await bothWays([repeated, repeated], true)
    expect(second.split('\r\n\r\n')[1]).toBe(first.split('\r\n\r\n')[1])
  })

  it('over the limits of a network and of an address', async () => {
    await bothWays([reserve(), complete()], true)
    const answers = await bothWays([reserve(), complete()], true, () =>
      app.db.execute(sql`update rate_limits set count = 100000`),
    )
    await app.db.execute(sql`delete from rate_limits`)
    expect(statusesOf(answers)).toEqual([429, 429])
    expect(answers[0]).toMatch(/^retry-after: \d+/im)
  })

  it('for an event that is sold out, or closed', async () => {
    const soldOut = await bothWays([reserve()], true, async (sales) => {
      for (const { types } of sales)
        await app.db.execute(sql`update inventory set sold = capacity - held where id = ${types[0]}`)
    })
    const closed = await bothWays([reserve()], true, async (sales) => {
      for (const { id } of sales) await organiser.ok(`PUT /api/v1/events/${id}/status`, { status: 'Closed' })
    })
    expect(statusesOf([...soldOut, ...closed])).toEqual([409, 409])
  })
})

describe('an unusual request of the sale goes to the app', () => {
  it.each<[name: string, makers: MakeRequest[], statuses: number[]]>([
    [
      'from another origin',
      [withHeaders(reserve(), { origin: 'https://evil.example' }), withHeaders(reserve(), { origin: 'null' })],
      [403, 403],
    ],
    ['from another site', [withHeaders(reserve(), { origin: undefined, 'sec-fetch-site': 'cross-site' })], [403]],
    [
      'of another type',
      [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/jsonp',
        'application/json; charset=latin1',
      ].map((type) => withHeaders(reserve(), { 'content-type': type })),
      [415, 415, 415, 415, 201],
    ],
    ['without a type', [withHeaders(reserve(), { 'content-type': undefined })], [415]],
    ['with two types', [withHeaders(reserve(), { 'content-type': ['application/json', 'text/plain'] })], [415]],
    ['compressed', [withHeaders(reserve(), { 'content-encoding': 'gzip' })], [201]],
    ['in chunks', [having(reserve(), { chunked: true })], [201]],
    ['too large', [having(reserve(), { body: `${' '.repeat(64 * 1024)}{}` })], [413]],
    ['with a query', [(sale) => ({ ...reserve()(sale), path: `${reserve()(sale).path}?a=1` })], [201]],
    ['with an API token', [withHeaders(reserve(), { authorization: 'Bearer foyer_none' })], [201]],
    [
      'with an encoded path',
      [(sale) => ({ ...reserve()(sale), path: reserve()(sale).path?.replace('public', 'p%75blic') ?? '' })],
      [201],
    ],
    ['with a slash at its end', [(sale) => ({ ...reserve()(sale), path: `${reserve()(sale).path}/` })], [404]],
    [
      'with a parameter of other characters',
      [
        having(reserve(), { path: '/api/v1/public/events/a%00b/orders' }),
        having(reserve(), { path: '/api/v1/public/events/a b/orders' }),
      ],
      [404, 400],
    ],
    ['with another method', ['GET', 'PUT', 'OPTIONS'].map((method) => having(reserve(), { method })), [405, 405, 405]],
    ['of HTTP 1.0', [having(reserve(), { version: '1.0' })], [201]],
    ['without a host', [withHeaders(reserve(), { host: undefined })], [400]],
    ['for another host', [withHeaders(reserve(), { host: 'FOYER.example' })], [201]],
    ['with a header twice', [withHeaders(reserve(), { 'x-forwarded-for': ['9.9.9.9', '8.8.8.8'] })], [201]],
  ])('%s', async (_, makers, statuses) => {
    expect(statusesOf(await bothWays(makers, false))).toEqual(statuses)
  })

  it('with a session: a member may order from a draft', async () => {
    const draft = await eventOnSale(organiser, {
      status: 'test',
      types: [{ name: 'Seat', priceCents: 0, capacity: 5 }],
    })
    const member = { cookie: cookieHeader(organiser.cookies) }
    const before = direct.byApp
    const request = reserve()({ ...draft, token: '' })
    const [asMember, asAnyone] = await exchange(direct.port, [{ ...request, headers: member }, request])
    expect(statusesOf([asMember ?? '', asAnyone ?? ''])).toEqual([201, 404])
    expect(direct.byApp - before).toBe(1)
  })
})

it('a buyer who leaves in the middle of a request takes no seat and harms no other', async () => {
  const sale = await startSale()
  const bytes = bytesOf(reserve()(sale))
  for (let buyer = 0; buyer < 20; buyer++) {
    const socket = connect({ host: '127.0.0.1', port: direct.port })
    await once(socket, 'connect')
    socket.write(bytes.subarray(0, bytes.length - 1 - buyer), () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect(statusesOf(await exchange(direct.port, [reserve()(sale)]))).toEqual([201])
  const { rows } = await app.db.execute<{ held: number }>(sql`select held from inventory where id = ${sale.id}`)
  expect(rows).toEqual([{ held: 2 }])
})
