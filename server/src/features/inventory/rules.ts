import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import { missingTexts } from '@foyer/contract/legal-text-kinds'
import type { OrderStatus } from '@foyer/contract/order-states'
import { isFew, orderStatuses, seatsOf } from '@foyer/contract/order-states'
import type { CodePrice, ItemKind } from '@foyer/contract/price/price-list'
import { seatsTogether } from '@foyer/contract/seats-together'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'
import type { Offer, OfferedType } from './queries.ts'

/** Numbers of seats by the id of the inventory row. */
export type Seats = Record<string, number>

/** The seats of an order. */
export interface OrderSeats {
  taken: Seats
  /** Those of them that were set aside for its code. */
  setAside: Seats
}

/** The seats that must be free for an order: those that were set aside for it are. */
export const neededSeats = ({ taken, setAside }: OrderSeats): Seats =>
  Object.fromEntries(Object.entries(taken).map(([id, quantity]) => [id, quantity - (setAside[id] ?? 0)]))

/**
 * The reservations and completions in a second from which a process is in a rush; each page rendered for a buyer counts as
 * two of them. Fewer leave enough of a processor to send the mail of each order at once.
 */
export const rushPerSecond = 300

/** The statuses whose orders count their seats as `held`, or as `sold`. */
export const statusesWithSeats = (kind: 'held' | 'sold'): OrderStatus[] =>
  orderStatuses.filter((status) => seatsOf[status] === kind)

/** Adds numbers of seats, by inventory row. */
export function sumSeats(requests: readonly Seats[]): Seats {
  const sum: Seats = {}
  for (const seats of requests) for (const [id, quantity] of Object.entries(seats)) sum[id] = (sum[id] ?? 0) + quantity
  return sum
}

/**
 * Allocates the seats that are left to requests, in order of arrival. A large request that does not fit does not block a
 * smaller one behind it.
 * @param left the seats left, by inventory row; a missing row is unlimited
 * @returns per request: undefined when it fits, otherwise the seats that were left for it
 */
export function allocateInOrder(requests: readonly Seats[], left: Seats): (Seats | undefined)[] {
  const remaining = { ...left }
  return requests.map((seats) => {
    const quantities = Object.entries(seats)
    if (quantities.some(([id, quantity]) => quantity > (remaining[id] ?? Number.POSITIVE_INFINITY)))
      return { ...remaining }
    for (const [id, quantity] of quantities) if (remaining[id] !== undefined) remaining[id] -= quantity
    return undefined
  })
}

/** A code that sells hidden ticket types: those that it is for, or all. */
export type Unlocking = { unlocks: boolean; ticketTypeIds?: readonly string[] | undefined }

/** Whether the holder of a code can buy a ticket type. */
export const isOffered = (
  { id, kind, hidden }: { id: string; kind: ItemKind; hidden: boolean },
  code: Unlocking | undefined,
): boolean => kind === 'ticket' && (!hidden || (code?.unlocks === true && (code.ticketTypeIds?.includes(id) ?? true)))

/**
 * The highest total of an order, in minor units: the most that Stripe accepts in one payment
 * (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const maxOrderTotalCents = 99_999_999

/** Numbers of seats that one network has without having paid for them. */
export interface NetworkSeats {
  /** In reservations. */
  reserved: number
  /** In reservations, in orders that await a bank transfer, and in free orders of the last hour. */
  unpaid: number
}

/**
 * The most seats of an event that one network may have without a payment, so that one visitor cannot empty it.
 *
 * A school, an office or a mobile operator shares one address. 30 reserved seats are twelve ordinary orders in the few
 * minutes that each takes; a large event has more buyers in one network, hence two percent of its seats; and the largest
 * order that the organiser allows must be possible. Completed orders add up for longer, hence 100 seats or a fifth of the
 * event. But never more than half of the seats, unless one ticket type may be bought in that number at once.
 */
export function maxSeatsPerNetwork({ types, shared, capacity }: OfferedSeats): NetworkSeats {
  const offered = types.filter(({ kind, hidden }) => kind === 'ticket' && !hidden)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const maximums = offered.map(({ maxPerOrder }) => maxPerOrder)
  const seats = Math.min(capacity ?? Number.POSITIVE_INFINITY, seatsTogether(offered, shared))
  const largestOrder = Math.min(maxTicketsPerOrder, sum(maximums))
  const atMostHalf = (share: number) => Math.max(...maximums, Math.min(share, Math.floor(seats / 2)))
  return {
    reserved: atMostHalf(Math.max(30, Math.floor(seats * 0.02), largestOrder)),
    unpaid: atMostHalf(Math.max(100, Math.floor(seats * 0.2), largestOrder)),
  }
}

type OfferedSeats = Pick<Offer, 'types' | 'shared' | 'capacity'>

/** The limit that a network with these seats reaches first, and the seats that it may still reserve. */
export function limitOfNetwork(taken: NetworkSeats, max: NetworkSeats): { by: keyof NetworkSeats; left: number } {
  const left = { reserved: max.reserved - taken.reserved, unpaid: max.unpaid - taken.unpaid }
  const by = left.unpaid < left.reserved ? 'unpaid' : 'reserved'
  return { by, left: left[by] }
}

/** The ids of the ticket types that are outside their sales window at `now`. */
export function closedTypes(types: readonly OfferedType[], now: Date): Set<string> {
  const closed = types.filter(
    ({ salesFrom, salesUntil }) =>
      (salesFrom && now < new Date(salesFrom)) || (salesUntil && new Date(salesUntil) <= now),
  )
  return new Set(closed.map(({ id }) => id))
}

/**
 * Whether the public page shows another availability after these seats are taken, so that its cached copy must go. During
 * a rush most batches change nothing that the page shows.
 * @param left the seats left before, by inventory row; a missing row is unlimited
 */
export function changesShownAvailability(types: readonly OfferedType[], left: Seats, taken: Seats): boolean {
  const after = { ...left }
  for (const [id, quantity] of Object.entries(taken)) if (after[id] !== undefined) after[id] -= quantity
  return types.some((type) => shownAvailability(type, left) !== shownAvailability(type, after))
}

// the page shows the exact number only when few seats are left
function shownAvailability({ id, countsIn, capacity }: OfferedType, seats: Seats): number | 'plenty' {
  const left = Math.min(...[id, ...countsIn].map((row) => seats[row] ?? Number.POSITIVE_INFINITY))
  return isFew(left, capacity) ? left : 'plenty'
}

/**
 * The errors of a completion that does not accept all texts of its event: one of them has another version by now, or its
 * box is not ticked.
 * @param texts that are valid for the event
 * @param accepted ids of versions
 */
export function acceptanceFaults(
  texts: readonly ValidLegalText[],
  accepted: readonly string[],
  path: 'body' | 'body.completion',
): FieldError[] {
  const isOutdated = accepted.some((id) => texts.every((text) => text.id !== id))
  return missingTexts(texts, accepted).map(({ kind }) =>
    fault(`${path}.acceptedTexts.${kind}`, isOutdated ? 'legal-text-changed' : 'required'),
  )
}

/** The effect of a code that a row stores: basis points of `percent`, otherwise minor units. */
export function effectOf({
  effect,
  amount,
}: {
  effect: CodePrice['effect']['kind']
  amount: number
}): CodePrice['effect'] {
  switch (effect) {
    case 'none':
      return { kind: effect }
    case 'percent':
      return { kind: effect, bp: amount }
    case 'amount':
    case 'fixed':
      return { kind: effect, cents: amount }
  }
}

/** The refusal of a buyer who has no use of the code left. */
export const codeUsedByEmail = (): ProblemError =>
  new ProblemError('validation', { errors: [fault('body.email', 'code-used-by-email')] })

/** The rows of the texts that the buyers of orders have agreed to. */
export const agreedTexts = (
  orderIds: readonly string[],
  texts: readonly ValidLegalText[],
): { orderId: string; id: string; kind: ValidLegalText['kind'] }[] =>
  orderIds.flatMap((orderId) => texts.map(({ id, kind }) => ({ orderId, id, kind })))
