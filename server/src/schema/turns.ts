import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often somebody did something that is limited, within the window that is running. */
export const turns = pgTable(
  'turns',
  {
    /** What and who, hashed: the table tells nobody's address. */
    key: text().primaryKey(),
    taken: integer().notNull(),
    /** When the window ends and counting begins anew. */
    until: moment().notNull(),
  },
  (table) => [index().on(table.until)],
)
