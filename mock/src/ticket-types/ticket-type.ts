import { seatsOf } from '@foyer/contract/order-states'
import type { TicketType } from '@foyer/contract/ticket-types'
import type { EventRow, TicketTypeRow } from '../rows.ts'
import type { World } from '../world.ts'

/** A ticket type as it goes on the wire. */
export const presentTicketType = (world: World, { event: _, ...type }: TicketTypeRow): TicketType => ({
  ...type,
  ...seatsTaken(world, type.id),
})

/** The ticket types of an event, in the order of its page. */
export const ticketTypesOf = ({ ticketTypes }: World, event: string): TicketTypeRow[] =>
  ticketTypes.filter((type) => type.event === event)

/** The seats of a ticket type that orders hold, and those that are sold. */
export function seatsTaken({ orders }: World, id: string): { held: number; sold: number } {
  const taken = { held: 0, sold: 0 }
  for (const { status, tickets } of orders) {
    const as = seatsOf[status]
    if (as) taken[as] += tickets.filter(({ ticketType }) => ticketType === id).length
  }
  return taken
}

/** The seats of an event in all, capacity the least of its own and of all its ticket types. */
export function seatsInAll(world: World, { id, capacity }: Pick<EventRow, 'id' | 'capacity'>) {
  const types = ticketTypesOf(world, id)
  const taken = types.map((type) => seatsTaken(world, type.id))
  const sum = (seats: number[]) => seats.reduce((all, each) => all + each, 0)
  const seats = sum(types.map((type) => type.capacity))
  return {
    held: sum(taken.map(({ held }) => held)),
    sold: sum(taken.map(({ sold }) => sold)),
    capacity: Math.min(seats, capacity ?? seats),
  }
}
