import { queryOptions } from '@tanstack/react-query'
import { read } from '../query.ts'

export const eventView = (id: string) => read('GET /events/{id}', { params: { id } })

/** The site of an event. Refetched every second while a check or a sync runs, else every minute. */
export const siteOf = (id: string) =>
  queryOptions({
    ...read('GET /events/{id}/site', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.website.checking || data?.notion.reading ? 1000 : 60_000),
  })
