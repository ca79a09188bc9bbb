import type { OrderStatus } from '@foyer/contract/order-states'
import { orderStatuses } from '@foyer/contract/order-states'
import { oneOf, only, text } from '../../lib/search-params.ts'

/** What the list of orders shows, as the address says it. What the address says wrongly is as if it were not there. */
export interface OrderSearch {
  q?: string
  event?: string
  status?: OrderStatus
}

export const orderSearch = (given: Record<string, unknown>): OrderSearch => ({
  ...text(given, 'q'),
  ...eventIn(given),
  ...oneOf(given, 'status', orderStatuses),
})

// what could be no id, the API refuses
const eventIn = ({ event }: Record<string, unknown>) =>
  only('event', typeof event === 'string' && /^\w{1,100}$/.test(event) ? event : undefined)
