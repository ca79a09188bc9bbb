import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { inventoryKeys } from './inventory.ts'

/** The codes that lower prices, unlock hidden ticket types, or hold seats. Their uses are in `inventory`, under the same ids. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    ...inventoryKeys(),
    /** As buyers type it, in capital letters. */
    code: text().notNull(),
    /** A word of the team, by which codes are counted together. */
    tag: text(),
    effect: text().$type<'none' | 'percent' | 'amount' | 'fixed'>().notNull(),
    /** Basis points of `percent`, otherwise minor units. */
    amount: integer().notNull(),
    /** Whether an order or each of its tickets uses it once. */
    use: text().$type<'order' | 'ticket'>().notNull(),
    /** The ticket types that it is for; null: all. */
    ticketTypeIds: text().array(),
    /** Whether it sells hidden ticket types. */
    unlocks: boolean().notNull().default(false),
    minTickets: integer().notNull().default(0),
    minCents: integer().notNull().default(0),
    /** The most uses with one email address; null: no limit. */
    perEmail: integer(),
    validFrom: moment(),
    validUntil: moment(),
    /** Whether it is taken off after the discounts. Otherwise the better of both counts. */
    withDiscounts: boolean().notNull().default(false),
    /** Whether it holds as many seats of its one ticket type as it has uses left. */
    holds: boolean().notNull().default(false),
    note: text(),
    /** The codes that were made together have the same. */
    batchId: text(),
    /** When it was deleted. Orders with it keep their prices. */
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    // the text of a deleted code may be used again
    uniqueIndex('promo_codes_code').on(table.eventId, table.code).where(sql`${table.deletedAt} is null`),
    index('promo_codes_by_tag').on(table.eventId, table.tag, table.id),
  ],
)
