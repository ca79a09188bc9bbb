import { msPerHour } from '@foyer/contract/durations'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { bank, eventOnSale, imprint } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { moneyToMove } from './queries.ts'

const app = disposeAfterAll(await startTestApp())
const hours = (count: number) => new Date(Date.now() + count * msPerHour).toISOString()
const days = (count: number) => hours(24 * count)

const today = async (who: Awaited<ReturnType<typeof signUp>>) => await who.ok('GET /api/v1/today')
const setRole = async (team: string | undefined, role: string) => {
  await app.db.execute(sql`update members set role = ${role} where team_id = ${team}`)
}

it('a new team has nothing but what is missing', async () => {
  const who = await signUp(app.publicUrl)
  expect(await today(who)).toEqual({
    sales: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), tickets: Array(14).fill(0), currencies: [] },
    questions: 0,
    requests: 0,
    awaited: [],
    balancesDue: [],
    owed: [],
    needs: [{ kind: 'no-mail-server', others: 0 }],
  })
})

it('the next event is the soonest that is not over, unless its sale closed without a ticket', async () => {
  const who = await signUp(app.publicUrl)
  await who.ok(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint, bank })
  const at = async (title: string, changes: object) => {
    const { id } = await who.ok('POST /api/v1/events', { title })
    await who.ok(`PATCH /api/v1/events/${id}`, changes)
    return id
  }
  await at('Over', { date: hours(-13) })
  await at('Open', { dateTba: true })
  const closed = await eventOnSale(who, { title: 'Closed', status: 'Closed', changes: { date: hours(1) } })
  await at('Later', { date: days(5) })
  const soon = await at('Soon', { date: days(2) })
  expect((await today(who)).next).toMatchObject({ id: soon, name: 'Soon', ticketsSold: '0/0' })
  await app.db.execute(sql`update inventory set sold = 1 where id = ${closed.id}`)
  expect((await today(who)).next).toMatchObject({ id: closed.id })
  const festival = await at('Festival', { date: days(-2), endsAt: days(1) })
  expect((await today(who)).next).toMatchObject({ id: festival })
  await who.ok(`PATCH /api/v1/events/${festival}`, { date: days(-20), endsAt: days(1) })
  expect((await today(who)).next).toMatchObject({ id: closed.id })
})

it('counts the sales of two weeks by currency, the transfers that are due and the refunds to send', async () => {
  const who = await signUp(app.publicUrl)
  const type = { name: 'Seat', priceCents: 1500, capacity: 50 }
  const euros = await eventOnSale(who, { title: 'In euros', types: [type] })
  const pounds = await eventOnSale(who, { title: 'In pounds', types: [type], changes: { currency: 'GBP' } })
  const [first, second] = [await euros.placeOrder({ quantity: 2 }), await euros.placeOrder()]
  await pounds.placeOrder({ quantity: 3 })
  await euros.act(first.token, 'mark-paid')
  await euros.act(second.token, 'mark-paid')
  await euros.act(second.token, 'refund', {})
  await euros.placeOrder()
  // eight days ago, in the week before
  await app.db.execute(sql`update order_entries set at = at - interval '8 days' where sold_change is not null
    and order_id in (select id from orders where event_id = ${euros.id} and status = 'paid')`)
  const { sales, awaited, owed } = await today(who)
  expect(sales.tickets.slice(0, 7).reduce((sum: number, each: number) => sum + each)).toBe(2)
  expect(sales.tickets).toHaveLength(14)
  expect(sales.currencies).toEqual([{ currency: 'EUR', grossCents: [...Array(13).fill(0), 4500] }])
  expect(awaited).toEqual([
    { currency: 'EUR', orders: 1, totalCents: 1500 },
    { currency: 'GBP', orders: 1, totalCents: 4500 },
  ])
  expect(owed).toEqual([{ currency: 'EUR', orders: 1, totalCents: 1500 }])
})

it('counts what is left to pay of transfers that are due and of paid orders, as the sales of the event do', async () => {
  const who = await signUp(app.publicUrl)
  const types = [
    { name: 'Seat', priceCents: 1500, capacity: 50 },
    { name: 'Box', priceCents: 2100, capacity: 50 },
  ]
  const sale = await eventOnSale(who, { types })
  const [partPaid, dearer, settled] = [await sale.placeOrder(), await sale.placeOrder(), await sale.placeOrder()]
  await sale.placeOrder()
  const payment = { amountCents: 1100, method: 'transfer', receivedOn: '2026-01-31', receivedCents: 0 }
  expect((await sale.act(partPaid.token, 'payments', payment)).status).toBe(200)
  await sale.act(settled.token, 'mark-paid')
  await sale.act(dearer.token, 'mark-paid')
  const [{ id: ticketId }] = (await sale.order(dearer.token)).tickets
  const change = { ticketId, ticketTypeId: sale.types[1], priceCents: 2100 }
  expect((await sale.act(dearer.token, 'change-type', change)).body).toMatchObject({
    status: 'paid',
    balanceCents: 600,
  })
  const awaited = { orders: 2, totalCents: 1500 - 1100 + 1500 }
  const balancesDue = { orders: 1, totalCents: 600 }
  expect(await today(who)).toMatchObject({
    awaited: [{ currency: 'EUR', ...awaited }],
    balancesDue: [{ currency: 'EUR', ...balancesDue }],
    owed: [],
  })
  expect(await who.ok(`GET /api/v1/events/${sale.id}/sales`)).toMatchObject({ awaited, balancesDue })
  const found = await who.ok('GET /api/v1/orders?status=paid&balance=part-paid')
  expect(found.map(({ unsettledCents }: { unsettledCents: number }) => unsettledCents)).toEqual([600])
  await app.db.execute(sql`update orders set test = true where event_id = ${sale.id}`)
  expect(await today(who)).toMatchObject({ awaited: [], balancesDue: [] })
})

it('reads only the orders with money due of many', async () => {
  const who = await signUp(app.publicUrl)
  const team = who.me.lastTeam
  const sale = await eventOnSale(who, { types: [{ name: 'Seat', priceCents: 1500, capacity: 50 }] })
  await sale.placeOrder()
  await app.db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, unsettled_cents)
    select 'ord_due' || n, ${team}, ${sale.id}, 'DUE' || n, false, 'paid', 'en', 'EUR', 1500, case when n <= 3 then 100 end
    from generate_series(1, 5000) n`)
  await app.db.execute(sql`analyze orders`)
  const scope = { team, role: 'owner', events: 'all', account: who.me.id } as never
  const reads = await tablesReadBy(app.databaseUrl, (db) => moneyToMove(db, scope))
  expect(reads.reduce((sum, { table, rows }) => sum + (table === 'orders' ? rows : 0), 0)).toBeLessThan(20)
  expect((await today(who)).balancesDue).toEqual([{ currency: 'EUR', orders: 3, totalCents: 300 }])
})

it('lists what needs attention, the most urgent first, once for all events that it is about', async () => {
  const who = await signUp(app.publicUrl)
  const at = async (title: string, date: string) => {
    const { id } = await who.ok('POST /api/v1/events', { title, urlLink: 'www.example.com' })
    await who.ok(`PATCH /api/v1/events/${id}`, { date })
    return { id, name: title }
  }
  const later = await at('Later', days(9))
  const soon = await at('Soon', days(3))
  const over = await at('Over', days(-3))
  await who.ok(`POST /api/v1/events/${soon.id}/ticket-types`, { name: 'Seat', priceCents: 0, capacity: 5 })
  expect((await today(who)).needs).toEqual([
    { kind: 'no-mail-server', others: 0 },
    { kind: 'imprint-missing', others: 0 },
    { kind: 'draft-incomplete', event: later, others: 0 },
  ])
  await app.db.execute(sql`update websites set state = 'down' where team_id = ${who.me.lastTeam}`)
  await who.ok(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint })
  expect((await today(who)).needs).toEqual([
    { kind: 'website-down', event: soon, others: 1 },
    { kind: 'no-mail-server', others: 0 },
    { kind: 'draft-incomplete', event: later, others: 0 },
  ])
  await who.ok(`PATCH /api/v1/events/${over.id}`, { dateTba: true })
  expect((await today(who)).needs[0]).toEqual({ kind: 'website-down', event: soon, others: 2 })
})

it('names the orders to look at again, the earliest first, to members who may change orders', async () => {
  const type = { name: 'Seat', priceCents: 1500, capacity: 50 }
  const sale = await eventOnSale(await signUp(app.publicUrl), { types: [type] })
  const { organiser } = sale
  const [first, second, later] = [await sale.placeOrder(), await sale.placeOrder(), await sale.placeOrder()]
  const on = async ({ token }: { token: string }, ahead: number) => {
    const { number } = await sale.view(token)
    const [{ id }] = await organiser.ok(`GET /api/v1/orders?q=${number}`)
    await organiser.ok(`POST /api/v1/orders/${id}/notes`, { followUpOn: days(ahead).slice(0, 10) })
    return { id, number }
  }
  const needs = async () =>
    (await today(organiser)).needs.filter(({ kind }: { kind: string }) => kind === 'follow-up-due')
  await on(later, 9)
  expect(await needs()).toEqual([])
  await on(first, -2)
  const earliest = await on(second, -3)
  expect(await needs()).toEqual([{ kind: 'follow-up-due', order: earliest, others: 1 }])
  await setRole(organiser.me.lastTeam, 'viewer')
  expect(await needs()).toEqual([])
})

it('counts the questions that no one has answered', async () => {
  const sale = await eventOnSale(await signUp(app.publicUrl))
  const question = { name: 'Kim', email: 'kim@example.com', text: 'Is there room for a wheelchair?' }
  const asked = await sale.buyer.send(`POST /api/v1/public/events/${sale.slug}/questions`, question)
  expect(asked.status).toBe(201)
  expect((await today(sale.organiser)).questions).toBe(1)
})

it('counts the requests that wait for a decision, of the events of the member, without test orders', async () => {
  const who = await signUp(app.publicUrl)
  const types = [{ name: 'Members', priceCents: 2500, capacity: 10, needsApproval: true }]
  const [concert, reading] = [await eventOnSale(who, { types }), await eventOnSale(who, { types })]
  const request = async (sale: typeof concert) => await sale.placeOrder({ paymentMethod: undefined })
  const [first, second] = [await request(concert), await request(concert), await request(reading)]
  const seen = async () => (await today(who)).requests
  expect(await seen()).toBe(3)
  await concert.act(first.token, 'decline', {})
  expect(await seen()).toBe(2)
  await app.db.execute(
    sql`update members set role = 'manager', events = ${`{${concert.id}}`} where user_id = ${who.me.id}`,
  )
  expect(await seen()).toBe(1)
  await app.db.execute(sql`update orders set test = true where id = ${orderIdOfToken(app.signer, second.token)}`)
  expect(await seen()).toBe(0)
})

it.each([
  ['viewer', ['awaited', 'balancesDue', 'needs', 'next', 'owed', 'questions', 'requests', 'sales']],
  ['box-office', ['awaited', 'balancesDue', 'needs', 'next', 'owed', 'questions', 'requests']],
  ['door', ['needs', 'next']],
])('a %s gets only what the role may read', async (role, parts) => {
  const { organiser } = await eventOnSale(await signUp(app.publicUrl))
  await organiser.ok('POST /api/v1/events', { title: 'Draft' })
  await setRole(organiser.me.lastTeam, role)
  const seen = await today(organiser)
  expect(Object.keys(seen).sort()).toEqual(parts)
  expect(seen.needs.map(({ kind }: { kind: string }) => kind)).toEqual(['no-mail-server'])
})

it('GET /events?sort=next puts the next event first: those ahead, those without a date, those that are over, also page by page', async () => {
  const dan = await signUp(app.publicUrl)
  for (const [title, date, endsAt] of [
    ['over', -2],
    ['in five days', 5],
    ['running', -3, 1],
    ['began an hour ago', -1 / 24],
    ['over for long', -40],
    ['runs for 100 days', -100, 1],
    ['tomorrow', 1],
  ] as const) {
    const { id } = await dan.ok('POST /api/v1/events', { title })
    await dan.ok(`PATCH /api/v1/events/${id}`, { date: days(date), ...(endsAt && { endsAt: days(endsAt) }) })
  }
  await dan.ok('POST /api/v1/events', { title: 'first open' })
  await dan.ok('POST /api/v1/events', { title: 'second open' })
  const seen: string[] = []
  let next: string | undefined = '/api/v1/events?sort=next&limit=1'
  while (next) {
    const { body, headers } = await dan.send(`GET ${next}`)
    seen.push(body[0].name)
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  const ahead = ['running', 'began an hour ago', 'tomorrow', 'in five days']
  expect(seen).toEqual([...ahead, 'second open', 'first open', 'over', 'over for long', 'runs for 100 days'])
  expect((await dan.ok('GET /api/v1/events?sort=next')).map(({ name }: { name: string }) => name)).toEqual(seen)
  const then = async (query: string) =>
    (await dan.ok(`GET /api/v1/events?${query}`)).map(({ name }: { name: string }) => name)
  for (const sort of ['next', 'date', 'name', 'status']) {
    const [soon, past] = [await then(`when=ahead&sort=${sort}`), await then(`when=over&sort=${sort}`)]
    expect(soon.toSorted()).toEqual([...ahead, 'first open', 'second open'].toSorted())
    expect(past.toSorted()).toEqual(['over', 'over for long', 'runs for 100 days'])
  }
  const { headers } = await dan.send('GET /api/v1/events?when=over&limit=1')
  expect(headers.get('x-total-count')).toBe('3')
})
