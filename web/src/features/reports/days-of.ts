import { addDays, daysBetween, maxReportDays, periodOf } from '@foyer/contract/report-periods'
import type { ReportSearch, ReportSpan } from './search.ts'

/** The first and the last day of a report, 'YYYY-MM-DD'. */
export interface Days {
  from: string
  to: string
}

/** The months from the begin of a period to that of the next; spans of days have none. */
const monthsOf: Partial<Record<ReportSpan, number>> = { thisMonth: 1, lastMonth: 1, thisYear: 12, lastYear: 12 }

/** The days of a report. The present month and year end today. @param today 'YYYY-MM-DD' */
export function daysOf({ span = 'days90', from, to }: ReportSearch, today: string): Days {
  const month = periodOf(today, 'month')
  const year = `${today.slice(0, 4)}-01-01`
  switch (span) {
    case 'dates':
      return { from: from ?? addDays(today, -89), to: to ?? today }
    case 'thisMonth':
      return { from: month, to: today }
    case 'lastMonth':
      return { from: monthsBefore(month, 1), to: addDays(month, -1) }
    case 'thisYear':
      return { from: year, to: today }
    case 'lastYear':
      return { from: monthsBefore(year, 12), to: addDays(year, -1) }
    default:
      return { from: addDays(today, 1 - Number(span.slice('days'.length))), to: today }
  }
}

/**
 * The days that a report is compared with: as many directly before, or the month or year before. A month or year that is
 * not over is compared up to the same day.
 */
export function daysBefore(search: ReportSearch, today: string): Days {
  const { from, to } = daysOf(search, today)
  const months = monthsOf[search.span ?? 'days90']
  if (months === undefined) return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) }
  return { from: monthsBefore(from, months), to: to === today ? monthsBefore(to, months) : addDays(from, -1) }
}

/** The same day some months earlier; in a month without that day, its last. */
function monthsBefore(day: string, months: number): string {
  const first = new Date(`${periodOf(day, 'month')}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - months)
  const start = first.toISOString().slice(0, 10)
  const last = addDays(periodOf(addDays(start, 31), 'month'), -1)
  const same = start.slice(0, -2) + day.slice(-2)
  return same < last ? same : last
}

/** Why the API would refuse the days of a report; undefined when it accepts them. */
export function daysError({ from, to }: Days): 'wrongWay' | 'tooLong' | undefined {
  const days = daysBetween(from, to)
  if (days < 1) return 'wrongWay'
  return days > maxReportDays ? 'tooLong' : undefined
}

/** Today in a time zone, 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string): string => new Date().toLocaleDateString('sv-SE', { timeZone })
