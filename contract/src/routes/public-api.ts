import { route } from '../http/route.ts'
import { FurtherQuestion, NewQuestion, PublicThread, ThreadToken } from '../inbox.ts'
import { OrderCompletion, RefundAccount } from '../orders.ts'
import { HoldExtension, NewReservation, PublicEvent, PublicOrder, Reservation } from '../public-api.ts'

/** The calls of the public pages. They need the slug of an event, or the token of an order or a thread. */
export const publicApi = {
  viewEvent: route('GET /public/events/{slug}', {
    summary: 'Get an event and its ticket types, as the public sees them',
    access: 'anyone',
    answer: PublicEvent,
    refused: ['not-found'],
  }),
  reserve: route('POST /public/events/{slug}/orders', {
    summary: 'Reserve seats for 15 minutes',
    access: 'anyone',
    body: NewReservation,
    status: 201,
    answer: Reservation,
    idempotent: 'in-effect',
    refused: ['not-found', 'not-on-sale', 'sold-out', 'conflict', 'rate-limited'],
  }),
  viewOrder: route('GET /public/orders/{token}', {
    summary: 'Get the order that a token opens',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found'],
  }),
  extend: route('POST /public/orders/{token}/extend', {
    summary:
      'Extend a reservation by 15 minutes, once; or reserve again after it has expired, if the seats are available',
    access: 'anyone',
    body: HoldExtension,
    answer: PublicOrder,
    refused: ['not-found', 'hold-expired', 'price-changed', 'conflict', 'rate-limited'],
  }),
  complete: route('POST /public/orders/{token}/complete', {
    summary:
      'Complete an order: free, by bank transfer, or continuing to card payment. If the reservation has expired, the seats are reserved again if they are available',
    access: 'anyone',
    body: OrderCompletion,
    answer: PublicOrder,
    refused: ['not-found', 'hold-expired', 'price-changed', 'conflict', 'rate-limited'],
  }),
  payByCard: route('POST /public/orders/{token}/pay-by-card', {
    summary: 'Pay an order by card that awaits a bank transfer: `payUrl` is the page to pay at',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'transition-refused'],
  }),
  cancel: route('POST /public/orders/{token}/cancel', {
    summary: 'Cancel an order that is not paid for, or a free one, and release its seats',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'transition-refused'],
  }),
  saveRefundAccount: route('PUT /public/orders/{token}/refund-account', {
    summary: 'Enter the bank account for a refund that the team transfers, or replace it',
    access: 'anyone',
    body: RefundAccount,
    answer: PublicOrder,
    refused: ['not-found', 'transition-refused', 'rate-limited'],
  }),
  tickets: route('GET /public/orders/{token}/tickets.pdf', {
    summary: 'Download the tickets of a paid order as a PDF',
    access: 'anyone',
    file: 'application/pdf',
    refused: ['not-found', 'rate-limited'],
  }),
  calendar: route('GET /public/orders/{token}/calendar.ics', {
    summary: 'Download the event of an order as a calendar file, once it has a date',
    access: 'anyone',
    file: 'text/calendar',
    refused: ['not-found'],
  }),
  ask: route('POST /public/events/{slug}/questions', {
    summary: 'Send the organiser a question. The token opens the thread, where the reply will appear',
    access: 'anyone',
    body: NewQuestion,
    status: 201,
    answer: ThreadToken,
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
  askAboutOrder: route('POST /public/orders/{token}/questions', {
    summary: "Send the organiser a question about an order, in the order's own thread",
    access: 'anyone',
    body: FurtherQuestion,
    status: 201,
    answer: ThreadToken,
    idempotent: true,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  viewThread: route('GET /public/threads/{token}', {
    summary: 'Get the thread that a token opens',
    access: 'anyone',
    answer: PublicThread,
    refused: ['not-found'],
  }),
  askFurther: route('POST /public/threads/{token}/questions', {
    summary: 'Add a message to a thread',
    access: 'anyone',
    body: FurtherQuestion,
    status: 201,
    answer: PublicThread,
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
}
