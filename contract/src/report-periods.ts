// No schemas here: the web app and the mock use these rules without zod.
import { msPerDay } from './durations.ts'
import type { ReportUnit } from './report-groups.ts'
import { reportUnits } from './report-groups.ts'

/** The most groups that a report lists; the others are added up as one group with this key. */
export const maxReportGroups = 20
export const otherGroups = 'other'

/** The most days of a report: a century. */
export const maxReportDays = 36_525

/** The most periods of a report. A report with more is by a longer unit. */
export const maxReportPeriods = 800

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The number of days from a day to another, both included; below 1 when they are the wrong way round. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / msPerDay + 1

/** The day that is a number of days after a day. */
export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * msPerDay)

const daysIn = { day: 1, week: 7, month: 28 } as const satisfies Record<ReportUnit, number>

/** The unit of a report: the one asked for, or the next with at most `maxReportPeriods` periods. */
export function unitWithin(from: string, to: string, by: ReportUnit): ReportUnit {
  const fits = reportUnits
    .slice(reportUnits.indexOf(by))
    .find((unit) => daysBetween(from, to) / daysIn[unit] <= maxReportPeriods)
  return fits ?? 'month'
}

/** The first day of the period that a day belongs to. */
export function periodOf(day: string, by: ReportUnit): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** The first days of all periods from a day to another, in order. The first may begin before `from`. */
export function periodsOf(from: string, to: string, by: ReportUnit): string[] {
  const starts: string[] = []
  for (let start = periodOf(from, by); start <= to; start = nextPeriod(start, by)) starts.push(start)
  return starts
}

function nextPeriod(start: string, by: ReportUnit): string {
  // 31 days after the first day of a month is in the next month
  return by === 'month' ? periodOf(addDays(start, 31), 'month') : addDays(start, by === 'week' ? 7 : 1)
}
