import type { EventPlace, PlaceChanges } from '@foyer/contract/event-place'
import { noPlace, placeAfter } from '@foyer/contract/event-place'
import type { Event, EventChanges } from '@foyer/contract/events'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { eventSeats } from '../ticket-types/ticket-type.ts'
import { siteStateOf } from '../websites/website.ts'

/** Converts an event to its wire format. */
export function presentEvent(store: Store, { onlineAccess: _, ...event }: EventRow): Event {
  const { sold, capacity } = eventSeats(store, event)
  return {
    ...event,
    location: [event.venue, event.city, event.region].filter(Boolean).join(', ') || (event.websiteUrl ?? ''),
    ticketsSold: `${sold}/${capacity}`,
    siteState: siteStateOf(store, event),
    described: Object.keys(store.descriptions[event.id]?.content ?? {}).length > 0,
  }
}

/** With the access to an online event, which lists do not have. */
export const presentWholeEvent = (store: Store, event: EventRow): Event => ({
  ...presentEvent(store, event),
  ...(event.onlineAccess !== undefined && { onlineAccess: event.onlineAccess }),
})

/** Applies a change to an event. Setting a date fixes it; setting `dateTba` makes the date open again. */
export function applyChanges(store: Store, event: EventRow, changes: Omit<EventChanges, 'version'>): EventRow {
  // the demo sends no mail
  const { date, dateTba, endsAt, onlineAccess, mailBuyers: _, cover, ...rest } = changes
  const place = placeAfter(placeOf(event), rest)
  const isOpen = dateTba ?? (date === undefined && event.dateTba)
  const hasNewLink = rest.notionLink !== undefined && rest.notionLink !== event.notionLink
  const end = endsAt === undefined ? event.endsAt : endsAt
  return withoutNulls({
    ...event,
    ...withoutUndefined({ ...rest, onlineAccess }),
    ...(rest.discounts?.length === 0 && { discounts: null }),
    ...place,
    ...(!place.online && { onlineAccess: null }),
    ...(cover !== undefined && { cover: cover && coverOf(store, event, cover) }),
    dateTba: isOpen,
    date: isOpen ? event.createdAt : (date ?? event.date),
    endsAt: isOpen ? null : end,
    keyChecked: event.keyChecked && !hasNewLink,
    formerSlugs: [...new Set(event.formerSlugs).add(event.slug)],
  })
}

const placeOf = ({ online, venue, street, postcode, city, region, country, mapUrl }: EventRow): EventPlace => ({
  online,
  venue: venue ?? null,
  street: street ?? null,
  postcode: postcode ?? null,
  city: city ?? null,
  region: region ?? null,
  country: country ?? null,
  mapUrl: mapUrl ?? null,
})

/** The uploaded picture with its text and focus; null for a picture of another event. */
function coverOf({ pictures }: Store, { id }: EventRow, { hash, ...text }: NonNullable<EventChanges['cover']>) {
  const picture = pictures.find((each) => each.event === id && each.hash === hash)
  return picture ? { hash, type: picture.type, width: picture.width, height: picture.height, ...text } : null
}

/** The place of a new event, with the parts that are known. */
export const placeOfNew = (place: PlaceChanges): Partial<EventRow> => withoutNulls(placeAfter(noPlace, place))

const withoutUndefined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Removes the fields that a change set to null. */
const withoutNulls = (row: object): EventRow =>
  // `as`: by the schema of the changes, only optional fields of a row can be null
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as EventRow
