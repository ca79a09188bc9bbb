import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { taxesOf } from '@foyer/contract/price'
import { reportGroups } from '@foyer/contract/report-groups'
import { addDays } from '@foyer/contract/report-periods'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { createLog } from '../../lib/log.ts'
import type { Scope } from '../../lib/scope.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import type { Grouping, Order, Sales, Zones } from '../../test/reports/histories.ts'
import { expected, grouped, history, Model, orderOf, types, zones } from '../../test/reports/histories.ts'
import { addManySales, manySales } from '../../test/reports/many-sales.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { randomShortNumber } from '../inventory/service/short-number.ts'
import { memberScope } from '../teams/queries.ts'
import { foldSales } from './commands/fold-sales.ts'
import { rebuildSales } from './commands/rebuild-sales.ts'
import { accountingRows } from './queries/accounting-rows.ts'
import { salesRows, ticketChanges } from './queries/sales-rows.ts'
import type { SalesFilter } from './queries/sources.ts'
import { salesReport } from './service/report.ts'

// Random histories of orders are written to the tables of facts. Rolled up or not, wholly or in part, by one process or
// two, the sales of every day must be those that a model in memory adds up from the same histories.

const { app, organiser } = await startTestBed()
const { db } = app
const sales = [await eventOnSale(organiser, { types }), await eventOnSale(organiser, { types, title: 'Matinee' })]
const second = openDatabase(app.databaseUrl, createLog('silent'), { size: 2 })
disposeAfterAll({ [Symbol.asyncDispose]: () => second.close() })

const team = organiser.me.lastTeam ?? ''
const account = { id: organiser.me.id, lastTeam: team, operator: false, session: '' }
const scope = await scopeOf(account)

async function scopeOf(member: typeof account): Promise<Scope> {
  const found = await memberScope(db, member, team)
  if (!found) throw new Error('the organiser is in no team')
  return found
}

/** Stores orders with the rows that the application writes for them. */
async function store(orders: readonly Order[]): Promise<void> {
  const insert = async (table: string, columns: string, rows: object[]) => {
    const names = sql.raw(columns)
    const into = sql.raw(table)
    await db.execute(sql`
      insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)})`)
  }
  await insert(
    'orders',
    'id, team_id, event_id, number, test, status, language, currency, total_cents, paid_fee_cents, reserved_at, hold_extended',
    orders.map(({ id, paidFeeCents, history: { event, test, currency } }) => ({
      id,
      team_id: team,
      event_id: sales[event]?.id,
      number: randomShortNumber(),
      test,
      currency,
      status: 'paid',
      language: 'en',
      total_cents: 0,
      paid_fee_cents: paidFeeCents,
      reserved_at: new Date(),
      hold_extended: false,
    })),
  )
  await insert(
    'tickets',
    'id, order_id, ticket_type_id, number, seed, price_cents, tax_rate_bp',
    orders.flatMap(({ id, history: { event }, tickets }) =>
      tickets.map(({ type, priceCents, taxRateBp }) => ({
        id: newId('tic'),
        order_id: id,
        ticket_type_id: sales[event]?.types[type],
        number: randomShortNumber(),
        seed: '',
        price_cents: priceCents,
        tax_rate_bp: taxRateBp,
      })),
    ),
  )
  const facts = orders.flatMap(({ id, facts: own }) => own.map((fact) => ({ order_id: id, ...fact })))
  await insert(
    'order_entries',
    'id, order_id, kind, at, sold_change',
    facts.flatMap(({ order_id, at, soldChange }) =>
      soldChange ? [{ id: newId('ent'), order_id, kind: 'paid', at, sold_change: soldChange }] : [],
    ),
  )
  await insert(
    'money_entries',
    'id, order_id, at, method, received_cents, refunded_cents',
    facts.flatMap(({ order_id, at, method, receivedCents = 0, refundedCents = 0 }) =>
      receivedCents === 0 && refundedCents === 0
        ? []
        : [{ id: newId('mon'), order_id, at, method, received_cents: receivedCents, refunded_cents: refundedCents }],
    ),
  )
}

type Group = 'event' | 'type' | 'rate' | 'method'

/** The sales as the reports have them, without rows of zeros. */
async function salesBy(filter: Omit<SalesFilter, 'group'>, group: Group): Promise<Sales> {
  const model = new Model()
  for (const { start, currency, key, ...figures } of await salesRows(db, scope, { ...filter, group }))
    model.add(`${start} ${currency} ${key}`, figures)
  return model.sales()
}

const allDays = { from: '1990-01-01', to: '2190-01-01', by: 'day' } as const

const reported = async () => ({
  event: await salesBy(allDays, 'event'),
  type: await salesBy(allDays, 'type'),
  rate: await salesBy(allDays, 'rate'),
  method: await salesBy(allDays, 'method'),
})

/** Checks all days, and a period of which only the best event and the two best ticket types are shown. */
async function expectReported(orders: readonly Order[], zonesNow: Zones, period: Omit<Grouping, 'maxGroups'>) {
  const model = expected(orders, zonesNow, sales)
  expect(await reported()).toEqual(model)
  for (const [group, maxGroups] of [
    ['event', 1],
    ['type', 2],
  ] as const) {
    const grouping = { ...period, maxGroups }
    expect(await salesBy(grouping, group)).toEqual(grouped(model[group], grouping))
  }
}

async function setZones({ events, team: ofTeam }: Zones): Promise<void> {
  await db.execute(sql`update teams set time_zone = ${ofTeam}`)
  for (const [at, zone] of events.entries())
    await db.execute(sql`update events set time_zone = ${zone} where id = ${sales[at]?.id}`)
}

async function reset(): Promise<void> {
  await db.execute(sql`
    truncate orders, event_sales, event_sales_months, event_sales_totals, event_sales_zones, team_sales,
      team_sales_quarter_hours, team_sales_zones cascade`)
  await db.execute(sql`update sales_fold set folded_until = now() - interval '27000 hours'`)
}

const zone = fc.constantFrom(...zones)
const zonesOfAll: fc.Arbitrary<Zones> = fc.record({ events: fc.tuple(zone, zone), team: zone })
const anyPeriod = fc
  .tuple(fc.nat(1100), fc.nat(1100), fc.constantFrom('day' as const, 'week' as const, 'month' as const))
  .map(([a, b, by]) => {
    const today = new Date().toISOString().slice(0, 10)
    return { from: addDays(today, -Math.max(a, b)), to: addDays(today, 1 - Math.min(a, b)), by }
  })
const runs = Number(process.env['MODEL_RUNS'] ?? 3)

it('rolled up in steps, in two processes, with changed zones, sales are those of the facts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: 20, maxLength: 40, size: 'max' }),
      fc.array(history, { maxLength: 4 }),
      zonesOfAll,
      zonesOfAll,
      anyPeriod,
      fc.integer({ min: 1, max: 12 }),
      async (histories, later, before, after, inPeriod, steps) => {
        await reset()
        await setZones(before)
        const orders = histories.map(orderOf)
        await store(orders)
        const check = (zonesNow: Zones) => expectReported(orders, zonesNow, inPeriod)
        await check(before)
        // partly rolled up, with a fold that fails before its end
        for (let step = 0; step < steps; step++) await foldSales(db, { maxFacts: 8 })
        await check(before)
        const failing = db.transaction(async (tx) => {
          await foldSales(tx, { maxFacts: 5 })
          throw new Error('killed')
        })
        await expect(failing).rejects.toThrow('killed')
        await check(before)
        // all rolled up by two processes at once
        await Promise.all([foldAll(), foldAll(second.db)])
        await check(before)
        // rolled up again after a change of zones, by two processes at once
        await setZones(after)
        await check(after)
        await Promise.all([foldAll(db, 3), rebuildSales(db), rebuildSales(second.db)])
        await check(after)
        await rebuildSales(db)
        await check(after)
        // sales of this moment count at once
        const added = later.map((each) => orderOf({ ...each, age: 0 }))
        orders.push(...added)
        await store(added)
        await check(after)
      },
    ),
    { numRuns: runs },
  )
})

/** Folds in small steps. Another process that folds at the same time ends it earlier, so it tries again. */
async function foldAll(on = db, times = 40): Promise<void> {
  for (let at = 0; at < times; at++) await foldSales(on, { maxFacts: 15 })
}

it.each(['fold', 'rebuild'] as const)('a process killed in the middle of a %s leaves the sums right', async (task) => {
  await reset()
  const before: Zones = { events: ['Europe/Berlin', 'Asia/Kathmandu'], team: 'Europe/Berlin' }
  const after: Zones =
    task === 'fold' ? before : { events: ['America/St_Johns', 'Asia/Kathmandu'], team: 'Asia/Kathmandu' }
  await setZones(before)
  const orders = fc
    .sample(fc.array(history, { minLength: 30, maxLength: 30 }), 1)
    .flat()
    .map(orderOf)
  await store(orders)
  if (task === 'rebuild') await foldAll()
  await setZones(after)
  const check = () => expectReported(orders, after, { from: '2020-01-01', to: '2050-01-01', by: 'month' })
  await killInTheMiddle(task)
  await check()
  // PostgreSQL ends the dead process's transaction a moment later
  await expect.poll(isLeased).toBe(false)
  await foldAll()
  await rebuildSales(db)
  await check()
  expect((await db.execute(sql`select from team_sales_zones where time_zone = ${after.team}`)).rowCount).toBe(1)
})

/**
 * Kills a process that rolls up, after it has written its rows and before it commits: it waits for the rows of events and
 * teams, which the foreign keys of what it has written refer to.
 */
async function killInTheMiddle(task: 'fold' | 'rebuild'): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from events, teams for update`)
    const script = fileURLToPath(new URL('../../test/reports/roll-up-process.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', script, app.databaseUrl, task], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    await expect.poll(() => lockWaiters(app), { timeout: 20_000 }).toBe(1)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  })
}

async function isLeased(): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from sales_fold for update skip locked`)
  return rowCount === 0
}

it('a large event keeps its former days until it is rolled up again', async () => {
  await reset()
  const before: Zones = { events: ['Europe/Berlin', 'Europe/Berlin'], team: 'Europe/Berlin' }
  const after: Zones = { ...before, events: ['Asia/Kathmandu', 'Asia/Kathmandu'] }
  await setZones(before)
  // long ago, so that all is rolled up
  const orders = fc.sample(history, 30).map((each) => orderOf({ ...each, age: each.age + 2000 }))
  await store(orders)
  await db.execute(sql`update sales_fold set folded_until = 'epoch'`)
  await foldAll()
  await setZones(after)
  await db.execute(sql`update inventory set sold = 20001 where id = ${sales[0]?.id}`)
  const period = { from: '2020-01-01', to: '2050-01-01', by: 'week' } as const
  await expectReported(orders, { ...after, events: ['Europe/Berlin', 'Asia/Kathmandu'] }, period)
  await rebuildSales(db)
  await expectReported(orders, after, period)
})

it('the tax of a payment is that of the order’s documents', async () => {
  await reset()
  const order = orderOf({
    event: 0,
    currency: 'EUR',
    method: 'card',
    quantities: [3, 2, 1, 0],
    age: 48,
    test: false,
    steps: [],
  })
  await store([order])
  const filter = { from: '1990-01-01', to: '2190-01-01', by: 'month', group: 'rate' } as const
  const rows = await salesRows(db, scope, filter)
  const tickets = order.tickets.map((ticket) => ({ ...ticket, ticketType: String(ticket.type), typeName: '' }))
  expect(rows.map(({ key, taxCents }) => [Number(key), taxCents]).sort()).toEqual(
    taxesOf(tickets)
      .map(({ taxRateBp, taxCents }) => [taxRateBp, taxCents])
      .sort(),
  )
})

it('a fold never passes a transaction that is still running', async () => {
  await reset()
  const order = orderOf({
    event: 0,
    currency: 'EUR',
    method: 'card',
    quantities: [1, 0, 0, 0],
    age: 0,
    test: false,
    steps: [],
  })
  await store([{ ...order, facts: [] }])
  const client = await second.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into order_entries (id, order_id, kind, sold_change) values ('${newId('ent')}', '${order.id}', 'paid', 1)`,
    )
    await foldSales(db, { marginSeconds: 0 })
    await client.query('commit')
  } finally {
    client.release()
  }
  const total = async () => {
    const filter = { from: '1990-01-01', to: '2190-01-01', by: 'month', group: 'none' } as const
    return (await salesRows(db, scope, filter)).reduce((sum, { tickets }) => sum + tickets, 0)
  }
  expect(await total()).toBe(1)
  await foldSales(db, { marginSeconds: 0 })
  expect(await total()).toBe(1)
  const { rows } = await db.execute(sql`select sum(tickets)::int as tickets from team_sales`)
  expect(rows).toEqual([{ tickets: 1 }])
})

describe('with a year of sales', () => {
  const [{ id: event = '', types: [type = ''] = [] } = {}] = sales
  const factTables = ['orders', 'tickets', 'order_entries', 'money_entries', 'payments']
  const day = (before: number) => addDays(new Date().toISOString().slice(0, 10), -before)
  const year = { from: day(363), to: day(0) }

  beforeAll(async () => {
    await reset()
    await setZones({ events: ['Europe/Berlin', 'Europe/Berlin'], team: 'Europe/Berlin' })
    await addManySales(db, team, [event, type])
  })

  it.each([
    ...reportGroups.map((group) => [`by ${group}`, { group }] as const),
    ...reportGroups.map((group) => [`of an event by ${group}`, { group, event }] as const),
  ])('a report %s reads few rows', async (_, filter) => {
    const query = { ...year, by: 'week', ...filter } as const
    expectFewRows(await tablesReadBy(app.databaseUrl, (own) => salesReport(own, scope, query)))
  })

  it('the tickets of an event over time read few rows', async () => {
    expectFewRows(await tablesReadBy(app.databaseUrl, (own) => ticketChanges(own, scope, event)))
  })

  it.each([
    ['the team', undefined],
    ['an event', event],
  ])('the accounting of %s reads few rows of facts', async (_, of) => {
    const period = { from: year.from, to: year.to, event: of }
    const reads = await tablesReadBy(app.databaseUrl, (own) => accountingRows(own, scope, period))
    const ofFacts = reads.filter(({ table }) => factTables.includes(table))
    expect(ofFacts.length).toBeGreaterThan(0)
    expect(ofFacts.filter(({ by }) => by === 'Seq Scan')).toEqual([])
    expect(ofFacts.reduce((total, { rows }) => total + rows, 0)).toBeLessThan(manySales.facts / 3)
  })

  it('in a zone that has changed since, a report of the team reads few rows', async () => {
    await db.execute(sql`update teams set time_zone = 'Asia/Kathmandu'`)
    const reads = await tablesReadBy(app.databaseUrl, (own) =>
      salesReport(own, scope, { ...year, by: 'day', group: 'none' }),
    )
    expect(reads.map(({ table }) => table)).toContain('team_sales_quarter_hours')
    expectFewRows(reads)
  })

  function expectFewRows(reads: Awaited<ReturnType<typeof tablesReadBy>>): void {
    const ofFacts = reads.filter(({ table }) => factTables.includes(table))
    expect(ofFacts.length).toBeGreaterThan(0)
    expect(ofFacts.filter(({ by }) => by === 'Seq Scan')).toEqual([])
    const sum = (some: typeof reads) => some.reduce((total, { rows }) => total + rows, 0)
    expect(sum(ofFacts)).toBeLessThan(manySales.facts / 3)
    // the days of twenty events, and all events in the days of two months
    expect(sum(reads) - sum(ofFacts)).toBeLessThan(manySales.events * manySales.days)
  }
})
