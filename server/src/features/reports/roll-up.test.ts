import type { PaymentMethod } from '@foyer/contract/order-states'
import { taxesOf } from '@foyer/contract/price'
import type { SalesRow } from '@foyer/contract/sales-report'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDatabase } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { createLog } from '../../lib/log.ts'
import { randomShortNumber } from '../../lib/short-number.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { memberScope } from '../teams/queries.ts'
import { foldSales } from './commands/fold-sales.ts'
import { rebuildSales } from './commands/rebuild-sales.ts'
import { salesRows } from './queries/sales-rows.ts'

// Random histories of orders are written to the tables of facts. Rolled up or not, wholly or in part, by one process or
// two, the sales of every day must be those that a model in memory adds up from the same histories.

const { app, organiser } = await startTestBed()
const { db } = app
const types = [
  { name: 'Regular', priceCents: 1999, taxRateBp: 1900, capacity: 500 },
  { name: 'Book', priceCents: 333, taxRateBp: 700, capacity: 500 },
  { name: 'Reduced', priceCents: 1001, taxRateBp: 1900, capacity: 500 },
  { name: 'Child', priceCents: 0, taxRateBp: 0, capacity: 500 },
]
const sales = [await eventOnSale(organiser, { types }), await eventOnSale(organiser, { types, title: 'Matinee' })]
const second = openDatabase(app.databaseUrl, createLog('silent'), { size: 2 })
disposeAfterAll({ [Symbol.asyncDispose]: () => second.close() })

const team = organiser.me.lastTeam ?? ''
const account = { id: organiser.me.id, lastTeam: team, operator: false, session: '' }
const scope = await memberScope(db, account, team)
if (!scope) throw new Error('the organiser is in no team')

const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'] as const
type Zone = (typeof zones)[number]

/** A step of an order, some hours after the one before. */
interface Step {
  do: 'pay' | 'cancel' | 'refund' | 'refund-fails' | 'pay-twice'
  hours: number
  share: number
}

interface History {
  event: number
  currency: string
  method: PaymentMethod
  quantities: readonly number[]
  /** Hours before now. */
  age: number
  test: boolean
  steps: readonly Step[]
}

// not fc.double: most doubles are tiny
const hoursUpTo = (most: number) => fc.integer({ min: 0, max: most * 3600 }).map((seconds) => seconds / 3600)

// without fast-check's bias to small values, which makes most orders alike
const history: fc.Arbitrary<History> = fc.noBias(
  fc.record({
    event: fc.nat(1),
    currency: fc.constantFrom('EUR', 'EUR', 'CHF'),
    method: fc.constantFrom('card' as const, 'transfer' as const),
    quantities: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2), fc.nat(1)),
    // three years, with their changes of clocks; some orders of this very second, which are never rolled up
    age: fc.oneof({ weight: 3, arbitrary: hoursUpTo(26_000) }, { weight: 3, arbitrary: hoursUpTo(72) }, fc.constant(0)),
    test: fc.constantFrom(false, false, false, true),
    steps: fc.array(
      fc.record({
        do: fc.constantFrom('pay', 'cancel', 'refund', 'refund-fails', 'pay-twice'),
        hours: hoursUpTo(40),
        share: hoursUpTo(1),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  }),
)

interface Fact {
  at: Date
  method: PaymentMethod
  soldChange?: 1 | -1
  receivedCents?: number
  refundedCents?: number
}

interface Order {
  id: string
  history: History
  tickets: { type: number; priceCents: number; taxRateBp: number }[]
  facts: Fact[]
}

function orderOf(given: History): Order {
  const quantities = given.quantities.some((quantity) => quantity > 0) ? given.quantities : [1, 0, 0, 0]
  const tickets = quantities.flatMap((quantity, type) => {
    const { priceCents = 0, taxRateBp = 0 } = types[type] ?? {}
    return Array.from({ length: quantity }, () => ({ type, priceCents, taxRateBp }))
  })
  const total = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return { id: newId('ord'), history: given, tickets, facts: factsOf(given, total) }
}

function factsOf({ steps, age, method: way }: History, total: number): Fact[] {
  const now = Date.now()
  let time = now - age * 3_600_000
  let isPaid = false
  let received = 0
  let refunds: number[] = []
  const facts: Fact[] = []
  for (const { do: what, hours, share } of [{ do: 'pay', hours: 0, share: 1 } as const, ...steps]) {
    time = Math.min(now, time + hours * 3_600_000)
    const at = new Date(time)
    const method = received === 0 ? ('free' as const) : way
    if ((what === 'pay' && !isPaid) || (what === 'pay-twice' && total > 0)) {
      received += total
      const change = isPaid ? {} : { soldChange: 1 as const }
      isPaid = true
      facts.push({ at, method: total === 0 ? 'free' : way, ...change, receivedCents: total })
    } else if (what === 'cancel' && isPaid) {
      isPaid = false
      facts.push({ at, method, soldChange: -1 })
    } else if (what === 'refund' && received > 0) {
      const refundedCents = Math.max(1, Math.floor(share * total))
      refunds = [...refunds, refundedCents]
      facts.push({ at, method: way, refundedCents })
    } else if (what === 'refund-fails' && refunds.length > 0) {
      facts.push({ at, method: way, refundedCents: -(refunds.pop() ?? 0) })
    }
  }
  return facts
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
    'id, team_id, event_id, number, test, status, language, currency, total_cents, reserved_at, hold_extended',
    orders.map(({ id, history: { event, test, currency } }) => ({
      ...{ id, team_id: team, event_id: sales[event]?.id, number: randomShortNumber(), test, currency },
      ...{ status: 'paid', language: 'en', total_cents: 0, reserved_at: new Date(), hold_extended: false },
    })),
  )
  await insert(
    'tickets',
    'id, order_id, ticket_type_id, number, seed, price_cents, tax_rate_bp',
    orders.flatMap(({ id, history: { event }, tickets }) =>
      tickets.map(({ type, priceCents, taxRateBp }) => ({
        ...{ id: newId('tic'), order_id: id, ticket_type_id: sales[event]?.types[type], number: randomShortNumber() },
        ...{ seed: '', price_cents: priceCents, tax_rate_bp: taxRateBp },
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

type Figures = Omit<SalesRow, 'start' | 'currency' | 'key'>
const noFigures: Figures = { orders: 0, tickets: 0, grossCents: 0, taxCents: 0, refundedCents: 0, refundedTaxCents: 0 }

/** The sales by day, currency and key, as text, so that a failure shows the difference. */
type Sales = Record<string, Figures>

class Model {
  readonly sums = new Map<string, Figures>()
  add(key: string, figures: Partial<Figures>): void {
    const sum = { ...noFigures, ...this.sums.get(key) }
    for (const [name, value] of Object.entries(figures)) {
      // `as`: the names of figures
      const figure = name as keyof Figures
      sum[figure] = Number(sum[figure]) + Number(value)
    }
    this.sums.set(key, sum)
  }
  /** All sums but those without any figure. */
  sales(): Sales {
    const known = [...this.sums].filter(([, figures]) => Object.values(figures).some((figure) => figure !== 0))
    return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

const dayIn = (at: Date, zone: Zone) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)

const half = (value: number) => Math.sign(value) * Math.round(Math.abs(value))

/** The shares of an amount by type and rate, rounded as running totals. */
function sharesOf({ tickets }: Order, amount: number, ids: readonly string[]) {
  const lines = types
    .map(({ priceCents, taxRateBp }, type) => {
      const count = tickets.filter((ticket) => ticket.type === type).length
      return { id: ids[type] ?? '', taxRateBp, price: count * priceCents, count }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.taxRateBp - b.taxRateBp || (a.id < b.id ? -1 : 1))
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  let upto = 0
  const taxedSoFar = new Map<number, number>()
  return lines.map(({ id, taxRateBp, price }) => {
    const [low, high] = [half((amount * upto) / total), half((amount * (upto + price)) / total)]
    upto += price
    const before = taxedSoFar.get(taxRateBp) ?? 0
    taxedSoFar.set(taxRateBp, before + high - low)
    const taxIn = (gross: number) => half((gross * taxRateBp) / (10_000 + taxRateBp))
    return { id, taxRateBp, gross: high - low, tax: taxIn(before + high - low) - taxIn(before) }
  })
}

/** The sales by ticket type (in the zones of the events) and by rate (in the zone of the team), from the histories. */
function expected(orders: readonly Order[], eventZones: readonly Zone[], teamZone: Zone) {
  const models = { type: new Model(), rate: new Model(), method: new Model() }
  for (const order of orders.filter((each) => !each.history.test)) {
    const { event, currency } = order.history
    const ids = sales[event]?.types ?? []
    for (const { at, method, soldChange = 0, receivedCents = 0, refundedCents = 0 } of order.facts) {
      const eventDay = `${dayIn(at, eventZones[event] ?? 'Europe/Berlin')} ${currency}`
      const teamDay = `${dayIn(at, teamZone)} ${currency}`
      models.method.add(`${teamDay} ${method}`, { orders: soldChange, tickets: soldChange * order.tickets.length })
      for (const { type, taxRateBp } of order.tickets) {
        models.type.add(`${eventDay} ${ids[type]}`, { tickets: soldChange })
        models.rate.add(`${teamDay} ${taxRateBp}`, { tickets: soldChange })
      }
      const amounts = [
        [receivedCents, 'grossCents', 'taxCents'],
        [refundedCents, 'refundedCents', 'refundedTaxCents'],
      ] as const
      for (const [amount, gross, tax] of amounts) {
        if (amount === 0) continue
        for (const share of sharesOf(order, amount, ids)) {
          const figures = { [gross]: share.gross, [tax]: share.tax }
          models.type.add(`${eventDay} ${share.id}`, figures)
          models.rate.add(`${teamDay} ${share.taxRateBp}`, figures)
          models.method.add(`${teamDay} ${method}`, figures)
        }
      }
    }
  }
  return { type: models.type.sales(), rate: models.rate.sales(), method: models.method.sales() }
}

async function reported() {
  const by = async (group: 'type' | 'rate' | 'method') => {
    const model = new Model()
    const filter = { from: '1990-01-01', to: '2190-01-01', by: 'day', group } as const
    for (const { start, currency, key, ...figures } of await salesRows(db, scope as NonNullable<typeof scope>, filter))
      model.add(`${start} ${currency} ${key}`, figures)
    return model.sales()
  }
  return { type: await by('type'), rate: await by('rate'), method: await by('method') }
}

async function setZones(eventZones: readonly Zone[], teamZone: Zone): Promise<void> {
  await db.execute(sql`update teams set time_zone = ${teamZone}`)
  for (const [at, zone] of eventZones.entries())
    await db.execute(sql`update events set time_zone = ${zone} where id = ${sales[at]?.id}`)
}

async function reset(): Promise<void> {
  await db.execute(sql`truncate orders, event_sales, team_sales, event_sales_zones, team_sales_zones cascade`)
  await db.execute(sql`update sales_fold set folded_until = now() - interval '27000 hours'`)
}

const zone = fc.constantFrom(...zones)
const runs = Number(process.env['MODEL_RUNS'] ?? 3)

it('rolled up in steps, in two processes, with changed zones, sales are those of the facts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: 20, maxLength: 40, size: 'max' }),
      fc.array(history, { maxLength: 4 }),
      fc.tuple(zone, zone, zone),
      fc.tuple(zone, zone, zone),
      fc.integer({ min: 1, max: 12 }),
      async (histories, later, [first, second_, teamZone], [firstNext, secondNext, teamNext], steps) => {
        await reset()
        await setZones([first, second_], teamZone)
        const orders = histories.map(orderOf)
        await store(orders)
        const check = async (eventZones: readonly Zone[], ofTeam: Zone) =>
          expect(await reported()).toEqual(expected(orders, eventZones, ofTeam))
        await check([first, second_], teamZone)
        // partly rolled up, with a fold that fails before its end
        for (let step = 0; step < steps; step++) await foldSales(db, { maxFacts: 8 })
        await check([first, second_], teamZone)
        const failing = db.transaction(async (tx) => {
          await foldSales(tx, { maxFacts: 5 })
          throw new Error('killed')
        })
        await expect(failing).rejects.toThrow('killed')
        await check([first, second_], teamZone)
        // all rolled up by two processes at once
        await Promise.all([foldAll(), foldAll(second.db)])
        await check([first, second_], teamZone)
        // rolled up again after a change of zones, by two processes at once
        await setZones([firstNext, secondNext], teamNext)
        await check([firstNext, secondNext], teamNext)
        await Promise.all([foldAll(db, 3), rebuildSales(db), rebuildSales(second.db)])
        await check([firstNext, secondNext], teamNext)
        await rebuildSales(db)
        await check([firstNext, secondNext], teamNext)
        // sales of this moment count at once
        const added = later.map((each) => orderOf({ ...each, age: 0 }))
        orders.push(...added)
        await store(added)
        await check([firstNext, secondNext], teamNext)
      },
    ),
    { numRuns: runs },
  )
})

/** Folds in small steps. Another process that folds at the same time ends it earlier, so it tries again. */
async function foldAll(on = db, times = 40): Promise<void> {
  for (let at = 0; at < times; at++) await foldSales(on, { maxFacts: 15 })
}

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
