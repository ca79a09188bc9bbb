import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { encrypted, moment } from './columns.ts'

/** The authenticator of an account. Its secrets are encrypted. */
export const authenticators = pgTable('authenticators', {
  accountId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret of the authenticator that sign-ins ask for; null until a code has confirmed one. */
  secret: encrypted(),
  confirmedAt: moment(),
  /** The secret of the authenticator that is being set up. */
  newSecret: encrypted(),
  /** The time step of the last accepted code: a code works once. */
  lastStep: integer().notNull().default(0),
})

/** The recovery codes of an account that are not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text()
      .notNull()
      .references(() => authenticators.accountId, { onDelete: 'cascade' }),
    /** A keyed hash of the code. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)
