import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { missingTexts } from '@foyer/contract/legal-text-kinds'
import { priceSpan } from '@foyer/contract/price/discounts'
import { batchByKey } from '../../../lib/batch.ts'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { NewMailRow } from '../../mails/commands/insert-mails.ts'
import { invalidateEventPage } from '../commands/invalidate-event-page.ts'
import type { NewOrder } from '../commands/reservation-rows.ts'
import { holdMinutes } from '../commands/reservation-statement.ts'
import type { BatchResult } from '../commands/reserve-batch.ts'
import { reserveBatch } from '../commands/reserve-batch.ts'
import { codesOf } from '../queries/codes.ts'
import type { Offer } from '../queries.ts'
import { offerAt, ordersByIdempotencyKey } from '../queries.ts'
import {
  acceptanceFaults,
  changesShownAvailability,
  maxOrderTotalCents,
  maxSeatsPerNetwork,
  neededSeats,
  sumSeats,
} from '../rules.ts'
import { createKnownOffers } from './known-offers.ts'
import type { PendingReservation, Reservation, ReservationRequest } from './new-order.ts'
import { buildOrder } from './new-order.ts'
import type { RecentReservation } from './recent-reservations.ts'
import type { Candidate } from './reject-calls.ts'
import {
  rejectAll,
  rejectFullTickets,
  rejectNotExpired,
  rejectOffSale,
  rejectOverNetworkLimit,
  rejectSoldOut,
  rejectUnpayable,
} from './reject-calls.ts'
import { randomShortNumber } from './short-number.ts'

export interface ReservationQueue {
  /**
   * Reserves seats of an event, or sells them to a buyer who orders at once.
   * @param slug the address of the event, or a former one
   * @returns the reservation; for a repeated `Idempotency-Key` the one of the first request
   * @throws ProblemError `not-found`; `not-on-sale`; `sold-out` with the number of seats left; `validation`;
   *   `rate-limited` when the network has too many unpaid seats; `idempotency-mismatch` when the key was used with another request; `conflict`
   *   when its order is completed, or when the reservation to renew has not expired; `unavailable` when too many requests wait
   */
  reserve(slug: string, request: ReservationRequest): Promise<Reservation>
}

/** The work of other features on the orders of a batch. */
export interface ReservationHooks {
  /** Remembers the reservations of a batch. */
  remember(reservation: RecentReservation): void
  /**
   * Builds the mails about orders that are sold at once.
   * @returns undefined when the event is no longer as it was offered
   */
  mailsAbout(offer: Offer, orders: readonly NewOrder[]): Promise<NewMailRow[] | undefined>
}

const noHooks: ReservationHooks = { remember: () => undefined, mailsAbout: async () => [] }

/**
 * Creates the reservation queue of a process. It reserves in batches (group commit): requests for an event that arrive
 * while a batch of this event is running form the next batch, which one statement reserves. So the lock on the event's
 * inventory row and the wait for the disk are paid once per batch instead of once per request. Several processes may
 * each have a queue: the database decides, and docs/reservations.md says why they never oversell.
 * @param drawNumber draws the numbers of orders and tickets, which the database may refuse as taken
 */
export function createReservationQueue(
  db: Db,
  drawNumber = randomShortNumber,
  { remember, mailsAbout }: ReservationHooks = noHooks,
): ReservationQueue {
  const offers = createKnownOffers()
  return {
    reserve: batchByKey<ReservationRequest, Reservation>(async (slug, calls) => {
      const onReserved = (offer: Offer, reservations: RecentReservation[]) => {
        if (!offers.get(slug)) offers.remember(slug, offer)
        for (const each of reservations) if (!each.order.renewed && !each.order.buyer) remember(each)
      }
      const readOffer = () => offerAt(db, slug)
      const services = { db, drawNumber, readOffer, reserve: reserveBatch, onReserved, mailsAbout }
      const known = offers.get(slug)
      const left = known ? await reserveByKnownOffer(services, known, calls) : calls
      if (left.length === calls.length) offers.forget(slug)
      if (left.length > 0) await reserveAll(services, left)
    }),
  }
}

/**
 * Reserves the orders that a known offer accepts, in one statement without reading the offer. Refuses nothing.
 * @returns the calls that are left; all of them when the statement has refused the batch
 */
async function reserveByKnownOffer(
  services: BatchServices,
  offer: Offer,
  calls: PendingReservation[],
): Promise<PendingReservation[]> {
  if (offer.status !== 'On Sale') return calls
  const keys = new Set<string>()
  await readCodes(services.db, offer, calls)
  const accepted = calls.flatMap((call): Candidate[] => {
    const { idempotencyKey: key, renewed, buyer } = call.input
    // a unique index refuses a key that has an order
    if (renewed || (key !== undefined && keys.has(key))) return []
    const { order } = buildOrder(offer, call.input, services.drawNumber)
    if (!order) return []
    if (buyer && (offer.asks || missingTexts(offer.legalTexts ?? [], buyer.acceptedTexts ?? []).length > 0)) return []
    if (order.totalCents > 0 && (call.input.buyer || !offer.takesMoney || order.totalCents > maxOrderTotalCents))
      return []
    if (key !== undefined) keys.add(key)
    return [{ call, order }]
  })
  if (accepted.length === 0) return calls
  const { settled } = await reserveCandidates(services, offer, accepted)
  if (!settled) return calls
  const done = new Set(accepted.map(({ call }) => call))
  return calls.filter((call) => !done.has(call))
}

/**
 * The most attempts to reserve a batch. Every attempt settles at least one call, unless the offer has changed or another
 * process has used the same key in the meantime.
 */
const maxAttempts = 20

/** How the calls of a batch are reserved. */
interface BatchServices {
  db: Db
  drawNumber: () => string
  readOffer: () => Promise<Offer | undefined>
  reserve: typeof reserveBatch
  /** Called with the orders of a batch that were reserved or sold. */
  onReserved?(offer: Offer, reservations: RecentReservation[]): void
  mailsAbout?: ReservationHooks['mailsAbout']
}

/**
 * Settles every call of a batch. Each attempt reads the offer, rejects the calls that it refuses, and reserves the others
 * in one statement. The statement refuses the batch as a whole; the calls that are not to blame go into the next attempt.
 */
export async function reserveAll(services: BatchServices, calls: PendingReservation[]): Promise<void> {
  const { db, drawNumber, readOffer } = services
  let open = calls
  for (let attempt = 0; attempt < maxAttempts && open.length > 0; attempt += 1) {
    const offer = await readOffer()
    if (!offer) return void rejectAll(open, new ProblemError('not-found', { title: 'Event not found' }))
    await readCodes(db, offer, open)
    const { unique, duplicates } = await resolveRepeated(db, offer, await rejectUnlessOnSale(offer, open))
    const candidates = unique.flatMap((call) => buildCandidate(offer, call, drawNumber))
    open = [...(await commitBatch(services, offer, candidates)), ...duplicates]
  }
  rejectAll(open, new ProblemError('unavailable', { retryAfter: 1 }))
}

/** Reads the codes of calls that were not read for the offer yet. */
async function readCodes(db: Db, offer: Offer, calls: readonly PendingReservation[]): Promise<void> {
  const texts = new Set(
    calls.flatMap(({ input: { code } }) => (code === undefined || offer.codes?.has(code) ? [] : code)),
  )
  if (texts.size === 0) return
  offer.codes ??= new Map()
  for (const [text, code] of await codesOf(db, offer.eventId, [...texts])) offer.codes.set(text, code)
}

/** Rejects the calls for an event that is not on sale. Members of its team may order from a draft. @returns the other calls */
async function rejectUnlessOnSale(offer: Offer, calls: PendingReservation[]): Promise<PendingReservation[]> {
  if (offer.status === 'On Sale') return calls
  const closed = offer.status === 'Closed'
  const allowed = await Promise.all(calls.map(({ input }) => !closed && input.mayReserveTest(offer)))
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
    // the key of a request that completes its order is known only to the buyer who completed it
    else if (order.isCompleted && !call.input.buyer)
      call.reject(new ProblemError('conflict', { detail: completedDetail }))
    else
      call.resolve({
        ...order,
        sold: false,
        holdExpiresAt: new Date(order.reservedAt.getTime() + holdMinutes * 60_000),
      })
    return false
  })
  return { unique, duplicates }
}

// a client that missed the answer has no token, so it cannot have completed the order
const completedDetail = 'The order of this Idempotency-Key is completed. A new order needs a new key.'

/** Builds the order of a call, or rejects the call. @returns one candidate, or none for a rejected call */
function buildCandidate(offer: Offer, call: PendingReservation, drawNumber: () => string): Candidate[] {
  const { order, errors = [] } = buildOrder(offer, call.input, drawNumber)
  if (order && order.totalCents > maxOrderTotalCents) errors.push(fault('body.items', 'too-big', maxOrderTotalCents))
  else if (order && offer.asks && call.input.buyer) errors.push(fault('body.completion', 'not-offered'))
  else if (order && order.totalCents > 0 && call.input.buyer)
    errors.push(fault('body.completion.paymentMethod', 'not-offered'))
  else if (order && order.totalCents > 0 && !offer.takesMoney) return rejectUnpayable(offer, call)
  else if (order && call.input.buyer)
    errors.push(...acceptanceFaults(offer.legalTexts ?? [], call.input.buyer.acceptedTexts ?? [], 'body.completion'))
  if (order && errors.length === 0) return [{ call, order }]
  call.reject(new ProblemError('validation', { errors }))
  return []
}

const mayRetry = ['orders_idempotency', 'orders_number_unique', 'tickets_number_unique']

/** Reserves all candidates or none, and rejects those that are to blame. @returns the calls for the next attempt */
async function commitBatch(
  services: BatchServices,
  offer: Offer,
  candidates: Candidate[],
): Promise<PendingReservation[]> {
  if (candidates.length === 0) return []
  const { settled, result } = await reserveCandidates(services, offer, candidates)
  if (settled) return []
  if (!result || result.reason === 'offer-changed') return candidates.map(({ call }) => call)
  if (result.reason === 'not-expired') return rejectNotExpired(candidates, result.renewable)
  if (result.reason === 'ticket-full') return rejectFullTickets(offer, candidates, result.addOnsLeft)
  if (result.reason === 'sold-out') return rejectSoldOut(offer, candidates, result.left)
  if (result.reason === 'not-on-sale') return rejectOffSale(offer, candidates, result)
  return rejectOverNetworkLimit(candidates, result.takenByNetwork, maxSeatsPerNetwork(offer))
}

type Outcome = { settled: true; result?: undefined } | { settled: false; result: RefusedBatch | undefined }
type RefusedBatch = Extract<BatchResult, { reserved: false }>

/**
 * Reserves or sells all candidates and resolves their calls, or none.
 * @returns the refusal; undefined for a number or key that is taken, and when the event has changed
 */
async function reserveCandidates(services: BatchServices, offer: Offer, candidates: Candidate[]): Promise<Outcome> {
  const { db, reserve, onReserved, mailsAbout } = services
  const orders = candidates.map(({ order }) => order)
  const event = {
    ...offer,
    test: offer.status === 'test',
    maxSeatsPerNetwork: maxSeatsPerNetwork(offer),
    priceSpan: priceSpan(offer.discounts, offer.now.getTime()),
  }
  const sold = orders.filter(({ buyer }) => buyer)
  const mails = sold.length > 0 ? await mailsAbout?.(offer, sold) : []
  if (!mails) return { settled: false, result: undefined }
  const result = await reserve(db, event, orders, mails).catch((error: unknown) => {
    // another process has just used the same idempotency key, or a number is taken: the next attempt finds the other
    // order, or draws other numbers
    if (mayRetry.some((constraint) => breaksUnique(error, constraint))) return undefined
    throw error
  })
  if (!result?.reserved) return { settled: false, result }
  const { reservedAt, holdExpiresAt, cancellation, left } = result
  const { eventId, teamId, currency } = offer
  const common = { eventId, teamId, test: event.test, currency, reservedAt, holdExpiresAt, cancellation }
  // before the calls are resolved: a buyer may complete the order at once
  onReserved?.(
    offer,
    orders.map((order) => ({ order, ...common })),
  )
  for (const { call, order } of candidates)
    call.resolve({ ...order, sold: order.buyer !== undefined, currency, holdExpiresAt })
  const taken = sumSeats(orders.map(({ seats }) => neededSeats(seats)))
  if (changesShownAvailability(offer.types, left, taken)) await invalidateEventPage(db, eventId)
  return { settled: true }
}
