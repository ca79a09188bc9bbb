import type { Order, OrderSummary } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** An order with its history. */
export const presentOrder = (store: Store, order: OrderRow): Order => ({
  ...order,
  event: { id: order.eventId, name: store.events.find(({ id }) => id === order.eventId)?.name ?? '' },
  taxes: taxesOf(order.tickets),
  actions: [],
})

/** An order in a list. */
export const presentOrderSummary = (store: Store, order: OrderRow): OrderSummary => ({
  ...presentOrder(store, order),
  tickets: order.tickets.length,
})
