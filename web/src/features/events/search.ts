import type { EventStatus } from '@foyer/contract/event-status'
import { eventStatuses } from '@foyer/contract/event-status'
import type { EventFilter, EventSort } from '@foyer/contract/events'
import { oneOf, text } from '../../lib/search-params.ts'

const sorts = ['date', 'next', 'name', 'status'] as const satisfies readonly EventSort[]
const orders = ['asc', 'desc'] as const
export type Order = (typeof orders)[number]

/** The search of the event list in the URL. Invalid values count as absent. */
export interface EventSearch {
  q?: string
  status?: EventStatus
  when?: EventFilter['when']
  sort?: EventSort
  order?: Order
}

export const eventSearch = (given: Record<string, unknown>): EventSearch => ({
  ...text(given, 'q'),
  ...oneOf(given, 'status', eventStatuses),
  ...oneOf(given, 'when', ['ahead', 'over']),
  ...oneOf(given, 'sort', sorts),
  ...oneOf(given, 'order', orders),
})

/** The search of the home list, which always has the events of all times. */
export const homeSearch = (given: Record<string, unknown>): EventSearch => eventSearch({ ...given, when: undefined })

/** The search of the table of events, which begins with the next one unless the URL says otherwise. */
export const tableSearch = (search: EventSearch): EventSearch => ({ ...search, sort: search.sort ?? 'next' })

/** The sorting and its direction: by date, newest first, unless the URL says otherwise. */
export function sortingOf({ sort = 'date', order }: EventSearch): { sort: EventSort; order: Order } {
  return { sort, order: order ?? (sort === 'date' ? 'desc' : 'asc') }
}
