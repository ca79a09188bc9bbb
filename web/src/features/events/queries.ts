import { read, readPages } from '../../lib/query.ts'
import type { EventSearch } from './search.ts'
import { eventSearch } from './search.ts'

/** The events of the team, found, filtered and sorted as the address says, a page at a time. */
export const eventPages = (search: EventSearch) =>
  // the router hands on what else the address says, which the API refuses
  readPages('GET /events', { query: eventSearch({ ...search }) })

/** One event. */
export const eventView = (id: string) => read('GET /events/{id}', { params: { id } })

/** What can be bought for an event, in the order of its page. */
export const ticketTypesOf = (id: string) => read('GET /events/{id}/ticket-types', { params: { id } })

/** What an event has sold. */
export const salesOf = (id: string) => read('GET /events/{id}/sales', { params: { id } })
