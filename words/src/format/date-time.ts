import { dateTimeFormat } from './formatters.ts'
import { frenchZoneName } from './french-zone-name.ts'
import type { Language } from './locale.ts'
import { joinParts } from './no-break.ts'

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
const zone = { timeZoneName: 'short' } as const

/**
 * Formats a moment with date, time and time zone: 'Fri 20 Nov 2026, 19:30 CET'. Lines break only before the time.
 * @param at ISO 8601
 * @param timeZone an IANA name: the event's, or the reader's for an event online
 */
export const formatDateTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, ...clock, ...zone, timeZone })

const msPerDay = 24 * 60 * 60 * 1000

/** An end before this hour of the next day belongs to the night of the start: it is written without a date. */
const nightEndsAtHour = 6

/**
 * Formats the time between two moments, with a common day only once: 'Fri 20 Nov 2026, 19:30–22:00 CET'. A period that
 * ends in the night after its day counts as one day: 'Fri 20 Nov 2026, 22:00–04:00 CET'.
 */
export function formatPeriod(from: string, to: string, timeZone: string, language: Language): string {
  const [start, end] = [new Date(from), new Date(to)]
  // the same time a day earlier; formatRange does not sort its arguments, and so writes the common day once
  const onFirstDay = new Date(end.getTime() - msPerDay)
  const lastMoment = endsInNight(start, end, onFirstDay, timeZone) ? onFirstDay.toISOString() : to
  return formatRange(from, lastMoment, language, { ...day, ...clock, ...zone, timeZone })
}

function endsInNight(start: Date, end: Date, onFirstDay: Date, timeZone: string): boolean {
  const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
    format(at.toISOString(), 'en', { ...options, timeZone })
  // at a change of the clocks, the times and their zones differ, and the period needs both in full
  const sameClock = { ...clock, timeZoneName: 'longOffset' } as const
  return (
    onFirstDay < start &&
    write(onFirstDay, day) === write(start, day) &&
    write(onFirstDay, sameClock) === write(end, sameClock) &&
    Number(write(end, { hour: '2-digit', hourCycle: 'h23' })) < nightEndsAtHour
  )
}

/** Formats the date of a moment in a time zone: 'Fri 20 Nov 2026'. */
export const formatDate = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...day, timeZone })

/** Formats the time of a moment in a time zone, and the zone: '19:30 CET'. */
export const formatTime = (at: string, timeZone: string, language: Language): string =>
  format(at, language, { ...clock, ...zone, timeZone })

/** Formats a calendar day without a time zone, such as a release date: '20 November 2026'. @param date 'YYYY-MM-DD' */
export const formatDay = (date: string, language: Language): string =>
  format(`${date}T00:00:00Z`, language, { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a range of calendar days: '20–22 November 2026'. @param from 'YYYY-MM-DD', as `to` */
export const formatDays = (from: string, to: string, language: Language): string =>
  formatRange(from, to, language, { dateStyle: 'long', timeZone: 'UTC' })

type Options = Intl.DateTimeFormatOptions & { timeZone: string }

function format(at: string, language: Language, options: Options): string {
  const parts = dateTimeFormat(language, options).formatToParts(new Date(at))
  return joinParts(localZoneNames(parts, language, options.timeZone, at, at), language)
}

function formatRange(from: string, to: string, language: Language, options: Options): string {
  const parts = dateTimeFormat(language, options).formatRangeToParts(new Date(from), new Date(to))
  return joinParts(localZoneNames(parts, language, options.timeZone, from, to), language)
}

interface DateTimePart extends Intl.DateTimeFormatPart {
  source?: string
}

const localZoneNames = (
  parts: DateTimePart[],
  language: Language,
  timeZone: string,
  from: string,
  to: string,
): DateTimePart[] =>
  language === 'fr'
    ? parts.map((part) => {
        if (part.type !== 'timeZoneName') return part
        return { ...part, value: frenchZoneName(timeZone, part.source === 'endRange' ? to : from) ?? part.value }
      })
    : parts
