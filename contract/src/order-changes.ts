import { z } from 'zod'
import { Id } from './id.ts'
import { Day } from './moment.ts'
import { maxBuyerNoteLength } from './order-limits.ts'
import { PersonName } from './person-name.ts'
import { OrderDetailsChange } from './public-orders.ts'
import { paragraph } from './text.ts'

/** The change of a ticket to another type of its event, at the price that the type has now. */
export const TypeChange = z
  .strictObject({
    ticketId: Id,
    ticketTypeId: Id,
    /** The price of the new type as the member has seen it, in minor units. Refused if it is another one by now. */
    priceCents: z.int().min(0),
    /** Sent to the buyer in the mail with the new ticket. */
    note: paragraph(maxBuyerNoteLength).min(1).optional(),
  })
  .meta({ id: 'TypeChange' })
export type TypeChange = z.output<typeof TypeChange>

/**
 * The corrected details of an order, by a member of its team. Another email address of the buyer gets the mail with the
 * tickets; that of an attendee gets a ticket with a new code.
 */
export const OrderChange = OrderDetailsChange.extend({
  /** Default: as it is. Orders of the box office may have no name. */
  name: PersonName.optional(),
  /** Gives all tickets that the buyer has new codes, and the order a new link: former tickets and links stop working. */
  newCodes: z.boolean().default(false),
}).meta({ id: 'OrderChange' })
export type OrderChange = z.output<typeof OrderChange>

/** Another day until which an order is to be paid, at the latest the day of the event. */
export const DueChange = z.strictObject({ dueOn: Day }).meta({ id: 'DueChange' })
export type DueChange = z.output<typeof DueChange>
