import { CorrectionPreview, DecisionPreview, PartialRefund, TicketCancellation } from '../corrections.ts'
import { route } from '../http/route.ts'
import { DueChange, TypeChange } from '../order-changes.ts'
import { LateTransfer, RefundSent } from '../order-money.ts'
import { Cancellation, Order } from '../orders.ts'
import { PaymentRemoval, RecordedPayment } from '../recorded-payments.ts'

/** The team's actions that change an order together with its payments. */
export const checkout = {
  approve: route('POST /orders/{id}/approve', {
    summary: 'Approve a requested order: it is paid if it is free, and otherwise waits for its payment',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  previewApproval: route('POST /orders/{id}/approve/preview', {
    summary: 'Show the email to the buyer that an approval would send',
    access: 'orders:write',
    answer: DecisionPreview,
    refused: ['not-found', 'transition-refused'],
  }),
  decline: route('POST /orders/{id}/decline', {
    summary: 'Decline a requested order and release its seats. The reason goes to the buyer',
    access: 'orders:write',
    body: Cancellation,
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  previewDecline: route('POST /orders/{id}/decline/preview', {
    summary: 'Show the email to the buyer that declining would send',
    access: 'orders:write',
    body: Cancellation,
    answer: DecisionPreview,
    refused: ['not-found', 'transition-refused'],
  }),
  markPaid: route('POST /orders/{id}/mark-paid', {
    summary: 'Mark a bank transfer as received. If the order has expired, its seats must still be available',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out', 'code-used-by-email'],
  }),
  cancel: route('POST /orders/{id}/cancel', {
    summary: 'Cancel an unpaid order and release its seats',
    access: 'orders:write',
    body: Cancellation,
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  reactivate: route('POST /orders/{id}/reactivate', {
    summary: 'Reinstate a cancelled or expired order if its seats are still available',
    access: 'orders:write',
    answer: Order,
    refused: ['not-found', 'transition-refused', 'sold-out', 'code-used-by-email'],
  }),
  refund: route('POST /orders/{id}/refund', {
    summary: 'Cancel a paid order and refund it in full',
    access: 'orders:refund',
    body: Cancellation,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
  cancelTickets: route('POST /orders/{id}/cancel-tickets', {
    summary: 'Cancel some or all tickets of an order, release their seats and refund what is no longer due',
    access: 'orders:refund',
    body: TicketCancellation,
    answer: Order,
    idempotent: 'in-effect',
    refused: ['not-found', 'transition-refused', 'refund-refused', 'unavailable'],
  }),
  previewCancellation: route('POST /orders/{id}/cancel-tickets/preview', {
    summary: 'Show what a cancellation of tickets would change, and the email to the buyer',
    access: 'orders:refund',
    body: TicketCancellation,
    answer: CorrectionPreview,
    refused: ['not-found', 'transition-refused'],
  }),
  refundPart: route('POST /orders/{id}/refund-part', {
    summary: 'Refund part of an order without cancelling tickets',
    access: 'orders:refund',
    body: PartialRefund,
    answer: Order,
    idempotent: 'in-effect',
    refused: ['not-found', 'transition-refused', 'stale', 'refund-refused'],
  }),
  previewRefund: route('POST /orders/{id}/refund-part/preview', {
    summary: 'Show what a partial refund would change, and the email to the buyer',
    access: 'orders:refund',
    body: PartialRefund,
    answer: CorrectionPreview,
    refused: ['not-found', 'transition-refused', 'stale'],
  }),
  changeType: route('POST /orders/{id}/change-type', {
    summary: 'Change a ticket to another type of the event with available seats; the buyer gets a new ticket',
    access: 'orders:write',
    body: TypeChange,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'sold-out', 'price-changed'],
  }),
  changeDue: route('POST /orders/{id}/due', {
    summary: 'Change the day by which an order is due, and notify the buyer',
    access: 'orders:write',
    body: DueChange,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused'],
  }),
  recordPayment: route('POST /orders/{id}/payments', {
    summary:
      'Record a payment of any amount, by transfer or in person. Once nothing is due, the order is marked as paid',
    access: 'orders:write',
    body: RecordedPayment,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'stale'],
  }),
  removePayment: route('POST /orders/{id}/remove-payment', {
    summary: 'Remove a payment that was recorded by mistake; its amount is due again',
    access: 'orders:write',
    body: PaymentRemoval,
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
