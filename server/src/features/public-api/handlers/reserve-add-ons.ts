import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewAddOns } from '@foyer/contract/public-api'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit, networkSignature } from '../../../http/rate-limits.ts'
import type { Checkout } from '../../checkout/service.ts'
import type { AddedToTickets, Reservation } from '../../inventory/service/new-order.ts'
import type { ReservationQueue } from '../../inventory/service/reservation-queue.ts'
import { mayAddAddOns } from '../../orders/rules/add-on-orders.ts'
import { isTicket } from '../../orders/rules/items.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { findOrder } from './find-order.ts'

interface AddOnRequest extends RequestContext {
  reservationQueue: ReservationQueue
  checkout: Checkout
  params: { token: string }
  body: NewAddOns
}

/**
 * Reserves add-ons to the tickets of a paid order, as an order of its own.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` for an order that is not paid, or is one of add-ons;
 *   `validation` for a ticket that the order does not have; and as `ReservationQueue`
 */
export async function reserveAddOns(ctx: AddOnRequest): Promise<Reservation> {
  const found = await findOrder(ctx, ctx.params.token)
  if (!mayAddAddOns(found.order)) throw new ProblemError('transition-refused')
  const addsTo = addedTo(found, ctx.body)
  await consumeRateLimit({ ...ctx, db: ctx.saleDatabase }, 'reserve', { address: ctx.ip })
  return await ctx.reservationQueue.reserve(found.event.slug, {
    items: [],
    addsTo,
    language: found.order.language,
    idempotencyKey: ctx.idempotency?.key,
    requestHash: ctx.idempotency?.requestHash,
    network: networkSignature(ctx, ctx.ip),
    mayReserveTest: ctx.isMember,
  })
}

function addedTo({ order, tickets }: OrderWithTickets, { items }: NewAddOns): AddedToTickets {
  const own = new Map(tickets.filter(isTicket).map(({ ticket }) => [ticket.id, ticket]))
  const errors = items.flatMap(({ ticketId }, at) =>
    own.has(ticketId) ? [] : [fault(`body.items.${at}.ticketId`, 'not-allowed')],
  )
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  return {
    orderId: order.id,
    items: items.map((item) => ({ ...item, ticketTypeId: own.get(item.ticketId)?.ticketTypeId ?? '' })),
  }
}
