import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import type { ItemKind } from '@foyer/contract/price/price-list'
import { newId } from '../../../lib/id.ts'
import type { NewMailRow } from '../../mails/commands/insert-mails.ts'
import type { NetworkSeats, OrderSeats, Seats } from '../rules.ts'
import { agreedTexts, sumSeats } from '../rules.ts'
import type { AcceptedText } from './accepted-texts.ts'
import type { FreeSeats } from './free-seats.ts'

/** A new order: its row and the rows of its tickets. */
export interface NewOrder {
  id: string
  number: string
  /** Whether it is an expired reservation that exists. */
  renewed: boolean
  language: string
  totalCents: number
  /** The booking fee that the team pays. */
  paidFeeCents: number
  idempotencyKey: string | undefined
  requestHash: string | undefined
  /** The network that will hold the seats; undefined when it has no limit. */
  network: string | undefined
  /** The buyer of a free order that is not reserved but sold at once. */
  buyer?: { name: string; email: string; acceptedTexts?: readonly string[] | undefined } | undefined
  /** Whether the team approves it before it is paid. Default: not. */
  needsApproval?: boolean
  /** The code that it is priced with. */
  code?: CodeOfOrder | undefined
  tickets: NewTicket[]
  /** The id of the order to whose tickets its add-ons belong: of an add-on order. */
  mainId?: string | undefined
  seats: OrderSeats
  /** The add-ons that it adds to tickets of another order, by ticket and group (`addOnPlaceOf`). */
  addOns?: Seats
}

/** The key under which the add-ons of a group to a ticket are counted. */
export const addOnPlaceOf = (ticketId: string, groupId: string): string => `${ticketId} ${groupId}`

/** A code, whose inventory row has its id. */
export interface CodeOfOrder {
  id: string
  /** Its text. */
  code: string
  /** Whether the order or each of its tickets that name it is a use of it. */
  use: 'order' | 'ticket'
  /** The ticket type of which it holds the seats of its uses. */
  holds?: string | undefined
  /** Whether its uses with one email address are limited. Default: not. */
  isLimitedByEmail?: boolean
}

/** An item of a new order. */
export interface NewTicket {
  id: string
  number: string
  ticketTypeId: string
  /** Default: a ticket. */
  kind?: ItemKind | undefined
  /** The id of the ticket that it belongs to. */
  addOnOf?: string | undefined
  seed: Buffer
  priceCents: number
  /** The price without discounts and code. Default: `priceCents`. */
  listPriceCents?: number | undefined
  /** The id of the code of which it is a use. */
  codeUse?: string | undefined
  taxRateBp: number
}

/** The event that all orders of a batch are for, as its offer was read. */
export interface OfferedEvent {
  eventId: string
  teamId: string
  test: boolean
  currency: string
  /** The version of the offer with which the orders were priced. */
  version: number
  /** The end of the event in that version; undefined while it has no date. */
  overAt: Date | undefined
  /** The most seats that one network may have without a payment. */
  maxSeatsPerNetwork: NetworkSeats
  /** The time in which the orders have these prices, in milliseconds since 1970. */
  priceSpan: { from: number; until: number }
  /** The versions of the rows that the offer was read from besides (`sourcesOfEvent`). Default: not checked. */
  sources?: string
  /** Whether the sales windows of the ticket types do not count. */
  anyTime?: boolean
  /** The texts that the buyers of the orders have accepted. Default: none. */
  legalTexts?: readonly ValidLegalText[]
}

/** The rows and sums of a batch of new orders, as the statement that reserves needs them. */
export interface ReservationRows {
  event: OfferedEvent
  orders: readonly NewOrder[]
  tickets: readonly (NewTicket & { orderId: string })[]
  /** The seats that the batch takes, by inventory row, and those of them that were set aside. */
  seats: readonly { id: string; held: number; sold: number; setAside: number }[]
  /** The ids of the codes of its orders. */
  codes: readonly string[]
  /** The seats that it takes by network. */
  networks: readonly { id: string; quantity: number }[]
  /** The add-ons that it adds to tickets of other orders, by ticket and group. */
  addOns: readonly { ticketId: string; groupId: string; quantity: number }[]
  /** The ids of the expired reservations that it renews. */
  renewed: readonly string[]
  /** Entries of the orders' timelines. */
  entries: readonly { id: string; orderId: string; kind: 'reserved-again' | 'placed' }[]
  /** The seats of the orders with a buyer. */
  freeSeats: readonly FreeSeats[]
  /** The texts that these buyers have agreed to. */
  acceptedTexts: readonly AcceptedText[]
  /** The mails about them. */
  mails: readonly NewMailRow[]
}

/** Collects the rows of a batch and sums its seats. An order with a buyer is completed at once: its seats are sold, not held. */
export function reservationRows(
  event: OfferedEvent,
  orders: readonly NewOrder[],
  mails: readonly NewMailRow[],
): ReservationRows {
  const seatsOf = (each: readonly NewOrder[]) => sumSeats(each.map(({ seats }) => seats.taken))
  const held = seatsOf(orders.filter(({ buyer }) => !buyer))
  const sold = seatsOf(orders.filter(({ buyer }) => buyer))
  const setAside = sumSeats(orders.map(({ seats }) => seats.setAside))
  const byNetwork = sumSeats(orders.map(seatsByNetwork))
  return {
    event,
    orders,
    mails,
    tickets: orders.flatMap(({ id, tickets }) => tickets.map((ticket) => ({ ...ticket, orderId: id }))),
    seats: Object.keys({ ...held, ...sold }).map((id) => ({
      id,
      held: held[id] ?? 0,
      sold: sold[id] ?? 0,
      setAside: setAside[id] ?? 0,
    })),
    codes: [...new Set(orders.flatMap(({ code }) => code?.id ?? []))],
    networks: Object.entries(byNetwork).map(([id, quantity]) => ({ id, quantity })),
    addOns: Object.entries(sumSeats(orders.map(({ addOns = {} }) => addOns))).map(([place, quantity]) => {
      const [ticketId = '', groupId = ''] = place.split(' ')
      return { ticketId, groupId, quantity }
    }),
    renewed: orders.filter(({ renewed }) => renewed).map(({ id }) => id),
    entries: orders.flatMap((order) => {
      const kind = order.renewed ? 'reserved-again' : order.buyer && 'placed'
      return kind ? [{ id: newId('ent'), orderId: order.id, kind }] : []
    }),
    acceptedTexts: agreedTexts(
      orders.filter(({ buyer }) => buyer).map(({ id }) => id),
      event.legalTexts ?? [],
    ),
    freeSeats: orders
      .filter(({ buyer }) => buyer)
      .map(({ id, network = null, tickets }) => ({ id, eventId: event.eventId, network, seats: ticketsIn(tickets) })),
  }
}

/** The tickets among the items of an order. */
const ticketsIn = (items: readonly Pick<NewTicket, 'kind'>[]): number =>
  items.filter(({ kind = 'ticket' }) => kind === 'ticket').length

/** The seats of an order under its network. */
export const seatsByNetwork = ({ network, tickets }: Pick<NewOrder, 'network' | 'tickets'>): Seats =>
  network === undefined ? {} : { [network]: ticketsIn(tickets) }

/**
 * The seats of an order: each item has one in the row of its type and in those that the type counts in, a fee has none, and a
 * use of a code is a seat of the code's row. The event's row is always among them: every reservation locks it.
 * @param types the ticket types of the event
 */
export function seatsOfOrder(
  { eventId, types }: { eventId: string; types: readonly { id: string; countsIn: readonly string[] }[] },
  { tickets, code }: Pick<NewOrder, 'tickets' | 'code'>,
): OrderSeats {
  const taken: Seats = { [eventId]: 0 }
  const setAside: Seats = {}
  const add = (seats: Seats, id: string) => {
    seats[id] = (seats[id] ?? 0) + 1
  }
  for (const { ticketTypeId, kind, codeUse } of tickets) {
    if (kind === 'fee') continue
    const rows = [ticketTypeId, ...(types.find(({ id }) => id === ticketTypeId)?.countsIn ?? [])]
    for (const id of rows) add(taken, id)
    if (codeUse === undefined) continue
    add(taken, codeUse)
    if (code?.holds === ticketTypeId) for (const id of rows) add(setAside, id)
  }
  if (code?.use === 'order') add(taken, code.id)
  return { taken, setAside }
}
