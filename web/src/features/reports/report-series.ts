import type { ReportUnit } from '@foyer/contract/report-groups'
import { periodsOf } from '@foyer/contract/report-periods'
import type { SalesFigures, SalesReport } from '@foyer/contract/reports'
import type { Series } from '../../ui/chart/series.ts'
import type { ReportFigure } from './search.ts'

/** The most groups that a picture shows apart: with the others and the refunds, six series. */
const maxGroups = 4

type Group = SalesReport['currencies'][number]['groups'][number]

interface Shown {
  from: string
  to: string
  by: ReportUnit
  show: ReportFigure
}

interface Words {
  other: string
  refunds: string
  nameOf: (group: Group) => string
}

/**
 * The bars of a currency: gross sales by group, and refunds below zero; or tickets or orders by group.
 * @returns the first days of all periods, and a value for each
 */
export function reportSeries(
  groups: readonly Group[],
  { from, to, by, show }: Shown,
  words: Words,
): { days: string[]; series: Series[] } {
  const days = periodsOf(from, to, by)
  const shown = groups.length <= maxGroups + 1 ? groups : groups.slice(0, maxGroups)
  const others = groups.slice(shown.length)
  const valuesOf = (of: readonly Group[], figure: keyof SalesFigures) => {
    const byDay = valuesByPeriod(of, figure)
    return days.map((day) => byDay.get(day) ?? 0)
  }
  const figure = figureOf[show]
  const refunds = show === 'sales' ? valuesOf(groups, 'refundedCents').map((cents) => (cents === 0 ? 0 : -cents)) : []
  return {
    days,
    series: [
      ...shown.map((group) => ({
        id: `group ${group.key}`,
        name: words.nameOf(group),
        values: valuesOf([group], figure),
      })),
      ...(others.length > 0 ? [{ id: 'others', name: words.other, values: valuesOf(others, figure) }] : []),
      ...(refunds.some((cents) => cents !== 0) ? [{ id: 'refunds', name: words.refunds, values: refunds }] : []),
    ],
  }
}

const figureOf = { sales: 'grossCents', tickets: 'tickets', orders: 'orders' } as const satisfies Record<
  ReportFigure,
  keyof SalesFigures
>

/** A figure of groups added up by the first day of each period. */
export function valuesByPeriod(groups: readonly Group[], figure: keyof SalesFigures): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { periods } of groups)
    for (const period of periods) sums.set(period.start, (sums.get(period.start) ?? 0) + (period[figure] ?? 0))
  return sums
}

/** The amount without its tax, after refunds. */
export const netOf = ({ grossCents, taxCents, refundedCents, refundedTaxCents }: SalesFigures): number =>
  grossCents - taxCents - (refundedCents - refundedTaxCents)
