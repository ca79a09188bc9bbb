// No schemas here: the mock uses these rules without zod.
import type { ReportGroup, ReportUnit } from './report-groups.ts'
import { otherGroups } from './report-periods.ts'
import type { SalesFigures, SalesReport } from './reports.ts'

/** The sales of a period and a group, in one currency. */
export interface SalesRow {
  /** The first day of the period. */
  start: string
  currency: string
  /** The event, ticket type, method or rate, after the group; '' without a group. */
  key: string
  orders: number
  tickets: number
  grossCents: number
  taxCents: number
  refundedCents: number
  refundedTaxCents: number
  paidFeeCents: number
}

interface Context {
  by: ReportUnit
  group: ReportGroup
  timeZone: string
  /** The names of events or ticket types. */
  names: ReadonlyMap<string, string>
  views: readonly { start: string; views: number }[]
}

/** Arranges rows as a report: by currency, then by group, the one with the highest gross amount first. */
export function salesReportOf(rows: readonly SalesRow[], { by, group, timeZone, names, views }: Context): SalesReport {
  const figures = hasOrders(group) ? figuresOf : withoutOrders
  const currencies = [...grouped(rows, 'currency')].map(([currency, own]) => ({
    // `as`: orders have currencies of the contract
    currency: currency as SalesReport['currencies'][number]['currency'],
    totals: figures(own),
    groups: [...grouped(own, 'key')]
      .map(([key, ofGroup]) => ({
        key,
        ...nameOf(names, key),
        totals: figures(ofGroup),
        periods: ofGroup.map((row) => ({ start: row.start, ...figures([row]) })),
      }))
      .toSorted((a, b) => placeOf(a.key) - placeOf(b.key) || b.totals.grossCents - a.totals.grossCents),
  }))
  const total = views.reduce((sum, each) => sum + each.views, 0)
  const orders = rows.reduce((sum, row) => sum + row.orders, 0)
  return {
    by,
    timeZone,
    currencies,
    views: { total, periods: [...views] },
    ...(total > 0 && hasOrders(group) && { conversionBp: Math.max(0, Math.round((orders * 10_000) / total)) }),
  }
}

/** Whether the groups of a report count orders: an order may have several ticket types and rates. */
export const hasOrders = (group: ReportGroup): boolean => group !== 'type' && group !== 'rate'

function grouped(rows: readonly SalesRow[], by: 'currency' | 'key'): Map<string, SalesRow[]> {
  const groups = new Map<string, SalesRow[]>()
  for (const row of rows) {
    const group = groups.get(row[by])
    if (group) group.push(row)
    else groups.set(row[by], [row])
  }
  return groups
}

const placeOf = (key: string) => (key === otherGroups ? 1 : 0)

const nameOf = (names: ReadonlyMap<string, string>, key: string) => {
  const name = names.get(key)
  return name === undefined ? {} : { name }
}

function figuresOf(rows: readonly SalesRow[]): SalesFigures {
  return { orders: sumOf(rows, 'orders'), ...withoutOrders(rows), paidFeeCents: sumOf(rows, 'paidFeeCents') }
}

const withoutOrders = (rows: readonly SalesRow[]): Omit<SalesFigures, 'orders' | 'paidFeeCents'> => ({
  tickets: sumOf(rows, 'tickets'),
  grossCents: sumOf(rows, 'grossCents'),
  taxCents: sumOf(rows, 'taxCents'),
  refundedCents: sumOf(rows, 'refundedCents'),
  refundedTaxCents: sumOf(rows, 'refundedTaxCents'),
})

type Figure = keyof SalesFigures

const sumOf = (rows: readonly SalesRow[], figure: Figure) => rows.reduce((sum, row) => sum + row[figure], 0)
