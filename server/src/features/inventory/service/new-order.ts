import { totalOf } from '@foyer/contract/price'
import { newId } from '../../../lib/id.ts'
import { randomBytes } from '../../../lib/random.ts'
import type { EventOfTeam } from '../../../lib/scope.ts'
import type { NewOrder } from '../commands/reservation-rows.ts'
import type { Offer } from '../queries.ts'

/** A reservation that has expired before its buyer completed it. */
export interface ExpiredReservation {
  id: string
  number: string
  tickets: { id: string; ticketTypeId: string }[]
}

/** A buyer's request to reserve tickets of an event. */
export interface ReservationRequest {
  items: { ticketTypeId: string; quantity: number }[]
  /** The language of the order's page, mails and tickets. */
  language: string
  /** The hash of the `Idempotency-Key`. */
  idempotencyKey: string | undefined
  /** The hash of the request with this key: a repeated request must have the same one. */
  requestHash: string | undefined
  /** The network that the request comes from, to limit the seats that it holds; undefined for no limit. */
  network: string | undefined
  /** The reservation to renew: the order keeps its id, number and tickets, and gets the prices of the offer. */
  renewed?: ExpiredReservation
  /** The buyer of an order that is sold at once instead of reserved: it must be free. */
  buyer?: NewOrder['buyer']
  /** Whether the caller may order from a draft of a team: only members who work on the event may. */
  mayReserveTest(event: EventOfTeam): Promise<boolean>
}

/**
 * Builds the order of a valid request, with the prices and tax rates of the offer.
 * @param drawNumber draws the numbers of the order and of its tickets
 */
export function buildOrder(
  offer: Offer,
  { items, language, idempotencyKey, requestHash, network, renewed, buyer }: ReservationRequest,
  drawNumber: () => string,
): NewOrder {
  const lines = items.map(({ ticketTypeId, quantity }) => {
    const type = offer.types.find(({ id }) => id === ticketTypeId)
    if (!type) throw new Error('The offer has no such ticket type')
    const { priceCents, taxRateBp } = type
    return { ticketTypeId, priceCents, taxRateBp, quantity }
  })
  const tickets = lines.flatMap(({ quantity, ...ticket }) => {
    const ids = renewed?.tickets.filter(({ ticketTypeId }) => ticketTypeId === ticket.ticketTypeId).map(({ id }) => id)
    return Array.from({ length: quantity }, (_, at) => ({
      id: ids?.[at] ?? newId('tic'),
      number: drawNumber(),
      seed: randomBytes(16),
      ...ticket,
    }))
  })
  return {
    id: renewed?.id ?? newId('ord'),
    number: renewed?.number ?? drawNumber(),
    renewed: renewed !== undefined,
    ...{ language, totalCents: totalOf(lines), idempotencyKey, requestHash, network, buyer, tickets },
  }
}
