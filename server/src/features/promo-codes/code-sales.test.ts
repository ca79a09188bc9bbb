import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { eventOnSale, itemsOf } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { memberScope } from '../teams/queries.ts'
import { foldCodeSales } from './commands/fold-code-sales.ts'
import { listCodeSales } from './queries/code-sales.ts'

const { app, organiser } = await startTestBed()
const { db } = app
const team = organiser.me.lastTeam ?? ''

it('the sales with codes add up by code and by tag, after cancelled tickets and refunds too', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 1000 }] })
  const path = `/api/v1/events/${sale.id}/promo-codes`
  const add = async (code: string, bp: number, tag: string | null): Promise<string> =>
    (await organiser.ok(`POST ${path}`, { code, tag, effect: { kind: 'percent', bp } })).id
  const early = await add('EARLY', 2000, 'Press')
  await add('HALF', 5000, 'Press')
  await add('REST', 1000, null)
  await add('UNUSED', 1000, null)
  const buy = async (code: string, quantity: number): Promise<string> => {
    const items = itemsOf(sale, quantity)
    const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items, code })
    await sale.complete(token)
    return token
  }
  const pay = async (token: string) => {
    await sale.act(token, 'mark-paid')
    return await sale.order(token)
  }
  const corrected = await pay(await buy('EARLY', 2))
  await pay(await buy('EARLY', 1))
  const refunded = await buy('HALF', 2)
  await pay(refunded)
  await sale.act(refunded, 'refund', {})
  const partly = await pay(await buy('REST', 1))
  await buy('REST', 4)
  await organiser.ok(`POST /api/v1/orders/${corrected.id}/cancel-tickets`, { ticketIds: [corrected.tickets[0].id] })
  await organiser.ok(`POST /api/v1/orders/${partly.id}/refund-part`, { amountCents: 200, refundedCents: 0 })
  await organiser.ok(`DELETE /api/v1/promo-codes/${early}`)
  // money counts until it has gone back
  expect((await organiser.ok(`GET ${path}/report`)).total).toMatchObject({ tickets: 3, revenueCents: 12900 })
  const sentOn = new Date().toISOString().slice(0, 10)
  for (const [id, owedCents] of [
    [corrected.id, 2400],
    [(await sale.order(refunded)).id, 3000],
    [partly.id, 200],
  ])
    await organiser.ok(`POST /api/v1/orders/${id}/refund-sent`, { sentOn, owedCents })

  expect(await organiser.ok(`GET ${path}/report`)).toEqual({
    currency: 'EUR',
    rows: [
      { key: 'EARLY', deleted: true, orders: 2, tickets: 2, revenueCents: 4800, discountCents: 1200 },
      { key: 'REST', deleted: false, orders: 1, tickets: 1, revenueCents: 2500, discountCents: 300 },
      { key: 'HALF', deleted: false, orders: 0, tickets: 0, revenueCents: 0, discountCents: 0 },
    ],
    total: { orders: 3, tickets: 3, revenueCents: 7300, discountCents: 1500 },
  })
  expect((await organiser.ok(`GET ${path}/report?by=tag`)).rows).toEqual([
    { key: 'Press', deleted: false, orders: 2, tickets: 2, revenueCents: 4800, discountCents: 1200 },
    { deleted: false, orders: 1, tickets: 1, revenueCents: 2500, discountCents: 300 },
  ])
  expect(String(await organiser.ok(`GET ${path}/report.csv?by=tag&language=de`)).split('\r\n')).toEqual([
    'Schlagwort;Bestellungen;Tickets;Umsatz;Rabatt;Währung',
    'Press;2;2;48,00;12,00;EUR',
    ';1;1;25,00;3,00;EUR',
    '',
  ])
})

/** The sales by code id as a plain sum over all orders, which the report was before it was rolled up. */
const plainSums = async (eventId: string) => {
  const { rows } = await db.execute(sql`
    with paid_once as (
      select id, code_id, status from orders
      where event_id = ${eventId} and code_id is not null and not test and paid_at is not null
    ), parts as (
      select code_id, count(*) filter (where status = 'paid') as orders, 0 as tickets, 0 as discount, 0 as revenue
      from paid_once group by 1
      union all
      select code_id, 0, count(*) filter (where t.kind = 'ticket'), sum(t.list_price_cents - t.price_cents), 0
      from paid_once o join tickets t on t.order_id = o.id where o.status = 'paid' and t.cancelled_at is null group by 1
      union all
      select code_id, 0, 0, 0, sum(m.received_cents - m.refunded_cents)
      from paid_once o join money_entries m on m.order_id = o.id group by 1
    )
    select c.code as key, ${figures} from parts s join promo_codes c on c.id = s.code_id group by 1 order by 1`)
  return rows
}

const figures = sql.raw(
  ['orders', 'tickets', 'revenue', 'discount']
    .map((name) => `coalesce(sum(s.${name}), 0)::float8 as ${name}`)
    .join(', '),
)

/** The sums in the table of rolled up sales, without the orders that have changed since. */
const rolledUp = async (eventId: string) => {
  const { rows } = await db.execute(sql`
    select c.code as key, ${figures} from promo_codes c join (
      select code_id, orders, tickets, revenue_cents as revenue, discount_cents as discount from code_sales
    ) s on s.code_id = c.id
    where c.event_id = ${eventId} group by 1 order by 1`)
  return rows
}

async function organiserScope(): Promise<Scope> {
  const scope = await memberScope(db, { id: organiser.me.id, lastTeam: team }, team)
  if (!scope) throw new Error('the organiser is in no team')
  return scope
}

async function reportedSums(eventId: string) {
  const rows = await listCodeSales(db, await organiserScope(), eventId, 'code')
  const sums = rows.map(({ key, orders, tickets, revenueCents, discountCents }) => ({
    key: key ?? '',
    orders,
    tickets,
    revenue: revenueCents,
    discount: discountCents,
  }))
  return sums.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The statements with which the migration rolls up what was sold before it. */
const backFill = readFileSync(new URL('../../../migrations/0072_code-sales.sql', import.meta.url), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^INSERT/m.test(statement))

async function rollUpAgain(): Promise<void> {
  await db.execute(sql`truncate code_sales, order_code_sales, code_sales_fold`)
  for (const statement of backFill) await db.execute(sql.raw(statement))
}

async function eventWithCodes() {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 1000 }] })
  const codes: string[] = []
  for (const code of ['A', 'B', 'C']) {
    const given = { code: `${code}-CODE`, tag: null, effect: { kind: 'percent', bp: 1000 } }
    codes.push((await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, given)).id)
  }
  return { ...sale, codes }
}

/** An order with what happens to it, as the application writes it: a fact in the transaction of every change. */
const happen = {
  pay: (id: string) => sql`
    with o as (
      update orders set status = 'paid', paid_at = coalesce(paid_at, now()) where id = ${id} and status <> 'paid' returning id, total_cents
    ), e as (
      insert into order_entries (id, order_id, kind, sold_change) select ${newId('ent')}, id, 'paid', 1 from o
    )
    insert into money_entries (id, order_id, method, received_cents)
    select ${newId('mon')}, id, 'transfer', total_cents from o where total_cents > 0`,
  cancel: (id: string) => sql`
    with o as (update orders set status = 'cancelled' where id = ${id} and status = 'paid' returning id)
    insert into order_entries (id, order_id, kind, sold_change) select ${newId('ent')}, id, 'cancelled', -1 from o`,
  cancelTicket: (id: string) => sql`
    with t as (
      update tickets set cancelled_at = now()
      where id = (select min(id) from tickets where order_id = ${id} and cancelled_at is null) returning order_id
    )
    insert into order_entries (id, order_id, kind, sold_change)
    select ${newId('ent')}, o.id, 'tickets-cancelled', case when o.status = 'paid' then 0 end from t join orders o on o.id = t.order_id`,
  refund: (id: string) => sql`
    insert into money_entries (id, order_id, method, refunded_cents) select ${newId('mon')}, id, 'transfer', 700 from orders
    where id = ${id} and paid_at is not null`,
}

const anyOrder = fc.noBias(
  fc.record({ code: fc.nat(3), test: fc.nat(5).map((n) => n === 0), prices: fc.array(fc.nat(3), { maxLength: 3 }) }),
)
const anyStep = fc.noBias(
  fc.record({
    order: fc.nat(19),
    do: fc.constantFrom('pay', 'pay', 'pay', 'cancel', 'cancelTicket', 'refund', 'fold', 'fold-fails', 'two-fold'),
  }),
)

it('rolled up in steps, by two processes, killed or back-filled, the sales with codes are a plain sum of all orders', async () => {
  const event = await eventWithCodes()
  const given = fc.tuple(
    fc.array(anyOrder, { minLength: 20, maxLength: 20 }),
    fc.array(anyStep, { minLength: 90, maxLength: 90, size: 'max' }),
  )
  const [orders = [], steps = []] = fc.sample(given, 1)[0] ?? []
  const ids = orders.map(() => newId('ord'))
  for (const [at, { code, test, prices }] of orders.entries()) {
    await db.execute(sql`
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, code_id)
      values (${ids[at]}, ${team}, ${event.id}, ${ids[at]}, ${test}, 'reserved', 'en', 'EUR', ${2000 * prices.length}, ${event.codes[code] ?? null})`)
    for (const [index, kind] of prices.entries())
      await db.execute(sql`
        insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, list_price_cents, tax_rate_bp, kind)
        values (${newId('tic')}, ${`${ids[at]}-${index}`}, ${ids[at]}, ${event.types[0]}, '', 2000, ${kind === 0 ? null : 2000 + kind}, 0,
          ${kind === 3 ? 'add-on' : 'ticket'})`)
  }
  const fold = () => foldCodeSales(db, { maxFacts: 3, marginSeconds: 0 })
  for (const [at, { order, do: what }] of steps.entries()) {
    if (what === 'fold') await fold()
    else if (what === 'two-fold') await Promise.all([fold(), fold()])
    else if (what === 'fold-fails')
      await db
        .transaction(async (tx) => {
          await foldCodeSales(tx, { marginSeconds: 0 })
          throw new Error('killed')
        })
        .catch(() => undefined)
    else await db.execute(happen[what](ids[order] ?? ''))
    if (at % 10 === 0) expect(await reportedSums(event.id)).toEqual(await plainSums(event.id))
  }
  const plain = await plainSums(event.id)
  expect(plain.length).toBeGreaterThan(0)
  expect(await reportedSums(event.id)).toEqual(plain)
  // nothing is left for the report to add
  await expect.poll(async () => ((await fold()) ? [] : await rolledUp(event.id))).toEqual(plain)
  await rollUpAgain()
  expect(await rolledUp(event.id)).toEqual(plain)
  expect(await reportedSums(event.id)).toEqual(plain)
})

it('the report reads no orders but those of the last seconds', async () => {
  const event = await eventWithCodes()
  await db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, code_id, paid_at)
    select 'ord_many_' || n, ${team}, ${event.id}, 'M' || n, false, 'paid', 'en', 'EUR', 900, ${event.codes[0]}, now()
    from generate_series(1, 5000) n`)
  await db.execute(sql`
    insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, list_price_cents, tax_rate_bp)
    select 'tic_' || id, number, id, ${event.types[0]}, '', 900, 1000, 0 from orders where event_id = ${event.id}`)
  await db.execute(sql`
    insert into order_entries (id, order_id, kind, at, sold_change)
    select 'ent_' || id, id, 'paid', now() - interval '1 day', 1 from orders where event_id = ${event.id}`)
  await db.execute(sql`
    insert into money_entries (id, order_id, at, method, received_cents)
    select 'mon_' || id, id, now() - interval '1 day', 'transfer', 900 from orders where event_id = ${event.id}`)
  await rollUpAgain()
  await db.execute(sql`update code_sales_fold set folded_until = now()`)
  // the BRIN index over the time of entries is brought up to date by a vacuum, as by autovacuum
  await db.execute(sql`vacuum analyze`)
  expect(await reportedSums(event.id)).toEqual([
    { key: 'A-CODE', orders: 5000, tickets: 5000, revenue: 4_500_000, discount: 500_000 },
  ])
  const scope = await organiserScope()
  const reads = await tablesReadBy(app.databaseUrl, (own) => listCodeSales(own, scope, event.id, 'code'))
  // of the entries, the BRIN index finds the last pages
  const ofOrders = reads.filter(({ table }) =>
    ['orders', 'tickets', 'money_entries', 'order_code_sales'].includes(table),
  )
  expect(ofOrders).not.toEqual([])
  expect(ofOrders.reduce((total, { rows }) => total + rows, 0)).toBeLessThan(500)
})
