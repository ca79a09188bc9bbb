import type { OrderTotalsFilter } from '@foyer/contract/order-filter'
import type { Order, OrderSummary } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import { arrivalsIn } from '../attendees/find.ts'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { itemsOf } from './items.ts'

/** An order with its history. */
export const presentOrder = (store: Store, order: OrderRow): Order => ({
  ...order,
  event: eventOf(store, order),
  tickets: ticketsOf(store, order),
  adjustments: [],
  taxes: taxesOf(itemsOf(order)),
  ...moneyOf(order),
  correcting: false,
  actions: [],
})

function ticketsOf(store: Store, { tickets }: OrderRow): Order['tickets'] {
  const arrivals = arrivalsIn(store)
  return tickets.map((ticket) => ({ ...ticket, ...(arrivals.has(ticket.id) && { arrived: arrivals.get(ticket.id) }) }))
}

function eventOf(store: Store, { eventId }: OrderRow): Order['event'] {
  const event = store.events.find(({ id }) => id === eventId)
  return { id: eventId, name: event?.name ?? '', timeZone: event?.timeZone ?? 'UTC' }
}

/** Whether an order is one of those with a balance like the filter's: `unsettled_cents` of the server. */
export function hasBalance(order: OrderRow, filter: OrderTotalsFilter['balance']): boolean {
  if (filter === undefined) return true
  const { balanceCents, refundableCents } = moneyOf(order)
  if (filter === 'overpaid') return balanceCents < 0
  return balanceCents > 0 && (refundableCents !== 0 || order.status === 'paid')
}

/** The amount left to pay of an order that waits for a bank transfer. */
export const awaitedCentsOf = (order: OrderRow): number =>
  order.status === 'pending' && order.dueAt ? moneyOf(order).balanceCents : 0

/** The amount left to pay of a paid order. */
export const restCentsOf = (order: OrderRow): number =>
  order.status === 'paid' ? Math.max(0, moneyOf(order).balanceCents) : 0

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
  ...((hasBalance(order, 'overpaid') || hasBalance(order, 'part-paid')) && {
    unsettledCents: moneyOf(order).balanceCents,
  }),
  tickets: order.tickets.length,
  ...(order.addsTo && { addOns: order.extras?.filter(({ kind }) => kind === 'add-on').length ?? 0 }),
})
