import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { formatDateTime, formatPeriod } from '@foyer/words/format/date-time'

/** The date and time of an event in its own time zone, with the zone's name. @returns undefined for an open date */
export function formatEventTime(
  { date, endsAt, timeZone }: Omit<PublicEvent, 'ticketTypes'>,
  language: Language,
): string | undefined {
  if (!date) return undefined
  return endsAt ? formatPeriod(date, endsAt, timeZone, language) : formatDateTime(date, timeZone, language)
}

/** The venue as 'venue, city, region'. @returns undefined for an online event */
export function formatVenue({
  venue,
  city,
  region,
}: Pick<PublicEvent, 'venue' | 'city' | 'region'>): string | undefined {
  return [venue, city, region].filter(Boolean).join(', ') || undefined
}

/** A URL for display, without scheme and trailing slash. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
