import { addDays } from '@foyer/contract/report-periods'
import type { SalesSeries } from '@foyer/contract/reports'
import type { Series } from '../../ui/chart/series.ts'

/** The most ticket types with a line of their own. */
const maxTypes = 4

/**
 * The lines of an event's tickets: all together, then the ticket types that sold most, in the order of the event's page,
 * and the others together. A single type has one line.
 * @returns the lines, and their days; they begin with the sale, or the day before the first ticket was sold, at zero
 */
export function ticketsSeries({ days, types, salesFrom }: SalesSeries, words: { total: string; other: string }) {
  const [first = ''] = days
  const start = salesFrom !== undefined && salesFrom < first ? salesFrom : addDays(first, -1)
  const lines = linesOf(types, words)
  return {
    days: [start, ...days],
    series: lines.map((line): Series => ({ ...line, values: [0, ...line.values] })),
  }
}

type Type = SalesSeries['types'][number]

function linesOf(types: readonly Type[], words: { total: string; other: string }): Series[] {
  const sold = types.filter((type) => type.sold.some((count) => count !== 0))
  const total = { id: 'total', name: words.total, values: sumOf(types) }
  if (sold.length < 2) return sold.length === 0 ? [total] : sold.map(lineOf)
  if (sold.length <= maxTypes + 1) return [total, ...sold.map(lineOf)]
  const most = new Set(sold.toSorted((a, b) => lastOf(b) - lastOf(a)).slice(0, maxTypes))
  const others = sold.filter((type) => !most.has(type))
  return [
    total,
    ...sold.filter((type) => most.has(type)).map(lineOf),
    { id: 'other', name: words.other, values: sumOf(others) },
  ]
}

const lineOf = ({ id, name, sold }: Type): Series => ({ id, name, values: sold })
const lastOf = ({ sold }: Type) => sold.at(-1) ?? 0

const sumOf = (types: readonly Type[]): number[] =>
  (types[0]?.sold ?? []).map((_, day) => types.reduce((sum, { sold }) => sum + (sold[day] ?? 0), 0))
