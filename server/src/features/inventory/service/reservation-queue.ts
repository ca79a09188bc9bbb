import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { batchByKey } from '../../../lib/batch.ts'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import { randomShortNumber } from '../../../lib/short-number.ts'
import { holdMinutes, reserveBatch, seatsOfOrder } from '../commands/reserve-batch.ts'
import { invalidateEventPage } from '../commands.ts'
import type { Offer } from '../queries.ts'
import { offerAt, ordersByIdempotencyKey } from '../queries.ts'
import { changesShownAvailability, maxOrderTotalCents, maxSeatsPerNetwork, sumSeats, validateItems } from '../rules.ts'
import type { ReservationRequest } from './new-order.ts'
import { buildOrder } from './new-order.ts'
import type { Candidate, PendingReservation, Reservation } from './refuse-calls.ts'
import {
  rejectAll,
  rejectNotExpired,
  rejectOffSale,
  rejectOverNetworkLimit,
  rejectSoldOut,
  rejectUnpayable,
} from './refuse-calls.ts'

export interface ReservationQueue {
  /**
   * Reserves seats of an event.
   * @param slug the address of the event, or a former one
   * @returns the reservation; for a repeated `Idempotency-Key` the one of the first request
   * @throws ProblemError `not-found`; `not-on-sale`; `sold-out` with the number of seats left; `validation`;
   *   `rate-limited` when the network holds too many seats; `idempotency-mismatch` when the key was used with another request; `conflict`
   *   when its order is completed, or when the reservation to renew has not expired; `unavailable` when too many requests wait
   */
  reserve(slug: string, request: ReservationRequest): Promise<Reservation>
}

/**
 * Creates the reservation queue of a process. It reserves in batches (group commit): requests for an event that arrive
 * while a batch of this event is running form the next batch, which one statement reserves. So the lock on the event's
 * inventory row and the wait for the disk are paid once per batch instead of once per request. Several processes may
 * each have a queue: the database decides, and docs/reservations.md says why they never oversell.
 * @param drawNumber draws the numbers of orders and tickets, which the database may refuse as taken
 */
export function createReservationQueue(db: Db, drawNumber = randomShortNumber): ReservationQueue {
  return {
    reserve: batchByKey<ReservationRequest, Reservation>((slug, calls) => reserveAll(db, drawNumber, slug, calls)),
  }
}

/**
 * The most attempts to reserve a batch. Every attempt settles at least one call, unless the offer has changed or another
 * process has used the same key in the meantime.
 */
const maxAttempts = 20

/**
 * Settles every call of a batch. Each attempt reads the offer, rejects the calls that it refuses, and reserves the others
 * in one statement. The statement refuses the batch as a whole; the calls that are not to blame go into the next attempt.
 */
async function reserveAll(db: Db, drawNumber: () => string, slug: string, calls: PendingReservation[]): Promise<void> {
  let open = calls
  for (let attempt = 0; attempt < maxAttempts && open.length > 0; attempt += 1) {
    const offer = await offerAt(db, slug)
    if (!offer) return void rejectAll(open, new ProblemError('not-found', { title: 'Event not found' }))
    const { unique, duplicates } = await resolveRepeated(db, offer, await rejectUnlessOnSale(offer, open))
    const candidates = unique.flatMap((call) => buildCandidate(offer, call, drawNumber))
    open = [...(await commitBatch(db, offer, candidates)), ...duplicates]
  }
  rejectAll(open, new ProblemError('unavailable', { retryAfter: 1 }))
}

/** Rejects the calls for an event that is not on sale. Members of its team may order from a draft. @returns the other calls */
async function rejectUnlessOnSale(offer: Offer, calls: PendingReservation[]): Promise<PendingReservation[]> {
  if (offer.status === 'On Sale') return calls
  const closed = offer.status === 'Closed'
  const allowed = await Promise.all(calls.map(({ input }) => !closed && input.mayReserveTest(offer.teamId)))
  const refusal = closed ? new ProblemError('not-on-sale') : new ProblemError('not-found', { title: 'Event not found' })
  rejectAll(
    calls.filter((_, index) => !allowed[index]),
    refusal,
  )
  return calls.filter((_, index) => allowed[index])
}

/**
 * Settles the calls whose `Idempotency-Key` already has an order: with that order, `idempotency-mismatch` or, once it is
 * completed, `conflict`.
 * @returns `unique`: calls to reserve now, at most one per key. `duplicates`: further calls with these keys; the next
 *   attempt settles them with the order of the first.
 */
async function resolveRepeated(
  db: Db,
  offer: Offer,
  calls: PendingReservation[],
): Promise<{ unique: PendingReservation[]; duplicates: PendingReservation[] }> {
  const seen = new Set<string>()
  const keys = new Set<string>()
  const first: PendingReservation[] = []
  const duplicates: PendingReservation[] = []
  for (const call of calls) {
    const { idempotencyKey: key, renewed } = call.input
    const once = key ?? renewed?.id
    if (once === undefined || !seen.has(once)) first.push(call)
    else duplicates.push(call)
    if (once !== undefined) seen.add(once)
    if (key !== undefined) keys.add(key)
  }
  const orders = await ordersByIdempotencyKey(db, offer.eventId, [...keys])
  const unique = first.filter((call) => {
    const order = orders.get(call.input.idempotencyKey ?? '')
    if (!order) return true
    if (order.requestHash !== call.input.requestHash) call.reject(new ProblemError('idempotency-mismatch'))
    else if (order.isCompleted) call.reject(new ProblemError('conflict', { detail: completedDetail }))
    else call.resolve({ ...order, holdExpiresAt: new Date(order.reservedAt.getTime() + holdMinutes * 60_000) })
    return false
  })
  return { unique, duplicates }
}

// a client that missed the answer has no token, so it cannot have completed the order
const completedDetail = 'The order of this Idempotency-Key is completed. A new order needs a new key.'

/** Builds the order of a call, or rejects the call. @returns one candidate, or none for a rejected call */
function buildCandidate(offer: Offer, call: PendingReservation, drawNumber: () => string): Candidate[] {
  const errors = validateItems(offer.types, call.input.items)
  const order = errors.length === 0 ? buildOrder(offer, call.input, drawNumber) : undefined
  if (order && order.totalCents > maxOrderTotalCents) errors.push(fault('body.items', 'too-big', maxOrderTotalCents))
  else if (order && order.totalCents > 0 && !offer.takesMoney) return rejectUnpayable(offer, call)
  else if (order) return [{ call, order }]
  call.reject(new ProblemError('validation', { errors }))
  return []
}

const mayRetry = ['orders_idempotency', 'orders_number_unique', 'tickets_number_unique']

/** Reserves all candidates or none. @returns the calls for the next attempt */
async function commitBatch(db: Db, offer: Offer, candidates: Candidate[]): Promise<PendingReservation[]> {
  if (candidates.length === 0) return []
  const orders = candidates.map(({ order }) => order)
  const event = { ...offer, test: offer.status === 'test', maxSeatsPerNetwork: maxSeatsPerNetwork(offer) }
  const result = await reserveBatch(db, event, orders).catch((error: unknown) => {
    // another process has just used the same idempotency key, or a number is taken: the next attempt finds the other
    // order, or draws other numbers
    if (mayRetry.some((constraint) => breaksUnique(error, constraint))) return undefined
    throw error
  })
  if (!result || (!result.reserved && result.reason === 'offer-changed')) return candidates.map(({ call }) => call)
  if (!result.reserved) {
    if (result.reason === 'not-expired') return rejectNotExpired(candidates, result.renewable)
    if (result.reason === 'sold-out') return rejectSoldOut(offer, candidates, result.left)
    if (result.reason === 'not-on-sale') return rejectOffSale(offer, candidates, result.now)
    return rejectOverNetworkLimit(candidates, result.heldByNetwork, event.maxSeatsPerNetwork)
  }
  for (const { call, order } of candidates)
    call.resolve({ ...order, currency: offer.currency, holdExpiresAt: result.holdExpiresAt })
  const taken = sumSeats(orders.map((order) => seatsOfOrder(offer.eventId, order)))
  if (changesShownAvailability(offer.types, offer.eventId, result.left, taken))
    await invalidateEventPage(db, offer.eventId)
  return []
}
