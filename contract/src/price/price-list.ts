import type { BookingFee } from '../booking-fee.ts'
import type { Discount } from '../discounts.ts'

// No schemas here: rules that server, web and mock share. All amounts are whole minor units with their tax, all rates basis
// points, all times milliseconds since 1970.

/** The kinds of items of an order: what is sold by itself, what belongs to a ticket, and a fee. */
export const itemKinds = ['ticket', 'add-on', 'fee'] as const
export type ItemKind = (typeof itemKinds)[number]

/** An effect on a price. A fixed price never raises one. */
export type PriceEffect =
  | { kind: 'percent'; bp: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'fixed'; cents: number }

/** The price that a code gives. */
export interface CodePrice {
  id: string
  /** Whether an order or each of its tickets uses it once. */
  use: 'order' | 'ticket'
  /** Absent: all tickets, and no add-ons. */
  ticketTypeIds?: readonly string[] | undefined
  /** `none`: it only unlocks or holds tickets. An amount of an order is taken off once. */
  effect: PriceEffect | { kind: 'none' }
  /** The fewest tickets of these types, and the lowest total of all tickets after discounts, that an order needs. */
  minTickets: number
  minCents: number
  /** Whether it is taken off after the discounts. Otherwise the better of both counts. */
  withDiscounts: boolean
}

/** The booking fee of an event. One that the team pays is in no order. */
export interface PricedFee extends Omit<BookingFee, 'name'> {
  /** The type of its items. */
  typeId: string
}

/** The types of an event, and what else its prices depend on. */
export interface PriceList {
  types: readonly PricedType[]
  discounts: readonly Discount[]
  fee?: PricedFee | undefined
}

export interface PricedType {
  id: string
  kind: Exclude<ItemKind, 'fee'>
  priceCents: number
  taxRateBp: number
}

/** Tickets of a type in a request. */
export interface RequestedItem {
  ticketTypeId: string
  quantity: number
  /** The price of each that the buyer chose, where buyers do. */
  priceCents?: number | undefined
  /** Of each of these tickets. */
  addOns?: readonly { ticketTypeId: string; quantity: number }[] | undefined
}

/** An item of an order with its price. */
export interface PricedItem {
  ticketTypeId: string
  kind: ItemKind
  /** The index of the item that it belongs to; null for one of its own. */
  of: number | null
  /** The price without discounts, code and fee. */
  listCents: number
  priceCents: number
  taxRateBp: number
  /** Whether it is a use of the code. */
  usesCode: boolean
}

export interface PricedOrder {
  /** Each add-on after its ticket, fees last. */
  items: PricedItem[]
  totalCents: number
  /** The booking fee that the team pays, in no item. */
  paidFeeCents: number
  /** How often the order uses the code. */
  codeUses: number
  /** Why the code does not fit. The order is priced without it then. */
  codeFault?: 'code-not-for-these' | 'code-min-tickets' | 'code-min-amount'
}
