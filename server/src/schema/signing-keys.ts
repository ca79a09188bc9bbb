import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** What links and ticket codes are signed with, encrypted; made once. The installation's secret may be replaced, these stay. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: createdAt(),
})
