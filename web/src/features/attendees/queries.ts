import { readPages } from '../../lib/query.ts'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** The attendees of an event, searched, filtered and sorted as the URL says, one page at a time. */
export const attendeePages = (event: string, search: AttendeeSearch) =>
  // The router also passes unknown parameters, which the API refuses.
  readPages('GET /events/{id}/attendees', { params: { id: event }, query: attendeeSearch({ ...search }) })
