import type { AddOn, AddOnGroup } from '@foyer/contract/add-ons'
import type { CheckInLink, NewCheckInList } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import type { Picture } from '@foyer/contract/files'
import type { Thread } from '@foyer/contract/inbox'
import type { Invoice, InvoiceAddress } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import type { PromoCode } from '@foyer/contract/promo-codes'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import type { TicketType } from '@foyer/contract/ticket-types'
import type { WebsiteChange } from '@foyer/contract/websites'

/** A stored event: the wire format without its derived fields, and with the mock's internal fields. */
export interface EventRow extends Omit<Event, 'location' | 'siteState' | 'ticketsSold' | 'described'> {
  team: string
  /** Increases with each event created; breaks ties when events are sorted. */
  sequence: number
  createdAt: string
  /** Its earlier slugs, which still lead to the event. */
  formerSlugs?: string[]
  /** Whether the key was checked against the Notion link. */
  keyChecked: boolean
  /** Whether the team has paused the sync with Notion. */
  notionPaused?: boolean
}

/** A picture that was uploaded for an event. */
export interface PictureRow extends Picture {
  event: string
}

/** A stored shared capacity. Its seats are counted from the orders. */
export interface SharedCapacityRow extends Omit<SharedCapacity, 'held' | 'sold' | 'left'> {
  event: string
}

/** A stored promo code. */
export interface PromoCodeRow extends Omit<PromoCode, 'state'> {
  event: string
}

/** A stored group of add-ons. Those that are sold are counted from the orders. */
export interface AddOnGroupRow extends Omit<AddOnGroup, 'addOns'> {
  event: string
  addOns: Omit<AddOn, 'held' | 'sold' | 'left'>[]
}

/** A stored ticket type. Its seats are counted from the orders. */
export interface TicketTypeRow extends Omit<TicketType, 'held' | 'sold' | 'left' | 'sharedCapacities'> {
  event: string
  /** The rate that it has again once its team charges VAT. */
  usualTaxRateBp?: number
}

/** A stored invoice, cancellation or credit note. */
export interface InvoiceRow extends Omit<Invoice, 'order' | 'event'> {
  team: string
  orderId: string
  address: InvoiceAddress
}

/** A stored thread of the inbox. */
export interface ThreadRow extends Omit<Thread, 'event' | 'messages' | 'last'> {
  team: string
  eventId: string
}

/** A stored order. All orders are seed data, since the demo sells nothing. */
export interface OrderRow
  extends Omit<
    Order,
    'event' | 'adjustments' | 'taxes' | 'refundedCents' | 'refundableCents' | 'balanceCents' | 'correcting' | 'actions'
  > {
  team: string
  eventId: string
}

/** A stored website of one event or several. */
export interface WebsiteRow {
  requestedAt?: string
  /** The seed event whose history it has. */
  seed?: string
  changes?: WebsiteChange[]
}

/** A check-in list, as it was created, with the id of its event. */
export interface CheckInListRow extends NewCheckInList {
  id: string
  event: string
  links: CheckInLink[]
}

/** That a ticket was admitted. */
export interface EntryRow {
  list: string
  link: string
  ticket: string
  at: string
}
