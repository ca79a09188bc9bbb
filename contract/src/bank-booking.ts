import type { OrderStatus } from './order-states.ts'

// No schemas here: the web app shows with this rule what booking would do.

/**
 * The outcomes of booking a payment to an order. `pays`: it is what the order waits for; `part`: the rest stays owed;
 * `late`: the order has expired, and becomes paid if its seats are still available; `over`: the order is overpaid.
 */
export const bookingOutcomes = ['pays', 'part', 'late', 'over'] as const
export type BookingOutcome = (typeof bookingOutcomes)[number]

interface PayableOrder {
  status: OrderStatus
  totalCents: number
  /** The amount that the order still waits for, if a part has arrived; otherwise its total. */
  awaitedCents?: number | undefined
  currency: string
}

interface IncomingPayment {
  amountCents: number
  currency: string
}

/**
 * Tells the outcome of booking a payment to an order.
 * @returns undefined when it cannot be booked: in another currency, or to a reservation, which has no buyer yet
 */
export function bookingOutcomeOf(order: PayableOrder, payment: IncomingPayment): BookingOutcome | undefined {
  const { status, awaitedCents = order.totalCents } = order
  if (status === 'reserved' || order.currency !== payment.currency) return undefined
  if (status === 'paid' || status === 'cancelled') return 'over'
  if (payment.amountCents < awaitedCents) return 'part'
  if (status === 'expired') return 'late'
  return payment.amountCents === awaitedCents ? 'pays' : 'over'
}
