import type { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rateLimits } from '../../schema/rate-limits.ts'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, itemsOf, robin } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { createReservationQueue } from '../inventory/service/reservation-queue.ts'
import { releaseEndedCodes } from './commands.ts'

const { app, organiser } = await startTestBed()
// two processes share a database
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))
const buyers = [testClient(app.publicUrl), testClient(other.publicUrl)] as const

const onSale = (types: object[] = [{}]) =>
  eventOnSale(organiser, { types: types.map((type) => ({ name: 'Seat', priceCents: 3000, capacity: 1000, ...type })) })

const percent = (share: number) => ({ effect: { kind: 'percent', bp: share * 100 } })
const none = { effect: { kind: 'none' } }

async function addCode(sale: EventOnSale, fields: object): Promise<{ id: string; code: string }> {
  return await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, { code: 'EARLY', ...percent(20), ...fields })
}

const reserve = (sale: EventOnSale, code: string, quantities: number | number[] = 1, at = 0) =>
  (at % 2 === 0 ? buyers[0] : buyers[1]).send(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: itemsOf(sale, quantities),
    code,
  })

const usesOf = async (id: string) => {
  const { held, sold } = await organiser.ok(`GET /api/v1/promo-codes/${id}`)
  return { held, sold }
}

/** The first error of a refusal. */
const errorOf = ({ body }: { body: { errors?: object[] } }) => body.errors?.[0]

const setAsideIn = async (id: string) =>
  (await app.db.execute(sql`select set_aside from inventory where id = ${id}`)).rows[0]?.set_aside

describe('an order with a code', () => {
  it('has its prices, however the code is typed, and shows it to buyer and organiser', async () => {
    const sale = await onSale()
    const { id } = await addCode(sale, {})
    const { status, body } = await reserve(sale, ' early ', 2)
    expect({ status, totalCents: body.totalCents }).toEqual({ status: 201, totalCents: 4800 })
    const order = await sale.view(body.token)
    expect(order).toMatchObject({ code: 'EARLY', tickets: [{ priceCents: 2400, listPriceCents: 3000 }, {}] })
    await sale.complete(body.token)
    expect(await sale.order(body.token)).toMatchObject({ code: 'EARLY', totalCents: 4800 })
    expect(await usesOf(id)).toEqual({ held: 1, sold: 0 })
    await sale.act(body.token, 'mark-paid')
    expect(await usesOf(id)).toEqual({ held: 0, sold: 1 })
    await sale.act(body.token, 'refund', {})
    expect(await usesOf(id)).toEqual({ held: 0, sold: 0 })
  })

  it('is priced before it is reserved, with the same refusals', async () => {
    const sale = await onSale()
    await addCode(sale, { minTickets: 2 })
    const quote = (quantity: number, code: string) =>
      sale.buyer.send(`POST /api/v1/public/events/${sale.slug}/quote`, { items: itemsOf(sale, quantity), code })
    expect((await quote(2, 'EARLY')).body).toMatchObject({
      totalCents: 4800,
      tickets: [{ priceCents: 2400, listPriceCents: 3000 }, {}],
    })
    expect(errorOf(await quote(1, 'EARLY'))).toMatchObject({ path: 'body.code', code: 'code-min-tickets', limit: 2 })
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it.each([
    ['one that the event does not have', {}, 'LATE', 'code-unknown'],
    ['one that has not begun', { validFrom: '2098-01-01T00:00:00Z' }, 'EARLY', 'code-not-yet'],
    ['one that is over', { validUntil: '2020-01-01T00:00:00Z' }, 'EARLY', 'code-expired'],
    ['one that needs a higher total', { minCents: 3001 }, 'EARLY', 'code-min-amount'],
  ])('is refused with %s', async (_, fields, typed, code) => {
    const sale = await onSale()
    await addCode(sale, fields)
    expect(errorOf(await reserve(sale, typed))).toMatchObject({ path: 'body.code', code })
  })

  it('is refused with a code of another event, and for other ticket types', async () => {
    const [sale, elsewhere] = [await onSale([{}, {}]), await onSale()]
    await addCode(elsewhere, { code: 'ELSEWHERE' })
    await addCode(sale, { ticketTypeIds: [sale.types[1]] })
    expect(errorOf(await reserve(sale, 'ELSEWHERE'))).toMatchObject({ code: 'code-unknown' })
    expect(errorOf(await reserve(sale, 'EARLY'))).toMatchObject({ code: 'code-not-for-these' })
    expect((await reserve(sale, 'EARLY', [1, 1])).body.totalCents).toBe(3000 + 2400)
  })

  it('uses one use left once, when 500 want it at the same moment in two processes', async () => {
    const sale = await onSale()
    const { id } = await addCode(sale, { uses: 1 })
    const queues = [createReservationQueue(app.db), createReservationQueue(other.db)]
    const request = {
      ...{ items: [{ ticketTypeId: sale.types[0] ?? '', quantity: 1 }], code: 'EARLY', language: 'en' },
      ...{ idempotencyKey: undefined, requestHash: undefined, network: undefined, mayReserveTest: async () => false },
    }
    const answers = await Promise.allSettled(
      Array.from({ length: 500 }, (_, n) => queues[n % 2]?.reserve(sale.slug, request)),
    )
    const refusals = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as ProblemError] : []))
    expect(refusals).toHaveLength(499)
    for (const { code, details } of refusals)
      expect({ code, ...details }).toMatchObject({
        code: 'sold-out',
        errors: [{ path: 'body.code', code: 'code-used-up', limit: 0 }],
      })
    expect(await usesOf(id)).toEqual({ held: 1, sold: 0 })
  })

  it('cannot find a code by trying many: 30 wrong ones in 15 minutes from one address', async () => {
    const sale = await onSale()
    await addCode(sale, {})
    await using limited = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    const quote = async (code: string) => {
      const body = { items: itemsOf(sale, 1), code }
      return await testClient(limited.publicUrl).send(`POST /api/v1/public/events/${sale.slug}/quote`, body)
    }
    // right ones are not counted
    for (let at = 0; at < 3; at++) expect((await quote('EARLY')).status).toBe(200)
    for (let at = 0; at < 30; at++) expect(errorOf(await quote(`GUESS-${at}`))).toMatchObject({ code: 'code-unknown' })
    const { status, headers } = await quote('EARLY')
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('gets hidden tickets with a code that unlocks them', async () => {
    const sale = await onSale([{}, { name: 'Speaker', hidden: true }])
    await addCode(sale, { ...none, unlocks: true, ticketTypeIds: [sale.types[1]] })
    await addCode(sale, { code: 'OTHER' })
    expect((await reserve(sale, 'OTHER', [0, 1])).status).toBe(422)
    expect((await reserve(sale, 'EARLY', [0, 1])).status).toBe(201)
    const view = (query: string) => sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}${query}`)
    expect((await view('')).ticketTypes).toHaveLength(1)
    expect((await view('?code=early')).ticketTypes).toMatchObject([{ name: 'Seat' }, { name: 'Speaker' }])
  })

  it('keeps its price when the code is deleted in the meantime, until the hold is over', async () => {
    const sale = await onSale()
    const { id } = await addCode(sale, { uses: 5 })
    const [kept, lapsed] = [await reserve(sale, 'EARLY'), await reserve(sale, 'EARLY')]
    await organiser.ok(`DELETE /api/v1/promo-codes/${id}`)
    expect(errorOf(await reserve(sale, 'EARLY'))).toMatchObject({ code: 'code-unknown' })
    expect((await sale.complete(kept.body.token)).body).toMatchObject({ status: 'pending', totalCents: 2400 })
    await app.db.execute(sql`update orders set hold_expires_at = now() where id = (
      select id from orders where event_id = ${sale.id} and status = 'reserved')`)
    const refused = await sale.complete(lapsed.body.token)
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'price-changed' })
    expect(await sale.view(lapsed.body.token)).toMatchObject({ totalCents: 3000 })
    expect((await addCode(sale, percent(50))).code, 'the text of a deleted code').toBe('EARLY')
  })
})

describe('the uses with one email address', () => {
  it('are limited, also in two processes and in one batch', async () => {
    const sale = await onSale()
    const { id } = await addCode(sale, { perEmail: 1 })
    const held = await Promise.all(Array.from({ length: 6 }, (_, n) => reserve(sale, 'EARLY', 1, n)))
    const complete = (at: number, details: object) =>
      (at % 2 === 0 ? buyers[0] : buyers[1]).send(`POST /api/v1/public/orders/${held[at]?.body.token}/complete`, {
        ...robin,
        paymentMethod: 'transfer',
        ...details,
      })
    const answers = await Promise.all(
      held.map((_, at) => complete(at, at % 3 === 0 ? { email: robin.email.toUpperCase() } : {})),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const each of answers.filter(({ status }) => status !== 200))
      expect(errorOf(each)).toMatchObject({ path: 'body.email', code: 'code-used-by-email' })
    expect(await usesOf(id)).toEqual({ held: 6, sold: 0 })
    const refused = answers.findIndex(({ status }) => status !== 200)
    expect((await complete(refused, { email: 'kim@example.com' })).status).toBe(200)
  })

  it('are limited for free orders too, with and without a reservation first', async () => {
    const sale = await onSale()
    await addCode(sale, { effect: { kind: 'fixed', cents: 0 }, perEmail: 1 })
    const order = () =>
      buyers[0].send(`POST /api/v1/public/events/${sale.slug}/orders`, {
        items: itemsOf(sale, 1),
        code: 'EARLY',
        completion: { ...robin, paymentMethod: 'free' },
      })
    const answers = await Promise.all([order(), order()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    const held = await reserve(sale, 'EARLY')
    expect(errorOf(await sale.complete(held.body.token, { paymentMethod: 'free' }))).toMatchObject({
      code: 'code-used-by-email',
    })
  })
})

describe('a code that holds seats', () => {
  const holding = (sale: EventOnSale, uses: number, more: object = {}) =>
    addCode(sale, { ...none, use: 'ticket', uses, holds: true, ticketTypeIds: [sale.types[0]], ...more })

  it('keeps them from others, and gives them to its holders', async () => {
    const sale = await onSale([{ capacity: 5 }])
    const { id } = await holding(sale, 3)
    expect((await sale.requestReservation(3)).status).toBe(409)
    expect((await sale.requestReservation(2)).status).toBe(201)
    const view = (query: string) => sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}${query}`)
    expect((await view('')).ticketTypes).toMatchObject([{ availability: 'reserved' }])
    expect((await view('?code=early')).ticketTypes).toMatchObject([{ availability: 'plenty' }])
    expect((await reserve(sale, 'EARLY', 3)).status).toBe(201)
    expect(await usesOf(id)).toEqual({ held: 3, sold: 0 })
  })

  it('cannot hold more than are left, and gives them back when it is changed or deleted', async () => {
    const sale = await onSale([{ capacity: 5 }])
    const { id } = await holding(sale, 3)
    const [type = ''] = sale.types
    const change = (changes: object) => organiser.send(`PATCH /api/v1/promo-codes/${id}`, changes)
    expect(errorOf(await change({ uses: 6 }))).toMatchObject({ path: 'body.uses', code: 'not-enough-left', limit: 2 })
    await change({ uses: 5 })
    expect(await setAsideIn(type)).toBe(5)
    expect(errorOf(await change({ uses: null }))).toMatchObject({ path: 'body.uses', code: 'required' })
    await change({ holds: false, uses: null })
    expect(await setAsideIn(type)).toBe(0)
    await change({ holds: true, uses: 4 })
    expect(await setAsideIn(type)).toBe(4)
    await organiser.ok(`DELETE /api/v1/promo-codes/${id}`)
    expect(await setAsideIn(type)).toBe(0)
  })

  it('gives them back when its time is over, and when its ticket type is deleted', async () => {
    const sale = await onSale([{ capacity: 5 }, { capacity: 5 }])
    const { id } = await holding(sale, 3, { validUntil: '2098-01-01T00:00:00Z' })
    const [type = '', second = ''] = sale.types
    await app.db.execute(sql`update promo_codes set valid_until = now() where id = ${id}`)
    await releaseEndedCodes(app.db)
    expect(await setAsideIn(type)).toBe(0)
    const { id: ofSecond } = await addCode(sale, {
      ...{ ...none, code: 'SECOND', use: 'ticket', uses: 2, holds: true, ticketTypeIds: [second] },
    })
    expect(await setAsideIn(sale.id)).toBe(2)
    await organiser.ok(`DELETE /api/v1/ticket-types/${second}`)
    expect(await setAsideIn(sale.id)).toBe(0)
    expect((await organiser.send(`GET /api/v1/promo-codes/${ofSecond}`)).status).toBe(404)
  })
})

describe('the codes of an event', () => {
  it('are listed, and found by state, tag and text', async () => {
    const sale = await onSale()
    await addCode(sale, { code: 'a-1', tag: 'Press' })
    await addCode(sale, { code: 'a-2', validFrom: '2098-01-01T00:00:00Z' })
    await addCode(sale, { code: 'a-3', validUntil: '2020-01-01T00:00:00Z' })
    await addCode(sale, { code: 'a-4', uses: 1, note: 'For Max' })
    await reserve(sale, 'A-4')
    const found = async (query: string) =>
      (await organiser.ok(`GET /api/v1/events/${sale.id}/promo-codes?${query}`)).map(
        ({ code }: { code: string }) => code,
      )
    expect(await found('')).toEqual(['A-4', 'A-3', 'A-2', 'A-1'])
    for (const [state, codes] of Object.entries({
      valid: ['A-1'],
      scheduled: ['A-2'],
      ended: ['A-3'],
      'used-up': ['A-4'],
    }))
      expect(await found(`state=${state}`)).toEqual(codes)
    expect(await found('tag=Press')).toEqual(['A-1'])
    expect(await found('q=for%20m')).toEqual(['A-4'])
  })

  it('are made by the hundred, with texts drawn at random', async () => {
    const sale = await onSale([{ capacity: 700 }])
    const make = (body: object) =>
      organiser.send(`POST /api/v1/events/${sale.id}/promo-codes/batch`, { ...percent(100), prefix: 'sp-', ...body })
    const holding = { use: 'ticket', uses: 2, holds: true, ticketTypeIds: sale.types }
    const made = await make({ count: 300, tag: 'Speakers', ...holding })
    expect(made).toMatchObject({ status: 201, body: { count: 300 } })
    const codes = await organiser.ok(`GET /api/v1/events/${sale.id}/promo-codes?batch=${made.body.batchId}`)
    expect(new Set(codes.map(({ code }: { code: string }) => code)).size).toBe(300)
    expect(codes[0]).toMatchObject({ code: expect.stringMatching(/^SP-[A-Z2-9]{10}$/), tag: 'Speakers', uses: 2 })
    expect(await setAsideIn(sale.id)).toBe(600)
    expect(errorOf(await make({ count: 51, ...holding }))).toMatchObject({ code: 'not-enough-left', limit: 100 })
    expect((await reserve(sale, codes[7].code)).body.totalCents).toBe(0)
  })

  it('are listed from the newest, by their texts and by their uses, page by page', async () => {
    const sale = await onSale()
    for (const code of ['B', 'C', 'A']) await addCode(sale, { code })
    await reserve(sale, 'C')
    for (const [sort, expected] of [
      ['created', 'ACB'],
      ['code', 'ABC'],
      ['used', 'CAB'],
    ]) {
      let texts = ''
      let next: string | undefined = `/api/v1/events/${sale.id}/promo-codes?limit=1&sort=${sort}`
      while (next) {
        const { body, headers } = await organiser.send(`GET ${next}`)
        texts += body[0].code
        expect(headers.get('x-total-count')).toBe('3')
        next = /<[^>]*?(\/api[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(texts).toBe(expected)
    }
  })

  it('are imported all or not at all, with the errors of each', async () => {
    const sale = await onSale()
    await addCode(sale, {})
    const send = (codes: object[]) => organiser.send(`POST /api/v1/events/${sale.id}/promo-codes/import`, { codes })
    const refused = await send([
      { code: 'first', ...none },
      { code: 'two words', ...none },
    ])
    expect(refused.body.errors).toMatchObject([{ path: 'body.codes.1.code', code: 'format' }])
    const twice = await send([
      { code: 'first', ...none, holds: true },
      { code: 'early', ...none },
      { code: 'First', ...none },
    ])
    expect(twice.body.errors).toMatchObject([
      { path: 'body.codes.0.uses', code: 'required' },
      { path: 'body.codes.0.use', code: 'not-allowed' },
      { path: 'body.codes.0.ticketTypeIds', code: 'code-holds-one-type' },
      { path: 'body.codes.1.code', code: 'code-taken' },
      { path: 'body.codes.2.code', code: 'code-taken' },
    ])
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/promo-codes`)).toHaveLength(1)
    const { status, body } = await send([
      { code: 'first', ...percent(50), uses: 2, tag: 'Press' },
      { code: 'second', ...none },
    ])
    expect({ status, count: body.count }).toEqual({ status: 201, count: 2 })
    expect((await reserve(sale, 'FIRST')).body.totalCents).toBe(1500)
  })

  it('are ended or deleted by tag, as many as the member has seen, and hold no seats any more', async () => {
    const sale = await onSale([{ capacity: 9 }])
    const holding = { ...none, use: 'ticket', uses: 2, holds: true, ticketTypeIds: sale.types, tag: 'Press' }
    await addCode(sale, { code: 'A', ...holding })
    await addCode(sale, { code: 'B', ...holding, validFrom: '2097-01-01T12:00:00Z' })
    await addCode(sale, { code: 'C' })
    await reserve(sale, 'A')
    const path = `/api/v1/events/${sale.id}/promo-codes`
    const send = (action: string, count: number) => organiser.send(`POST ${path}/${action}`, { tag: 'Press', count })
    for (const action of ['end', 'delete']) expect((await send(action, 3)).body.code).toBe('stale')
    expect([await setAsideIn(sale.id), (await send('end', 2)).status, await setAsideIn(sale.id)]).toEqual([3, 204, 0])
    expect(await organiser.ok(`GET ${path}?state=ended&sort=code`)).toMatchObject([{ code: 'A' }, { code: 'B' }])
    expect((await send('delete', 2)).status).toBe(204)
    expect(await organiser.ok(`GET ${path}`)).toMatchObject([{ code: 'C', state: 'valid' }])
  })

  it('are a file with their uses and links, without formulas', async () => {
    const sale = await onSale()
    await addCode(sale, { code: '-a', note: '=1+1', uses: 3, validUntil: '2098-01-01T12:00:00Z', tag: 'Press; TV' })
    await addCode(sale, { code: 'B', ...percent(12.5), ticketTypeIds: sale.types })
    await reserve(sale, '-A')
    const file = async (query: string) =>
      String(await organiser.ok(`GET /api/v1/events/${sale.id}/promo-codes/export.csv?${query}`))
        .trim()
        .split('\r\n')
    const [head, first, second] = await file('language=de')
    expect(head).toMatch(/^Code;Schlagwort;Status;Rabatt in Prozent;/)
    expect(first).toMatch(
      /^'-A;"Press; TV";Aktiv;20;;;EUR;Bestellung;3;0;1;;;nein;nein;nein;;;;2098-01-01 13:00;'=1\+1;/,
    )
    expect(first?.endsWith(`/de/e/${sale.slug}?code=-A`)).toBe(true)
    expect(second).toMatch(/^B;;Aktiv;12,50;;;EUR;Bestellung;;0;0;;Seat;/)
    expect(await file('q=tv')).toHaveLength(2)
  })

  it('have different texts', async () => {
    const sale = await onSale()
    await addCode(sale, {})
    const { id } = await addCode(sale, { code: 'OTHER' })
    const taken = { path: 'body.code', code: 'code-taken' }
    expect(errorOf(await organiser.send(`PATCH /api/v1/promo-codes/${id}`, { code: ' Early' }))).toMatchObject(taken)
  })
})

it('are not guessed: an address may try thirty that do not exist, and send 600 requests with codes, also at once', async () => {
  // this machine is the proxy, so the test may send `X-Forwarded-For`
  const behindProxy = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' }
  await using limited = await startTestApp(behindProxy, { databaseUrl: app.databaseUrl })
  const sale = await onSale()
  await addCode(sale, {})
  const buyer = testClient(limited.publicUrl)
  const open = async (code: string, address: string) => {
    const call = `GET /api/v1/public/events/${sale.slug}?code=${code}`
    return (await buyer.send(call, undefined, { 'x-forwarded-for': address })).status
  }
  for (let n = 0; n < 30; n++) expect(await open(`guess${n}`, '192.0.2.40')).toBe(422)
  // the right code is refused too: it would tell the guesser
  expect(await open('early', '192.0.2.40')).toBe(429)
  expect(await open('early', '192.0.2.41')).toBe(200)
  await app.db.update(rateLimits).set({ count: 598 })
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => open('early', '192.0.2.41')))
  expect(atOnce.sort()).toEqual([200, 200, 429, 429, 429, 429])
})
