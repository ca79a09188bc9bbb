import { route } from '../http/route.ts'
import { Cancellation, LateTransfer, Order, RefundSent } from '../orders.ts'

/** The team's actions that change an order together with its payments. */
export const checkout = {
  markPaid: route('POST /orders/{id}/mark-paid', {
    summary: 'Mark a bank transfer as received; after the order has expired, only while its seats are available',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out'],
  }),
  cancel: route('POST /orders/{id}/cancel', {
    summary: 'Cancel an unpaid order and release its seats',
    access: 'orders:write',
    body: Cancellation,
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  reactivate: route('POST /orders/{id}/reactivate', {
    summary: 'Reinstate a cancelled order if its seats are still available',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out'],
  }),
  refund: route('POST /orders/{id}/refund', {
    summary: 'Cancel a paid order and refund it in full',
    access: 'orders:refund',
    body: Cancellation,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
  lateTransfer: route('POST /orders/{id}/late-transfer', {
    summary:
      'Record a bank transfer that arrived after the order was paid in another way, expired or was cancelled; the team then owes the buyer its amount',
    access: 'orders:write',
    body: LateTransfer,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'stale'],
  }),
  refundSent: route('POST /orders/{id}/refund-sent', {
    summary: "Record that the order's owed refunds were transferred to the buyer, and delete the buyer's bank account",
    access: 'orders:refund',
    body: RefundSent,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'stale'],
  }),
  retryRefund: route('POST /orders/{id}/retry-refund', {
    summary: 'Retry a refund that Stripe refused',
    access: 'orders:refund',
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
}
