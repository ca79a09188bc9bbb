import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { lockWaiters, raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { createCheckout } from '../checkout/service.ts'
import { changeTickets } from '../inventory/commands/change-tickets.ts'
import { lockInventoryOfOrder } from '../inventory/commands/lock-inventory.ts'
import { deleteExpiredReservations, expireOrders } from './commands/expire-orders.ts'
import { remindOfTransfers } from './commands/transfer-deadlines.ts'
import { orderIdOfToken } from './rules/links.ts'
import { transferDue } from './service/transfer-due.ts'

/** A second process on the same database. */

const { app, organiser, buyer } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))

/** An event with one ticket type of 10 seats for 25. */
const onSale = ({ priceCents = 2500, capacity = 10, date = '2099-01-01T19:00:00.000Z' } = {}) =>
  eventOnSale(organiser, { types: [{ name: 'Seat', priceCents, capacity }], changes: { date } })

/** Ends the time to pay of an order. */
const letTimePass = (token: string) =>
  app.db.execute(sql`
    update orders set hold_expires_at = now() - interval '1 second', due_at = now() - interval '1 second'
    where id = ${orderIdOfToken(app.signer, token)}`)

const extend = (token: string, email = robin.email) =>
  buyer.send(`POST /api/v1/public/orders/${token}/extend`, { email })

describe('an order by bank transfer', () => {
  it('waits for the money, and says what to write on the transfer and when it is due', async () => {
    const sale = await onSale()
    const { token, number } = await sale.reserve(2)
    const { body } = await sale.complete(token)
    const date = new Date('2099-01-01T19:00:00Z')
    const due = transferDue({ date, dateTba: false, timeZone: 'Europe/Berlin', paymentTerms: null }, new Date())
    expect(body).toMatchObject({
      status: 'pending',
      totalCents: 5000,
      transfer: { reference: number, bank: { iban: 'DE89370400440532013000' }, dueAt: due.toISOString() },
    })
    expect(await sale.seats()).toEqual({ held: 2, sold: 0 })
    expect(await sale.order(token)).toMatchObject({
      payments: [{ method: 'transfer', state: 'pending', amountCents: 5000 }],
      mails: [{ kind: 'paymentInstructions' }],
      actions: [
        'mark-paid',
        'record-payment',
        'cancel-tickets',
        'change-type',
        'change-due',
        'cancel',
        'edit',
        'note',
        'resend',
      ],
    })
  })

  it('is paid when the organiser marks it as paid', async () => {
    const sale = await onSale()
    const sales = async () => (await organiser.send(`GET /api/v1/events/${sale.id}/sales`)).body
    const { token } = await sale.reserve()
    const { dueAt } = (await sale.complete(token)).body.transfer
    expect(await sales()).toMatchObject({ orders: 0, awaited: { orders: 1, totalCents: 2500, dueAt } })
    const { body } = await sale.act(token, 'mark-paid')
    expect(body).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
    expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'paid'])
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
    const nothingAwaited = { orders: 0, totalCents: 0, dueAt: null }
    expect(await sales()).toMatchObject({ revenueCents: 2500, orders: 1, sold: 1, awaited: nothingAwaited })
    expect((await sale.act(token, 'mark-paid')).body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('gives each seat back once when a ticket is cancelled while it expires', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ quantity: 2 })
    const { id, tickets } = await sale.order(token)
    await letTimePass(token)
    const { expiry } = await app.db.transaction(async (tx) => {
      await lockInventoryOfOrder(tx, id)
      const waiting = expireOrders(app.db, app)
      await expect.poll(() => lockWaiters(app)).toBe(1)
      const change = { orderId: id, cancelled: [tickets[0].id], added: [], adjustments: [] }
      expect(await changeTickets(tx, { ...change, timelineEntry: 'tickets-cancelled' })).toBe('changed')
      return { expiry: waiting }
    })
    expect(await expiry).toBe(1)
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('is never due after the event, and refused when the money would come too late', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const sale = await onSale({ date: soon })
    const { token } = await sale.reserve()
    expect((await sale.complete(token)).body.transfer.dueAt).toBe(soon)
    const late = await sale.reserve()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await organiser.send(`PATCH /api/v1/events/${sale.id}`, { date: tomorrow })
    expect((await sale.complete(late.token)).body.errors).toEqual([
      expect.objectContaining({ path: 'body.paymentMethod', code: 'not-offered' }),
    ])
  })

  it('expires when no money came, with a mail to the buyer; the organiser can still mark it as paid while seats are free', async () => {
    const sale = await onSale({ capacity: 1 })
    const { token } = await sale.reserve()
    await sale.complete(token)
    await letTimePass(token)
    await Promise.all([expireOrders(app.db, app), expireOrders(other.db, other)])
    const expired = await sale.order(token)
    expect(expired).toMatchObject({
      status: 'expired',
      payments: [{ state: 'cancelled' }],
      actions: ['mark-paid', 'record-payment', 'reactivate', 'note', 'resend', 'late-transfer'],
    })
    expect(expired.mails.map(({ kind }: { kind: string }) => kind)).toEqual(['paymentInstructions', 'orderExpired'])
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
    const { token: next } = await sale.reserve()
    expect((await sale.act(token, 'mark-paid')).body).toMatchObject({ status: 409, code: 'sold-out' })
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await sale.act(token, 'mark-paid')).body).toMatchObject({
      status: 'paid',
      payments: [{ state: 'confirmed' }],
    })
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
  })

  it('has one reminder, three days before it is due', async () => {
    const sale = await onSale()
    const { token, number } = await sale.reserve()
    await sale.complete(token)
    await app.db.execute(sql`
      update orders set due_at = now() + interval '2 days', placed_at = now() - interval '12 days' where number = ${number}`)
    await Promise.all([remindOfTransfers(app.db, app), remindOfTransfers(other.db, other)])
    const kinds = (await sale.order(token)).mails.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['paymentInstructions', 'paymentReminder'])
  })
})

describe('a reservation', () => {
  it('holds the seats for 15 minutes, and can be extended once by 15 minutes', async () => {
    const sale = await onSale()
    const { token, holdExpiresAt } = await sale.reserve()
    expect((Date.parse(holdExpiresAt) - Date.now()) / 60_000).toBeCloseTo(15, 0)
    const extended = await extend(token)
    expect(Date.parse(extended.body.holdExpiresAt) - Date.parse(holdExpiresAt)).toBe(15 * 60_000)
    expect(extended.body.extendable).toBe(false)
    expect((await extend(token)).body).toMatchObject({ code: 'conflict' })
  })

  it('is extended for a person with an email address only', async () => {
    const { token } = await (await onSale()).reserve()
    expect((await extend(token, '')).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.email', code: 'email' }],
    })
    expect((await extend(token)).status).toBe(200)
  })

  it('expires and releases the seats, and is not reserved again once others have them', async () => {
    const sale = await onSale({ capacity: 3, priceCents: 0 })
    const { token, number } = await sale.reserve(3)
    await letTimePass(token)
    await expireOrders(app.db, app)
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
    expect((await sale.reserve(1)).status).toBe('reserved')
    const late = await sale.complete(token, { paymentMethod: 'free' })
    expect(late.body).toMatchObject({ status: 409, code: 'hold-expired' })
    expect((await extend(token)).body).toMatchObject({ code: 'hold-expired' })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
    await app.db.execute(sql`update orders set reserved_at = now() - interval '8 days' where number = ${number}`)
    await deleteExpiredReservations(app.db)
    expect((await buyer.send(`GET /api/v1/public/orders/${token}`)).status).toBe(404)
  })

  it.each([
    ['before a task has released the seats', async () => undefined],
    ['afterwards', async () => await expireOrders(app.db, app)],
  ])('is reserved again when it is completed after it expired, %s', async (_, release) => {
    const sale = await onSale({ capacity: 3, priceCents: 0 })
    const { token } = await sale.reserve(3)
    const before = await sale.view(token)
    await letTimePass(token)
    await release()
    const answers = await Promise.all([1, 2, 3].map(() => sale.complete(token, { paymentMethod: 'free' })))
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'paid']))
    expect(await sale.seats()).toEqual({ held: 0, sold: 3 })
    const order = await sale.order(token)
    expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'expired',
      'reserved-again',
      'placed',
      ...(order.timeline.length > 3 ? ['mail-sent'] : []),
    ])
    expect(order.mails).toHaveLength(1)
    expect(order.tickets.map(({ id }: { id: string }) => id)).toEqual(
      before.tickets.map(({ id }: { id: string }) => id),
    )
  })

  it('is reserved again by two processes at once without a second hold', async () => {
    const sale = await onSale({ capacity: 10 })
    const { token } = await sale.reserve(3)
    await letTimePass(token)
    await expireOrders(app.db, app)
    const at = [app, other].map(({ publicUrl }) => testClient(publicUrl))
    const body = { email: 'robin@example.com' }
    const answers = await raceOnLock(
      app,
      'inventory',
      at.map((client) => () => client.send(`POST /api/v1/public/orders/${token}/extend`, body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await sale.seats()).toEqual({ held: 3, sold: 0 })
    expect(answers[0]?.body).toMatchObject({ status: 'reserved', extendable: true })
  })

  it('is reserved again at the prices of now, which the buyer sees first', async () => {
    const sale = await onSale({ priceCents: 1000 })
    const { token } = await sale.reserve(2)
    await letTimePass(token)
    await organiser.ok(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { priceCents: 1500, taxRateBp: 700 })
    expect((await sale.complete(token)).body).toMatchObject({ status: 409, code: 'price-changed' })
    expect(await sale.view(token)).toMatchObject({ status: 'reserved', totalCents: 3000, taxes: [{ taxRateBp: 700 }] })
    expect((await sale.complete(token)).body).toMatchObject({ status: 'pending', totalCents: 3000 })
  })

  it('is not reserved again when the sale is closed, or when the buyer had cancelled it', async () => {
    const sale = await onSale({ priceCents: 0 })
    const [closed, cancelled] = [await sale.reserve(), await sale.reserve()]
    await buyer.ok(`POST /api/v1/public/orders/${cancelled.token}/cancel`)
    expect((await sale.complete(cancelled.token, { paymentMethod: 'free' })).body.code).toBe('conflict')
    await letTimePass(closed.token)
    await organiser.ok(`PUT /api/v1/events/${sale.id}/status`, { status: 'Closed' })
    expect((await sale.complete(closed.token, { paymentMethod: 'free' })).body.code).toBe('hold-expired')
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('releases its seats once when two processes expire it', async () => {
    const sale = await onSale({ capacity: 50 })
    for (let n = 0; n < 5; n += 1) await letTimePass((await sale.reserve(4)).token)
    await Promise.all([app, other, app, other].map((each) => expireOrders(each.db, each)))
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })
})

describe('completing an order', () => {
  it('several times at once makes one order and one mail', async () => {
    const sale = await onSale({ priceCents: 0 })
    const { token } = await sale.reserve(2)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sale.complete(token, { paymentMethod: 'free' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await sale.order(token)).toMatchObject({ mails: [{}], timeline: [{ kind: 'placed' }] })
    expect((await sale.order(token)).mails).toHaveLength(1)
    expect(await sale.seats()).toEqual({ held: 0, sold: 2 })
    const changed = await sale.complete(token, { paymentMethod: 'free', name: 'Another buyer' })
    expect(changed.body).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('from two tabs at once keeps the details of the first', async () => {
    const sale = await onSale({ priceCents: 0 })
    const { number } = await sale.reserve()
    const { rows } = await app.db.execute(sql`select id from orders where number = ${number}`)
    const found = await app.checkout.find(String(rows[0]?.['id']))
    if (!found) throw new Error('the order is not there')
    const complete = (name: string) => app.checkout.complete(found, { ...robin, name, paymentMethod: 'free' })
    const [first, second] = await Promise.allSettled([complete('Robin'), complete('Bo')])
    expect(first).toMatchObject({ status: 'fulfilled', value: { order: { name: 'Robin' } } })
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } })
  })

  it('saves the names on the tickets, and gives each ticket its own code', async () => {
    const sale = await onSale({ priceCents: 0 })
    const { token } = await sale.reserve(2)
    const before = (await buyer.send(`GET /api/v1/public/orders/${token}`)).body
    expect(before.tickets[0].code).toBeUndefined()
    const attendees = before.tickets.map(({ id }: { id: string }, n: number) => ({ ticketId: id, name: `Guest ${n}` }))
    const twice = await sale.complete(token, { paymentMethod: 'free', attendees: [attendees[0], attendees[0]] })
    expect(twice.body.errors).toMatchObject([{ path: 'body.attendees.1.ticketId', code: 'not-allowed' }])
    const { body } = await sale.complete(token, { paymentMethod: 'free', attendees })
    expect(body.tickets.map(({ name }: { name: string }) => name)).toEqual(['Guest 0', 'Guest 1'])
    const codes: string[] = body.tickets.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(2)
    // 26 characters of the ticket's id, then a signature of 26 characters with 5 bits each
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}\.[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it('shows every ticket with its date, place, holder and number, and its code only as a QR code', async () => {
    const sale = await onSale({ priceCents: 0 })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { venue: 'Schauspielhaus', city: 'Köln' })
    const { token } = await sale.reserve(2)
    const { tickets } = await sale.view(token)
    const attendees = tickets.map(({ id }: { id: string }, n: number) => ({ ticketId: id, name: `Guest ${n}` }))
    const { body } = await sale.complete(token, { paymentMethod: 'free', attendees })
    const page: string = (await buyer.send(`GET /de/o/${token}`)).body
    const stubs = page.split('<li class="stub ticket admits">').slice(1)
    expect(stubs).toHaveLength(2)
    for (const [index, { number, code }] of body.tickets.entries()) {
      const facts = [
        'Do.,\u00a01.\u00a0Jan.\u00a02099',
        'Schauspielhaus, Köln',
        `Guest ${index}`,
        `<strong>${number}</strong>`,
      ]
      for (const fact of facts) expect(stubs[index]).toContain(fact)
      expect(page).not.toContain(code)
    }
  })

  it.each([
    ['free', 0, 'paid', []],
    ['transfer', 2500, 'pending', ['transfer']],
  ] as const)(
    'by %s in one batch with an expired reservation writes nothing about the expired one',
    async (method, priceCents, status, payments) => {
      const sale = await onSale({ priceCents })
      const [valid, late] = [await sale.reserve(), await sale.reserve()]
      const checkout = createCheckout(app.db, app)
      const found = await Promise.all(
        [valid, late].map(({ token }) => checkout.find(orderIdOfToken(app.signer, token) ?? '')),
      )
      // after both were read
      await letTimePass(late.token)
      const answers = await Promise.allSettled(
        found.map((order) => {
          if (!order) throw new Error('the order was just reserved')
          const attendees = [{ ticketId: order.tickets[0]?.ticket.id ?? '', name: 'Guest' }]
          return checkout.complete(order, { ...robin, paymentMethod: method, attendees })
        }),
      )
      expect(answers).toMatchObject([{ value: { order: { status } } }, { reason: { code: 'hold-expired' } }])
      const written = async (number: string) =>
        (
          await app.db.execute(sql`
          select (select count(*)::int from mails m where m.order_id = o.id) as mails,
            (select coalesce(json_agg(p.method), '[]') from payments p where p.order_id = o.id) as payments,
            (select json_agg(t.name) from tickets t where t.order_id = o.id) as names,
            (select count(*)::int from order_entries e where e.order_id = o.id) as entries
          from orders o where number = ${number}`)
        ).rows[0]
      expect(await written(valid.number)).toEqual({ mails: 1, payments, names: ['Guest'], entries: 1 })
      expect(await written(late.number)).toEqual({ mails: 0, payments: [], names: [null], entries: 0 })
      expect(await sale.seats()).toEqual(method === 'free' ? { held: 1, sold: 1 } : { held: 2, sold: 0 })
    },
  )

  it.each([
    [{ email: 'robin@example.com\r\nBcc: all@example.com' }, 'body.email', 'email'],
    [{ email: 'robin' }, 'body.email', 'email'],
    [{ name: '' }, 'body.name', 'required'],
    [{ name: 'Robin\nBcc' }, 'body.name', 'control-characters'],
    [{ paymentMethod: 'card' }, 'body.paymentMethod', 'not-offered'],
    [{ paymentMethod: 'free' }, 'body.paymentMethod', 'not-offered'],
    [{ attendees: [{ ticketId: 'tic_foreign', name: 'X' }] }, 'body.attendees.0.ticketId', 'not-allowed'],
  ])('refuses %o and changes nothing', async (change, path, code) => {
    const sale = await onSale()
    const { token } = await sale.reserve()
    const { status, body } = await sale.complete(token, change)
    expect([status, body.errors[0]]).toMatchObject([422, { path, code }])
    expect(await sale.order(token)).toMatchObject({ status: 'reserved', mails: [] })
    expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
  })

  it('accepts only tokens that Foyer has signed', async () => {
    const sale = await onSale()
    const { token } = await sale.reserve()
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    for (const wrong of [forged, token.slice(0, 26), `${token}0`, 'x', token.toUpperCase()])
      expect((await buyer.send(`GET /api/v1/public/orders/${wrong}`)).status).toBe(404)
  })
})

describe('the list of orders', () => {
  it('can be searched, filtered and paged', async () => {
    const sale = await onSale({ priceCents: 0 })
    const numbers: string[] = []
    for (const name of ['Anna', 'Bela', 'Cleo']) {
      const { token } = await sale.reserve()
      numbers.push((await sale.view(token)).tickets[0].number)
      await sale.complete(token, { paymentMethod: 'free', name, email: `${name.toLowerCase()}@example.net` })
    }
    const of = async (query: string) =>
      (await organiser.send(`GET /api/v1/orders?event=${sale.id}&${query}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    expect(await of('')).toEqual(['Cleo', 'Bela', 'Anna'])
    expect(await of('q=bela@')).toEqual(['Bela'])
    expect(await of('status=expired')).toEqual([])
    expect(await of('q=100%25')).toEqual([])
    expect(await of(`q=${numbers[1]}`)).toEqual(['Bela'])
    expect(await of(`q=${numbers[1]?.replace('-', '').toLowerCase()}`)).toEqual(['Bela'])
    const stranger = await signUp(app.publicUrl)
    expect(await stranger.ok(`GET /api/v1/orders?q=${numbers[1]}`)).toEqual([])
    const first = await organiser.send(`GET /api/v1/orders?event=${sale.id}&limit=2`)
    expect(first.headers.get('x-total-count')).toBe('3')
    const [, next = ''] = /<(.+)>/.exec(first.headers.get('link') ?? '') ?? []
    expect((await organiser.send(`GET ${next}`)).body).toMatchObject([{ name: 'Anna' }])
  })
})
