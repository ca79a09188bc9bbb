import type { Event, EventChanges } from '@foyer/contract/events'
import type { EventRow } from '../rows.ts'
import { seatsInAll } from '../ticket-types/ticket-type.ts'
import { siteStateOf } from '../websites/website.ts'
import type { World } from '../world.ts'

/** An event as it goes on the wire. */
export function presentEvent(world: World, event: EventRow): Event {
  const { sold, capacity } = seatsInAll(world, event)
  return {
    ...event,
    location: [event.venue, event.city, event.region].filter(Boolean).join(', ') || event.websiteUrl,
    ticketsSold: `${sold}/${capacity}`,
    siteState: siteStateOf(world, event),
  }
}

/** An event after a change. A date makes it certain; taking the date away makes it open again. */
export function changed(event: EventRow, changes: Omit<EventChanges, 'version'>): EventRow {
  const { date, dateTba, endsAt, venue, city, region, notionLink, ...rest } = changes
  const open = dateTba ?? (date === undefined && event.dateTba)
  const newLink = notionLink !== undefined && notionLink !== event.notionLink
  return withoutNulls({
    ...event,
    ...given({ ...rest, venue, city, region, notionLink }),
    dateTba: open,
    date: open ? event.createdAt : (date ?? event.date),
    endsAt: open ? null : endsAt === undefined ? event.endsAt : endsAt,
    keyChecked: event.keyChecked && !newLink,
    formerSlugs: [...new Set(event.formerSlugs).add(event.slug)],
  })
}

const given = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** What a change set to null is no longer there. */
const withoutNulls = (row: object): EventRow =>
  // `as`: only the optional fields of a row can be null, by the schema of the changes
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as EventRow
