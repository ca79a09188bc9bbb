import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed } from '../../test/card-payments.ts'
import { signUp } from '../../test/client.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { salesFacts } from './queries/facts.ts'

const { app, stripe } = await startStripeTestBed()
const { db } = app
const organiser = await signUp(app.publicUrl)

/** The facts that the orders of an event left, oldest first: tickets sold or no longer, money in and out. */
async function factsOf({ id }: EventOnSale) {
  const { rows } = await db.execute<{ fact: string }>(sql`
    select fact from (
      select f.at, 1 as place, f.kind || ' ' || f.sold_change as fact from order_entries f join orders o on o.id = f.order_id
      where o.event_id = ${id} and f.sold_change is not null
      union all
      select f.at, 2, f.method || ' ' || f.received_cents || ' -' || f.refunded_cents
      from money_entries f join orders o on o.id = f.order_id where o.event_id = ${id}
    ) facts order by at, place`)
  return rows.map(({ fact }) => fact)
}

const soldByType = async (sale: EventOnSale) =>
  (await sale.organiser.ok(`GET /api/v1/events/${sale.id}/sales-series`)).types.map(
    ({ name, sold }: { name: string; sold: number[] }) => [name, sold.at(-1) ?? 0],
  )

it('a free order counts when it is placed, when it is cancelled and when it is reactivated', async () => {
  const sale = await eventOnSale(organiser)
  const { token } = await sale.placeOrder({ quantity: 2, paymentMethod: 'free' })
  expect(await soldByType(sale)).toEqual([['Seat', 2]])
  await sale.act(token, 'cancel', {})
  expect(await soldByType(sale)).toEqual([['Seat', 0]])
  await sale.act(token, 'reactivate')
  expect(await soldByType(sale)).toEqual([['Seat', 2]])
  expect(await factsOf(sale)).toEqual(['placed 1', 'cancelled -1', 'reactivated 1'])
})

it('a bank transfer counts when it has arrived, and what is sent back when it is sent', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Paid',
    types: [
      { name: 'Regular', priceCents: 1500, capacity: 10 },
      { name: 'Child', priceCents: 0, capacity: 10 },
    ],
  })
  const { token } = await sale.placeOrder({ quantity: [2, 1] })
  expect(await factsOf(sale)).toEqual([])
  await sale.act(token, 'mark-paid')
  expect(await soldByType(sale)).toEqual([
    ['Regular', 2],
    ['Child', 1],
  ])
  await sale.act(token, 'refund', {})
  const late = { amountCents: 3000, receivedOn: '2026-01-31', receivedCents: 3000 }
  await sale.act(token, 'late-transfer', late)
  await sale.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 6000 })
  expect(await factsOf(sale)).toEqual([
    'paid 1',
    'transfer 3000 -0',
    'cancelled -1',
    'transfer 3000 -0',
    'transfer 0 -3000',
    'transfer 0 -3000',
  ])
})

it('cancelled tickets and refunded parts count with their own type and tax rate', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Corrected',
    types: [
      { name: 'Regular', priceCents: 2000, taxRateBp: 1900, capacity: 10 },
      { name: 'Child', priceCents: 1000, taxRateBp: 700, capacity: 10 },
    ],
  })
  const { token } = await sale.placeOrder({ quantity: [2, 1] })
  await sale.act(token, 'mark-paid')
  const { tickets } = await sale.order(token)
  await sale.act(token, 'cancel-tickets', { ticketIds: [tickets[0].id], feeCents: 500 })
  await sale.act(token, 'refund-part', { amountCents: 700, refundedCents: 1500 })
  await sale.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 2200 })
  expect(await soldByType(sale)).toEqual([
    ['Regular', 1],
    ['Child', 1],
  ])
  const { taxes, totalCents } = await sale.order(token)
  const { rows } = await db.execute(sql`
    select tax_rate_bp as "taxRateBp", sum(gross_cents - tax_cents - refunded_cents + refunded_tax_cents)::int as "netCents",
      sum(tax_cents - refunded_tax_cents)::int as "taxCents"
    from (${salesFacts({}, sql`o.event_id = ${sale.id}`)}) facts where tax_rate_bp >= 0 group by 1 order by 1`)
  expect(rows).toEqual(taxes)
  expect(totalCents).toBe(2800)
  // the rest is cancelled: only the tickets that were left are reversed
  await sale.act(token, 'refund', {})
  expect(await soldByType(sale)).toEqual([
    ['Regular', 0],
    ['Child', 0],
  ])
})

it('a card payment counts once, however often Stripe reports it', async () => {
  const sale = await eventPaidByCard(app, stripe)
  const { session } = await sale.sellByCard()
  await sale.sendEvent('checkout.session.completed', session)
  expect(await factsOf(sale)).toEqual(['paid 1', 'card 1200 -0'])
})

it('the history of earlier versions gives the same facts', async () => {
  // earlier versions changed no single tickets
  const changes = sql`select id, sold_change from order_entries where sold_tickets is null order by id`
  const recorded = await db.execute(changes)
  await db.execute(sql`update order_entries set sold_change = null`)
  await db.execute(sql.raw(await backfill()))
  expect((await db.execute(changes)).rows).toEqual(recorded.rows)
  expect(recorded.rows.filter(({ sold_change }) => sold_change !== null).length).toBeGreaterThan(5)
})

/** The statement of the migration that finds when tickets were sold in the history of earlier versions. */
async function backfill(): Promise<string> {
  const folder = new URL('../../../migrations/', import.meta.url)
  const file = (await readdir(folder)).find((name) => name.endsWith('_sales-reports.sql')) ?? ''
  const statements = (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint')
  return statements.find((statement) => statement.includes('UPDATE "order_entries"')) ?? ''
}

it('the days of the sale are those of all ticket types, where the event takes place', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Windows',
    types: [
      {
        name: 'Early',
        priceCents: 0,
        capacity: 3,
        salesFrom: '2026-01-01T23:30:00Z',
        salesUntil: '2026-03-01T10:00:00Z',
      },
      {
        name: 'Late',
        priceCents: 0,
        capacity: 4,
        salesFrom: '2026-03-01T10:00:00Z',
        salesUntil: '2099-01-01T10:00:00Z',
      },
    ],
  })
  expect(await organiser.ok(`GET /api/v1/events/${sale.id}/sales-series`)).toEqual({
    days: [],
    types: sale.types.map((id, at) => ({ id, name: ['Early', 'Late'][at], sold: [] })),
    capacity: 7,
    salesFrom: '2026-01-02',
    salesUntil: '2099-01-01',
  })
})

it('another team gets no series of an event', async () => {
  const sale = await eventOnSale(organiser, { title: 'Ours' })
  const other = await signUp(app.publicUrl)
  expect((await other.send(`GET /api/v1/events/${sale.id}/sales-series`)).status).toBe(404)
})

/** A new team with a paid order of each of these events. */
async function teamWith(events: { currency: string; priceCents: number; name?: string }[]) {
  const owner = await signUp(app.publicUrl)
  const sold: EventOnSale[] = []
  for (const { currency, priceCents, name = 'Seat' } of events) {
    const types = [{ name, priceCents, taxRateBp: 1900, capacity: 10 }]
    const sale = await eventOnSale(owner, { title: `In ${currency}`, types, changes: { currency } })
    const { token } = await sale.placeOrder({ quantity: 2 })
    await sale.act(token, 'mark-paid')
    sold.push(sale)
  }
  return { owner, sold }
}

const thisYear = `from=${new Date().getFullYear() - 1}-01-01&to=${new Date().getFullYear() + 1}-12-31`

describe('a report', () => {
  it('has each currency apart, and never a sum of them', async () => {
    const { owner } = await teamWith([
      { currency: 'EUR', priceCents: 1190 },
      { currency: 'CHF', priceCents: 500 },
      { currency: 'JPY', priceCents: 1000 },
    ])
    const { currencies } = await owner.ok(`GET /api/v1/reports/sales?${thisYear}&by=month`)
    expect(
      currencies.map(({ currency, totals }: { currency: string; totals: object }) => ({ currency, ...totals })),
    ).toEqual([
      {
        currency: 'CHF',
        orders: 1,
        tickets: 2,
        grossCents: 1000,
        taxCents: 160,
        refundedCents: 0,
        refundedTaxCents: 0,
        paidFeeCents: 0,
      },
      {
        currency: 'EUR',
        orders: 1,
        tickets: 2,
        grossCents: 2380,
        taxCents: 380,
        refundedCents: 0,
        refundedTaxCents: 0,
        paidFeeCents: 0,
      },
      {
        currency: 'JPY',
        orders: 1,
        tickets: 2,
        grossCents: 2000,
        taxCents: 319,
        refundedCents: 0,
        refundedTaxCents: 0,
        paidFeeCents: 0,
      },
    ])
  })

  it('is grouped by event, ticket type, method and rate, with names', async () => {
    const { owner, sold } = await teamWith([
      { currency: 'EUR', priceCents: 1190, name: 'Regular' },
      { currency: 'EUR', priceCents: 2380, name: 'Box' },
    ])
    const groupsBy = async (group: string, more = '') => {
      const report = await owner.ok(`GET /api/v1/reports/sales?${thisYear}&by=month&group=${group}${more}`)
      return report.currencies[0].groups.map(
        ({ key, name, totals }: { key: string; name?: string; totals: { orders?: number; grossCents: number } }) => [
          name ?? key,
          totals.orders,
          totals.grossCents,
        ],
      )
    }
    expect(await groupsBy('none')).toEqual([['', 2, 7140]])
    expect(await groupsBy('event')).toEqual([
      ['In EUR', 1, 4760],
      ['In EUR', 1, 2380],
    ])
    expect(await groupsBy('type')).toEqual([
      ['Box', undefined, 4760],
      ['Regular', undefined, 2380],
    ])
    expect(await groupsBy('method')).toEqual([['transfer', 2, 7140]])
    expect(await groupsBy('rate')).toEqual([['1900', undefined, 7140]])
    expect(await groupsBy('none', `&event=${sold[0]?.id}`)).toEqual([['', 1, 2380]])
  })

  it('of a team that has sold nothing is empty', async () => {
    const owner = await signUp(app.publicUrl)
    expect(await owner.ok(`GET /api/v1/reports/sales?${thisYear}`)).toEqual({
      by: 'week',
      timeZone: 'Europe/Berlin',
      currencies: [],
      views: { total: 0, periods: [] },
    })
  })

  it('of twenty years by day is by month, and says so', async () => {
    expect((await organiser.ok('GET /api/v1/reports/sales?from=2006-01-01&to=2025-12-31')).by).toBe('month')
  })

  it.each([
    ['from=2026-02-01&to=2026-01-01', 'query.to', 'ends-before-start'],
    ['from=1900-01-01&to=2150-01-01', 'query.to', 'too-big'],
    ['from=2026-01-01&to=2026-02-01&group=buyer', 'query.group', 'not-allowed'],
    ['from=2026-01-01&to=2026-02-31', 'query.to', 'format'],
    ['to=2026-02-01', 'query.from', 'required'],
  ])('with %s is refused', async (query, path, code) => {
    for (const file of ['sales', 'sales.csv']) {
      const { status, body } = await organiser.send(`GET /api/v1/reports/${file}?${query}`)
      expect([status, body.errors.map((error: { path: string; code: string }) => [error.path, error.code])]).toEqual([
        422,
        [[path, code]],
      ])
    }
  })

  it('and a comparison with another team’s event are not found', async () => {
    const sale = await eventOnSale(organiser, { title: 'Theirs' })
    const { owner, sold } = await teamWith([{ currency: 'EUR', priceCents: 100 }])
    const calls = [`sales?${thisYear}&event=${sale.id}`, `sales.csv?${thisYear}&event=${sale.id}`]
    for (const call of [...calls, `compare?event=${sold[0]?.id}&with=${sale.id}`, `compare?event=evt_no&with=evt_no`])
      expect((await owner.send(`GET /api/v1/reports/${call}`)).status).toBe(404)
  })
})

it('the CSV file has the names and numbers of its language, and no formulas', async () => {
  const { owner } = await teamWith([{ currency: 'EUR', priceCents: 1190, name: '=1+1' }])
  const rowsIn = async (query: string) => {
    const { body } = await owner.send(`GET /api/v1/reports/sales.csv?${thisYear}&by=month&${query}`)
    return String(body).trim().split('\r\n')
  }
  const [head, row] = await rowsIn('group=type&language=de')
  expect(head).toBe(
    'Monat ab;Ticketart;Währung;Tickets;Bruttoumsatz;Enthaltene Steuer;Erstattet;Steuer in Erstattungen',
  )
  expect(row?.replace(/^\d{4}-\d\d-01/, 'M')).toBe("M;'=1+1;EUR;2;23,80;3,80;0,00;0,00")
  const [, english] = await rowsIn('group=rate')
  expect(english?.replace(/^\d{4}-\d\d-01/, 'M')).toBe('M,19%,EUR,2,23.80,3.80,0.00,0.00')
})

it('two events are compared by the days before each', async () => {
  const { owner, sold } = await teamWith([
    { currency: 'EUR', priceCents: 100 },
    { currency: 'EUR', priceCents: 200 },
  ])
  const [first, second] = sold.map(({ id }) => id)
  await owner.ok(`PATCH /api/v1/events/${first}`, { date: new Date(Date.now() + 3 * 86_400_000).toISOString() })
  await db.execute(sql`update events set date_tba = true where id = ${second}`)
  const { events } = await owner.ok(`GET /api/v1/reports/compare?event=${first}&with=${second}`)
  expect(events.map(({ days }: { days: object[] }) => days)).toEqual([
    [{ daysBefore: 3, tickets: 2, grossCents: 200 }],
    [],
  ])
})

it('views of a page count per day, without robots, and give the conversion', async () => {
  const { owner, sold } = await teamWith([{ currency: 'EUR', priceCents: 100 }])
  const slug = sold[0]?.slug
  const view = (userAgent: string, method = 'GET') =>
    fetch(`${app.publicUrl}/en/e/${slug}`, { method, headers: { 'user-agent': userAgent } })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'
  // rendered, then from the cache
  for (let times = 0; times < 4; times++) await view(firefox)
  await view(firefox, 'HEAD')
  await view('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  await Promise.all([app.views.flush(), app.views.flush()])
  const { views, conversionBp } = await owner.ok(`GET /api/v1/reports/sales?${thisYear}&by=month`)
  expect([views.total, views.periods.length, conversionBp]).toEqual([4, 1, 2500])
  const { rows } = await db.execute(sql`select count(*)::int as days from event_views where event_id = ${sold[0]?.id}`)
  expect(rows).toEqual([{ days: 1 }])
})
