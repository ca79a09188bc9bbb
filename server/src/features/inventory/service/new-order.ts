import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { PricedOrder, PriceList, RequestedItem } from '@foyer/contract/price/price-list'
import { priceOrder } from '@foyer/contract/price/price-order'
import type { PendingCall } from '../../../lib/batch.ts'
import { newId } from '../../../lib/id.ts'
import { randomBytes } from '../../../lib/random.ts'
import type { EventOfTeam } from '../../../lib/scope.ts'
import type { CodeOfOrder, NewOrder, NewTicket } from '../commands/reservation-rows.ts'
import { addOnPlaceOf, seatsOfOrder } from '../commands/reservation-rows.ts'
import type { Offer, OfferedCode } from '../queries.ts'
import { validateAddOns, validateItems } from '../rules/validate-items.ts'
import type { Seats } from '../rules.ts'
import { sumSeats } from '../rules.ts'

/** A reservation that has expired before its buyer completed it. */
export interface ExpiredReservation {
  id: string
  number: string
  /** In the order of the requested items. */
  tickets: { id: string; ticketTypeId: string; addOnOf: string | null }[]
}

/** The add-ons that a buyer adds to tickets of a paid order. */
export interface AddedToTickets {
  orderId: string
  items: { ticketId: string; ticketTypeId: string; addOns: { ticketTypeId: string; quantity: number }[] }[]
}

/** A buyer's request to reserve tickets of an event. */
export interface ReservationRequest {
  /** Add-ons are to each ticket of an item. */
  items: RequestedItem[]
  /** The order to whose tickets it adds add-ons; then it has no items. */
  addsTo?: AddedToTickets | undefined
  /** The text of a promo code. */
  code?: string | undefined
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

/** An order whose seats are held, or sold. */
export interface Reservation {
  id: string
  /** Whether it was sold at once. */
  sold: boolean
  number: string
  totalCents: number
  currency: string
  holdExpiresAt: Date
}

export type PendingReservation = PendingCall<ReservationRequest, Reservation>

type Priced = Pick<ReservationRequest, 'items' | 'code' | 'addsTo'>

/**
 * Prices the items of a request with the discounts of the offer and its code.
 * @returns the prices, or the errors of items that the offer does not sell so, and of a code that it does not have or that
 *   is not for them
 */
export function priceRequest(
  offer: Offer,
  { items: ofTickets, addsTo, code: text }: Priced,
): { priced: PricedOrder; code: OfferedCode | undefined } | { priced?: undefined; errors: FieldError[] } {
  const code = text === undefined ? undefined : offer.codes?.get(text)
  if (text !== undefined && !code) return { errors: [fault('body.code', 'code-unknown')] }
  const errors = addsTo ? validateAddOns(offer, addsTo.items) : validateItems(offer, ofTickets, code)
  if (errors.length > 0) return { errors }
  const items = addsTo ? addsTo.items.flatMap(({ addOns }) => addOns) : ofTickets
  const priced = priceOrder(priceListOf(offer), items, code, offer.now.getTime())
  const { codeFault } = priced
  if (!code || !codeFault) return { priced, code }
  const limit = {
    'code-min-tickets': code.minTickets,
    'code-min-amount': code.minCents,
    'code-not-for-these': undefined,
  }
  return { errors: [fault('body.code', codeFault, limit[codeFault])] }
}

/**
 * Builds the order of a request, with the prices and tax rates of the offer.
 * @param drawNumber draws the numbers of the order and of its tickets
 * @returns the order, or the errors of `priceRequest`
 */
export function buildOrder(
  offer: Offer,
  request: ReservationRequest,
  drawNumber: () => string,
): { order: NewOrder; errors?: undefined } | { order?: undefined; errors: FieldError[] } {
  const items = request.renewed ? withPricesOf(offer, request.items) : request.items
  const result = priceRequest(offer, { ...request, items })
  if (!result.priced) return result
  const { priced, code } = result
  const { language, idempotencyKey, requestHash, network, renewed, buyer, addsTo } = request
  const ticketIds = addsTo ? ticketIdsOfAddOns(addsTo) : []
  const formerIdOf = formerIdsOf(renewed)
  // Ids of one millisecond sort at random, and the tickets of an order are shown by type and id: the first one of a type has
  // to be the one for which the buyer chose add-ons first.
  const ids = priced.items.map(() => newId('tic')).sort()
  const tickets: NewTicket[] = []
  // in their order: each add-on comes after its ticket
  for (const [at, item] of priced.items.entries()) {
    const { ticketTypeId, kind, of, priceCents, listCents, taxRateBp, usesCode } = item
    const addOnOf = of === null ? ticketIds[at] : tickets[of]?.id
    tickets.push({
      // `as`: there is one for each item
      id: formerIdOf(ticketTypeId, addOnOf) ?? (ids[at] as string),
      number: drawNumber(),
      seed: randomBytes(16),
      ticketTypeId,
      kind,
      addOnOf,
      priceCents,
      taxRateBp,
      ...(listCents > priceCents && { listPriceCents: listCents }),
      ...(usesCode && code && { codeUse: code.id }),
    })
  }
  const ordered = new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))
  const needsApproval = offer.types.some((type) => type.needsApproval && ordered.has(type.id))
  const order: NewOrder = {
    id: renewed?.id ?? newId('ord'),
    number: renewed?.number ?? drawNumber(),
    renewed: renewed !== undefined,
    language,
    totalCents: priced.totalCents,
    paidFeeCents: priced.paidFeeCents,
    idempotencyKey,
    requestHash,
    network,
    tickets,
    // The statement that completes the order counts the uses with an email address. A request is completed, but not sold.
    buyer: code?.isLimitedByEmail || needsApproval ? undefined : buyer,
    needsApproval,
    code: code && codeOfOrder(code),
    ...(addsTo && { mainId: addsTo.orderId, addOns: placesOf(offer, tickets) }),
    seats: { taken: {}, setAside: {} },
  }
  return { order: { ...order, seats: seatsOfOrder(offer, order) } }
}

/** The ticket of each add-on, in the order in which they are priced. */
const ticketIdsOfAddOns = ({ items }: AddedToTickets): string[] =>
  items.flatMap(({ ticketId, addOns }) =>
    addOns.flatMap(({ quantity }) => Array.from({ length: quantity }, () => ticketId)),
  )

/** How many add-ons of each group an order adds to each ticket. */
const placesOf = ({ types }: Offer, tickets: readonly NewTicket[]): Seats =>
  sumSeats(
    tickets.map(({ ticketTypeId, addOnOf }): Seats => {
      const groupId = types.find(({ id }) => id === ticketTypeId)?.addOnGroupId
      return addOnOf !== undefined && groupId ? { [addOnPlaceOf(addOnOf, groupId)]: 1 } : {}
    }),
  )

const codeOfOrder = ({ id, code, use, holds, isLimitedByEmail }: OfferedCode): CodeOfOrder => ({
  id,
  code,
  use,
  holds,
  isLimitedByEmail,
})

const priceListOf = ({ types, discounts, fee }: Offer): PriceList => ({
  types: types.flatMap(({ id, kind, priceCents, taxRateBp }) =>
    kind === 'fee' ? [] : [{ id, kind, priceCents, taxRateBp }],
  ),
  discounts,
  fee,
})

/** The items of a renewed reservation with the prices that their buyer may still choose, and without those of fixed prices. */
const withPricesOf = ({ types }: Offer, items: readonly RequestedItem[]): RequestedItem[] =>
  items.map(({ priceCents: chosenCents = 0, ...item }) => {
    const { minPriceCents = null, maxPriceCents } = types.find(({ id }) => id === item.ticketTypeId) ?? {}
    if (minPriceCents === null) return item
    return { ...item, priceCents: Math.min(Math.max(chosenCents, minPriceCents), maxPriceCents ?? chosenCents) }
  })

/** Gives the items of a renewed reservation to those of the new order, by type, and add-ons by their ticket. */
function formerIdsOf(renewed: ExpiredReservation | undefined) {
  const left = [...(renewed?.tickets ?? [])]
  return (ticketTypeId: string, addOnOf: string | undefined): string | undefined => {
    const at = left.findIndex((each) => each.ticketTypeId === ticketTypeId && each.addOnOf === (addOnOf ?? null))
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id
  }
}
