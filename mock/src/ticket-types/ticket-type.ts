import { seatsOf } from '@foyer/contract/order-states'
import type { TicketType } from '@foyer/contract/ticket-types'
import type { EventRow, TicketTypeRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** Converts a ticket type to its wire format. */
export const presentTicketType = (store: Store, { event: _, ...type }: TicketTypeRow): TicketType => ({
  ...type,
  ...seatsTaken(store, type.id),
})

/** The ticket types of an event, in the order in which its page shows them. */
export const ticketTypesOf = ({ ticketTypes }: Store, event: string): TicketTypeRow[] =>
  ticketTypes.filter((type) => type.event === event)

/** Counts the held and the sold seats of a ticket type. */
export function seatsTaken({ orders }: Store, id: string): { held: number; sold: number } {
  const taken = { held: 0, sold: 0 }
  for (const { status, tickets } of orders) {
    const state = seatsOf[status]
    if (state) taken[state] += tickets.filter(({ ticketType }) => ticketType === id).length
  }
  return taken
}

/** Counts the seats of an event. Its capacity is its own limit or the sum of its ticket types, whichever is lower. */
export function eventSeats(store: Store, { id, capacity }: Pick<EventRow, 'id' | 'capacity'>) {
  const types = ticketTypesOf(store, id)
  const taken = types.map((type) => seatsTaken(store, type.id))
  const sum = (seats: number[]) => seats.reduce((all, each) => all + each, 0)
  const seats = sum(types.map((type) => type.capacity))
  return {
    held: sum(taken.map(({ held }) => held)),
    sold: sum(taken.map(({ sold }) => sold)),
    capacity: Math.min(seats, capacity ?? seats),
  }
}
