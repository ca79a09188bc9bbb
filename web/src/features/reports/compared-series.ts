import type { EventComparison } from '@foyer/contract/reports'
import type { Series } from '../../ui/chart/series.ts'

/**
 * The sales or tickets of events by each day before the event, as running totals.
 * @returns the days, negative before the event; a line is null before its first sale and after its last one
 */
export function comparedSeries(events: EventComparison['events'], figure: Figure): { xs: number[]; series: Series[] } {
  const xs = [...new Set(events.flatMap(({ days }) => days.map(({ daysBefore }) => 0 - daysBefore)))].sort(
    (a, b) => a - b,
  )
  return { xs, series: events.map(({ id, name, days }) => ({ id, name, values: totalsOf(xs, days, figure) })) }
}

type Days = EventComparison['events'][number]['days']
type Figure = 'grossCents' | 'tickets'

function totalsOf(xs: readonly number[], days: Days, figure: Figure): (number | null)[] {
  const byDay = new Map(days.map((day) => [0 - day.daysBefore, day[figure]]))
  const all = [...byDay.keys()]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  let total = 0
  return xs.map((x) => {
    total += byDay.get(x) ?? 0
    return x < first || x > last ? null : total
  })
}
