import { queryOptions } from '@tanstack/react-query'
import { read, readPages } from '../../lib/query.ts'
import type { EventSearch } from './search.ts'
import { eventSearch } from './search.ts'

/** The events of the team, found, filtered and sorted as the address says, a page at a time. */
export const eventPages = (search: EventSearch) =>
  // the router hands on what else the address says, which the API refuses
  readPages('GET /events', { query: eventSearch({ ...search }) })

/** One event. */
export const eventView = (id: string) => read('GET /events/{id}', { params: { id } })

/** How an event's site is; looked at again every second while its website is being checked or its page read. */
export const siteOf = (id: string) =>
  queryOptions({
    ...read('GET /events/{id}/site', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.website.checking || data?.notion.reading ? 1000 : 60_000),
  })

/** What to enter at Notion so that it tells of changes; looked at again for what Notion sends meanwhile. */
export const webhookOf = (id: string) =>
  queryOptions({ ...read('GET /events/{id}/site/webhook', { params: { id } }), refetchInterval: 3000 })

/** What can be bought for an event, in the order of its page. */
export const ticketTypesOf = (id: string) => read('GET /events/{id}/ticket-types', { params: { id } })

/** What an event has sold. */
export const salesOf = (id: string) => read('GET /events/{id}/sales', { params: { id } })
