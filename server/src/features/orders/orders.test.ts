import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCounter, robin } from '../../test/counter.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { expireOrders, forgetReservations, remindOfTransfers } from './commands.ts'

const { house, organiser, buyer, onSale, complete, orderOf, act, letTimePass } = await openCounter()
/** A second process on the same database. */
let other: House

beforeAll(async () => {
  other = await openHouse({}, { databaseUrl: house.databaseUrl })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await house[Symbol.asyncDispose]()
})

describe('an order by bank transfer', () => {
  it('waits for its money, with what to write on the transfer and until when', async () => {
    const { reserve, books } = await onSale()
    const { token, number } = await reserve(2)
    const { body } = await complete(token)
    const days = (Date.parse(body.transfer.dueAt) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(14, 1)
    expect(body).toMatchObject({
      status: 'pending',
      totalCents: 5000,
      transfer: { reference: number, bank: { iban: 'DE89370400440532013000' } },
    })
    expect(await books()).toEqual({ held: 2, sold: 0 })
    expect(await orderOf(number)).toMatchObject({
      payments: [{ method: 'transfer', state: 'pending', amountCents: 5000 }],
      mails: [{ kind: 'paymentInstructions' }],
      actions: ['mark-paid', 'cancel', 'resend'],
    })
  })

  it('is paid when the organiser says that the money came', async () => {
    const { reserve, books, event } = await onSale()
    const { token, number } = await reserve()
    await complete(token)
    const { body } = await act(number, 'mark-paid')
    expect(body).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
    expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'paid'])
    expect(await books()).toEqual({ held: 0, sold: 1 })
    expect((await organiser.send(`GET /api/v1/events/${event.id}/sales`)).body).toMatchObject({
      revenueCents: 2500,
      orders: 1,
      sold: 1,
    })
    expect((await act(number, 'mark-paid')).body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('is never due after the event, and not offered when it would come too late', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const first = await onSale({ date: soon })
    const { token } = await first.reserve()
    expect((await complete(token)).body.transfer.dueAt).toBe(soon)
    const late = await first.reserve()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await organiser.send(`PATCH /api/v1/events/${first.event.id}`, { date: tomorrow })
    expect((await complete(late.token)).body.errors).toEqual([
      expect.objectContaining({ path: 'body.paymentMethod', code: 'not-offered' }),
    ])
  })

  it('expires when no money came, and tells the buyer; money that comes then is taken while there are seats', async () => {
    const { reserve, books } = await onSale({ capacity: 1 })
    const { token, number } = await reserve()
    await complete(token)
    await letTimePass(number)
    await Promise.all([expireOrders(house.db, house), expireOrders(other.db, other)])
    const expired = await orderOf(number)
    expect(expired).toMatchObject({
      status: 'expired',
      payments: [{ state: 'cancelled' }],
      actions: ['mark-paid', 'resend'],
    })
    expect(expired.mails.map(({ kind }: { kind: string }) => kind)).toEqual(['paymentInstructions', 'orderExpired'])
    expect(await books()).toEqual({ held: 0, sold: 0 })
    const { token: next } = await reserve()
    expect((await act(number, 'mark-paid')).body).toMatchObject({ status: 409, code: 'sold-out' })
    await buyer.send(`POST /api/v1/public/orders/${next}/cancel`)
    expect((await act(number, 'mark-paid')).body).toMatchObject({ status: 'paid', payments: [{ state: 'confirmed' }] })
    expect(await books()).toEqual({ held: 0, sold: 1 })
  })

  it('is reminded of once, three days before it is due', async () => {
    const { reserve } = await onSale()
    const { token, number } = await reserve()
    await complete(token)
    await house.db.execute(sql`
      update orders set due_at = now() + interval '2 days', placed_at = now() - interval '12 days' where number = ${number}`)
    await Promise.all([remindOfTransfers(house.db, house), remindOfTransfers(other.db, other)])
    const kinds = (await orderOf(number)).mails.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['paymentInstructions', 'paymentReminder'])
  })
})

describe('a reservation', () => {
  it('is held for 15 minutes, and 15 more when asked, once', async () => {
    const { reserve } = await onSale()
    const { token, holdExpiresAt } = await reserve()
    expect((Date.parse(holdExpiresAt) - Date.now()) / 60_000).toBeCloseTo(15, 0)
    const extended = await buyer.send(`POST /api/v1/public/orders/${token}/extend`)
    expect(Date.parse(extended.body.holdExpiresAt) - Date.parse(holdExpiresAt)).toBe(15 * 60_000)
    expect(extended.body.extendable).toBe(false)
    expect((await buyer.send(`POST /api/v1/public/orders/${token}/extend`)).body).toMatchObject({ code: 'conflict' })
  })

  it('is nobody’s when its time is over, and the seats go back', async () => {
    const { reserve, books } = await onSale({ capacity: 3, priceCents: 0 })
    const { token, number } = await reserve(3)
    await letTimePass(number)
    const late = await complete(token, { paymentMethod: 'free' })
    expect(late.body).toMatchObject({ status: 409, code: 'hold-expired' })
    expect((await buyer.send(`POST /api/v1/public/orders/${token}/extend`)).body).toMatchObject({
      code: 'hold-expired',
    })
    await expireOrders(house.db, house)
    expect(await books()).toEqual({ held: 0, sold: 0 })
    expect((await complete(token, { paymentMethod: 'free' })).body).toMatchObject({ code: 'hold-expired' })
    expect((await reserve(3)).status).toBe('reserved')
    await house.db.execute(sql`update orders set reserved_at = now() - interval '8 days' where number = ${number}`)
    await forgetReservations(house.db)
    expect((await buyer.send(`GET /api/v1/public/orders/${token}`)).status).toBe(404)
  })

  it('given up in two processes gives its seats back once', async () => {
    const { reserve, books } = await onSale({ capacity: 50 })
    for (let n = 0; n < 5; n += 1) await letTimePass((await reserve(4)).number)
    await Promise.all([house, other, house, other].map((each) => expireOrders(each.db, each)))
    expect(await books()).toEqual({ held: 0, sold: 0 })
  })
})

describe('finishing', () => {
  it('twice at once is one order and one mail', async () => {
    const { reserve, books } = await onSale({ priceCents: 0 })
    const { token, number } = await reserve(2)
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(token, { paymentMethod: 'free' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await orderOf(number)).toMatchObject({ mails: [{}], timeline: [{ kind: 'placed' }] })
    expect((await orderOf(number)).mails).toHaveLength(1)
    expect(await books()).toEqual({ held: 0, sold: 2 })
    const otherwise = await complete(token, { paymentMethod: 'free', name: 'Somebody else' })
    expect(otherwise.body).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('from two tabs at once is what the first of them said', async () => {
    const { reserve } = await onSale({ priceCents: 0 })
    const { number } = await reserve()
    const { rows } = await house.db.execute(sql`select id from orders where number = ${number}`)
    const found = await house.till.find(String(rows[0]?.['id']))
    if (!found) throw new Error('the order is not there')
    const finish = (name: string) => house.till.complete(found, { ...robin, name, paymentMethod: 'free' })
    const [first, second] = await Promise.allSettled([finish('Robin'), finish('Bo')])
    expect(first).toMatchObject({ status: 'fulfilled', value: { order: { name: 'Robin' } } })
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } })
  })

  it('names the tickets, and gives each a code of its own', async () => {
    const { reserve } = await onSale({ priceCents: 0 })
    const { token } = await reserve(2)
    const before = (await buyer.send(`GET /api/v1/public/orders/${token}`)).body
    expect(before.tickets[0].code).toBeUndefined()
    const attendees = before.tickets.map(({ id }: { id: string }, n: number) => ({ ticketId: id, name: `Guest ${n}` }))
    const twice = await complete(token, { paymentMethod: 'free', attendees: [attendees[0], attendees[0]] })
    expect(twice.body.errors).toMatchObject([{ path: 'body.attendees.1.ticketId', code: 'not-allowed' }])
    const { body } = await complete(token, { paymentMethod: 'free', attendees })
    expect(body.tickets.map(({ name }: { name: string }) => name)).toEqual(['Guest 0', 'Guest 1'])
    const codes: string[] = body.tickets.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(2)
    // 26 characters of the ticket's id, 26 of 5 bits each that only Foyer can make
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}\.[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it.each([
    ['free', 0, 'paid', []],
    ['transfer', 2500, 'pending', ['transfer']],
  ])(
    'by %s together with one that comes too late writes nothing about that one',
    async (method, priceCents, status, payments) => {
      const { reserve, books } = await onSale({ priceCents })
      const [good, late] = [await reserve(), await reserve()]
      await letTimePass(late.number)
      const finish = async ({ token }: { token: string }) => {
        const { tickets } = (await buyer.send(`GET /api/v1/public/orders/${token}`)).body
        const attendees = [{ ticketId: tickets[0].id, name: 'Guest' }]
        return await complete(token, { paymentMethod: method, attendees })
      }
      const answers = await Promise.all([good, late].map(finish))
      expect(answers.map(({ body }) => body.code ?? body.status)).toEqual([status, 'hold-expired'])
      const written = async (number: string) =>
        (
          await house.db.execute(sql`
          select (select count(*)::int from mails m where m.order_id = o.id) as mails,
            (select coalesce(json_agg(p.method), '[]') from payments p where p.order_id = o.id) as payments,
            (select json_agg(t.name) from tickets t where t.order_id = o.id) as names,
            (select count(*)::int from order_entries e where e.order_id = o.id) as entries
          from orders o where number = ${number}`)
        ).rows[0]
      expect(await written(good.number)).toEqual({ mails: 1, payments, names: ['Guest'], entries: 1 })
      expect(await written(late.number)).toEqual({ mails: 0, payments: [], names: [null], entries: 0 })
      expect(await books()).toEqual(method === 'free' ? { held: 1, sold: 1 } : { held: 2, sold: 0 })
    },
  )

  it.each([
    [{ email: 'robin@example.com\r\nBcc: all@example.com' }, 'body.email', 'email'],
    [{ email: 'nobody' }, 'body.email', 'email'],
    [{ name: '' }, 'body.name', 'required'],
    [{ name: 'Robin\nBcc' }, 'body.name', 'control-characters'],
    [{ paymentMethod: 'card' }, 'body.paymentMethod', 'not-offered'],
    [{ paymentMethod: 'free' }, 'body.paymentMethod', 'not-offered'],
    [{ attendees: [{ ticketId: 'tic_foreign', name: 'X' }] }, 'body.attendees.0.ticketId', 'not-allowed'],
  ])('refuses %o and changes nothing', async (change, path, code) => {
    const { reserve, books } = await onSale()
    const { token, number } = await reserve()
    const { status, body } = await complete(token, change)
    expect([status, body.errors[0]]).toMatchObject([422, { path, code }])
    expect(await orderOf(number)).toMatchObject({ status: 'reserved', mails: [] })
    expect(await books()).toEqual({ held: 1, sold: 0 })
  })

  it('knows its own tokens only', async () => {
    const { reserve } = await onSale()
    const { token } = await reserve()
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    for (const wrong of [forged, token.slice(0, 26), `${token}0`, 'x', token.toUpperCase()])
      expect((await buyer.send(`GET /api/v1/public/orders/${wrong}`)).status).toBe(404)
  })
})

describe('the list', () => {
  it('is searched, filtered and paged', async () => {
    const { event, reserve } = await onSale({ priceCents: 0 })
    for (const name of ['Anna', 'Bela', 'Cleo']) {
      const { token } = await reserve()
      await complete(token, { paymentMethod: 'free', name, email: `${name.toLowerCase()}@example.net` })
    }
    const of = async (query: string) =>
      (await organiser.send(`GET /api/v1/orders?event=${event.id}&${query}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    expect(await of('')).toEqual(['Cleo', 'Bela', 'Anna'])
    expect(await of('q=bela@')).toEqual(['Bela'])
    expect(await of('status=expired')).toEqual([])
    expect(await of('q=100%25')).toEqual([])
    const first = await organiser.send(`GET /api/v1/orders?event=${event.id}&limit=2`)
    expect(first.headers.get('x-total-count')).toBe('3')
    const [, next = ''] = /<(.+)>/.exec(first.headers.get('link') ?? '') ?? []
    expect((await organiser.send(`GET ${next}`)).body).toMatchObject([{ name: 'Anna' }])
  })
})
