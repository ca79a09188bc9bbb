import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, encrypted } from './columns.ts'

/** The responses to calls with an `Idempotency-Key`, inserted in the transaction of their effect and kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller and the call: equal keys of different callers do not collide. */
    scope: text().notNull(),
    /** The hash of the key. */
    key: text().notNull(),
    requestHash: text().notNull(),
    /**
     * The answer of an earlier version of Foyer, not encrypted. Only read, for the day that those rows are kept.
     * json, not jsonb: jsonb does not preserve the order of fields.
     */
    answer: json(),
    /** The answer as JSON, encrypted: it can contain a token or a link that grants access. */
    encryptedAnswer: encrypted(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)

/** The record that an answer is encrypted for. The scope contains no line break, the key no space. */
export const answerRecord = ({ scope, key }: { scope: string; key: string }): string => `answer:${key}:${scope}`
