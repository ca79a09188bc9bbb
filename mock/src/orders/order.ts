import type { Order, OrderSummary } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** An order with its history. */
export const presentOrder = (store: Store, order: OrderRow): Order => ({
  ...order,
  event: { id: order.eventId, name: store.events.find(({ id }) => id === order.eventId)?.name ?? '' },
  adjustments: [],
  taxes: taxesOf(order.tickets),
  ...moneyOf(order),
  correcting: false,
  actions: [],
})

/** The amounts that have gone back, could go back and are left to pay. */
function moneyOf({ status, totalCents, receivedCents, refunds }: OrderRow) {
  const refundedCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const dueCents = status === 'cancelled' || status === 'expired' ? 0 : totalCents
  const refundableCents = receivedCents - refundedCents
  return { refundedCents, refundableCents, balanceCents: dueCents - refundableCents }
}

/** An order in a list. */
export const presentOrderSummary = (store: Store, order: OrderRow): OrderSummary => ({
  ...presentOrder(store, order),
  tickets: order.tickets.length,
})
