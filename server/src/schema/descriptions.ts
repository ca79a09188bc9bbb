import type { Description } from '@foyer/contract/descriptions'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { events } from './events.ts'

/** The teams' own texts on the pages of their events. An event gets a row with its first description. */
export const eventDescriptions = pgTable('event_descriptions', {
  eventId: text()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  content: jsonb().$type<Description['content']>().notNull(),
  replacesNotion: boolean().notNull(),
  /** Starts at 1 and increases with every change. */
  version: integer().notNull(),
  changedAt: moment().notNull().defaultNow(),
})
