import type { PaymentMethod } from '@foyer/contract/order-states'
import type { ReportUnit } from '@foyer/contract/report-groups'
import { otherGroups, periodOf } from '@foyer/contract/report-periods'
import type { SalesRow } from '@foyer/contract/sales-report'
import fc from 'fast-check'
import { newId } from '../../lib/id.ts'

// Random histories of orders, and a model in memory that adds up the sales of every day from them.

/** The ticket types of each event. */
export const types = [
  { name: 'Regular', priceCents: 1999, taxRateBp: 1900, capacity: 500 },
  { name: 'Book', priceCents: 333, taxRateBp: 700, capacity: 500 },
  { name: 'Reduced', priceCents: 1001, taxRateBp: 1900, capacity: 500 },
  { name: 'Child', priceCents: 0, taxRateBp: 0, capacity: 500 },
]

/** Zones far apart, one with a quarter of an hour. */
export const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'] as const
export type Zone = (typeof zones)[number]

/** A step of an order, some hours after the one before. */
interface Step {
  do: 'pay' | 'cancel' | 'refund' | 'refund-fails' | 'pay-twice'
  hours: number
  share: number
}

export interface History {
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
/** A history that is unlike most others. */
export const history: fc.Arbitrary<History> = fc.noBias(
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

/** An order with what has happened to it. */
export interface Order {
  id: string
  history: History
  tickets: { type: number; priceCents: number; taxRateBp: number }[]
  /** The booking fee that the team pays. */
  paidFeeCents: number
  facts: Fact[]
}

/** An order of a history, with the facts that the application writes for it. */
export function orderOf(given: History): Order {
  const quantities = given.quantities.some((quantity) => quantity > 0) ? given.quantities : [1, 0, 0, 0]
  const tickets = quantities.flatMap((quantity, type) => {
    const { priceCents = 0, taxRateBp = 0 } = types[type] ?? {}
    return Array.from({ length: quantity }, () => ({ type, priceCents, taxRateBp }))
  })
  const total = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const paidFeeCents = Math.round(total / 40)
  return { id: newId('ord'), history: given, tickets, paidFeeCents, facts: factsOf(given, total) }
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

type Figures = Omit<SalesRow, 'start' | 'currency' | 'key'>
const noFigures: Figures = {
  orders: 0,
  tickets: 0,
  grossCents: 0,
  taxCents: 0,
  refundedCents: 0,
  refundedTaxCents: 0,
  paidFeeCents: 0,
}

/** The sales by day, currency and key, as text, so that a failure shows the difference. */
export type Sales = Record<string, Figures>

export class Model {
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

/** An event and its ticket types, by their ids. */
interface Sold {
  id: string
  types: readonly string[]
}

/** The zones of the events and of their team. */
export interface Zones {
  events: readonly Zone[]
  team: Zone
}

/** The sales by event and ticket type (in the zones of the events) and by rate and method (in the zone of the team). */
export function expected(orders: readonly Order[], zones: Zones, sold: readonly Sold[]) {
  const models = { event: new Model(), type: new Model(), rate: new Model(), method: new Model() }
  for (const order of orders.filter((each) => !each.history.test)) {
    const { event: at, currency } = order.history
    const { id = '', types: ids = [] } = sold[at] ?? {}
    for (const fact of order.facts) {
      const eventDay = `${dayIn(fact.at, zones.events[at] ?? 'Europe/Berlin')} ${currency}`
      const teamDay = `${dayIn(fact.at, zones.team)} ${currency}`
      const whole = [
        [models.event, `${eventDay} ${id}`],
        [models.method, `${teamDay} ${fact.method}`],
      ] as const
      const { soldChange = 0 } = fact
      for (const [model, key] of whole)
        model.add(key, {
          orders: soldChange,
          tickets: soldChange * order.tickets.length,
          paidFeeCents: soldChange * order.paidFeeCents,
        })
      for (const { type, taxRateBp } of order.tickets) {
        models.type.add(`${eventDay} ${ids[type]}`, { tickets: soldChange })
        models.rate.add(`${teamDay} ${taxRateBp}`, { tickets: soldChange })
      }
      for (const { type, taxRateBp, figures } of moneyOf(fact, order, ids)) {
        models.type.add(`${eventDay} ${type}`, figures)
        models.rate.add(`${teamDay} ${taxRateBp}`, figures)
        for (const [model, key] of whole) model.add(key, figures)
      }
    }
  }
  const { event, type, rate, method } = models
  return { event: event.sales(), type: type.sales(), rate: rate.sales(), method: method.sales() }
}

/** The money of a fact by ticket type and rate. */
const moneyOf = ({ receivedCents = 0, refundedCents = 0 }: Fact, order: Order, ids: readonly string[]) =>
  (
    [
      [receivedCents, 'grossCents', 'taxCents'],
      [refundedCents, 'refundedCents', 'refundedTaxCents'],
    ] as const
  ).flatMap(([amount, gross, tax]) =>
    amount === 0
      ? []
      : sharesOf(order, amount, ids).map((share) => ({
          type: share.id,
          taxRateBp: share.taxRateBp,
          figures: { [gross]: share.gross, [tax]: share.tax },
        })),
  )

/** A period of a report with few groups. */
export interface Grouping {
  from: string
  to: string
  by: ReportUnit
  maxGroups: number
}

/** The sales per day as a report shows them: per period, groups beyond the best ones as one. */
export function grouped(sales: Sales, { from, to, by, maxGroups }: Grouping): Sales {
  const rows = Object.entries(sales)
    .map(([name, figures]) => {
      // `as`: `expected` writes three words
      const [day, currency, key] = name.split(' ') as [string, string, string]
      return { day, currency, key, figures }
    })
    .filter(({ day }) => day >= from && day <= to)
  const totals = new Model()
  for (const { currency, key, figures } of rows) totals.add(`${currency} ${key}`, figures)
  const ranked = [...totals.sums].sort(
    ([a, one], [b, other]) => other.grossCents - one.grossCents || other.tickets - one.tickets || (a < b ? -1 : 1),
  )
  const shown = new Set(
    ['EUR', 'CHF'].flatMap((currency) =>
      ranked
        .filter(([name]) => name.startsWith(currency))
        .slice(0, maxGroups)
        .map(([name]) => name),
    ),
  )
  const periods = new Model()
  for (const { day, currency, key, figures } of rows)
    periods.add(`${periodOf(day, by)} ${currency} ${shown.has(`${currency} ${key}`) ? key : otherGroups}`, figures)
  return periods.sales()
}
