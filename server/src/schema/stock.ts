import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { events } from './events.ts'

/**
 * The seats that can run out: a row for each ticket type, under its id, and one for the event they belong to, under
 * the event's. Apart from what organisers edit, so that a rush of buyers and a change of a name do not wait for each
 * other. Written by `features/admission` alone.
 */
export const stock = pgTable(
  'stock',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The most that may be held and sold. Only an event may be without. */
    capacity: integer(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** Of the event's row: counts the changes of what is offered and for how much. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.eventId),
    check('stock_held', sql`${table.held} >= 0`),
    check('stock_sold', sql`${table.sold} >= 0`),
    // the last line of defence: whatever a statement gets wrong, no row says that too many were sold
    check('stock_capacity', sql`${table.held} + ${table.sold} <= ${table.capacity}`),
  ],
)
