import type { WebsiteDay } from '@foyer/contract/websites'
import { websiteDays } from '@foyer/contract/websites'

/** A day of the picture: nothing, where nobody looked. */
export interface ShownDay {
  date: string
  day: WebsiteDay | undefined
}

/** The days of the picture, the oldest first, whether they were watched or not. @param today 'YYYY-MM-DD' */
export function shownDays(days: readonly WebsiteDay[], today: string): ShownDay[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const last = Date.parse(`${[today, ...known.keys()].sort().at(-1)}T00:00:00Z`)
  return Array.from({ length: websiteDays }, (_, at) => {
    const date = new Date(last - (websiteDays - 1 - at) * 86_400_000).toISOString().slice(0, 10)
    return { date, day: known.get(date) }
  })
}

/** How much of the checks found it up, in hundredths of a percent: 10,000 only if all of them did. */
export function upShareOf(days: readonly WebsiteDay[]): number {
  const sum = (of: (day: WebsiteDay) => number) => days.reduce((all, day) => all + of(day), 0)
  const checks = sum((day) => day.checks)
  return checks === 0 ? 10_000 : Math.floor((10_000 * (checks - sum((day) => day.down))) / checks)
}
