import type { Event } from '@foyer/contract/events'

type Placed = Pick<Event, 'venue' | 'city' | 'region' | 'timeZone'>

/** Whether the event is in a place, and not online. */
export const isInPlace = ({ venue, city, region }: Placed): boolean => Boolean(venue ?? city ?? region)

/** The zone an event's times are shown in: the venue's, or for an event online the reader's own. */
export const zoneOf = (event: Placed): string =>
  isInPlace(event) ? event.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone

/** A website address as people write it: 'www.example.com/fair'. */
export function shortAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : host + pathname
}
