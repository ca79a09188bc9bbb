import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'
import { teams } from './teams.ts'

/** Saved views of the lists of orders. A shared one stays when the account of its member is deleted. */
export const orderViews = pgTable(
  'order_views',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: text().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    search: text().notNull(),
    shared: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId), index().on(table.accountId)],
)
