import type { NewReservation } from '@foyer/contract/public-api'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit, networkSignature } from '../../../http/rate-limits.ts'
import type { Reservation } from '../../inventory/service/new-order.ts'
import type { ReservationQueue } from '../../inventory/service/reservation-queue.ts'
import { limitGuesses } from './limit-guesses.ts'

/** A request for seats of an event. */
export interface SeatRequest extends RequestContext {
  reservationQueue: ReservationQueue
  params: { slug: string }
  body: NewReservation
}

/** Reserves the seats of a request, which its caller's network has not asked for too often. @throws as `ReservationQueue` */
export async function reserveSeats(ctx: SeatRequest): Promise<Reservation> {
  await consumeRateLimit({ ...ctx, db: ctx.saleDatabase }, 'reserve', { address: ctx.ip })
  return await reserveCounted(ctx)
}

/** The same for a request that was counted already. */
export async function reserveCounted(ctx: SeatRequest): Promise<Reservation> {
  const { reservationQueue, params, idempotency, isMember } = ctx
  const { items, code, language, completion } = ctx.body
  const request = {
    items,
    code,
    language,
    idempotencyKey: idempotency?.key,
    requestHash: idempotency?.requestHash,
    network: networkSignature(ctx, ctx.ip),
    buyer: completion,
    mayReserveTest: isMember,
  }
  return await limitGuesses({ ...ctx, db: ctx.saleDatabase }, code, () =>
    reservationQueue.reserve(params.slug, request),
  )
}
