import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashKey, hashRequest, repeatedPart } from '../../http/idempotency.ts'
import { consumeRateLimits } from '../../http/rate-limits.ts'
import { freeSeats } from '../../schema/inventory.ts'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import { tablesReadWhole } from '../../test/query-plans.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { bank, eventOnSale, imprint, robin } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { forgetFreeSeats } from '../inventory/commands/free-seats.ts'
import { createRecentReservations } from '../inventory/service/recent-reservations.ts'
import { createReservationQueue } from '../inventory/service/reservation-queue.ts'
import { createKnownEvents } from '../orders/service/known-events.ts'
import { mailsAboutSold } from './service/mails-about-sold.ts'
import { createCheckout } from './service.ts'

// this machine is the proxy, so the tests may send `X-Forwarded-For`
const limited = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' }
const { app, organiser } = await startTestBed(limited)
// two processes share a database
const other = disposeAfterAll(await startTestApp(limited, { databaseUrl: app.databaseUrl }))
const buyer = testClient(app.publicUrl)
const buyerElsewhere = testClient(other.publicUrl)

const completion = { name: 'Robin', email: 'robin@example.org', paymentMethod: 'free' }
const complete = (client: typeof buyer, token: string, changes: object = {}) =>
  client.send(`POST /api/v1/public/orders/${token}/complete`, { ...completion, ...changes })

const onSale = () => eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 100 }] })

type CompletedOrder = Record<'number' | 'emailChangeableUntil', string> & { tickets: Record<string, unknown>[] }

/** Without what differs from order to order. */
function comparable({ number: _, emailChangeableUntil: _until, tickets, ...order }: CompletedOrder) {
  return { ...order, tickets: tickets.map(({ id: _id, number: _number, code: _code, ...ticket }) => ticket) }
}

it('an order that was not read first has the same answer, row and mail as one that was', async () => {
  const sale = await onSale()
  // tickets that are drawn in the same millisecond are sorted by chance otherwise
  const here = await sale.reserve(8)
  const there = await sale.reserve(8)
  const atOnce = await complete(buyer, here.token)
  const readFirst = await complete(buyerElsewhere, there.token)
  expect([atOnce.status, readFirst.status]).toEqual([200, 200])
  expect(comparable(atOnce.body)).toEqual(comparable(readFirst.body))
  expect(atOnce.body.tickets[0].code).toBeTruthy()
  expect((await buyer.send(`GET /api/v1/public/orders/${here.token}`)).body).toEqual(atOnce.body)
  const { rows } = await app.db.execute<{ mails: number; network: string | null }>(sql`
    select o.network, (select count(*)::int from mails m where m.order_id = o.id and length(m.encrypted_content) > 100) as mails
    from orders o where o.event_id = ${sale.id}`)
  expect(rows).toEqual([
    { mails: 1, network: null },
    { mails: 1, network: null },
  ])
})

it('a form that names no attendees completes its order at once, and one that names some reads it', async () => {
  const { slug, types } = await onSale()
  const { id } = await app.reservationQueue.reserve(slug, {
    items: [{ ticketTypeId: types[0] ?? '', quantity: 1 }],
    language: 'en',
    idempotencyKey: undefined,
    requestHash: undefined,
    network: undefined,
    mayReserveTest: async () => false,
  })
  const ticketId = (await app.checkout.find(id))?.tickets[0]?.ticket.id ?? ''
  const isFound = async (...attendees: { ticketId: string; name: string; email?: string }[]) =>
    (await app.checkout.findToComplete(id, { ...robin, paymentMethod: 'free', attendees })) !== undefined
  expect(await isFound({ ticketId, name: '' })).toBe(true)
  expect(await isFound({ ticketId, name: 'Kim' })).toBe(false)
  expect(await isFound({ ticketId, name: '', email: 'kim@example.org' })).toBe(false)
  expect(await isFound({ ticketId, name: '' }, { ticketId, name: '' })).toBe(false)
  expect(await isFound({ ticketId: 'tic_another', name: '' })).toBe(false)
})

it('an order that another process has cancelled, or whose hold has expired, is read', async () => {
  const sale = await onSale()
  const cancelled = await sale.reserve(1)
  await buyerElsewhere.send(`POST /api/v1/public/orders/${cancelled.token}/cancel`)
  expect((await complete(buyer, cancelled.token)).body).toMatchObject({ code: 'conflict' })
  const expired = await sale.reserve(1)
  await app.db.execute(
    sql`update orders set hold_expires_at = now() - interval '1 second' where number = ${expired.number}`,
  )
  expect((await complete(buyer, expired.token)).status).toBe(200)
})

it('an order that another process has reserved again since is read: its buyer gets the prices of now', async () => {
  const sale = await onSale()
  const { token, number } = await sale.reserve(1)
  // as a renewal leaves it
  await app.db.execute(
    sql`with renewed as (update orders set reserved_at = now() + interval '1 second' where number = ${number} returning id)
        update tickets set tax_rate_bp = 700 where order_id = (select id from renewed)`,
  )
  const { status, body } = await complete(buyer, token)
  expect(status).toBe(200)
  expect(body.tickets).toMatchObject([{ taxRateBp: 700 }])
})

describe('an order by bank transfer', () => {
  const seat = { name: 'Seat', priceCents: 900, taxRateBp: 700, capacity: 100 }
  const onPaidSale = () => eventOnSale(organiser, { types: [seat] })
  const transfer = { paymentMethod: 'transfer' }

  it('that was not read first has the same answer, payment and mail as one that was', async () => {
    const sale = await onPaidSale()
    const [here, there] = [await sale.reserve(2), await sale.reserve(2)]
    const atOnce = await complete(buyer, here.token, transfer)
    const readFirst = await complete(buyerElsewhere, there.token, transfer)
    expect([atOnce.status, readFirst.status]).toEqual([200, 200])
    const withoutReference = (answer: CompletedOrder & { transfer: object }) => {
      const { transfer: account, ...order } = comparable(answer) as CompletedOrder & { transfer: object }
      return { ...order, transfer: { ...account, reference: '', dueAt: '' } }
    }
    expect(withoutReference(atOnce.body)).toEqual(withoutReference(readFirst.body))
    expect(atOnce.body.transfer.reference).toBe(atOnce.body.number)
    expect((await buyer.send(`GET /api/v1/public/orders/${here.token}`)).body).toEqual(atOnce.body)
    const { rows } = await app.db.execute(sql`
      select o.status, p.method, p.state, p.amount_cents as cents,
        (select count(*)::int from mails m where m.order_id = o.id and m.kind = 'paymentInstructions') as mails
      from orders o join payments p on p.order_id = o.id where o.event_id = ${sale.id}`)
    const row = { status: 'pending', method: 'transfer', state: 'pending', cents: 1800, mails: 1 }
    expect(rows).toEqual([row, row])
  })

  it('is read once a card payment of it was started, which has left its attendees', async () => {
    const sale = await onPaidSale()
    const { token, number } = await sale.reserve(1)
    // as a card payment that failed leaves it
    await app.db.execute(sql`
      with started as (update orders set name = 'Kim', email = 'kim@example.org' where number = ${number} returning id)
      update tickets set name = 'Lou' where order_id = (select id from started)`)
    const { status, body } = await complete(buyer, token, transfer)
    expect([status, body.tickets[0].name, body.email]).toEqual([200, 'Lou', completion.email])
  })

  it('is refused once the team takes no transfers, although its offer is known', async () => {
    const sale = await onPaidSale()
    const before = await sale.reserve(1)
    await app.db.execute(sql`update teams set bank = null where id = ${organiser.me.lastTeam}`)
    expect((await complete(buyer, before.token, transfer)).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.paymentMethod', code: 'not-offered' }],
    })
    expect((await sale.reserve(1, { buyer: buyerElsewhere }).catch(() => ({ status: 'refused' }))).status).toBe(
      'refused',
    )
    await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { bank })
  })
})

it('the second completion of an order is answered as the first, or refused for another buyer', async () => {
  const { token } = await (await onSale()).reserve(1)
  const answers = await Promise.all([complete(buyer, token), complete(buyerElsewhere, token), complete(buyer, token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body, answers[0]?.body])
  expect((await complete(buyer, token, { name: 'Kim' })).body).toMatchObject({ code: 'conflict' })
  const { rows } = await app.db.execute(sql`select count(*)::int as mails from mails where order_id = (
    select id from orders where number = ${answers[0]?.body.number})`)
  expect(rows).toEqual([{ mails: 1 }])
})

it('an offer that has changed is not sold at its former price or title, in any process', async () => {
  const sale = await onSale()
  await sale.reserve(1)
  const [type = ''] = sale.types
  expect((await organiser.send(`PATCH /api/v1/ticket-types/${type}`, { taxRateBp: 700 })).status).toBe(200)
  const [{ token }, before] = [await sale.reserve(1), await sale.reserve(1)]
  // the process knows the event then
  await complete(buyer, before.token)
  expect((await organiser.send(`PATCH /api/v1/events/${sale.id}`, { name: 'Renamed' })).status).toBe(200)
  expect((await complete(buyer, token)).body).toMatchObject({
    tickets: [{ taxRateBp: 700 }],
    event: { name: 'Renamed' },
  })
  await organiser.send(`PUT /api/v1/events/${sale.id}/status`, { status: 'Closed' })
  expect((await sale.requestReservation(1)).body).toMatchObject({ code: 'not-on-sale' })
})

it('the mail of a free order names event and seller as they are, although the process knows both', async () => {
  const sale = await onSale()
  const kim = { ...completion, email: 'kim@example.org' }
  const orderAtOnce = async () =>
    (
      await buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, {
        items: [{ ticketTypeId: sale.types[0], quantity: 1 }],
        completion: kim,
      })
    ).number
  const mailOf = async (number: string) =>
    (
      await app.db.execute(sql`
        select m.subject, m.reply_to from mails m join orders o on o.id = m.order_id where o.number = ${number}`)
    ).rows[0]
  const reserved = await sale.reserve(1)
  await orderAtOnce()
  await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { name: 'Renamed at once' })
  const team = `PATCH /api/v1/teams/${organiser.me.lastTeam}`
  // the version of an offer stays the same
  await organiser.ok(team, { imprint: { ...imprint, email: 'moved@playhouse.example' } })
  const now = { subject: 'Your tickets: Renamed at once', reply_to: 'moved@playhouse.example' }
  expect(await mailOf(await orderAtOnce())).toEqual(now)
  await organiser.ok(team, { imprint })
  expect((await complete(buyer, reserved.token, kim)).status).toBe(200)
  expect(await mailOf(reserved.number)).toEqual({ ...now, reply_to: imprint.email })
})

describe('a free order in one request', () => {
  const order = ({ slug, types }: EventOnSale, changes: object = {}, key?: string, client = buyer) =>
    client.send(
      `POST /api/v1/public/events/${slug}/orders`,
      { items: [{ ticketTypeId: types[0], quantity: 2 }], completion, ...changes },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const seatsOf = async ({ types }: EventOnSale) =>
    (await app.db.execute(sql`select held, sold from inventory where id = ${types[0]}`)).rows[0]

  it('is paid at once, with its tickets and its mail', async () => {
    const sale = await onSale()
    const { status, body } = await order(sale)
    expect([status, body.status, body.holdExpiresAt]).toEqual([201, 'paid', undefined])
    expect(await sale.view(body.token)).toMatchObject({
      number: body.number,
      status: 'paid',
      name: 'Robin',
      mail: 'stored',
      tickets: [{ code: expect.any(String) }, { code: expect.any(String) }],
    })
    expect(await seatsOf(sale)).toEqual({ held: 0, sold: 2 })
  })

  it('is refused for tickets that cost money, and for a wrong name or address, and holds no seats', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 500, capacity: 100 }] })
    expect((await order(sale)).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.completion.paymentMethod', code: 'not-offered' }],
    })
    const wrong = { ...completion, name: '', email: 'robin', attendees: [] }
    expect((await order(sale, { completion: wrong })).body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body.completion.name',
      'body.completion.email',
      'body.completion.attendees',
    ])
    expect(await seatsOf(sale)).toEqual({ held: 0, sold: 0 })
  })

  it('is one order with its key, also in two processes at once, and refused with another request', async () => {
    const sale = await onSale()
    const key = 'one-request-with-its-key'
    const answers = await Promise.all([
      order(sale, {}, key),
      order(sale, {}, key, buyerElsewhere),
      order(sale, {}, key),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await order(sale, {}, key)).body).toEqual(answers[0]?.body)
    expect(await seatsOf(sale)).toEqual({ held: 0, sold: 2 })
    const kim = { ...completion, name: 'Kim' }
    expect((await order(sale, { completion: kim }, key)).body).toMatchObject({ code: 'idempotency-mismatch' })
  })

  it('is completed by the repeated request when the process died before it was', async () => {
    const sale = await onSale()
    const key = 'died-between-both-steps'
    const items = [{ ticketTypeId: sale.types[0] ?? '', quantity: 2 }]
    const { number } = await app.reservationQueue.reserve(sale.slug, {
      items,
      language: 'en',
      network: undefined,
      mayReserveTest: async () => false,
      idempotencyKey: hashKey(key),
      // the name that fetch gives itself
      requestHash: hashRequest(repeatedPart({ access: 'anyone' }, { items, language: 'en', completion }, 'node')),
    })
    expect((await order(sale, {}, key, buyerElsewhere)).body).toMatchObject({ number, status: 'paid' })
    expect(await seatsOf(sale)).toEqual({ held: 0, sold: 2 })
  })

  it('takes no seats when its buyer has had too many mails', async () => {
    const sale = await onSale()
    await order(sale)
    await app.db.execute(sql`update rate_limits set count = 100000`)
    expect((await order(sale)).body).toMatchObject({ code: 'rate-limited' })
    await app.db.execute(sql`delete from rate_limits`)
    expect(await seatsOf(sale)).toEqual({ held: 0, sold: 2 })
  })
})

describe('the plans that the connections of the sale keep', () => {
  it('read no table as a whole, which may be empty when a plan is made and full later', async () => {
    const free = await onSale()
    const types = [{ name: 'Seat', priceCents: 900, taxRateBp: 700, capacity: 100 }]
    const paid = await eventOnSale(organiser, { types })
    const read = await tablesReadWhole(app.databaseUrl, async (db) => {
      const recent = createRecentReservations()
      const events = createKnownEvents(db)
      const queue = createReservationQueue(db, undefined, { ...recent, mailsAbout: mailsAboutSold(app, events) })
      const checkout = createCheckout(db, app, recent, events)
      const buy = async ({ slug, types: [ticketTypeId = ''] }: EventOnSale, key: string, buyer?: typeof robin) => {
        const items = [{ ticketTypeId, quantity: 2 }]
        const asked = { items, language: 'en', idempotencyKey: key, requestHash: key, network: 'n', buyer }
        return await queue.reserve(slug, { ...asked, mayReserveTest: async () => false })
      }
      // the first with an offer that is read, the second with the known one
      for (const key of ['a', 'b']) expect((await buy(free, key, robin)).sold).toBe(true)
      const { id } = await buy(free, 'c')
      const remembered = await checkout.findToComplete(id, { ...robin, paymentMethod: 'free', attendees: [] })
      if (!remembered) throw new Error('the order was just reserved')
      expect(await checkout.completeAtOnce(remembered, { ...robin, paymentMethod: 'free' })).toBeTruthy()
      const read = await checkout.find((await buy(paid, 'd')).id)
      if (!read) throw new Error('the order was just reserved')
      const attendees = [{ ticketId: read.tickets[0]?.ticket.id ?? '', name: 'Kim' }]
      await checkout.complete(read, { ...completion, paymentMethod: 'transfer', attendees })
      await checkout.find(read.order.id)
      await consumeRateLimits({ db, config: app.config }, [
        ['reserve', { address: '192.0.2.1' }],
        ['order-mail', { address: '192.0.2.1', account: 'robin@example.org' }],
      ])
    })
    expect(read).toEqual([])
  })
})

describe('one network', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it.each([
    ['by bank transfer', 'transfer', 500],
    ['for free', 'free', 0],
  ])(
    'orders a fifth of 2,000 seats %s, with invented addresses and at two processes',
    async (_, paymentMethod, priceCents) => {
      const sale = await eventOnSale(organiser, {
        types: [{ name: 'Seat', priceCents, capacity: 2000, maxPerOrder: 20 }],
      })
      const address = from('192.0.2.33')
      const order = async (n: number): Promise<number> => {
        const client = n % 2 ? buyer : buyerElsewhere
        const reserved = await sale.requestReservation(20, { ...address, buyer: client })
        if (reserved.status !== 201) return reserved.status
        return (
          await sale.complete(reserved.body.token, { email: `${paymentMethod}-${n}@example.test`, paymentMethod })
        ).status
      }
      let orders = 0
      while (orders < 100 && (await order(orders)) === 200) orders += 1
      expect(orders).toBe(20)
      const refused = await sale.requestReservation(1, address)
      expect([refused.status, refused.body.errors[0]]).toMatchObject([429, { code: 'network-limit', limit: 400 }])
      expect((await sale.requestReservation(20, from('192.0.2.34'))).status).toBe(201)
    },
  )

  it('has the seats of its free orders for an hour, cancelled or not, ordered in one request or two', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 0, capacity: 20, maxPerOrder: 6 }],
    })
    const address = from('192.0.2.35')
    const items = [{ ticketTypeId: sale.types[0], quantity: 5 }]
    const call = `POST /api/v1/public/events/${sale.slug}/orders`
    const placed = await buyer.ok(call, { items, completion }, address.headers)
    await complete(buyer, (await sale.reserve(5, address)).token)
    await buyer.ok(`POST /api/v1/public/orders/${placed.token}/cancel`)
    expect((await sale.requestReservation(1, address)).status).toBe(429)
    await forgetFreeSeats(app.db)
    expect((await sale.requestReservation(1, address)).status).toBe(429)
    await app.db.update(freeSeats).set({ orderedAt: sql`now() - interval '1 hour 1 second'` })
    expect((await sale.requestReservation(1, address)).status).toBe(201)
    await forgetFreeSeats(app.db)
    expect(await app.db.select().from(freeSeats)).toEqual([])
  })
})
