import { read, readPages } from '../../lib/query.ts'
import type { EventSearch } from './search.ts'
import { eventSearch } from './search.ts'

/** The team's events, searched, filtered and sorted as the URL says, one page at a time. */
export const eventPages = (search: EventSearch) =>
  // The router also passes unknown parameters, which the API refuses.
  readPages('GET /events', { query: eventSearch({ ...search }) })

export const salesOf = (id: string) => read('GET /events/{id}/sales', { params: { id } })
