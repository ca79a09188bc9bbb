import type { ItemKind } from '@foyer/contract/price/price-list'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { addOnGroups } from './add-on-groups.ts'
import { createdAt, moment } from './columns.ts'
import { inventoryKeys } from './inventory.ts'

/** The ticket types of the events. Their capacities are in `inventory`, under the same ids. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    ...inventoryKeys(),
    /** Whether it sells tickets or add-ons to them, or is a fee. The items of orders have the kind of their type. */
    kind: text().$type<ItemKind>().notNull().default('ticket'),
    /** Whether the team keeps it when tickets are cancelled: of a fee. */
    kept: boolean().notNull().default(false),
    /** The group of an add-on. */
    addOnGroupId: text().references(() => addOnGroups.id),
    name: text().notNull(),
    description: text(),
    /** Where buyers choose the price, the one that is suggested. */
    priceCents: integer().notNull(),
    /** The least that a buyer may choose to pay; null: the price is fixed. */
    minPriceCents: integer(),
    /** The most that a buyer may choose to pay; null: no limit. */
    maxPriceCents: integer(),
    /** 0 while the team is a small business. */
    taxRateBp: integer().notNull(),
    /** The rate that it will have again when the team charges VAT; null: `taxRateBp`. */
    usualTaxRateBp: integer(),
    minPerOrder: integer().notNull(),
    maxPerOrder: integer().notNull(),
    salesFrom: moment(),
    salesUntil: moment(),
    hidden: boolean().notNull(),
    /** Whether the team approves or declines each order that contains it. */
    needsApproval: boolean().notNull().default(false),
    /** Its place in the order of the page. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.eventId, table.position, table.id),
    check(
      'ticket_types_price_range',
      sql`(${table.minPriceCents} is null and ${table.maxPriceCents} is null)
        or (${table.minPriceCents} <= ${table.priceCents} and ${table.priceCents} <= coalesce(${table.maxPriceCents}, ${table.priceCents}))`,
    ),
    index('ticket_types_by_group').on(table.addOnGroupId).where(sql`${table.addOnGroupId} is not null`),
  ],
)
