import type { Role } from '@foyer/contract/access'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

/** The invitations to teams that are neither accepted nor revoked. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The ids of the events that the new member works on; null for all. */
    events: text().array(),
    /** A hash of the token of the last link: the earlier ones no longer work. */
    tokenHash: text().notNull().unique(),
    invitedBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Whether its link was mailed, and so proves that its holder reads that mailbox. */
    mailed: boolean().notNull(),
    createdAt: createdAt(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [unique().on(table.teamId, table.email), index().on(table.invitedBy)],
)
