import { route } from '../http/route.ts'
import { FurtherQuestion, NewQuestion, PublicThread, ThreadToken } from '../inbox.ts'
import { RefundAccount } from '../order-money.ts'
import { AnswerFileUpload, AnswersChange } from '../order-questions.ts'
import { OrderCompletion } from '../orders.ts'
import {
  HoldExtension,
  NewAddOns,
  NewReservation,
  PublicEvent,
  PublicEventQuery,
  Quote,
  QuoteRequest,
  Reservation,
} from '../public-api.ts'
import {
  BuyerCancellation,
  ChangedOrder,
  HolderTicket,
  NewHolder,
  OrderDetailsChange,
  PublicOrder,
  TicketSearch,
} from '../public-orders.ts'
import { maxAnswerFileBytes } from '../question-kinds.ts'

/** Many tickets with some short answers, or few with long ones. */
const maxAnswersBytes = 1024 * 1024

/** The calls of the public pages. They need the slug of an event, or the token of an order or a thread. */
export const publicApi = {
  viewEvent: route('GET /public/events/{slug}', {
    summary: 'Get an event and its ticket types, as the public sees them',
    access: 'anyone',
    query: PublicEventQuery,
    answer: PublicEvent,
    refused: ['not-found', 'rate-limited'],
  }),
  quote: route('POST /public/events/{slug}/quote', {
    summary: 'Get the prices of an order with discounts and promo code, without reserving seats',
    access: 'anyone',
    body: QuoteRequest,
    answer: Quote,
    refused: ['not-found', 'rate-limited'],
  }),
  reserve: route('POST /public/events/{slug}/orders', {
    summary: 'Reserve seats for 15 minutes. With `completion`, order free tickets at once',
    access: 'anyone',
    body: NewReservation,
    status: 201,
    answer: Reservation,
    idempotent: 'in-effect',
    refused: ['not-found', 'not-on-sale', 'sold-out', 'conflict', 'rate-limited'],
  }),
  addAddOns: route('POST /public/orders/{token}/add-ons', {
    summary: 'Reserve add-ons to tickets of a paid order for 15 minutes, as an order of its own',
    access: 'anyone',
    body: NewAddOns,
    status: 201,
    answer: Reservation,
    idempotent: 'in-effect',
    refused: [
      'not-found',
      'link-replaced',
      'transition-refused',
      'not-on-sale',
      'sold-out',
      'conflict',
      'rate-limited',
    ],
  }),
  viewOrder: route('GET /public/orders/{token}', {
    summary: 'Get the order that a token opens',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced'],
  }),
  extend: route('POST /public/orders/{token}/extend', {
    summary:
      'Extend a reservation by 15 minutes, once; or reserve again after it has expired, if the seats are available',
    access: 'anyone',
    body: HoldExtension,
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'hold-expired', 'price-changed', 'conflict', 'rate-limited'],
  }),
  complete: route('POST /public/orders/{token}/complete', {
    summary:
      'Complete an order: free, by bank transfer, or continuing to card payment. If the reservation has expired, the seats are reserved again if they are available',
    access: 'anyone',
    body: OrderCompletion,
    maxBodyBytes: maxAnswersBytes,
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'hold-expired', 'price-changed', 'conflict', 'rate-limited'],
  }),
  payByCard: route('POST /public/orders/{token}/pay-by-card', {
    summary: 'Pay an order that waits for its payment, or the rest of a paid one, by card at `payUrl`',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused'],
  }),
  cancel: route('POST /public/orders/{token}/cancel', {
    summary: 'Cancel an unpaid or free order and release its seats',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused'],
  }),
  changeDetails: route('PUT /public/orders/{token}/details', {
    summary:
      'Correct the names on an order until the event begins; its email address within an hour, unless its tickets have been downloaded. A new address gets new tickets and a new link',
    access: 'anyone',
    body: OrderDetailsChange,
    answer: ChangedOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  saveAnswers: route('PUT /public/orders/{token}/answers', {
    summary: "Give or change answers to the team's questions, until the moment that each question names",
    access: 'anyone',
    body: AnswersChange,
    maxBodyBytes: maxAnswersBytes,
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  saveAnswerFile: route('PUT /public/orders/{token}/answers/{question}/file', {
    summary: 'Answer a question with a file: a PDF or a picture. It takes the place of an earlier one',
    access: 'anyone',
    query: AnswerFileUpload,
    upload: { type: 'application/octet-stream', maxBytes: maxAnswerFileBytes },
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited', 'unavailable'],
  }),
  passOn: route('POST /public/orders/{token}/tickets/{ticket}/pass-on', {
    summary: 'Pass a ticket on to another person, who gets it by email with a new code',
    access: 'anyone',
    body: NewHolder,
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  cancelTickets: route('POST /public/orders/{token}/cancel-tickets', {
    summary: 'Cancel tickets of a paid order under its cancellation policy, and refund the amount that it allows',
    access: 'anyone',
    body: BuyerCancellation,
    answer: PublicOrder,
    idempotent: 'in-effect',
    refused: ['not-found', 'link-replaced', 'transition-refused', 'refund-refused', 'unavailable', 'rate-limited'],
  }),
  saveRefundAccount: route('PUT /public/orders/{token}/refund-account', {
    summary: 'Enter or replace the bank account for a refund by transfer',
    access: 'anyone',
    body: RefundAccount,
    answer: PublicOrder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  tickets: route('GET /public/orders/{token}/tickets.pdf', {
    summary: 'Download the tickets of a paid order as a PDF',
    access: 'anyone',
    file: 'application/pdf',
    refused: ['not-found', 'link-replaced', 'rate-limited'],
  }),
  calendar: route('GET /public/orders/{token}/calendar.ics', {
    summary: 'Download the event of an order as a calendar file, once it has a date',
    access: 'anyone',
    file: 'text/calendar',
    refused: ['not-found', 'link-replaced'],
  }),
  viewTicket: route('GET /public/tickets/{token}', {
    summary: "Get a ticket that the token in its attendee's email opens",
    access: 'anyone',
    answer: HolderTicket,
    refused: ['not-found', 'link-replaced'],
  }),
  ticketFile: route('GET /public/tickets/{token}/ticket.pdf', {
    summary: "Download an attendee's ticket as a PDF",
    access: 'anyone',
    file: 'application/pdf',
    refused: ['not-found', 'link-replaced', 'rate-limited'],
  }),
  passOnAgain: route('POST /public/tickets/{token}/pass-on', {
    summary: 'Pass a ticket on again, as the person that it was passed on to',
    access: 'anyone',
    body: NewHolder,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  ticketCalendar: route('GET /public/tickets/{token}/calendar.ics', {
    summary: "Download the event of an attendee's ticket as a calendar file, once it has a date",
    access: 'anyone',
    file: 'text/calendar',
    refused: ['not-found', 'link-replaced'],
  }),
  findTickets: route('POST /public/find-tickets', {
    summary:
      "Email the links to an address's upcoming orders and tickets to it. The response does not reveal whether there are any",
    access: 'anyone',
    body: TicketSearch,
    refused: ['rate-limited'],
  }),
  ask: route('POST /public/events/{slug}/questions', {
    summary: 'Send the organiser a question. The returned token opens the thread, where the reply will appear',
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
    refused: ['not-found', 'link-replaced', 'conflict', 'rate-limited'],
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
