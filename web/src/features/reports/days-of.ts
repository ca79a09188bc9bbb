import { addDays, daysBetween, maxReportDays } from '@foyer/contract/report-periods'
import type { ReportSearch } from './search.ts'

/** The first and last day of a report. @param today 'YYYY-MM-DD' */
export function daysOf({ span = 'days90', from, to }: ReportSearch, today: string): { from: string; to: string } {
  if (span === 'dates') return { from: from ?? addDays(today, -89), to: to ?? today }
  return { from: addDays(today, 1 - Number(span.slice('days'.length))), to: today }
}

/** Why the API would refuse the days of a report; undefined when it accepts them. */
export function daysError({ from, to }: { from: string; to: string }): 'wrongWay' | 'tooLong' | undefined {
  const days = daysBetween(from, to)
  if (days < 1) return 'wrongWay'
  return days > maxReportDays ? 'tooLong' : undefined
}
