import type { OrderSummary } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/client.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { listOrders } from './queries/summaries.ts'

const { app, organiser } = await startTestBed()

const types = [
  { name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 50 },
  { name: 'Child', priceCents: 0, capacity: 50 },
]
const [sale, other] = [
  await eventOnSale(organiser, { title: 'Jazz', types }),
  await eventOnSale(organiser, { title: 'Blues', types }),
]
const anna = await sale.placeOrder({ quantity: [2, 1], name: 'Anna Öztürk', email: 'anna@b.example' })
await sale.act(anna.token, 'mark-paid')
const bela = await sale.placeOrder({ quantity: 1, name: '=Béla', email: 'bela@b.example' })
const cleo = await sale.placeOrder({ quantity: [0, 2], paymentMethod: 'free', name: 'Cleo', email: 'cleo@b.example' })
const dora = await other.placeOrder({ quantity: 3, name: 'Dora', email: 'dora@b.example' })
await other.act(dora.token, 'mark-paid')
await other.act(dora.token, 'refund', {})
const { token: abandoned } = await other.reserve(1)
await app.db.execute(sql`update orders set status = 'expired' where placed_at is null`)
await app.db.execute(sql`update orders set reserved_at = '2026-03-28T23:30:00Z' where number = ${cleo.number}`)

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
await app.db.execute(sql`update orders set follow_up_on = ${dayAhead(-1)} where number = ${cleo.number}`)
await app.db.execute(sql`update orders set follow_up_on = ${dayAhead(2)} where number = ${dora.number}`)

await app.db.execute(sql`
  insert into refunds (id, order_id, payment_id, state, amount_cents)
  select 'ref_created', p.order_id, p.id, 'created', 100
  from payments p join orders o on o.id = p.order_id where o.number = ${bela.number}`)

await app.db.execute(sql`
  update payments set state = 'disputed' where order_id = (select id from orders where number = ${dora.number})`)
await app.db.execute(sql`update orders set unsettled_cents = -100 where number = ${anna.number}`)
await app.db.execute(sql`update orders set unsettled_cents = 1500 where number = ${bela.number}`)

const press = { code: 'FRIENDS', tag: 'Press', effect: { kind: 'none' } }
const { id: code } = await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, press)
await app.db.execute(sql`update orders set code_id = ${code} where number = ${bela.number}`)

const list = (query = ''): Promise<OrderSummary[]> => organiser.ok(`GET /api/v1/orders?${query}`)
const names = async (query: string) => (await list(query)).map(({ name }) => name ?? '')

describe('the list of orders', () => {
  it('says which orders are overpaid or part-paid, and by how much', async () => {
    const unsettled = (await list('abandoned=without')).map(({ name, unsettledCents }) => [name, unsettledCents])
    expect(new Map(unsettled as [string, number | undefined][])).toEqual(
      new Map([
        ['Anna Öztürk', -100],
        ['=Béla', 1500],
        ['Cleo', undefined],
        ['Dora', undefined],
      ]),
    )
  })

  it.each([
    [`event=${other.id}&abandoned=without`, ['Dora']],
    ['status=expired', ['']],
    ['method=free', ['Cleo']],
    ['refunds=owed', ['Dora']],
    ['refunds=created', ['=Béla']],
    ['refunds=done', []],
    ['payment=disputed', ['Dora']],
    ['balance=part-paid', ['=Béla']],
    ['balance=overpaid', ['Anna Öztürk']],
    ['followUp=due', ['Cleo']],
    ['order=asc&followUp=any', ['Cleo', 'Dora']],
    [`type=${sale.types[1]}`, ['Anna Öztürk', 'Cleo']],
    ['code=%20friends', ['=Béla']],
    ['code=friend', []],
    [`code=FRIENDS&tag=Press&event=${other.id}`, []],
    ['tag=Press', ['=Béla']],
    ['tag=press', []],
    // half past midnight in Berlin, on the day of the change of the clocks
    ['from=2026-03-29&to=2026-03-29', ['Cleo']],
    ['to=2026-03-28', []],
    ['minCents=2500&maxCents=5000&abandoned=without', ['=Béla', 'Anna Öztürk']],
    ['test=only', []],
    ['test=without&status=cancelled', ['Dora']],
    ['sort=total&abandoned=without', ['Dora', 'Anna Öztürk', '=Béla', 'Cleo']],
    ['sort=ordered&order=asc&abandoned=without', ['Cleo', 'Anna Öztürk', '=Béla', 'Dora']],
    ['q=oeztuerk', ['Anna Öztürk']],
    ['q=Öztrük', ['Anna Öztürk']],
    [`q=doora&event=${sale.id}`, []],
    ['q=doora', ['Dora']],
  ])('selects by %s', async (query, expected) => {
    await app.db.execute(sql`update teams set time_zone = 'Europe/Berlin' where id = ${organiser.me.lastTeam}`)
    expect(await names(query)).toEqual(expected)
    const { orders } = await organiser.ok(`GET /api/v1/orders/totals?${query.replace(/sort=\w+&|order=\w+&/g, '')}`)
    expect(orders).toBe(expected.length)
  })

  it('leads through all of them in pages, in any order', async () => {
    for (const order of ['sort=ordered', 'sort=ordered&order=asc', 'sort=total', 'sort=total&order=asc']) {
      const paged: string[] = []
      let next: string | undefined = `/api/v1/orders?limit=2&${order}`
      while (next) {
        const { headers, body } = await organiser.send(`GET ${next}`)
        paged.push(...body.map(({ id }: OrderSummary) => id))
        next = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(paged).toEqual((await list(order)).map(({ id }) => id))
      expect(paged).toHaveLength(5)
    }
    const { headers } = await organiser.send('GET /api/v1/orders?limit=2&sort=total')
    const [, cursor] = /cursor=([^&>]*)/.exec(headers.get('link') ?? '') ?? []
    expect((await organiser.send(`GET /api/v1/orders?cursor=${cursor}`)).status).toBe(422)
  })

  it('adds up what counts, and shows other teams nothing', async () => {
    expect(await organiser.ok('GET /api/v1/orders/totals')).toEqual({
      orders: 5,
      sums: [{ currency: 'EUR', tickets: 6, totalCents: 7500 }],
    })
    expect(await organiser.ok('GET /api/v1/orders/totals?status=cancelled')).toEqual({
      orders: 1,
      sums: [{ currency: 'EUR', tickets: 3, totalCents: 7500 }],
    })
    const stranger = await signUp(organiser.url)
    expect(await stranger.ok('GET /api/v1/orders/totals')).toEqual({ orders: 0, sums: [] })
    expect((await stranger.ok('GET /api/v1/orders/export.csv')).split('\r\n')).toHaveLength(2)
  })
})

describe('the file of orders', () => {
  const file = async (query: string) =>
    (await organiser.ok(`GET /api/v1/orders/export.csv?${query}`)).replace('\uFEFF', '').split('\r\n').slice(0, -1)

  it('has a row for every order of the filter, in its order, and no formulas', async () => {
    const [head, ...rows] = await file('language=de&sort=total&order=asc&abandoned=without')
    expect(head).toMatch(/^Bestellung;Bestellt am;Status;/)
    expect(rows.map((row: string) => row.split(';')[5])).toEqual(['Cleo', "'=Béla", 'Anna Öztürk', 'Dora'])
    expect(rows[2]).toMatch(
      new RegExp(
        `^${anna.number};\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d;Bezahlt;;Jazz;Anna Öztürk;anna@b.example;3;50,00;50,00;0,00;EUR;Überweisung;`,
      ),
    )
    expect(await file('q=nothing-so')).toHaveLength(1)
  })

  it('has every row of a long list', async () => {
    await app.db.execute(sql`
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email, placed_at)
      select 'ord_many' || n, ${organiser.me.lastTeam}, ${other.id}, 'N' || n, true, 'paid', 'en', 'EUR', n, 'Many', 'a@b.example', now()
      from generate_series(1, 4500) n`)
    expect(await file('test=only')).toHaveLength(4501)
    await app.db.execute(sql`delete from orders where name = 'Many'`)
  })
})

describe('the file for accounting', () => {
  const cents = (text = '') => Math.round(Number(text) * 100)

  it('adds up to the reports, per type, rate and method, and net and tax to gross', async () => {
    // in the time zone of the team it may be tomorrow already
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const period = `from=2026-01-01&to=${tomorrow}`
    const lines: string[] = (await organiser.ok(`GET /api/v1/reports/accounting.csv?${period}`)).split('\r\n')
    const rows = lines.slice(1, -1).map((line) => line.split(','))
    const sum = (at: number, of = rows) => of.reduce((all, row) => all + cents(row[at]), 0)
    for (const row of rows) expect(cents(row[8]) + cents(row[9])).toBe(cents(row[7]))
    for (const group of ['none', 'type', 'method', 'rate', 'event']) {
      const { currencies } = await organiser.ok(`GET /api/v1/reports/sales?${period}&group=${group}`)
      expect(currencies[0].totals).toMatchObject({
        tickets: sum(6) / 100,
        grossCents: sum(7),
        taxCents: sum(9),
        refundedCents: sum(10),
      })
    }
    const seats = rows.filter(([, event, type]) => event === 'Jazz' && type === 'Seat')
    expect([seats.length, sum(7, seats), seats[0]?.slice(3, 6)]).toEqual([1, 5000, ['7%', 'Bank transfer', 'EUR']])
    expect((await organiser.send(`GET /api/v1/reports/accounting.csv?${period}&event=evt_x`)).status).toBe(404)
  })
})

it('puts exactly the selected orders into a file', async () => {
  const [first, , third] = await list()
  const file: string = await organiser.ok(`GET /api/v1/orders/export.csv?ids=${first?.id},${third?.id}`)
  const numbers = file.split('\r\n').slice(1, -1)
  expect(numbers.map((line) => line.slice(0, 9))).toEqual([first?.number, third?.number])
  const stranger = await signUp(organiser.url)
  expect((await stranger.ok(`GET /api/v1/orders/export.csv?ids=${first?.id}`)).split('\r\n')).toHaveLength(2)
})

it('finds an abandoned reservation by its number', async () => {
  const { number } = await other.view(abandoned)
  expect(await list(`q=${number}`)).toMatchObject([{ number, status: 'expired' }])
  expect(await names(`q=${bela.number}`)).toEqual(['=Béla'])
})

it('forgives a typing error in the number of an order or a ticket, and in an address with digits', async () => {
  await app.db.execute(
    sql`update orders set number = 'K7QR-2VXM', email = 'dora99@gmail.com' where number = ${dora.number}`,
  )
  await app.db.execute(sql`
    update tickets set number = 'HHJJ-3344' where id = (
      select t.id from tickets t join orders o on o.id = t.order_id where o.number = 'K7QR-2VXM' order by t.id limit 1)`)
  for (const q of ['K7QR-2VXN', 'k7rq2vxm', 'K7Q2VXM', 'K7QRR-2VXM', 'HHJJ-3345', 'K7QO-2VXM', 'dora99@gmial.com'])
    expect([q, await names(`q=${q}`)]).toEqual([q, ['Dora']])
  for (const q of ['K7QR-2VWW', 'dora98@gmail.com', '12345678']) expect([q, await names(`q=${q}`)]).toEqual([q, []])
})

describe('a search for an attendee', () => {
  it('finds the order by a name, a misspelt one, several words of it, and by the code of a ticket', async () => {
    await app.db.execute(sql`
      update tickets set name = 'Mireille Dubois' where id in (
        select t.id from tickets t join orders o on o.id = t.order_id where o.number = ${anna.number} order by t.id limit 1)`)
    const { tickets } = await sale.view(anna.token)
    for (const q of ['mireille', 'dubois mire', 'Mirielle', tickets[0].code, tickets[2].number])
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Anna Öztürk']])
    expect(await names('q=mireille&status=cancelled')).toEqual([])
    expect(await names('q=mireille+anna')).toEqual([])
    const stranger = await signUp(organiser.url)
    expect(await stranger.ok('GET /api/v1/orders?q=mireille')).toEqual([])
  })

  it('reads few tickets for a name that few have', async () => {
    await app.db.execute(sql`
      insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp, name)
      select 'tic_many' || n, 'M' || n, o.id, ${sale.types[0]}, decode('00', 'hex'), 0, 0, 'Guest Number ' || n
      from orders o, generate_series(1, 5000) n where o.number = ${bela.number}`)
    await app.db.execute(sql`analyze tickets`)
    const scope = { team: organiser.me.lastTeam, role: 'owner', events: 'all', account: organiser.me.id } as never
    const reads = await tablesReadBy(app.databaseUrl, (db) => listOrders(db, scope, { q: 'mireille', limit: 20 }))
    const read = reads.filter(({ table }) => table === 'tickets').reduce((sum, { rows }) => sum + rows, 0)
    await app.db.execute(sql`delete from tickets where id like 'tic_many%'`)
    expect(read).toBeLessThan(50)
  })
})
