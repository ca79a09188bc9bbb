import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'

/**
 * Add-ons to choose from with a ticket, such as workshops, or the sizes of a T-shirt. Each of them is a ticket type of the kind
 * `add-on`.
 */
export const addOnGroups = pgTable(
  'add_on_groups',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    /** Its place in the order of the page. */
    position: integer().notNull(),
    minPerTicket: integer().notNull(),
    maxPerTicket: integer().notNull(),
    /** The ticket types that it belongs to; null: all. */
    ticketTypeIds: text().array(),
    /** Whether it is sold with the ticket, and to buyers who have one. */
    soldWith: boolean().notNull().default(true),
    soldLater: boolean().notNull().default(false),
    laterUntil: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.position, table.id)],
)
