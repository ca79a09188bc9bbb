import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The answers already given to an `Idempotency-Key`, kept for a day, written in the transaction of their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it and to which call: keys of different callers never meet. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    // json and not jsonb, which would give the fields back in another order
    answer: json(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)
