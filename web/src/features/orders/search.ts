import type { OrderStatus } from '@foyer/contract/order-states'
import { orderStatuses } from '@foyer/contract/order-states'
import { oneOf, only, text } from '../../lib/search-params.ts'

/** The search of the order list in the URL. Invalid values count as absent. */
export interface OrderSearch {
  q?: string
  event?: string
  status?: OrderStatus
  refunds?: 'owed'
}

export const orderSearch = (given: Record<string, unknown>): OrderSearch => ({
  ...text(given, 'q'),
  ...eventIn(given),
  ...oneOf(given, 'status', orderStatuses),
  ...oneOf(given, 'refunds', ['owed']),
})

// The API refuses anything that cannot be an id.
const eventIn = ({ event }: Record<string, unknown>) =>
  only('event', typeof event === 'string' && /^\w{1,100}$/.test(event) ? event : undefined)
