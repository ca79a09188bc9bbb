import type { EventStatus } from '@foyer/contract/event-status'
import type { Availability } from '@foyer/contract/order-states'
import { isFew } from '@foyer/contract/order-states'

/** The counters of an inventory row. */
interface Seats {
  capacity: number | null
  held: number
  sold: number
  setAside: number
}

const seatsLeft = ({ capacity, held, sold, setAside }: Seats) =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - held - sold - setAside

/** Whether no seat is left in an inventory row, whatever is left in others. */
export const isAllTaken = (seats: Seats): boolean => seatsLeft(seats) <= 0

interface TicketTypeSale {
  priceCents: number
  salesFrom: Date | null
  salesUntil: Date | null
}

/**
 * The availability of a ticket type on the public page.
 * @param rows the seats of the ticket type, then those of the event and of the capacities that it shares
 * @param event the time at which it is over, and whether a payment method is available
 * @param expiry when the next reservation that holds such seats expires
 * @returns `left`, the number of seats left, only when they are few
 */
export function availabilityOf(
  { priceCents, salesFrom, salesUntil }: TicketTypeSale,
  rows: readonly [Seats, ...Seats[]],
  event: { overAt: Date | undefined; takesMoney: boolean },
  now: Date,
  expiry?: Date,
): { availability: Availability; left?: number; reservedUntil?: string } {
  if ([salesUntil, event.overAt].some((end) => end && end <= now)) return { availability: 'over' }
  const left = Math.min(...rows.map(seatsLeft))
  if (left <= 0 && expiry) return { availability: 'reserved', reservedUntil: expiry.toISOString() }
  if (left <= 0) return { availability: 'sold-out' }
  if (salesFrom && now < salesFrom) return { availability: 'not-yet' }
  if (priceCents > 0 && !event.takesMoney) return { availability: 'not-payable' }
  return isFew(left, rows[0].capacity ?? left) ? { availability: 'few', left } : { availability: 'plenty' }
}

interface InventoryRow extends Seats {
  id: string
  countsIn: readonly string[]
}

/**
 * When seats of a ticket type may be free again: each row without seats waits for the next of the reservations that count in it.
 * @param rows those of the ticket type
 * @param types the rows of all ticket types of the event
 * @param expiries of the next reservation of each ticket type
 * @returns undefined when seats are left, and when a row is sold out
 */
export function nextSeatAt(
  rows: readonly InventoryRow[],
  types: readonly InventoryRow[],
  expiries: ReadonlyMap<string, Date>,
): Date | undefined {
  const next = rows.filter(isAllTaken).map((row) => {
    const counting = types.filter(({ id, countsIn }) => id === row.id || countsIn.includes(row.id))
    return Math.min(...counting.map(({ id }) => expiries.get(id)?.getTime() ?? Number.POSITIVE_INFINITY))
  })
  const at = Math.max(...next)
  return Number.isFinite(at) ? new Date(at) : undefined
}

/** Whether the public may see an event with this status. Only its team may see a draft. */
export const isOpenToAll = (status: EventStatus): boolean => status !== 'test'
