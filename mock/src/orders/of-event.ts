import type { EventOrders } from '@foyer/contract/orders-forbid'
import type { Store } from '../store.ts'

/** The orders of an event, as far as they forbid changes. */
export function ordersOf({ orders }: Store, event: string): EventOrders {
  const ofEvent = orders.filter(({ eventId }) => eventId === event)
  return { hasOrder: ofEvent.length > 0, hasRealOrder: ofEvent.some(({ test }) => !test) }
}

/** Deletes the test orders of an event, as the server does when its sale starts. */
export function deleteTestOrders(store: Store, event: string): void {
  store.orders = store.orders.filter(({ eventId, test }) => eventId !== event || !test)
}
