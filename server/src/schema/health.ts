import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** One row per process, written every few seconds: its age says whether commits go through. */
export const heartbeats = pgTable('heartbeats', {
  processId: text().primaryKey(),
  /** The `ROLE` of the process. */
  role: text().notNull(),
  at: createdAt(),
})

/** The warnings that the operator has been notified of. The row is deleted when the cause is over: the next one counts. */
export const alerts = pgTable('alerts', {
  name: text().primaryKey(),
  raisedAt: createdAt(),
  /** When a process last found the cause. */
  seenAt: createdAt(),
})
