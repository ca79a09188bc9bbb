import type { Language } from '@foyer/contract/languages'
import type { Agreement, LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { NewLegalText } from '@foyer/contract/legal-texts'
import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'
import { events } from './events.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The versions of the texts of teams and events. A version never changes: a trigger allows no more than to forget who saved
 * it. `teams.legal_texts` and `events.legal_texts` list the versions that are valid.
 */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null: of the team, for all events without a text of the kind. */
    eventId: text().references(() => events.id, { onDelete: 'cascade' }),
    kind: text().$type<LegalTextKind>().notNull(),
    /** Counts from 1. */
    version: integer().notNull(),
    /** Empty: the text ended with this version. */
    content: jsonb().$type<NewLegalText['content']>().notNull(),
    agreement: text().$type<Agreement>().notNull(),
    minimumAge: integer(),
    createdAt: createdAt(),
    by: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('legal_texts_version').on(table.teamId, sql`coalesce(${table.eventId}, '')`, table.kind, table.version),
    index('legal_texts_by_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('legal_texts_by_member').on(table.by),
  ],
)

/** The PDFs of the versions, made once. */
export const legalTextFiles = pgTable(
  'legal_text_files',
  {
    textId: text()
      .notNull()
      .references(() => legalTexts.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    pdf: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.textId, table.language] })],
)

/** The versions whose PDFs are not made yet. */
export const legalTextsToDraw = pgTable(
  'legal_texts_to_draw',
  {
    textId: text()
      .primaryKey()
      .references(() => legalTexts.id, { onDelete: 'cascade' }),
    nextTryAt: createdAt(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('legal_texts_to_draw_due').on(table.nextTryAt)],
)

/** The versions that the buyers of orders have agreed to. */
export const orderLegalTexts = pgTable(
  'order_legal_texts',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<LegalTextKind>().notNull(),
    // no foreign key: each order of a rush would lock the row of the same text. Texts go with their team or event only,
    // and those take their orders along
    textId: text().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
)
