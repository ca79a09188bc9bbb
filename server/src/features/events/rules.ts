import type { EventChanges } from '@foyer/contract/events'
import { readNotionLink } from '@foyer/contract/read-notion-link'
import { plain } from '@foyer/contract/slug'
import type { EventRow } from './queries.ts'

/** What an API key is encrypted for: it opens in no other event's row. */
export const keyRecord = (eventId: string): string => `event:${eventId}:api-key`

/** What of an event is searched. */
export const searchTextOf = (event: {
  name: string
  venue?: string | null
  city?: string | null
  region?: string | null
}) => plain([event.name, event.venue, event.city, event.region].filter(Boolean).join(' '))

/** The id of the page a stored link opens. */
export function pageIdOf(notionLink: string | null): string | undefined {
  const read = notionLink ? readNotionLink(notionLink) : undefined
  return read?.ok ? read.pageId : undefined
}

type Changes = Omit<EventChanges, 'version'>

/** The columns of an event after a change. A date makes it certain; taking the date away makes it open again. */
export function changed(event: EventRow, { date, dateTba, endsAt, ...rest }: Changes) {
  const open = dateTba ?? (date === undefined && event.dateTba)
  const newLink = rest.notionLink !== undefined && rest.notionLink !== event.notionLink
  return {
    ...rest,
    dateTba: open,
    // while it is open, the date only sorts: by when the event was created
    date: open ? event.createdAt : date ? new Date(date) : event.date,
    endsAt: open || endsAt === null ? null : endsAt ? new Date(endsAt) : event.endsAt,
    searchText: searchTextOf({
      name: rest.name ?? event.name,
      venue: rest.venue === undefined ? event.venue : rest.venue,
      city: rest.city === undefined ? event.city : rest.city,
      region: rest.region === undefined ? event.region : rest.region,
    }),
    ...(newLink && { apiKeyCheckedAt: null }),
  }
}
