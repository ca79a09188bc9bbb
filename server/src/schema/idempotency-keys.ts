import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The responses to calls with an `Idempotency-Key`, inserted in the transaction of their effect and kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller and the call: equal keys of different callers do not collide. */
    scope: text().notNull(),
    /** The hash of the key. */
    key: text().notNull(),
    requestHash: text().notNull(),
    // json, not jsonb: jsonb does not preserve the order of fields
    answer: json(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)
