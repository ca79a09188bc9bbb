import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewOrder } from '../commands/reservation-rows.ts'
import { addOnPlaceOf, seatsByNetwork } from '../commands/reservation-rows.ts'
import type { Offer } from '../queries.ts'
import { codeTimeFault } from '../rules/code-time.ts'
import type { NetworkSeats, Seats } from '../rules.ts'
import { allocateInOrder, closedTypes, limitOfNetwork, neededSeats } from '../rules.ts'
import type { AddedToTickets, PendingReservation } from './new-order.ts'

/** A waiting request, and the order that it becomes when the batch succeeds. */
export interface Candidate {
  call: PendingReservation
  order: NewOrder
}

/** Rejects a call whose order has no payment method: it would only block its seats until the hold expires. */
export function rejectUnpayable({ types }: Offer, call: PendingReservation): [] {
  const priceOf = new Map(types.map(({ id, priceCents }) => [id, priceCents]))
  const { addsTo, items } = call.input
  if (addsTo) {
    const added = linesOf(call.input).filter(({ ticketTypeId }) => (priceOf.get(ticketTypeId) ?? 0) > 0)
    const faults = added.map(({ path }) => fault(`${path}.ticketTypeId`, 'not-payable'))
    return rejectAll([call], new ProblemError('not-on-sale', { errors: faults }))
  }
  const errors = items.flatMap(({ ticketTypeId, priceCents = priceOf.get(ticketTypeId) ?? 0 }, index) =>
    priceCents > 0 ? [fault(`body.items.${index}.ticketTypeId`, 'not-payable')] : [],
  )
  return rejectAll([call], new ProblemError('not-on-sale', { errors }))
}

/** Rejects the calls for which too few seats or uses are left, in order of arrival. @returns the calls for the next attempt */
export function rejectSoldOut(offer: Offer, candidates: Candidate[], left: Seats): PendingReservation[] {
  const leftForRejected = allocateInOrder(
    candidates.map(({ order }) => neededSeats(order.seats)),
    left,
  )
  return candidates.flatMap((candidate, index) => {
    const leftForCall = leftForRejected[index]
    if (!leftForCall) return [candidate.call]
    candidate.call.reject(new ProblemError('sold-out', { errors: notEnoughLeft(offer, candidate, leftForCall) }))
    return []
  })
}

/**
 * Rejects the calls that add too many add-ons to a ticket, or some to a ticket that is cancelled, in order of arrival.
 * @param left the add-ons that tickets may still have, by `addOnPlaceOf`; negative: the ticket is cancelled
 * @returns the calls for the next attempt
 */
export function rejectFullTickets(offer: Offer, candidates: Candidate[], left: Seats): PendingReservation[] {
  const rejected = allocateInOrder(
    candidates.map(({ order }) => order.addOns ?? {}),
    left,
  )
  return candidates.flatMap(({ call }, index) => {
    const remaining = rejected[index]
    if (!remaining) return [call]
    const errors = (call.input.addsTo?.items ?? []).flatMap((item, at) => faultOfTicket(offer, item, remaining, at))
    call.reject(new ProblemError('validation', { errors }))
    return []
  })
}

function faultOfTicket(
  { types }: Offer,
  { ticketId, addOns }: AddedToTickets['items'][number],
  left: Seats,
  at: number,
) {
  const wanted: Seats = {}
  for (const { ticketTypeId, quantity } of addOns) {
    const place = addOnPlaceOf(ticketId, types.find(({ id }) => id === ticketTypeId)?.addOnGroupId ?? '')
    wanted[place] = (wanted[place] ?? 0) + quantity
  }
  const [full] = Object.entries(wanted).filter(([place, quantity]) => quantity > (left[place] ?? 0))
  if (!full) return []
  const limit = left[full[0]] ?? 0
  return [
    limit < 0
      ? fault(`body.items.${at}.ticketId`, 'not-allowed')
      : fault(`body.items.${at}.addOns`, 'add-on-too-many', limit),
  ]
}

/** Rejects the calls that renew a reservation which has not expired, or was completed. @returns the calls for the next attempt */
export function rejectNotExpired(candidates: Candidate[], renewable: readonly string[]): PendingReservation[] {
  const isRefused = ({ order }: Candidate) => order.renewed && !renewable.includes(order.id)
  rejectAll(
    candidates.filter(isRefused).map(({ call }) => call),
    new ProblemError('conflict'),
  )
  return candidates.filter((candidate) => !isRefused(candidate)).map(({ call }) => call)
}

/**
 * Rejects the calls whose network would have too many seats without a payment, in order of arrival.
 * @returns the calls for the next attempt
 */
export function rejectOverNetworkLimit(
  candidates: Candidate[],
  taken: Record<string, NetworkSeats>,
  max: NetworkSeats,
): PendingReservation[] {
  const limits = Object.fromEntries(
    Object.entries(taken).map(([network, seats]) => [network, limitOfNetwork(seats, max)]),
  )
  const left = Object.fromEntries(Object.entries(limits).map(([network, limit]) => [network, limit.left]))
  const rejected = allocateInOrder(
    candidates.map(({ order }) => seatsByNetwork(order)),
    left,
  )
  return candidates.flatMap(({ call, order }, index) => {
    if (!rejected[index]) return [call]
    const { by } = limits[order.network ?? ''] ?? { by: 'reserved' }
    call.reject(
      new ProblemError('rate-limited', {
        title: 'Too many unpaid tickets from this network',
        errors: [fault('body.items', 'network-limit', max[by])],
        retryAfter: networkRetrySeconds[by],
      }),
    )
    return []
  })
}

/** Reservations end within minutes. Free orders count for an hour, bank transfers until they are paid. */
const networkRetrySeconds = { reserved: 60, unpaid: 900 } as const

function notEnoughLeft({ types }: Offer, { call, order }: Candidate, left: Seats) {
  const leftIn = (id: string) => left[id] ?? Number.POSITIVE_INFINITY
  const { code, seats } = order
  if (code && (seats.taken[code.id] ?? 0) > leftIn(code.id)) return [fault('body.code', 'code-used-up', left[code.id])]
  const availableIn = (id: string) => leftIn(id) + (seats.setAside[id] ?? 0)
  return linesOf(call.input).flatMap(({ ticketTypeId, path }) => {
    const rows = [ticketTypeId, ...(types.find(({ id }) => id === ticketTypeId)?.countsIn ?? [])]
    // several items may take the seats of a row: then they exceed it together
    const isTooMany = rows.some((id) => (seats.taken[id] ?? 0) > availableIn(id))
    return isTooMany ? [fault(`${path}.quantity`, 'not-enough-left', Math.min(...rows.map(availableIn)))] : []
  })
}

/** The items of a request and the add-ons to them, with their paths. */
const linesOf = ({ items, addsTo }: PendingReservation['input']) =>
  (addsTo?.items ?? items).flatMap(({ ticketTypeId, addOns = [] }, index) => {
    const path = `body.items.${index}`
    const ofAddOns = addOns.map((addOn, at) => ({
      ticketTypeId: addOn.ticketTypeId,
      path: `${path}.addOns.${at}`,
    }))
    return addsTo ? ofAddOns : [{ ticketTypeId, path }, ...ofAddOns]
  })

/**
 * Rejects the calls that want a ticket type outside its sales window or use a code that is not valid; when the event is over,
 * all calls.
 * @param refused.now the database's clock, by which the statement has decided
 * @returns the calls for the next attempt
 */
export function rejectOffSale(
  offer: Offer,
  candidates: Candidate[],
  { now, endedCodes }: { now: Date; endedCodes: readonly string[] },
): PendingReservation[] {
  if (offer.overAt && offer.overAt <= now) {
    const eventOver = new ProblemError('not-on-sale', { errors: [fault('body', 'event-over')] })
    return rejectAll(
      candidates.map(({ call }) => call),
      eventOver,
    )
  }
  const closed = closedTypes(offer.types, now)
  return candidates.flatMap(({ call, order }) => {
    const errors = linesOf(call.input).flatMap(({ ticketTypeId, path }) =>
      closed.has(ticketTypeId) ? [fault(`${path}.ticketTypeId`, 'not-on-sale')] : [],
    )
    if (order.code && endedCodes.includes(order.code.id)) {
      const read = offer.codes?.get(order.code.code)
      // one that was deleted is over
      errors.push(fault('body.code', (read && codeTimeFault(read, now)) ?? 'code-expired'))
    }
    if (errors.length === 0) return [call]
    call.reject(new ProblemError('not-on-sale', { errors }))
    return []
  })
}

/** Rejects calls with the same refusal. @returns no calls for the next attempt */
export function rejectAll(calls: PendingReservation[], refusal: ProblemError): [] {
  for (const call of calls) call.reject(refusal)
  return []
}
