import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { formatAddress } from '@foyer/words/format/address'
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

/** The address on one line. @returns undefined for an online event, and while no part of it is known */
export const formatPlace = (event: Omit<PublicEvent, 'ticketTypes'>, language: Language): string | undefined =>
  formatAddress(event, language) || undefined

/**
 * The link to a map of the place: the team's own, or a search on OpenStreetMap, once the street or the venue is known
 * together with the city.
 */
export function mapLinkOf({
  mapUrl,
  venue,
  street,
  postcode,
  city,
  country,
}: Omit<PublicEvent, 'ticketTypes'>): string | undefined {
  if (mapUrl) return mapUrl
  if (!city || !(street || venue)) return undefined
  // with a street, the name of the venue would only keep the search from finding it
  const query = [street ?? venue, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
}

/** A URL for display, without scheme and trailing slash. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
