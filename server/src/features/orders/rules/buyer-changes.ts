import { cancellableUntil, cancellationFeeOf } from '@foyer/contract/cancellation-fee'
import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { msPerHour } from '@foyer/contract/durations'
import type { OrderStatus } from '@foyer/contract/order-states'
import { isPlaced } from '@foyer/contract/order-states'

interface EventDate {
  date: Date
  dateTba: boolean
}

interface OrderOfBuyer {
  status: OrderStatus
  totalCents: number
}

interface TicketOfBuyer {
  ticket: { passedOnAt: Date | null }
}

/** Whether the buyer has the code of a ticket, or passed it on. */
export const isPassedOn = ({ ticket }: TicketOfBuyer): boolean => ticket.passedOnAt !== null
export const isWithBuyer = (row: TicketOfBuyer): boolean => !isPassedOn(row)

/** Whether the buyer may cancel: until the order is paid for, or when it was free and the event has not begun. */
export function mayBuyerCancel({ status, totalCents }: OrderOfBuyer, event: EventDate, now: Date): boolean {
  if (status === 'reserved' || status === 'requested' || status === 'pending') return true
  return status === 'paid' && totalCents === 0 && (event.dateTba || now < event.date)
}

/** Whether the buyer may correct names: until the event begins. */
export const mayChangeDetails = ({ status }: Pick<OrderOfBuyer, 'status'>, event: EventDate, now: Date): boolean =>
  isPlaced(status) && (event.dateTba || now < event.date)

const correctionMs = msPerHour

/**
 * Until when the buyer may correct the email address: for an hour, and only until the tickets are downloaded. The wrong
 * address has the link too, so the time is short.
 * @returns undefined when it is too late
 */
export function emailChangeableUntil(order: CorrectableOrder, event: EventDate, now: Date): Date | undefined {
  const { placedAt, ticketsDownloadedAt } = order
  if (!placedAt || ticketsDownloadedAt || !mayChangeDetails(order, event, now)) return undefined
  const until = new Date(placedAt.getTime() + correctionMs)
  return now < until ? until : undefined
}

type CorrectableOrder = Pick<OrderOfBuyer, 'status'> & { placedAt: Date | null; ticketsDownloadedAt: Date | null }

/**
 * Whether the buyer may pass a ticket on. One that was passed on, again for an hour and until it is downloaded, so that a
 * mistyped address can be corrected.
 */
export function mayPassOn(
  { passedOnAt, downloadedAt }: { passedOnAt: Date | null; downloadedAt: Date | null },
  order: Pick<OrderOfBuyer, 'status'>,
  event: EventDate,
  now: Date,
): boolean {
  if (order.status !== 'paid' || !mayChangeDetails(order, event, now)) return false
  return passedOnAt === null || (downloadedAt === null && now.getTime() < passedOnAt.getTime() + correctionMs)
}

/** Whether the person that a ticket was passed on to may pass it on once more: until the event begins. */
export const mayHolderPassOn = (
  { passedOnAt }: { passedOnAt: Date | null },
  order: Pick<OrderOfBuyer, 'status'>,
  event: EventDate,
  now: Date,
): boolean => passedOnAt !== null && order.status === 'paid' && mayChangeDetails(order, event, now)

/**
 * The refund and the fee of a ticket that its buyer cancels now.
 * @param valueCents the price of the ticket, less what the team has taken off it
 * @returns undefined when the policy of the order does not allow it, and for a ticket that was passed on
 */
export function buyerCancellationOf(
  ticket: { passedOnAt: Date | null; cancelledAt: Date | null },
  valueCents: number,
  order: Pick<OrderOfBuyer, 'status'> & { cancellation: CancellationPolicy | null },
  event: EventDate,
  now: Date,
): { refundCents: number; feeCents: number } | undefined {
  const { cancellation: policy, status } = order
  if (!policy || status !== 'paid' || ticket.passedOnAt || ticket.cancelledAt) return undefined
  const until = cancellableUntil(policy, event)
  if (until && now >= until) return undefined
  const feeCents = cancellationFeeOf(policy, valueCents)
  return { refundCents: valueCents - feeCents, feeCents }
}
