import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { inventoryKeys } from './inventory.ts'

/**
 * The capacities that several ticket types of an event share. Their sizes and seats are in `inventory`, under the same ids;
 * their members are the ticket types whose rows there count in them.
 */
export const sharedCapacities = pgTable(
  'shared_capacities',
  {
    ...inventoryKeys(),
    name: text().notNull(),
    /** Its place in the order of the page. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.position, table.id)],
)
