import type { Availability } from '@foyer/contract/order-states'
import { isFew } from '@foyer/contract/order-states'

interface Seats {
  capacity: number | null
  held: number
  sold: number
}

const leftOf = ({ capacity, held, sold }: Seats) =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - held - sold

interface Offered {
  priceCents: number
  salesFrom: Date | null
  salesUntil: Date | null
}

/**
 * What the page says about a ticket type.
 * @param type its seats
 * @param event the seats of the event, which may have a cap of its own, when it is over, and whether what costs something
 *   can be paid
 * @returns how many are left only when they are few
 */
export function availabilityOf(
  { priceCents, salesFrom, salesUntil }: Offered,
  type: Seats,
  event: Seats & { overAt: Date | undefined; takesMoney: boolean },
  now: Date,
): { availability: Availability; left?: number } {
  if ([salesUntil, event.overAt].some((end) => end && end <= now)) return { availability: 'over' }
  const left = Math.min(leftOf(type), leftOf(event))
  if (left <= 0) return { availability: 'sold-out' }
  if (salesFrom && now < salesFrom) return { availability: 'not-yet' }
  if (priceCents > 0 && !event.takesMoney) return { availability: 'not-payable' }
  return isFew(left, type.capacity ?? left) ? { availability: 'few', left } : { availability: 'plenty' }
}
