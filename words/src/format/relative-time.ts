import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

const units = [
  { unit: 'year', seconds: 31_556_952 },
  { unit: 'month', seconds: 2_629_746 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/**
 * Formats the time from now to a moment in its largest whole unit: 'in 3 days', '2 hours ago', 'now' within a minute.
 * @param at ISO 8601
 */
export function formatRelative(at: string, now: Date, language: Language): string {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000
  const largest = units.find((each) => Math.abs(seconds) >= each.seconds)
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' })
  return largest ? format.format(Math.trunc(seconds / largest.seconds), largest.unit) : format.format(0, 'second')
}
