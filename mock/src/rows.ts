import type { Event } from '@foyer/contract/events'
import type { Thread } from '@foyer/contract/inbox'
import type { Order } from '@foyer/contract/orders'
import type { TicketType } from '@foyer/contract/ticket-types'
import type { WebsiteChange } from '@foyer/contract/websites'

/** An event as the mock keeps it: what the wire shows but does not derive, and what it hides. */
export interface EventRow extends Omit<Event, 'location' | 'siteState' | 'ticketsSold'> {
  team: string
  /** Counts up with each event created: the order among equals, and where a page goes on. */
  sequence: number
  createdAt: string
  /** The addresses it had before, which lead to it for good. */
  formerSlugs?: string[]
  /** Whether the key was found good for the Notion link. */
  keyChecked: boolean
  /** Whether its Notion page is not to be read for now. */
  notionPaused?: boolean
}

/** A ticket type as the mock keeps it; how many are taken its orders say. */
export interface TicketTypeRow extends Omit<TicketType, 'held' | 'sold'> {
  event: string
}

/** A thread of the inbox as the mock keeps it. */
export interface ThreadRow extends Omit<Thread, 'event' | 'messages' | 'last'> {
  team: string
  eventId: string
}

/** An order as the mock keeps it. The demo only shows some: it sells nothing. */
export interface OrderRow extends Omit<Order, 'event' | 'actions'> {
  team: string
  eventId: string
}

/** What the mock keeps of a website. */
export interface WebsiteRow {
  askedAt?: string
  /** Since it has another address nothing of its story is true any more. */
  changes?: WebsiteChange[]
}
