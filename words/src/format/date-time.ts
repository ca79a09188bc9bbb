import { dateTimeFormat } from './formatters.ts'
import type { Language } from './locale.ts'

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

/**
 * Formats a moment with date, time and time zone: 'Fri 20 Nov 2026, 19:30 CET'.
 * @param at ISO 8601
 * @param timeZone an IANA name: the event's, or the reader's for an event online
 */
export const formatDateTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, ...clock, timeZone, timeZoneName: 'short' })

/** Formats the time between two moments, with a common day only once: 'Fri 20 Nov 2026, 19:30–22:00 CET'. */
export const formatPeriod = (from: string, to: string, timeZone: string, language: Language): string =>
  dateTimeFormat(language, { ...day, ...clock, timeZone, timeZoneName: 'short' }).formatRange(
    new Date(from),
    new Date(to),
  )

/** Formats the date of a moment in a time zone: 'Fri 20 Nov 2026'. */
export const formatDate = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, timeZone })

/** Formats the time of a moment in a time zone, and the zone: '19:30 CET'. */
export const formatTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...clock, timeZone, timeZoneName: 'short' })

/** Formats a calendar day without a time zone, such as a release date: '20 November 2026'. @param date 'YYYY-MM-DD' */
export const formatDay = (date: string, language: Language): string =>
  format(`${date}T00:00:00Z`, language, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a range of calendar days: '20–22 November 2026'. @param from 'YYYY-MM-DD', as `to` */
export const formatDays = (from: string, to: string, language: Language): string =>
  dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))

const format = (at: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(language, options).format(new Date(at))
