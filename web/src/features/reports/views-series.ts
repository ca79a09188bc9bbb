import { periodsOf } from '@foyer/contract/report-periods'
import type { SalesReport } from '@foyer/contract/reports'
import { valuesByPeriod } from './report-series.ts'

/** Orders without a view, such as those that the team takes itself, can make the share higher: then it says nothing. */
const wholeBp = 10_000

/** The share of views that led to an order, in basis points; undefined where it says nothing. */
export const meaningful = (conversionBp: number | undefined): number | undefined =>
  conversionBp === undefined || conversionBp > wholeBp ? undefined : conversionBp

interface ViewsPeriod {
  /** The first day of the period. */
  day: string
  views: number
  /** Absent where the groups of the report do not count orders. */
  orders: number | undefined
  conversionBp: number | undefined
}

/** The views of every period, with the orders in all currencies and the share of views that led to one. */
export function viewsSeries(
  { by, views, currencies, conversionBp }: SalesReport,
  { from, to }: { from: string; to: string },
): ViewsPeriod[] {
  const viewsOf = new Map(views.periods.map((period) => [period.start, period.views]))
  const ordersOf = valuesByPeriod(
    currencies.flatMap(({ groups }) => groups),
    'orders',
  )
  const hasOrders = conversionBp !== undefined
  return periodsOf(from, to, by).map((day) => {
    const seen = viewsOf.get(day) ?? 0
    const orders = hasOrders ? (ordersOf.get(day) ?? 0) : undefined
    const share = orders === undefined || seen === 0 ? undefined : Math.max(0, Math.round((orders * wholeBp) / seen))
    return { day, views: seen, orders, conversionBp: meaningful(share) }
  })
}
