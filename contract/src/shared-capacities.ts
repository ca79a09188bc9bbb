import { z } from 'zod'
import { Id } from './id.ts'
import { maxNameLength, requiredName } from './text.ts'
import { maxSeats, maxTicketTypesPerEvent } from './ticket-limits.ts'

/** The most shared capacities of an event. */
export const maxSharedCapacities = 50

/** A maximum that several ticket types of an event share, besides the capacity of each: a hall, a bus, a day. */
export const SharedCapacity = z
  .object({
    id: z.string(),
    name: z.string(),
    capacity: z.int(),
    /** The ticket types that share it, in the order of the event's page. */
    ticketTypeIds: z.array(z.string()),
    /** Seats of reservations and of pending orders. */
    held: z.int(),
    /** Seats of paid orders. */
    sold: z.int(),
    /** The seats that are left: not held, not sold, and not kept for promo codes. */
    left: z.int(),
  })
  .meta({ id: 'SharedCapacity' })
export type SharedCapacity = z.infer<typeof SharedCapacity>

const fields = {
  name: requiredName.max(maxNameLength),
  capacity: z.int().min(0).max(maxSeats),
  ticketTypeIds: z.array(Id).min(1).max(maxTicketTypesPerEvent),
}

export const NewSharedCapacity = z.strictObject(fields).meta({ id: 'NewSharedCapacity' })
export type NewSharedCapacity = z.output<typeof NewSharedCapacity>

/** Changes the fields that are sent. */
export const SharedCapacityChanges = z.strictObject(fields).partial().meta({ id: 'SharedCapacityChanges' })
export type SharedCapacityChanges = z.output<typeof SharedCapacityChanges>
