import type { Event } from '@foyer/contract/events'

/** Whether the event has a place. An event without one is online, or its place is not known yet. */
export const isInPlace = ({ venue, city, region }: Pick<Event, 'venue' | 'city' | 'region'>): boolean =>
  Boolean(venue ?? city ?? region)

/** The zone for an event's times: its own, or the reader's for an online event. */
export const displayZoneOf = ({ online, timeZone }: Pick<Event, 'online' | 'timeZone'>): string =>
  online ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone

/** A URL as people write it: 'www.example.com/fair'. */
export function shortAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : host + pathname
}
