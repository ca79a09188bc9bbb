import type { Availability } from '@foyer/contract/order-states'
import { isFew } from '@foyer/contract/order-states'

/** The counters of an inventory row. */
interface Seats {
  capacity: number | null
  held: number
  sold: number
}

const seatsLeft = ({ capacity, held, sold }: Seats) =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - held - sold

/** Whether no seat is left, not counting those of the other inventory. */
export const isAllTaken = (seats: Seats): boolean => seatsLeft(seats) <= 0

interface TicketTypeSale {
  priceCents: number
  salesFrom: Date | null
  salesUntil: Date | null
}

/**
 * The availability of a ticket type on the public page.
 * @param type the seats of the ticket type
 * @param event the seats of the event, which may have an overall capacity; the time at which it is over; and whether a
 *   payment method is available
 * @param expiry when the next reservation that holds such seats expires
 * @returns `left`, the number of seats left, only when they are few
 */
export function availabilityOf(
  { priceCents, salesFrom, salesUntil }: TicketTypeSale,
  type: Seats,
  event: Seats & { overAt: Date | undefined; takesMoney: boolean },
  now: Date,
  expiry?: Date,
): { availability: Availability; left?: number; reservedUntil?: string } {
  if ([salesUntil, event.overAt].some((end) => end && end <= now)) return { availability: 'over' }
  const left = Math.min(seatsLeft(type), seatsLeft(event))
  if (left <= 0 && expiry) return { availability: 'reserved', reservedUntil: expiry.toISOString() }
  if (left <= 0) return { availability: 'sold-out' }
  if (salesFrom && now < salesFrom) return { availability: 'not-yet' }
  if (priceCents > 0 && !event.takesMoney) return { availability: 'not-payable' }
  return isFew(left, type.capacity ?? left) ? { availability: 'few', left } : { availability: 'plenty' }
}
