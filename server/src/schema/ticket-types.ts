import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'
import { stock } from './stock.ts'

/** What can be bought for an event. How many there are stands in `stock`, under the same id. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: text()
      .primaryKey()
      .references(() => stock.id),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    priceCents: integer().notNull(),
    taxRateBp: integer().notNull(),
    minPerOrder: integer().notNull(),
    maxPerOrder: integer().notNull(),
    salesFrom: moment(),
    salesUntil: moment(),
    hidden: boolean().notNull(),
    /** Where it stands on the page. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.position, table.id)],
)
