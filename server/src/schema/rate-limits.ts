import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The counters of the rate limits: the attempts of a caller within the current window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The hash of the limit and the caller, so that the table holds no IP or email addresses. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the window ends and the count restarts. */
    resetsAt: moment().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
