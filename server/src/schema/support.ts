import type { PageContext } from '@foyer/contract/support'
import type { feedbackKinds } from '@foyer/contract/support-limits'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

const writer = () => text().references(() => users.id, { onDelete: 'set null' })

/** Support requests. Foyer also mails them; the row remains if mail does not work. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: text().primaryKey(),
    userId: writer(),
    subject: text().notNull(),
    message: text().notNull(),
    context: jsonb().$type<PageContext>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
)

export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    userId: writer(),
    kind: text().$type<(typeof feedbackKinds)[number]>().notNull(),
    message: text().notNull(),
    context: jsonb().$type<PageContext>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
)
