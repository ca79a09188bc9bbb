import { adjustmentKinds, correctionStates } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'
import type { CorrectionPlan } from './json/order-money.ts'
import { orders, tickets } from './orders.ts'

export const adjustmentKind = pgEnum('adjustment_kind', adjustmentKinds)
export const correctionState = pgEnum('correction_state', correctionStates)

/**
 * The lines that corrections add to an order, append-only. A fee is what the team keeps of a cancelled ticket, a reduction
 * what it takes off the price of a ticket; a line with the opposite sign takes an earlier one back.
 */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: adjustmentKind().notNull(),
    /** The amount that it adds to the price: a fee is positive, a reduction negative. */
    amountCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderId)],
)

/**
 * Cancellations of tickets and refunds of parts, with what they change. One that refunds a card is `requested` until the
 * card provider has accepted the refund; only then it is applied.
 */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: correctionState().notNull(),
    plan: jsonb().$type<CorrectionPlan>().notNull(),
    by: text().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the API token that acted for the member. */
    byToken: text(),
    /** Why the card provider refused it. */
    reason: text(),
    /** The hash of the request's `Idempotency-Key`, and the hash of the request. */
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId),
    unique('order_corrections_idempotency').on(table.orderId, table.idempotencyKey),
    // an order has at most one correction that waits for the card provider
    uniqueIndex('order_corrections_requested').on(table.orderId).where(sql`${table.state} = 'requested'`),
  ],
)
