import { randomBytes } from 'node:crypto'
import { totalOf } from '@foyer/contract/price'
import { newId } from '../../../lib/id.ts'
import type { NewOrder } from '../commands/reserve-batch.ts'
import type { Offer } from '../queries.ts'

/** A buyer's request to reserve tickets of an event. */
export interface ReservationRequest {
  items: { ticketTypeId: string; quantity: number }[]
  /** The language of the order's page, mails and tickets. */
  language: string
  idempotencyKey: string | undefined
  /** The hash of the request with this key: a repeated request must have the same one. */
  requestHash: string | undefined
  /** The network that the request comes from, to limit the seats that it holds; undefined for no limit. */
  network: string | undefined
  /** Whether the caller may order from a draft event of this team: only its members may. */
  mayReserveTest(team: string): Promise<boolean>
}

/**
 * Builds the order of a valid request, with the prices and tax rates of the offer.
 * @param drawNumber draws the numbers of the order and of its tickets
 */
export function buildOrder(
  offer: Offer,
  { items, language, idempotencyKey, requestHash, network }: ReservationRequest,
  drawNumber: () => string,
): NewOrder {
  const lines = items.map(({ ticketTypeId, quantity }) => {
    const type = offer.types.find(({ id }) => id === ticketTypeId)
    if (!type) throw new Error('The offer has no such ticket type')
    const { priceCents, taxRateBp } = type
    return { ticketTypeId, priceCents, taxRateBp, quantity }
  })
  const tickets = lines.flatMap(({ quantity, ...ticket }) =>
    Array.from({ length: quantity }, () => ({
      id: newId('tic'),
      number: drawNumber(),
      seed: randomBytes(16),
      ...ticket,
    })),
  )
  const totalCents = totalOf(lines)
  const id = newId('ord')
  return { id, number: drawNumber(), language, totalCents, idempotencyKey, requestHash, network, tickets }
}
