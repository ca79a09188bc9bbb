import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { PricedOrder } from '@foyer/contract/price/price-list'
import type { Db } from '../../../lib/db.ts'
import { codesOf } from '../queries/codes.ts'
import type { Offer, OfferedCode } from '../queries.ts'
import { offerAt } from '../queries.ts'
import { codeTimeFault } from '../rules/code-time.ts'
import type { ReservationRequest } from './new-order.ts'
import { priceRequest } from './new-order.ts'

/** The price of an order that is not reserved. */
export interface PricedRequest {
  priced: PricedOrder
  currency: Offer['currency']
}

/**
 * Prices an order without reserving it.
 * @throws ProblemError `not-found`; `validation` as for the reservation, except for missing add-ons
 */
export async function quoteOf(
  db: Db,
  slug: string,
  { items, code }: Pick<ReservationRequest, 'items' | 'code'>,
): Promise<PricedRequest> {
  const offer = await offerAt(db, slug)
  if (!offer) throw new ProblemError('not-found', { title: 'Event not found' })
  const codes = code === undefined ? undefined : await codesOf(db, offer.eventId, [code])
  // the total is shown while add-ons are chosen: those that a ticket needs may still be missing
  const addOnGroups = offer.addOnGroups?.map((group) => ({ ...group, minPerTicket: 0 })) ?? []
  const result = priceRequest({ ...offer, addOnGroups, ...(codes && { codes }) }, { items, code })
  if (!result.priced) throw new ProblemError('validation', { errors: result.errors })
  const errors = result.code ? faultsOfUse(result.code, result.priced, offer.now) : []
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  return { priced: result.priced, currency: offer.currency }
}

/** A reservation with a code is refused for the same reasons. */
function faultsOfUse(code: OfferedCode, { codeUses }: PricedOrder, now: Date): FieldError[] {
  const ofTime = codeTimeFault(code, now)
  if (ofTime) return [fault('body.code', ofTime)]
  const { usesLeft } = code
  return usesLeft !== null && codeUses > usesLeft ? [fault('body.code', 'code-used-up', Math.max(0, usesLeft))] : []
}
