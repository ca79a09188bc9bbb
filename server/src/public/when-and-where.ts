import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import { formatDateTime, formatPeriod } from '@foyer/words/format/date-time'

/** When it is, in the event's zone, which is named. @returns undefined while the date is open */
export function whenOf(
  { date, endsAt, timeZone }: Omit<PublicEvent, 'ticketTypes'>,
  language: Language,
): string | undefined {
  if (!date) return undefined
  return endsAt ? formatPeriod(date, endsAt, timeZone, language) : formatDateTime(date, timeZone, language)
}

/** Where it is: 'venue, city, region'. @returns undefined for what is only online */
export function placeOf({ venue, city, region }: Pick<PublicEvent, 'venue' | 'city' | 'region'>): string | undefined {
  return [venue, city, region].filter(Boolean).join(', ') || undefined
}

/** An address as people say it: without scheme and trailing slash. */
export const spoken = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
