import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** One row per process, written every few seconds: its age says whether commits go through. */
export const heartbeats = pgTable('heartbeats', {
  processId: text().primaryKey(),
  /** The `ROLE` of the process. */
  role: text().notNull(),
  at: createdAt(),
})

/** What the operator has been told and is still so. The row goes when it is over, so that the next time is told again. */
export const alerts = pgTable('alerts', {
  name: text().primaryKey(),
  raisedAt: createdAt(),
})
