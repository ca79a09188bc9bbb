import { readPages } from '../../lib/query.ts'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** The attendees of an event, searched, filtered and sorted as the URL says, one page at a time. @param start see `readPages` */
export const attendeePages = (event: string, search: AttendeeSearch, start?: string) => {
  // The router also passes unknown parameters, which the API refuses.
  const { cursor: _, ...query } = attendeeSearch({ ...search })
  return readPages('GET /events/{id}/attendees', { params: { id: event }, query }, start)
}
