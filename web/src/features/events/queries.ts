import { read, readPages } from '../../lib/query.ts'
import type { EventSearch } from './search.ts'
import { eventSearch } from './search.ts'

/** The events of the team, found, filtered and sorted as the address says, a page at a time. */
export const eventPages = (search: EventSearch) =>
  // the router hands on what else the address says, which the API refuses
  readPages('GET /events', { query: eventSearch({ ...search }) })

/** One event. */
export const eventView = (id: string) => read('GET /events/{id}', { params: { id } })
