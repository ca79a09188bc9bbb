import type { EventComparison } from '@foyer/contract/reports'
import type { Series } from '../../ui/chart/series.ts'

/**
 * The tickets of events sold by each day before the event, as running totals.
 * @returns the days, negative before the event; a line is null before its first sale and after its last one
 */
export function comparedSeries(events: EventComparison['events']): { xs: number[]; series: Series[] } {
  const xs = [...new Set(events.flatMap(({ days }) => days.map(({ daysBefore }) => 0 - daysBefore)))].sort(
    (a, b) => a - b,
  )
  return { xs, series: events.map(({ id, name, days }) => ({ id, name, values: totalsOf(xs, days) })) }
}

function totalsOf(xs: readonly number[], days: EventComparison['events'][number]['days']): (number | null)[] {
  const byDay = new Map(days.map(({ daysBefore, tickets }) => [0 - daysBefore, tickets]))
  const all = [...byDay.keys()]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  let total = 0
  return xs.map((x) => {
    total += byDay.get(x) ?? 0
    return x < first || x > last ? null : total
  })
}
