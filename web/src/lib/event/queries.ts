import { queryOptions } from '@tanstack/react-query'
import { read } from '../query.ts'

export const eventView = (id: string) => read('GET /events/{id}', { params: { id } })

/** The ticket types of an event, in the order of its page. */
export const ticketTypesOf = (id: string) => read('GET /events/{id}/ticket-types', { params: { id } })

/** The groups of add-ons of an event. */
export const addOnGroupsOf = (id: string) => read('GET /events/{id}/add-on-groups', { params: { id } })

/** The tickets of an event sold over time. */
export const salesSeriesOf = (id: string) => read('GET /events/{id}/sales-series', { params: { id } })

/** The site of an event. Refetched every second while a check or a sync runs, else after the next sync. */
export const siteOf = (id: string) =>
  queryOptions({
    ...read('GET /events/{id}/site', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.website.checking || data?.notion.reading ? 1000 : msUntilNextSync(data?.notion.nextCheckAt, Date.now()),
  })

const [minIntervalMs, maxIntervalMs] = [2000, 60_000]

/** The time until a sync should be done, at most a minute: a failure is confirmed within seconds. */
export const msUntilNextSync = (nextCheckAt: string | undefined, now: number): number => {
  const ahead = nextCheckAt === undefined ? maxIntervalMs : Date.parse(nextCheckAt) - now + minIntervalMs
  return Math.min(Math.max(ahead, minIntervalMs), maxIntervalMs)
}
