import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { Visit } from '../../../lib/gather.ts'
import { gather } from '../../../lib/gather.ts'
import { tellOffer } from '../commands.ts'
import type { Offer } from '../queries.ts'
import { earlierOrders, offerAt } from '../queries.ts'
import type { Seats } from '../rules.ts'
import { checkWish, closedTypes, inArrivalOrder, mostPerOrderCents, seatsInAll, shownOtherwise } from '../rules.ts'
import type { Arrival } from './admit.ts'
import { admit, holdMinutes, seatsOfArrival } from './admit.ts'
import type { Wish } from './arrive.ts'
import { arrive } from './arrive.ts'

/** Seats that are held now. */
export interface Held {
  id: string
  number: string
  totalCents: number
  currency: string
  holdExpiresAt: Date
}

type Buyer = Visit<Wish, Held>
/** A buyer and the order they would have. */
interface Guest {
  buyer: Buyer
  arrival: Arrival
}

/** Lets buyers in. */
export interface Desk {
  /**
   * Holds seats at the event of that address.
   * @throws Refused `not-found`, `not-on-sale`, `sold-out` with how many are left, `validation`,
   *   `idempotency-mismatch`, `unavailable` when too many wait
   */
  reserve(slug: string, wish: Wish): Promise<Held>
}

/**
 * Opens the desk of a process. Buyers who come to an event while others are being let in wait and go in together, in
 * one statement. How, and why no seat is ever sold twice: docs/admission.md
 */
export function openDesk(db: Db): Desk {
  return { reserve: gather<Wish, Held>((slug, buyers) => letIn(db, slug, buyers)) }
}

// Each round lets somebody in, turns somebody away, or lost to another process; so many losses in a row mean trouble.
const rounds = 20

async function letIn(db: Db, slug: string, arrived: Buyer[]): Promise<void> {
  let buyers = arrived
  for (let round = 0; round < rounds && buyers.length > 0; round += 1) {
    const offer = await offerAt(db, slug)
    if (!offer) return void refuseAll(buyers, new Refused('not-found', { title: 'Event not found' }))
    const fresh = await answerEarlier(db, offer, await onSaleFor(offer, buyers))
    const guests = fresh.now.flatMap((buyer) => welcome(offer, buyer))
    buyers = [...(await seat(db, offer, guests)), ...fresh.later]
  }
  refuseAll(buyers, new Refused('unavailable', { retryAfter: 1 }))
}

/** Turns away whoever may not buy here at all. */
async function onSaleFor(offer: Offer, buyers: Buyer[]): Promise<Buyer[]> {
  if (offer.status === 'On Sale') return buyers
  const closed = offer.status === 'Closed'
  const may = await Promise.all(buyers.map(({ asked }) => !closed && asked.mayTry(offer.teamId)))
  const refusal = closed ? new Refused('not-on-sale') : new Refused('not-found', { title: 'Event not found' })
  refuseAll(
    buyers.filter((_, at) => !may[at]),
    refusal,
  )
  return buyers.filter((_, at) => may[at])
}

/**
 * Answers those whose `Idempotency-Key` has an order already. Of several who came with the same key at once, one goes
 * in now and the others learn later what became of it.
 */
async function answerEarlier(db: Db, offer: Offer, buyers: Buyer[]): Promise<{ now: Buyer[]; later: Buyer[] }> {
  const keys = new Set<string>()
  const now: Buyer[] = []
  const later: Buyer[] = []
  for (const buyer of buyers) {
    const { idempotencyKey: key } = buyer.asked
    if (key === undefined || !keys.has(key)) now.push(buyer)
    else later.push(buyer)
    if (key !== undefined) keys.add(key)
  }
  const earlier = await earlierOrders(db, offer.eventId, [...keys])
  const unknown = now.filter((buyer) => {
    const first = earlier.get(buyer.asked.idempotencyKey ?? '')
    if (!first) return true
    if (first.requestHash !== buyer.asked.requestHash) buyer.refuse(new Refused('idempotency-mismatch'))
    else buyer.answer({ ...first, holdExpiresAt: new Date(first.reservedAt.getTime() + holdMinutes * 60_000) })
    return false
  })
  return { now: unknown, later }
}

/** The order a buyer would have; none when what they want is not offered so. */
function welcome(offer: Offer, buyer: Buyer): Guest[] {
  const errors = checkWish(offer.types, buyer.asked.items)
  const arrival = errors.length === 0 ? arrive(offer, buyer.asked) : undefined
  if (arrival && arrival.totalCents > mostPerOrderCents) errors.push(fault('body.items', 'too-big', mostPerOrderCents))
  else if (arrival && arrival.totalCents > 0 && !offer.takesMoney) return turnAwayUnpaid(offer, buyer)
  else if (arrival) return [{ buyer, arrival }]
  buyer.refuse(new Refused('validation', { errors }))
  return []
}

/** Nobody could finish the order: its seats would be held from those who pay as soon as that is possible. */
function turnAwayUnpaid({ types }: Offer, buyer: Buyer): [] {
  const costs = new Set(types.filter(({ priceCents }) => priceCents > 0).map(({ id }) => id))
  const errors = buyer.asked.items.flatMap(({ ticketTypeId }, at) =>
    costs.has(ticketTypeId) ? [fault(`body.items.${at}.ticketTypeId`, 'not-payable')] : [],
  )
  return refuseAll([buyer], new Refused('not-on-sale', { errors }))
}

/** @returns who has still to be let in */
async function seat(db: Db, offer: Offer, guests: Guest[]): Promise<Buyer[]> {
  if (guests.length === 0) return []
  const arrivals = guests.map(({ arrival }) => arrival)
  const sale = { ...offer, test: offer.status === 'test' }
  const verdict = await admit(db, sale, arrivals).catch((error: unknown) => {
    // another process has just let in the same key, or drawn the same number
    if (breaksUnique(error, 'orders_idempotency') || breaksUnique(error, 'orders_number_unique')) return undefined
    throw error
  })
  if (!verdict || (!verdict.admitted && verdict.because === 'changed')) return guests.map(({ buyer }) => buyer)
  if (!verdict.admitted)
    return verdict.because === 'full' ? fitIn(offer, guests, verdict.left) : turnAway(offer, guests, verdict.now)
  for (const { buyer, arrival } of guests)
    buyer.answer({ ...arrival, currency: offer.currency, holdExpiresAt: verdict.holdExpiresAt })
  const taken = seatsInAll(arrivals.map((arrival) => seatsOfArrival(offer.eventId, arrival)))
  if (shownOtherwise(offer.types, offer.eventId, verdict.left, taken)) await tellOffer(db, offer.eventId)
  return []
}

/** Of those who do not all fit, keeps whom the seats that are left suffice for. */
function fitIn({ eventId }: Offer, guests: Guest[], left: Seats): Buyer[] {
  const unfit = inArrivalOrder(
    guests.map(({ arrival }) => seatsOfArrival(eventId, arrival)),
    left,
  )
  return guests.flatMap(({ buyer }, at) => {
    const then = unfit[at]
    if (!then) return [buyer]
    buyer.refuse(new Refused('sold-out', { errors: notEnough(buyer.asked, then, eventId) }))
    return []
  })
}

function notEnough({ items }: Wish, left: Seats, eventId: string) {
  return items.flatMap(({ ticketTypeId, quantity }, at) => {
    const most = Math.min(left[ticketTypeId] ?? 0, left[eventId] ?? Number.POSITIVE_INFINITY)
    return quantity > most ? [fault(`body.items.${at}.quantity`, 'not-enough-left', most)] : []
  })
}

/** Keeps those who want only what is on sale at this moment of the database's clock. */
function turnAway(offer: Offer, guests: Guest[], now: Date): Buyer[] {
  if (offer.overAt && offer.overAt <= now) {
    const over = new Refused('not-on-sale', { errors: [fault('body', 'event-over')] })
    return refuseAll(
      guests.map(({ buyer }) => buyer),
      over,
    )
  }
  const closed = closedTypes(offer.types, now)
  return guests.flatMap(({ buyer }) => {
    const errors = buyer.asked.items.flatMap(({ ticketTypeId }, at) =>
      closed.has(ticketTypeId) ? [fault(`body.items.${at}.ticketTypeId`, 'not-on-sale')] : [],
    )
    if (errors.length === 0) return [buyer]
    buyer.refuse(new Refused('not-on-sale', { errors }))
    return []
  })
}

/** @returns who is left: nobody */
function refuseAll(buyers: Buyer[], refusal: Refused): [] {
  for (const { refuse } of buyers) refuse(refusal)
  return []
}
