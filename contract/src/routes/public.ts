import { route } from '../http/route.ts'
import { FurtherQuestion, NewQuestion, PublicThread, ThreadToken } from '../inbox.ts'
import { OrderCompletion } from '../orders.ts'
import { NewReservation, PublicEvent, PublicOrder, Reservation } from '../public.ts'

/** What anybody may call who has the address of an event, or the token of an order. */
export const publicRoutes = {
  viewEvent: route('GET /public/events/{slug}', {
    summary: 'An event and its ticket types, as everybody may see them',
    access: 'anyone',
    answer: PublicEvent,
    refused: ['not-found'],
  }),
  reserve: route('POST /public/events/{slug}/orders', {
    summary: 'Holds seats for 15 minutes',
    access: 'anyone',
    body: NewReservation,
    status: 201,
    answer: Reservation,
    idempotent: 'in-effect',
    refused: ['not-found', 'not-on-sale', 'sold-out', 'idempotency-mismatch', 'rate-limited'],
  }),
  viewOrder: route('GET /public/orders/{token}', {
    summary: 'The order a token opens',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found'],
  }),
  extend: route('POST /public/orders/{token}/extend', {
    summary: 'Holds the seats for another 15 minutes, once',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'hold-expired', 'conflict'],
  }),
  complete: route('POST /public/orders/{token}/complete', {
    summary: 'Finishes an order: free, by bank transfer, or on the way to the card payment',
    access: 'anyone',
    body: OrderCompletion,
    answer: PublicOrder,
    refused: ['not-found', 'hold-expired', 'conflict', 'rate-limited'],
  }),
  cancel: route('POST /public/orders/{token}/cancel', {
    summary: 'Gives the seats of a reservation or of a free order back',
    access: 'anyone',
    answer: PublicOrder,
    refused: ['not-found', 'transition-refused'],
  }),
  tickets: route('GET /public/orders/{token}/tickets.pdf', {
    summary: 'The tickets of a paid order, to be printed or shown',
    access: 'anyone',
    file: 'application/pdf',
    refused: ['not-found', 'rate-limited'],
  }),
  calendar: route('GET /public/orders/{token}/calendar.ics', {
    summary: 'The event of an order for a calendar, once its date is known',
    access: 'anyone',
    file: 'text/calendar',
    refused: ['not-found'],
  }),
  ask: route('POST /public/events/{slug}/questions', {
    summary: 'Asks the organiser something. The token opens the thread, in which the answer will stand',
    access: 'anyone',
    body: NewQuestion,
    status: 201,
    answer: ThreadToken,
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
  askAboutOrder: route('POST /public/orders/{token}/questions', {
    summary: 'Asks the organiser something about an order, in the one thread that it has',
    access: 'anyone',
    body: FurtherQuestion,
    status: 201,
    answer: ThreadToken,
    idempotent: true,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  viewThread: route('GET /public/threads/{token}', {
    summary: 'The thread a token opens',
    access: 'anyone',
    answer: PublicThread,
    refused: ['not-found'],
  }),
  askFurther: route('POST /public/threads/{token}/questions', {
    summary: 'Writes another message in a thread',
    access: 'anyone',
    body: FurtherQuestion,
    status: 201,
    answer: PublicThread,
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
}
