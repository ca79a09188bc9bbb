import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { members } from '../../schema/teams.ts'
import { signUp } from '../../test/client.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { codesOf, formOf, question, source } from '../../test/order-form.ts'
import { eventOnSale, itemsOf } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()
const types = [
  { name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 60, maxPerOrder: 2 },
  { name: 'Press', priceCents: 1000, capacity: 5, hidden: true, salesUntil: '2026-01-01T00:00:00Z' },
]
const sale = await eventOnSale(organiser, { types })
const place = (body: object, headers?: Record<string, string>) =>
  organiser.send(`POST /api/v1/events/${sale.id}/orders`, { method: 'cash', ...body }, headers)
const tokenOf = ({ buyerPage }: { buyerPage: string }) => new URL(buyerPage).pathname.split('/').at(-1)

describe('an order at the box office', () => {
  it('is paid at once in cash, with its tickets mailed, and says who took it', async () => {
    const buyer = { name: 'Robin', email: 'robin@example.test' }
    const { status, body } = await place({ ...buyer, items: itemsOf(sale, 3), language: 'de' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...buyer,
      status: 'paid',
      paymentMethod: 'cash',
      totalCents: 7500,
      receivedCents: 7500,
    })
    expect(body.payments).toMatchObject([{ method: 'cash', state: 'confirmed', amountCents: 7500 }])
    expect(body.timeline).toMatchObject([{ kind: 'placed', by: 'Ada Example' }])
    expect(await mailText(app, buyer.email, 'orderConfirmed')).toContain('Ihre Bestellung ist abgeschlossen')
    expect(await sale.seats()).toMatchObject({ held: 0, sold: 3 })
  })

  it('needs neither name nor email, and sells hidden ticket types whose sale is over', async () => {
    const { status, body } = await place({ items: itemsOf(sale, [0, 2]), method: 'terminal' })
    expect([status, body.status, body.totalCents, body.paymentMethod]).toEqual([201, 'paid', 2000, 'terminal'])
    expect(body.mails).toEqual([])
    expect(await organiser.ok(`GET /api/v1/orders?q=${body.number}&abandoned=without`)).toHaveLength(1)
    const attendees = await organiser.ok(`GET /api/v1/events/${sale.id}/attendees?type=${sale.types[1]}`)
    expect(attendees).toMatchObject([{ state: 'valid' }, { state: 'valid' }])
    const named = { attendees: [{ ticketId: body.tickets[0].id, name: 'Kim' }] }
    const { name, tickets } = await organiser.ok(`PATCH /api/v1/orders/${body.id}`, named)
    expect([name, tickets[0].name]).toEqual([undefined, 'Kim'])
  })

  it('has no answers: its buyer is told, and can give each of them once', async () => {
    const other = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 5 }] })
    const questions = [{ ...source, required: true }, question('wish', { changeableUntil: 'placed' })]
    await organiser.ok(`PUT /api/v1/events/${other.id}/order-questions`, formOf(questions))
    const email = 'asked@example.test'
    await organiser.ok(`POST /api/v1/events/${other.id}/orders`, {
      method: 'cash',
      name: 'Robin',
      email,
      items: itemsOf(other, 1),
    })
    const mail = await mailText(app, email, 'orderConfirmed')
    expect(mail).toContain('still needs an answer from you:')
    const token = /\/en\/o\/(\w+)\/answers/.exec(mail)?.[1] ?? ''
    expect((await other.view(token)).changeableAnswers).toEqual([{ question: 'source' }, { question: 'wish' }])
    const give = (...values: string[]) =>
      other.buyer.send(`PUT /api/v1/public/orders/${token}/answers`, { answers: [{ question: 'source', values }] })
    expect((await give('A poster')).status).toBe(200)
    const again = await give('A friend')
    expect([again.status, codesOf(again.body)]).toEqual([422, ['body.answers.source not-allowed']])
    expect((await other.view(token)).changeableAnswers).toEqual([{ question: 'wish' }])
  })

  it('has the price that the buyer chooses, and of guests none', async () => {
    const types = [{ name: 'Supporter', priceCents: 2000, minPriceCents: 500, capacity: 5 }]
    const chosen = await eventOnSale(organiser, { types })
    const order = (priceCents: number, method: string) =>
      organiser.send(`POST /api/v1/events/${chosen.id}/orders`, {
        items: [{ ticketTypeId: chosen.types[0], quantity: 1, priceCents }],
        method,
      })
    expect((await order(700, 'cash')).body.totalCents).toBe(700)
    expect((await order(700, 'guest-list')).body.totalCents).toBe(0)
    expect((await order(499, 'cash')).body.errors).toMatchObject([
      { path: 'body.items.0.priceCents', code: 'too-small', limit: 500 },
    ])
  })

  it('has add-ons of its tickets while some are left, without those that buyers have to choose', async () => {
    const other = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 5 }] })
    const { addOns } = await organiser.ok(`POST /api/v1/events/${other.id}/add-on-groups`, {
      name: 'Meals',
      minPerTicket: 1,
      maxPerTicket: 1,
      addOns: [{ name: 'Dinner', priceCents: 1000, taxRateBp: 700, capacity: 2 }],
    })
    const placeWith = (quantity: number, method: string) =>
      organiser.send(`POST /api/v1/events/${other.id}/orders`, {
        items: [
          { ticketTypeId: other.types[0], quantity, addOns: [{ ticketTypeId: addOns[0].id, quantity: 1 }] },
          { ticketTypeId: other.types[0], quantity: 1 },
        ],
        method,
      })
    const { body } = await placeWith(1, 'cash')
    expect(body).toMatchObject({ status: 'paid', totalCents: 6000, extras: [{ typeName: 'Dinner', priceCents: 1000 }] })
    expect(body.tickets.map(({ id }: { id: string }) => id)).toContain(body.extras[0].ticketId)
    expect(await placeWith(2, 'cash')).toMatchObject({ status: 409, body: { errors: [{ limit: 1 }] } })
    expect((await placeWith(1, 'guest-list')).body).toMatchObject({ totalCents: 0, extras: [{ priceCents: 0 }] })
  })

  it.each(['guest-list', 'complimentary'])('costs nothing as %s, and is found by it', async (method) => {
    const email = `${method}@example.test`
    const { body } = await place({ items: itemsOf(sale, 2), name: 'Guest', email, method })
    expect(body).toMatchObject({ status: 'paid', totalCents: 0, paymentMethod: method, payments: [] })
    expect(body.tickets[0].priceCents).toBe(0)
    expect(await organiser.ok(`GET /api/v1/orders?event=${sale.id}&method=${method}`)).toMatchObject([{ id: body.id }])
    // the buyer sees an order that costs nothing, and no bank account
    const shown = await organiser.ok(`GET /api/v1/public/orders/${tokenOf(body)}`)
    expect(shown).toMatchObject({ status: 'paid', totalCents: 0, paymentMethod: method })
    expect(shown.transfer).toBeUndefined()
    const mail = await mailText(app, email, 'orderConfirmed')
    expect(mail).toContain('Total: Free')
    expect(mail).not.toMatch(/IBAN|€/)
    const page = await (await fetch(body.buyerPage)).text()
    expect(page).toContain('Free')
    expect(page).not.toMatch(/IBAN|€/)
    // in a saved view
    const view = { name: method, search: `method=${method}`, shared: false }
    const { search } = await organiser.ok('POST /api/v1/order-views', view)
    expect(await organiser.ok(`GET /api/v1/orders?event=${sale.id}&${search}`)).toHaveLength(1)
  })

  it('waits for a bank transfer, which needs an address', async () => {
    const items = itemsOf(sale)
    const refused = await place({ items, name: 'Late', method: 'transfer' })
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([422, { path: 'body.email', code: 'required' }])
    const { body } = await place({ items, name: 'Late', email: 'late@example.test', method: 'transfer' })
    expect(body).toMatchObject({ status: 'pending', payments: [{ method: 'transfer', state: 'pending' }] })
    expect(body.actions).toContain('mark-paid')
    expect(await mailsTo(app, 'late@example.test')).toMatchObject([{ kind: 'paymentInstructions' }])
  })

  it('is placed once for one key', async () => {
    const headers = { 'idempotency-key': 'one' }
    const once = { items: itemsOf(sale), name: 'Once' }
    const [first, again] = [await place(once, headers), await place(once, headers)]
    expect(again.body.id).toBe(first.body.id)
    expect((await place({ ...once, name: 'Other' }, headers)).status).toBe(422)
    expect(await organiser.ok('GET /api/v1/orders?q=once')).toHaveLength(1)
  })

  it('is refused with the number of seats left, and leaves nothing behind', async () => {
    const { status, body } = await place({ items: itemsOf(sale, [0, 4]) })
    expect([status, body.code, body.errors?.[0]]).toMatchObject([
      409,
      'sold-out',
      { path: 'body.items.0.quantity', code: 'not-enough-left', limit: 3 },
    ])
    const { rows } = await app.db.execute(sql`select from orders where status = 'reserved'`)
    expect(rows).toHaveLength(0)
  })

  it('takes a code, as often as the email address may use it', async () => {
    const other = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
    const code = { code: 'FRIENDS', effect: { kind: 'percent', bp: 2000 }, perEmail: 1 }
    await organiser.ok(`POST /api/v1/events/${other.id}/promo-codes`, code)
    const placeWith = (typed: string, email?: string) =>
      organiser.send(`POST /api/v1/events/${other.id}/orders`, {
        items: itemsOf(other),
        method: 'cash',
        code: typed,
        ...(email && { email }),
      })
    const { status, body } = await placeWith(' friends', 'kim@example.test')
    expect([status, body.code, body.totalCents]).toEqual([201, 'FRIENDS', 2000])
    const refused = await placeWith('FRIENDS', 'KIM@example.test')
    expect(refused.body.errors).toMatchObject([{ path: 'body.email', code: 'code-used-by-email' }])
    expect(await other.seats()).toMatchObject({ held: 0, sold: 1 })
    expect((await placeWith('FRIENDS', 'robin@example.test')).status).toBe(201)
    // buyers without an address cannot be told apart
    expect((await placeWith('FRIENDS')).status).toBe(201)
    expect((await placeWith('FIENDS')).body.errors).toMatchObject([{ path: 'body.code', code: 'code-unknown' }])
  })

  it('is for members who may change orders, of events of their team', async () => {
    const stranger = await signUp(organiser.url)
    const body = { items: itemsOf(sale), method: 'cash' }
    expect((await stranger.send(`POST /api/v1/events/${sale.id}/orders`, body)).status).toBe(404)
    await app.db.update(members).set({ role: 'viewer' })
    const refused = await place(body)
    await app.db.update(members).set({ role: 'owner' })
    expect(refused.status).toBe(403)
  })

  it('is in the reports and the accounting by its method', async () => {
    // in the time zone of the team it may be tomorrow already
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const period = `from=2026-01-01&to=${tomorrow}`
    const { currencies } = await organiser.ok(`GET /api/v1/reports/sales?${period}&group=method&event=${sale.id}`)
    const groups = Object.fromEntries(
      currencies[0].groups.map(({ key, totals }: { key: string; totals: object }) => [key, totals]),
    )
    expect(groups).toMatchObject({
      cash: { tickets: 4, grossCents: 10_000 },
      terminal: { tickets: 2, grossCents: 2000 },
      'guest-list': { tickets: 2, grossCents: 0 },
      complimentary: { tickets: 2, grossCents: 0 },
    })
    const csv: string = await organiser.ok(`GET /api/v1/reports/accounting.csv?${period}&event=${sale.id}`)
    expect(csv).toMatch(/,Seat,7%,Cash,EUR,4,100\.00,/)
    expect(csv).toMatch(/,Press,0%,Card terminal,EUR,2,20\.00,/)
    expect(csv).toMatch(/,Guest list,EUR,2,0\.00,/)
    expect(csv).toMatch(/,Complimentary,EUR,2,0\.00,/)
  })
})

it('never oversells the last 50 seats between box office and public', { timeout: 120_000 }, async () => {
  const last = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 1000, capacity: 50 }] })
  const sold = Array.from({ length: 200 }, (_, at) =>
    untilAnswered(() =>
      organiser.send(
        `POST /api/v1/events/${last.id}/orders`,
        { items: itemsOf(last), method: 'cash' },
        { 'idempotency-key': `order-${at}` },
      ),
    ),
  )
  const reserved = Array.from({ length: 100 }, (_, at) =>
    untilAnswered(() =>
      last.requestReservation(1, { headers: { 'idempotency-key': `a-secret-of-the-reservation-${at}` } }),
    ),
  )
  const statuses = await Promise.all([...sold, ...reserved])
  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  const seats = await last.seats()
  expect(seats.held + seats.sold).toBe(50)
  const { rows } = await app.db.execute(sql`
    select count(*)::int as tickets from tickets where ticket_type_id = ${last.types[0]}`)
  expect(rows).toEqual([{ tickets: 50 }])
})

/** Sends a request again, as clients do, while all connections to the database are taken. @returns its status */
async function untilAnswered(send: () => Promise<{ status: number }>): Promise<number> {
  const { status } = await send()
  return status === 503 ? await untilAnswered(send) : status
}
