import type { EventStatus } from '@foyer/contract/event-status'
import { eventStatuses } from '@foyer/contract/event-status'
import type { EventSort } from '@foyer/contract/events'
import { oneOf, text } from '../../lib/search-params.ts'

const sorts = ['date', 'name', 'status'] as const satisfies readonly EventSort[]
const orders = ['asc', 'desc'] as const
export type Order = (typeof orders)[number]

/** What the list of events shows, as the address says it. What the address says wrongly is as if it were not there. */
export interface EventSearch {
  q?: string
  status?: EventStatus
  sort?: EventSort
  order?: Order
}

export const eventSearch = (given: Record<string, unknown>): EventSearch => ({
  ...text(given, 'q'),
  ...oneOf(given, 'status', eventStatuses),
  ...oneOf(given, 'sort', sorts),
  ...oneOf(given, 'order', orders),
})

/** By what the list is sorted and which way round; by date, the newest first, unless the address says otherwise. */
export function sortingOf({ sort = 'date', order }: EventSearch): { sort: EventSort; order: Order } {
  return { sort, order: order ?? (sort === 'date' ? 'desc' : 'asc') }
}
