import { seatsOf } from '@foyer/contract/order-states'
import { seatsTogether } from '@foyer/contract/seats-together'
import type { TicketType } from '@foyer/contract/ticket-types'
import type { EventRow, TicketTypeRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** Converts a ticket type to its wire format. */
export function presentTicketType(store: Store, row: TicketTypeRow): TicketType {
  const { event: _, ...type } = row
  const shared = sharedBy(store, type.id).map(({ id, name }) => ({ id, name }))
  return {
    ...type,
    ...seatsTaken(store, type.id),
    left: seatsLeft(store, row),
    ...(shared.length > 0 && { sharedCapacities: shared }),
  }
}

/** The capacities that a ticket type shares. */
const sharedBy = ({ sharedCapacities }: Store, type: string) =>
  sharedCapacities.filter(({ ticketTypeIds }) => ticketTypeIds.includes(type))

/** The seats that are left of a ticket type, also of its event and of the capacities that it shares. */
export function seatsLeft(store: Store, { id, event, capacity }: TicketTypeRow): number {
  const limits = [
    { capacity, types: [id] },
    ...sharedBy(store, id).map((shared) => ({ capacity: shared.capacity, types: shared.ticketTypeIds })),
    {
      capacity: store.events.find((each) => each.id === event)?.capacity ?? Number.POSITIVE_INFINITY,
      types: ticketTypesOf(store, event).map((type) => type.id),
    },
  ]
  const taken = (types: readonly string[]) =>
    types.map((type) => seatsTaken(store, type)).reduce((all, { held, sold }) => all + held + sold, 0)
  return Math.min(...limits.map((limit) => limit.capacity - taken(limit.types)))
}

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

/** Counts the seats of an event. Its capacity is its own limit or the seats of its ticket types, whichever is lower. */
export function eventSeats(store: Store, { id, capacity }: Pick<EventRow, 'id' | 'capacity'>) {
  const types = ticketTypesOf(store, id)
  const taken = types.map((type) => seatsTaken(store, type.id))
  const sum = (seats: number[]) => seats.reduce((all, each) => all + each, 0)
  const counted = types.map((type) => ({ ...type, countsIn: sharedBy(store, type.id).map((shared) => shared.id) }))
  const seats = seatsTogether(counted, store.sharedCapacities)
  return {
    held: sum(taken.map(({ held }) => held)),
    sold: sum(taken.map(({ sold }) => sold)),
    capacity: Math.min(seats, capacity ?? seats),
  }
}
