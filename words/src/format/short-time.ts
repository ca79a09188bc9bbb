import { dateTimeFormat } from './formatters.ts'
import type { Language } from './locale.ts'
import { joinParts } from './no-break.ts'

/** Formats the time of a moment in a time zone, without the zone: '19:30'. @param at ISO 8601 */
export const formatClock = (at: string, timeZone: string, language: Language): string =>
  dateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))

/** Formats the date of a moment in a time zone without the weekday: '20 Nov', or '20 Nov 2026' in another year. */
export function formatShortDate(at: string, now: Date, timeZone: string, language: Language): string {
  const yearOf = (moment: Date) => dateTimeFormat('en', { year: 'numeric', timeZone }).format(moment)
  const sameYear = yearOf(new Date(at)) === yearOf(now)
  const year = sameYear ? {} : ({ year: 'numeric' } as const)
  const format = dateTimeFormat(language, { day: 'numeric', month: 'short', ...year, timeZone })
  return joinParts(format.formatToParts(new Date(at)), language)
}
