import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The files on event pages, each content stored once: copies of the files of Notion pages, and pictures that members
 * have uploaded. The name of the table is older than the uploads.
 */
export const files = pgTable(
  'notion_files',
  {
    /** SHA-256, hexadecimal. */
    hash: text().primaryKey(),
    type: text().notNull(),
    bytes: bytes().notNull(),
    /** In pixels, of an image; so is `height`. */
    width: integer(),
    height: integer(),
    /** When the next attempt to make the variants of a picture is due; null when they are made, and for other files. */
    variantsDueAt: moment(),
    variantAttempts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('notion_files_due').on(table.variantsDueAt).where(sql`${table.variantsDueAt} is not null`)],
)

/** Smaller copies of the pictures, as WebP. */
export const fileVariants = pgTable(
  'notion_variants',
  {
    hash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'cascade' }),
    /** In pixels. */
    width: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
)

/** The pictures that members have uploaded for an event. */
export const eventPictures = pgTable(
  'event_pictures',
  {
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    hash: text()
      .notNull()
      .references(() => files.hash),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.hash] }),
    index().on(table.hash),
    index().on(table.createdAt),
  ],
)
