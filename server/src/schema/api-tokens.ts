import type { TokenPermission } from '@foyer/contract/api-token-rules'
import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { members } from './teams.ts'

/** The API tokens that are not revoked. A token goes with the membership of its creator. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    teamId: text().notNull(),
    /** The member who created it, with whose role it works. */
    createdBy: text().notNull(),
    name: text().notNull(),
    permissions: text().array().$type<TokenPermission[]>().notNull(),
    /** The ids of the events that it may use, and of deleted ones; null for all events of the team. */
    events: text().array(),
    /** The SHA-256 hash of its secret. */
    hash: text().notNull().unique(),
    lastFour: text().notNull(),
    /** The secret before the last rotation, and until when it works. */
    formerHash: text().unique(),
    formerLastFour: text(),
    formerUntil: moment(),
    /** The lifetime that a rotation gives it again. */
    days: integer().notNull(),
    expiresAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'api_tokens_member',
      columns: [table.teamId, table.createdBy],
      foreignColumns: [members.teamId, members.userId],
    }).onDelete('cascade'),
    index().on(table.teamId, table.createdBy),
  ],
)
