import type { EventPlace } from '@foyer/contract/event-place'
import { placeAfter } from '@foyer/contract/event-place'
import type { Event, EventChanges } from '@foyer/contract/events'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { eventSeats } from '../ticket-types/ticket-type.ts'
import { siteStateOf } from '../websites/website.ts'

/** Converts an event to its wire format. */
export function presentEvent(store: Store, event: EventRow): Event {
  const { sold, capacity } = eventSeats(store, event)
  return {
    ...event,
    location: [event.venue, event.city, event.region].filter(Boolean).join(', ') || event.websiteUrl,
    ticketsSold: `${sold}/${capacity}`,
    siteState: siteStateOf(store, event),
  }
}

/** Applies a change to an event. Setting a date fixes it; setting `dateTba` makes the date open again. */
export function applyChanges(event: EventRow, changes: Omit<EventChanges, 'version'>): EventRow {
  const { date, dateTba, endsAt, online, venue, city, region, notionLink, ...rest } = changes
  const isOpen = dateTba ?? (date === undefined && event.dateTba)
  const hasNewLink = notionLink !== undefined && notionLink !== event.notionLink
  return withoutNulls({
    ...event,
    ...withoutUndefined({ ...rest, notionLink }),
    ...placeAfter(placeOf(event), { online, venue, city, region }),
    dateTba: isOpen,
    date: isOpen ? event.createdAt : (date ?? event.date),
    endsAt: isOpen ? null : endsAt === undefined ? event.endsAt : endsAt,
    keyChecked: event.keyChecked && !hasNewLink,
    formerSlugs: [...new Set(event.formerSlugs).add(event.slug)],
  })
}

const placeOf = ({ online, venue, city, region }: EventRow): EventPlace => ({
  online,
  venue: venue ?? null,
  city: city ?? null,
  region: region ?? null,
})

const withoutUndefined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Removes the fields that a change set to null. */
const withoutNulls = (row: object): EventRow =>
  // `as`: by the schema of the changes, only optional fields of a row can be null
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as EventRow
