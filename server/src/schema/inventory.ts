import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { events } from './events.ts'

/** An inventory row counts the seats of an event, of a ticket type, or of several of them, or the uses of a code. */
export type InventoryKind = 'event' | 'ticket-type' | 'shared' | 'code'

/**
 * The inventory counters: a row for each ticket type, shared capacity and code, and one for the event, under their ids. The
 * counters are not columns of those tables, so that reservations and an organiser's edits do not wait for each other's row
 * locks. Only `features/inventory` writes them.
 */
export const inventory = pgTable(
  'inventory',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text().$type<InventoryKind>().notNull(),
    /** The maximum of `held` + `sold` + `setAside`; null: no limit. A ticket type has one. */
    capacity: integer(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** The seats that are kept for codes which hold them: as many as these codes have uses left. */
    setAside: integer().notNull().default(0),
    /**
     * The rows in which its seats count too: the event's, those of shared capacities. A column and not a table: a statement
     * that has waited for the lock of a row reads its columns as they are, but other tables as they were when it began.
     */
    countsIn: text().array().notNull().default([]),
    /** The ticket type of which a code holds as many seats as it has uses left; null: it holds none. */
    setsAsideIn: text(),
    /** Increases with every change of the event's ticket types and prices. Only the row of the event uses it. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.eventId),
    check('inventory_held', sql`${table.held} >= 0`),
    check('inventory_sold', sql`${table.sold} >= 0`),
    check('inventory_set_aside', sql`${table.setAside} >= 0`),
    // the last line of defence: no faulty statement can oversell
    check('inventory_capacity', sql`${table.held} + ${table.sold} + ${table.setAside} <= ${table.capacity}`),
  ],
)

/**
 * The seats that a network has ordered for free in the last hour. Rows of their own and not columns of the order: the
 * network is forgotten without touching the order again, and no person can be found by it. No foreign key, which would lock
 * the event for each row: the rows of deleted events go with the hour.
 */
export const freeSeats = pgTable(
  'free_seats',
  {
    eventId: text().notNull(),
    /** As in `orders`. */
    network: text().notNull(),
    seats: smallint().notNull(),
    orderedAt: createdAt(),
  },
  (table) => [index('free_seats_by_network').on(table.eventId, table.network)],
)

/** The first columns of a table whose rows have their seats in `inventory`, under the same ids. */
export const inventoryKeys = () => ({
  id: text()
    .primaryKey()
    .references(() => inventory.id),
  eventId: text()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
})
