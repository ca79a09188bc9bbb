import { msPerDay } from '@foyer/contract/durations'
import type { WebsiteDay } from '@foyer/contract/websites'
import { websiteHistoryDays } from '@foyer/contract/websites'

/** A day of the chart, without data if no check ran. */
export interface ChartDay {
  date: string
  day: WebsiteDay | undefined
}

/** The days of the chart, oldest first, with or without data. @param today 'YYYY-MM-DD' */
export function chartDays(days: readonly WebsiteDay[], today: string): ChartDay[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const last = Date.parse(`${[today, ...known.keys()].sort().at(-1)}T00:00:00Z`)
  return Array.from({ length: websiteHistoryDays }, (_, at) => {
    const date = new Date(last - (websiteHistoryDays - 1 - at) * msPerDay).toISOString().slice(0, 10)
    return { date, day: known.get(date) }
  })
}

/** The share of successful checks in basis points: 10,000 only if all succeeded. */
export function uptimeOf(days: readonly WebsiteDay[]): number {
  const sum = (of: (day: WebsiteDay) => number) => days.reduce((all, day) => all + of(day), 0)
  const checks = sum((day) => day.checks)
  return checks === 0 ? 10_000 : Math.floor((10_000 * (checks - sum((day) => day.down))) / checks)
}
