import type { ErasureCounts } from '@foyer/contract/erasures'
import type { RetentionKind } from '@foyer/contract/retention-rules'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

/** The erasures of buyers: that they happened, and how much was erased. Nothing in them leads to the buyer. */
export const erasures = pgTable(
  'erasures',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    by: text().references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
    counts: jsonb().$type<ErasureCounts>().notNull(),
  },
  (table) => [index().on(table.teamId, table.at), index().on(table.by)],
)

/** How long a team keeps each kind of data, where it differs from the default, and when the task last deleted it. */
export const retention = pgTable(
  'retention',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    kind: text().$type<RetentionKind>().notNull(),
    /** The team's own period, in the unit of the kind; null: the default. */
    period: integer(),
    lastRunAt: moment(),
    /** The number of rows that the last run erased. */
    lastCount: integer(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.kind] })],
)
