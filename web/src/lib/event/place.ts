import type { Event } from '@foyer/contract/events'

type PlaceFields = Pick<Event, 'venue' | 'city' | 'region' | 'timeZone'>

/** Whether the event has a place and is not online. */
export const isInPlace = ({ venue, city, region }: PlaceFields): boolean => Boolean(venue ?? city ?? region)

/** The zone for an event's times: the venue's, or the reader's for an online event. */
export const displayZoneOf = (event: PlaceFields): string =>
  isInPlace(event) ? event.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone

/** A URL as people write it: 'www.example.com/fair'. */
export function shortAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : host + pathname
}
