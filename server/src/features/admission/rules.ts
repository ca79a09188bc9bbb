import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { OrderStatus } from '@foyer/contract/order-states'
import { isFew, orderStatuses, seatsOf } from '@foyer/contract/order-states'
import { mostInOrder } from '@foyer/contract/ticket-limits'
import type { OfferedType } from './queries.ts'

/** Seats by stock row: by ticket type, and in all under the event's id. */
export type Seats = Record<string, number>

/** The statuses whose orders hold seats, or have them for good. */
export const statusesThat = (kind: 'held' | 'sold'): OrderStatus[] =>
  orderStatuses.filter((status) => seatsOf[status] === kind)

/** How many seats are asked for in all, by stock row. */
export function seatsInAll(wanted: readonly Seats[]): Seats {
  const all: Seats = {}
  for (const seats of wanted) for (const [id, quantity] of Object.entries(seats)) all[id] = (all[id] ?? 0) + quantity
  return all
}

/**
 * Who gets seats when there are not enough for all: whoever came first, and after them whoever still fits.
 * @param left how many are left by stock row; a row that is not named has no end
 * @returns for each that does not fit, what was left when it was their turn
 */
export function inArrivalOrder(wanted: readonly Seats[], left: Seats): (Seats | undefined)[] {
  const still = { ...left }
  return wanted.map((seats) => {
    const asked = Object.entries(seats)
    if (asked.some(([id, quantity]) => quantity > (still[id] ?? Number.POSITIVE_INFINITY))) return { ...still }
    for (const [id, quantity] of asked) if (still[id] !== undefined) still[id] -= quantity
    return undefined
  })
}

interface Item {
  ticketTypeId: string
  quantity: number
}

/** What is wrong with what somebody wants, seats and sales windows aside. */
export function checkWish(types: readonly OfferedType[], items: readonly Item[]): FieldError[] {
  const inAll = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (inAll > mostInOrder) return [fault('body.items', 'too-many', mostInOrder)]
  const seen = new Set<string>()
  return items.flatMap(({ ticketTypeId, quantity }, at) => {
    const type = types.find(({ id, hidden }) => id === ticketTypeId && !hidden)
    const path = `body.items.${at}`
    // twice the same type would pass its maximum
    if (!type || seen.has(ticketTypeId)) return [fault(`${path}.ticketTypeId`, 'not-allowed')]
    seen.add(ticketTypeId)
    if (quantity < type.minPerOrder) return [fault(`${path}.quantity`, 'too-small', type.minPerOrder)]
    if (quantity > type.maxPerOrder) return [fault(`${path}.quantity`, 'too-big', type.maxPerOrder)]
    return []
  })
}

/** The most an order may come to, in minor units: what the card provider takes at most. */
export const mostPerOrderCents = 99_999_999

/** The ticket types that are not on sale at a moment: not yet, or no longer. */
export function closedTypes(types: readonly OfferedType[], now: Date): Set<string> {
  const closed = types.filter(
    ({ salesFrom, salesUntil }) =>
      (salesFrom && now < new Date(salesFrom)) || (salesUntil && new Date(salesUntil) <= now),
  )
  return new Set(closed.map(({ id }) => id))
}

/**
 * Whether the public page says something else about what is left once seats are taken.
 * @param left before, by stock row; without the event's row it has no end of its own
 */
export function shownOtherwise(types: readonly OfferedType[], eventId: string, left: Seats, taken: Seats): boolean {
  const after = { ...left }
  for (const [id, quantity] of Object.entries(taken)) if (after[id] !== undefined) after[id] -= quantity
  return types.some((type) => shown(type, eventId, left) !== shown(type, eventId, after))
}

// few are said by their number
function shown({ id, capacity }: OfferedType, eventId: string, seats: Seats): number | 'plenty' {
  const left = Math.min(seats[id] ?? Number.POSITIVE_INFINITY, seats[eventId] ?? Number.POSITIVE_INFINITY)
  return isFew(left, capacity) ? left : 'plenty'
}
