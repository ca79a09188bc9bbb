import { randomBytes, randomInt } from 'node:crypto'
import { newId } from '../../../lib/id.ts'
import type { Offer } from '../queries.ts'
import type { Arrival } from './admit.ts'

/** What somebody wants to buy. */
export interface Wish {
  items: { ticketTypeId: string; quantity: number }[]
  language: string
  idempotencyKey: string | undefined
  requestHash: string | undefined
  /** Whether they may buy at an event of this team that is still a test. */
  mayTry(team: string): Promise<boolean>
}

/** The order of a buyer who wants what is offered. */
export function arrive(offer: Offer, { items, language, idempotencyKey, requestHash }: Wish): Arrival {
  const tickets = items.flatMap(({ ticketTypeId, quantity }) => {
    const type = offer.types.find(({ id }) => id === ticketTypeId)
    if (!type) throw new Error('a ticket type that is not offered')
    const { priceCents, taxRateBp } = type
    return Array.from({ length: quantity }, () => ({
      id: newId('tic'),
      ticketTypeId,
      seed: randomBytes(16),
      priceCents,
      taxRateBp,
    }))
  })
  const totalCents = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return { id: newId('ord'), number: newNumber(), language, totalCents, idempotencyKey, requestHash, tickets }
}

// no letters that are read as digits, and no vowels to make words of
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** A number to read out and to write on a transfer: `K7QR-2VXM`, one of 28⁸. The database sees to it that it is new. */
function newNumber(): string {
  const half = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${half()}-${half()}`
}
