import type { PriceList } from '@foyer/contract/price/price-list'
import { priceOrder } from '@foyer/contract/price/price-order'
import { newId } from '../../../lib/id.ts'
import { randomBytes } from '../../../lib/random.ts'
import type { EventOfTeam } from '../../../lib/scope.ts'
import type { NewOrder } from '../commands/reservation-rows.ts'
import { seatsOfOrder } from '../commands/reservation-rows.ts'
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
  const priced = priceOrder(priceListOf(offer), items, undefined, offer.now.getTime())
  const kept = ticketIdsOf(renewed)
  const tickets = priced.items.map(({ ticketTypeId, priceCents, listCents, taxRateBp }) => ({
    id: kept(ticketTypeId) ?? newId('tic'),
    number: drawNumber(),
    seed: randomBytes(16),
    ...{ ticketTypeId, priceCents, taxRateBp },
    ...(listCents > priceCents && { listPriceCents: listCents }),
  }))
  return {
    id: renewed?.id ?? newId('ord'),
    number: renewed?.number ?? drawNumber(),
    renewed: renewed !== undefined,
    ...{ language, totalCents: priced.totalCents, idempotencyKey, requestHash, network, buyer, tickets },
    seats: seatsOfOrder(offer, { tickets }),
  }
}

const priceListOf = ({ types, discounts }: Offer): PriceList => ({
  types: types.map(({ id, priceCents, taxRateBp }) => ({ id, kind: 'ticket', priceCents, taxRateBp })),
  discounts,
})

/** Gives the tickets of a renewed reservation to those of the new order, by type. */
function ticketIdsOf(renewed: ExpiredReservation | undefined): (ticketTypeId: string) => string | undefined {
  const left = [...(renewed?.tickets ?? [])]
  return (ticketTypeId) => {
    const at = left.findIndex((ticket) => ticket.ticketTypeId === ticketTypeId)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id
  }
}
