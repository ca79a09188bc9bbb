import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails } from '../../schema/mails.ts'
import { startTestApp } from '../../test/app.ts'
import { makeList, openDevice } from '../../test/door.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { readQr } from '../../test/read-qr.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()

describe('an order', () => {
  it('is reserved, completed and cancelled', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 3 }] })
    const { token, ...reserved } = await sale.reserve(2)
    expect(reserved).toMatchObject({ status: 'reserved', totalCents: 0 })
    const link = 'Hello www.evil.example'
    const attendees = [{ ticketId: (await sale.view(token)).tickets[1].id, name: link }]
    expect((await sale.complete(token, { paymentMethod: 'free', name: link, attendees })).body.errors).toMatchObject([
      { path: 'body.name', code: 'contains-link', message: 'Must not contain a web address' },
      { path: 'body.attendees.0.name', code: 'contains-link' },
    ])
    const done = await sale.complete(token, { paymentMethod: 'free' })
    expect(done.body).toMatchObject({ status: 'paid', tickets: [{ typeName: 'Seat' }, {}] })
    const tooMany = await sale.requestReservation(2)
    expect(tooMany.body).toMatchObject({ code: 'sold-out', errors: [{ code: 'not-enough-left', limit: 1 }] })
    const orders = await organiser.send('GET /api/v1/orders')
    expect(orders.body).toMatchObject([{ status: 'paid', tickets: 2, name: 'Robin' }])
    expect(await sale.order(token)).toMatchObject({
      timeline: [{ kind: 'placed' }],
      mails: [{ kind: 'orderConfirmed' }],
    })
    const cancelled = await sale.buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    expect(cancelled.body).toMatchObject({ status: 'cancelled' })
    const types = await organiser.send(`GET /api/v1/events/${sale.id}/ticket-types`)
    expect(types.body).toMatchObject([{ held: 0, sold: 0, capacity: 3 }])
  })
})

describe('a price that buyers choose', () => {
  const chosen = { name: 'Supporter', priceCents: 2000, minPriceCents: 500, maxPriceCents: 10_000, capacity: 50 }

  it('is the price of the tickets, within the range, and the one that is suggested by default', async () => {
    const sale = await eventOnSale(organiser, { types: [chosen, { name: 'Seat', priceCents: 900, capacity: 50 }] })
    const [supporter, seat] = sale.types
    const path = `/api/v1/public/events/${sale.slug}`
    expect((await sale.buyer.ok(`GET ${path}`)).ticketTypes).toMatchObject([
      { priceCents: 2000, minPriceCents: 500, maxPriceCents: 10_000 },
      { priceCents: 900 },
    ])
    const order = (priceCents: number | undefined, ticketTypeId = supporter) =>
      sale.buyer.send(`POST ${path}/orders`, { items: [{ ticketTypeId, quantity: 2, priceCents }] })
    expect((await order(undefined)).body).toMatchObject({ totalCents: 4000 })
    const { body } = await order(750)
    expect(await sale.view(body.token)).toMatchObject({ totalCents: 1500, tickets: [{ priceCents: 750 }, {}] })
    const items = [{ ticketTypeId: supporter, quantity: 1, priceCents: 501 }]
    expect(await sale.buyer.ok(`POST ${path}/quote`, { items })).toMatchObject({ totalCents: 501 })
    const at = 'body.items.0.priceCents'
    for (const [refused, error] of [
      [await order(499), { path: at, code: 'too-small', limit: 500 }],
      [await order(10_001), { path: at, code: 'too-big', limit: 10_000 }],
      [await order(900, seat), { path: at, code: 'not-allowed' }],
      [await order(0.5), { path: at, code: 'wrong-type' }],
    ] as const)
      expect(refused.body).toMatchObject({ code: 'validation', errors: [error] })
    // discounts apply to the chosen price
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, {
      discounts: [{ name: 'Early', rule: { kind: 'percent', bp: 1000 } }],
    })
    const { body: discounted } = await order(1000)
    expect(await sale.view(discounted.token)).toMatchObject({
      tickets: [{ priceCents: 900, listPriceCents: 1000 }, {}],
    })
  })

  it('can be nothing, and needs a way to pay if it is more', async () => {
    const any = { ...chosen, priceCents: 0, minPriceCents: 0, maxPriceCents: undefined }
    const sale = await eventOnSale(organiser, { types: [any], team: { bank: null } })
    const order = (priceCents: number) =>
      sale.buyer.send(`POST /api/v1/public/events/${sale.slug}/orders`, {
        items: [{ ticketTypeId: sale.types[0], quantity: 1, priceCents }],
      })
    const { body: free } = await order(0)
    expect((await sale.complete(free.token, { paymentMethod: 'free' })).body).toMatchObject({ status: 'paid' })
    expect((await order(100)).body).toMatchObject({
      code: 'not-on-sale',
      errors: [{ path: 'body.items.0.ticketTypeId', code: 'not-payable' }],
    })
  })

  it('is set and removed with its range, which contains the price', async () => {
    const sale = await eventOnSale(organiser, { types: [chosen] })
    const change = (body: object) => organiser.send(`PATCH /api/v1/ticket-types/${sale.types[0]}`, body)
    expect((await change({ priceCents: 400 })).body.errors).toMatchObject([
      { path: 'body.minPriceCents', code: 'too-big', limit: 400 },
    ])
    expect((await change({ minPriceCents: null })).body.errors).toMatchObject([{ code: 'required' }])
    const { body } = await change({ minPriceCents: null, maxPriceCents: null, priceCents: 400 })
    expect([body.priceCents, body.minPriceCents, body.maxPriceCents]).toEqual([400, undefined, undefined])
  })
})

describe('a discount', () => {
  it('is in the price of each ticket of an order, which keeps it, with the price without it', async () => {
    const types = [
      { name: 'Seat', priceCents: 3000, taxRateBp: 1900, capacity: 50 },
      { name: 'Child', priceCents: 1000, taxRateBp: 700, capacity: 50 },
    ]
    const sale = await eventOnSale(organiser, { types })
    const change = (discounts: object[]) => organiser.ok(`PATCH /api/v1/events/${sale.id}`, { discounts })
    const until = '2099-01-01T00:00:00.000Z'
    const early = { name: 'Early bird', ticketTypeIds: [sale.types[0]], until, rule: { kind: 'fixed', cents: 2499 } }
    const family = { name: 'Family', rule: { kind: 'some-free', of: 4, free: 1 } }
    await change([
      early,
      family,
      { ...early, name: 'Later', from: until, until: undefined, rule: { kind: 'percent', bp: 9900 } },
    ])
    const shown = (await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)).ticketTypes
    expect(shown).toMatchObject([
      { priceCents: 2499, listPriceCents: 3000, discounts: [{ name: 'Early bird', until }, { name: 'Family' }] },
      { priceCents: 1000, discounts: [{ name: 'Family', rule: family.rule }] },
    ])
    expect(shown[1].listPriceCents).toBeUndefined()
    const { token, totalCents } = await sale.reserve([2, 2])
    await change([])
    const order = await sale.view(token)
    // of 8,000 the cheapest ticket is free; an eighth of each price
    const prices = order.tickets.map((each: Record<string, number>) => [each['priceCents'], each['listPriceCents']])
    expect(prices).toEqual([
      [2499, 3000],
      [2499, 3000],
      [875, 1000],
      [875, 1000],
    ])
    expect([totalCents, order.totalCents]).toEqual([6748, 6748])
    expect(order.taxes).toEqual([
      { taxRateBp: 700, netCents: 1636, taxCents: 114 },
      { taxRateBp: 1900, netCents: 4200, taxCents: 798 },
    ])
    expect((await sale.reserve([2, 2])).totalCents).toBe(8000)
  })

  it('makes a ticket free, which is then ordered at once', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 5 }] })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, {
      discounts: [{ name: 'Free for all', rule: { kind: 'percent', bp: 10_000 } }],
    })
    const completion = { name: 'Robin', email: 'robin@example.org', paymentMethod: 'free' }
    const items = [{ ticketTypeId: sale.types[0], quantity: 1 }]
    expect(await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items, completion })).toMatchObject({
      status: 'paid',
      totalCents: 0,
    })
  })
})

describe('tickets that were lost', () => {
  const orderFree = (sale: EventOnSale, email: string) => sale.placeOrder({ paymentMethod: 'free', email })
  const find = (email: string, url = app.publicUrl) =>
    fetch(`${url}/api/v1/public/find-tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, language: 'de' }),
    })

  it('are mailed to their address: the upcoming orders and tickets of all events', async () => {
    const email = 'lost@example.com'
    const [sale, other, past] = [
      await eventOnSale(organiser),
      await eventOnSale(organiser),
      await eventOnSale(organiser),
    ]
    const [first, second] = [await orderFree(sale, email), await orderFree(other, email)]
    const over = await orderFree(past, email)
    await app.db.execute(sql`update events set date = now() - interval '2 days' where id = ${past.id}`)
    const cancelled = await orderFree(sale, email)
    await buyer.ok(`POST /api/v1/public/orders/${cancelled.token}/cancel`)
    const { token } = await sale.reserve(2)
    const [ticket, another] = (await sale.view(token)).tickets
    const attendees = [
      { ticketId: ticket.id, name: '', email },
      { ticketId: another.id, name: '', email: 'else@example.com' },
    ]
    await sale.complete(token, { paymentMethod: 'free', attendees })
    expect((await find(email)).status).toBe(204)
    const text = await mailText(app, email, 'foundTickets')
    const links = [...text.matchAll(/\/en\/o\/(\w+)/g)].map(([, each]) => each)
    expect(links.sort()).toEqual([first.token, second.token].sort())
    expect(text.match(/\/en\/t\/\w+/g)).toHaveLength(1)
    expect(text).toContain(`Ticket ${ticket.number} öffnen:`)
    for (const absent of [over.number, cancelled.number, another.number]) expect(text).not.toContain(absent)
  })

  it('are searched with the same answer for every address and after the same time, with a form of its own', async () => {
    const { slug } = await eventOnSale(organiser)
    expect((await buyer.send(`GET /en/e/${slug}`)).body).toContain('href="/en/find-tickets"')
    expect((await buyer.send('GET /fr/find-tickets')).body).toContain('Retrouver mes billets')
    const said = []
    for (const email of ['lost@example.com', 'unknown@example.com']) {
      await app.db.delete(mails)
      const started = performance.now()
      const { status, body } = await buyer.form('/en/find-tickets', { email: ` ${email} ` })
      expect(performance.now() - started).toBeGreaterThanOrEqual(249)
      said.push([status, body.replaceAll(email, '')])
      expect(await mailsTo(app, email)).toHaveLength(email === 'lost@example.com' ? 1 : 0)
    }
    expect(said[0]).toEqual(said[1])
    const wrong = await buyer.form('/en/find-tickets', { email: 'lost@' })
    expect([wrong.status, wrong.body.includes('Enter an email address')]).toEqual([422, true])
  })

  it('are mailed three times an hour at most, and nothing tells that', async () => {
    await using strict = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    await app.db.delete(mails)
    const answers = await Promise.all(Array.from({ length: 5 }, () => find('lost@example.com', strict.publicUrl)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204))
    expect(await mailsTo(app, 'lost@example.com')).toHaveLength(3)
  })
})

describe('the transfer page', () => {
  it('shows a GiroCode with the account, the amount and the reference, which a phone reads', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 5 }] })
    const { token, number } = await sale.placeOrder()
    const { body } = await buyer.send(`GET /en/o/${token}`)
    const [svg = ''] = /<svg class="qr".*?<\/svg>/s.exec(body) ?? []
    const picture = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"')
    expect((await readQr(Buffer.from(picture))).split('\n').slice(3)).toEqual([
      'SCT',
      '',
      'Kulturhaus e. V.',
      'DE89370400440532013000',
      'EUR25.00',
      '',
      '',
      number,
    ])
    expect(body).toMatch(/data-copy="25"/)
  })
})

describe('single tickets, by the buyer', () => {
  const policy = { hoursBefore: 48, feeCents: 100, feeBp: 1000, refund: 'automatic' }
  const cancelTickets = (token: string, ticketIds: readonly string[], headers?: Record<string, string>) =>
    buyer.send(`POST /api/v1/public/orders/${token}/cancel-tickets`, { ticketIds }, headers)
  const withPolicy = (cancellation: object | null = policy) =>
    eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 10 }],
      changes: { cancellation },
    })

  /** Sells three tickets, by the policy that the event has now. */
  async function sold(sale: Awaited<ReturnType<typeof withPolicy>>) {
    const { token, tickets } = await sale.placeOrder({ quantity: 3 })
    await sale.act(token, 'mark-paid')
    return { token, ids: tickets.map(({ id }: { id: string }) => id) as string[] }
  }

  it('keeps the fee of the policy, owes the rest, and frees the seat', async () => {
    const sale = await withPolicy()
    const { token, ids } = await sold(sale)
    const before = await sale.view(token)
    expect(before).toMatchObject({ cancellationPolicy: policy, ticketsCancellableUntil: '2099-11-18T18:30:00.000Z' })
    expect(before.tickets[0].cancellation).toEqual({ feeCents: 350, refundCents: 2150 })
    const key = { 'idempotency-key': 'a-key-that-is-drawn-at-random' }
    const answers = await Promise.all([1, 2].map(() => cancelTickets(token, ids.slice(0, 1), key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const order = await sale.order(token)
    expect(order).toMatchObject({
      status: 'paid',
      totalCents: 5350,
      owedCents: 2150,
      refunds: [{ state: 'owed', amountCents: 2150 }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'ticketsCancelled' })]),
    })
    expect(order.timeline.find(({ kind }: { kind: string }) => kind === 'tickets-cancelled')).not.toHaveProperty('by')
    expect(await sale.seats()).toEqual({ held: 0, sold: 2 })
    expect((await sale.view(token)).tickets).toHaveLength(2)
    expect((await cancelTickets(token, ids.slice(0, 1))).body.code).toBe('transition-refused')
  })

  it('follows the policy that the order was reserved with, whatever it is later', async () => {
    const sale = await withPolicy()
    const early = await sold(sale)
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { cancellation: null })
    const late = await sold(sale)
    expect((await cancelTickets(late.token, late.ids)).body.code).toBe('transition-refused')
    expect(await sale.view(late.token)).not.toHaveProperty('cancellationPolicy')
    const { body } = await cancelTickets(early.token, early.ids)
    expect(body).toMatchObject({ status: 'cancelled', refunds: [{ state: 'owed', amountCents: 6450 }] })
  })

  it('ends with the policy, and spares tickets that are used, passed on, of others, or not paid for', async () => {
    const sale = await withPolicy()
    const { token, ids } = await sold(sale)
    const door = await openDevice(organiser, (await makeList(organiser, sale.id)).id)
    const [first = '', second = '', third = ''] = ids
    await door.scan({ ticket: first })
    const holder = { name: 'Dana', email: 'dana@example.com' }
    await buyer.ok(`POST /api/v1/public/orders/${token}/tickets/${second}/pass-on`, holder)
    const unpaid = await sale.placeOrder()
    for (const [of, id] of [
      [token, first],
      [token, second],
      [token, unpaid.tickets[0].id],
      [unpaid.token, unpaid.tickets[0].id],
    ])
      expect((await cancelTickets(of, [id])).body.code).toBe('transition-refused')
    await app.db.execute(sql`update events set date = now() + interval '47 hours' where id = ${sale.id}`)
    expect((await cancelTickets(token, [third])).body.code).toBe('transition-refused')
    const { body } = await buyer.send(`GET /en/o/${token}/cancel-tickets`)
    expect(body).toContain('These tickets can’t be cancelled here.')
    await app.db.execute(sql`update events set date = now() + interval '49 hours' where id = ${sale.id}`)
    expect((await cancelTickets(token, [third])).status).toBe(200)
  })

  it('leaves the refund to the team where the policy says so, and tells it: the order is then overpaid', async () => {
    const sale = await withPolicy({ ...policy, refund: 'by-team' })
    const { token, ids } = await sold(sale)
    await cancelTickets(token, ids.slice(0, 1))
    expect(await sale.order(token)).toMatchObject({ refunds: [], balanceCents: -2150 })
    const { id, number } = await sale.order(token)
    const about = async () => (await organiser.ok(`GET /api/v1/inbox?order=${id}`))[0]
    const data = { number, amountCents: 2150, currency: 'EUR' }
    expect(await about()).toMatchObject({ messages: 1, last: { kind: 'refund-needed', data } })
    await cancelTickets(token, ids.slice(1, 2))
    expect(await about()).toMatchObject({ messages: 2, last: { data: { amountCents: 4300 } } })
  })

  it('is a form that says what comes back, and that a second click sends once', async () => {
    const sale = await withPolicy()
    const { token, ids } = await sold(sale)
    const path = `/de/o/${token}/cancel-tickets`
    const { body } = await buyer.send(`GET ${path}`)
    expect(body).toMatch(/Sie erhalten 21,50.€ zurück; 3,50.€ werden einbehalten\./)
    expect((await buyer.send(`GET /de/o/${token}`)).body).toContain(`href="${path}"`)
    const once = /name="once" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const none = await buyer.form(path, { once })
    expect([none.status, none.body.includes('Wählen Sie mindestens ein Ticket.')]).toEqual([422, true])
    const fields = { once, ticket: ids[1] ?? '' }
    for (const { status, headers } of await Promise.all([1, 2].map(() => buyer.form(path, fields))))
      expect([status, headers.get('location')]).toEqual([303, `/de/o/${token}`])
    expect(await sale.order(token)).toMatchObject({ refunds: [{ amountCents: 2150 }] })
  })
})

it.each([
  ['has not begun', { validFrom: '2098-01-01T00:00:00Z' }, 'code-not-yet'],
  ['is over', { validUntil: '2020-01-01T00:00:00Z' }, 'code-expired'],
  ['has too few uses left', { use: 'ticket', uses: 1 }, 'code-used-up'],
])('a quote with a code that %s is refused, as the reservation would be', async (_, fields, code) => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 900, capacity: 50 }] })
  const half = { code: 'HALF', effect: { kind: 'percent', bp: 5000 }, ...fields }
  await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, half)
  const body = { items: [{ ticketTypeId: sale.types[0], quantity: 2 }], code: 'HALF' }
  const path = `POST /api/v1/public/events/${sale.slug}`
  for (const call of ['quote', 'orders'])
    expect((await sale.buyer.send(`${path}/${call}`, body)).body.errors).toMatchObject([{ path: 'body.code', code }])
})
