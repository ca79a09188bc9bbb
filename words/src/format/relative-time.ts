import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

// not from one on for the long ones: "in 6 weeks" says more than "in 1 month", and 20 days are not "in 2 weeks"
const units = [
  { unit: 'year', seconds: 31_556_952, least: 2 },
  { unit: 'month', seconds: 2_629_746, least: 2 },
  { unit: 'week', seconds: 604_800, least: 4 },
  { unit: 'day', seconds: 86_400, least: 1 },
  { unit: 'hour', seconds: 3_600, least: 1 },
  { unit: 'minute', seconds: 60, least: 1 },
] as const

/**
 * Formats the time from now to a moment in its largest whole unit: 'in 3 days', '2 hours ago', 'now' within a minute.
 * Never 'tomorrow' or 'next month': these name days and months of the calendar, which elapsed time does not know.
 * @param at ISO 8601
 */
export function formatRelative(at: string, now: Date, language: Language): string {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000
  const largest = units.find((each) => Math.abs(seconds) >= each.seconds * each.least)
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: largest ? 'always' : 'auto' })
  return largest ? format.format(Math.trunc(seconds / largest.seconds), largest.unit) : format.format(0, 'second')
}
