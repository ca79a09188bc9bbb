import { route } from '../http/route.ts'
import { Cancellation, Order, OrderFilter, OrderSummary, Sales } from '../orders.ts'

export const orders = {
  list: route('GET /orders', {
    summary: 'The orders of the team, the newest first',
    access: 'orders:read',
    query: OrderFilter,
    answer: OrderSummary,
    paged: true,
  }),
  view: route('GET /orders/{id}', {
    summary: 'One order',
    access: 'orders:read',
    answer: Order,
    refused: ['not-found'],
  }),
  sales: route('GET /events/{id}/sales', {
    summary: 'What an event has sold',
    access: 'orders:read',
    answer: Sales,
    refused: ['not-found'],
  }),
  markPaid: route('POST /orders/{id}/mark-paid', {
    summary: 'Takes note that the money of a bank transfer has come; late money only while there are seats',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out'],
  }),
  cancel: route('POST /orders/{id}/cancel', {
    summary: 'Cancels an order and gives its seats back',
    access: 'orders:write',
    body: Cancellation,
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  reactivate: route('POST /orders/{id}/reactivate', {
    summary: 'Takes up a cancelled order again, if its seats are still there',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out'],
  }),
  refund: route('POST /orders/{id}/refund', {
    summary: 'Cancels a paid order and gives all of its money back',
    access: 'orders:refund',
    body: Cancellation,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
  retryRefund: route('POST /orders/{id}/retry-refund', {
    summary: 'Sends money back once more that the card provider would not send',
    access: 'orders:refund',
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
  resend: route('POST /orders/{id}/resend', {
    summary: 'Sends the mail of the order’s status once more',
    access: 'orders:write',
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'rate-limited'],
  }),
}
