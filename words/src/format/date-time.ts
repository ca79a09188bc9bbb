import { dateTimeFormat } from './formatters.ts'
import type { Language } from './locale.ts'

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

/**
 * A moment with its date, time and zone: 'Fri 20 Nov 2026, 19:30 CET'.
 * @param at ISO 8601
 * @param timeZone an IANA name; the venue's for an event in a place, the reader's for one online
 */
export const formatDateTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, ...clock, timeZone, timeZoneName: 'short' })

/** From one moment to another, the day said once where it is the same: 'Fri 20 Nov 2026, 19:30–22:00 CET'. */
export const formatPeriod = (from: string, to: string, timeZone: string, language: Language): string =>
  dateTimeFormat(language, { ...day, ...clock, timeZone, timeZoneName: 'short' }).formatRange(
    new Date(from),
    new Date(to),
  )

/** The date of a moment in a zone: 'Fri 20 Nov 2026'. */
export const formatDate = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, timeZone })

/** The time of a moment in a zone, the zone named: '19:30 CET'. */
export const formatTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...clock, timeZone, timeZoneName: 'short' })

/** A calendar day that belongs to no zone, such as a release's: '20 November 2026'. @param date 'YYYY-MM-DD' */
export const formatDay = (date: string, language: Language): string =>
  format(`${date}T00:00:00Z`, language, { dateStyle: 'long', timeZone: 'UTC' })

/** From one day to another: '20–22 November 2026'. @param from 'YYYY-MM-DD', and so `to` */
export const formatDays = (from: string, to: string, language: Language): string =>
  dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))

const format = (at: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(language, options).format(new Date(at))
