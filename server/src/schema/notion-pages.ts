import type { LeftOutReason } from '@foyer/contract/notion-pages'
import type { SeenState } from '@foyer/contract/notion-states'
import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PageTree } from '../lib/notion/tree.ts'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const event = () => text().references(() => events.id, { onDelete: 'cascade' })

/**
 * The queue of a key of Notion's: whatever is read with it, for whichever events, is read by one process at a time. The
 * key itself is not here; it is recognised by a fingerprint that nobody can make without a key of ours.
 */
export const notionKeys = pgTable('notion_keys', {
  fingerprint: text().primaryKey(),
  workspace: text(),
  connection: text(),
  /** Counts the processes that took the queue: one that lost it finds another number. */
  claims: integer().notNull().default(0),
  /** Until when it is one process's; that process moves it ahead, a crash leaves it where it is. */
  busyUntil: moment(),
  /** Until when Notion wants to be left alone. */
  restsUntil: moment(),
  /** How much was asked within a minute before `callsAt`. */
  calls: integer().notNull().default(0),
  callsAt: createdAt(),
})

/** A page's title and the hashes of its parts, by which is said what was changed. */
export interface Outline {
  title: string
  parts: string[]
}

/** The Notion page of an event that has a key. */
export const notionPages = pgTable(
  'notion_pages',
  {
    eventId: event().primaryKey(),
    /** Which key reads it; null once that was removed. What is published stays. */
    fingerprint: text().references(() => notionKeys.fingerprint),
    /** Dashed; null while the event has no link. */
    pageId: text(),
    paused: boolean().notNull().default(false),

    /** What is shown: undefined until the first look. */
    state: text().$type<SeenState>(),
    stateSince: createdAt(),
    /** What the last look came to, since when each has come to it, and how many were that. */
    seen: text().$type<SeenState>(),
    seenSince: createdAt(),
    seenTimes: integer().notNull().default(0),
    /** What the inbox was told last. */
    toldState: text().$type<SeenState>().notNull().default('connected'),

    /** Counts the looks: one that was overtaken writes nothing. */
    claims: integer().notNull().default(0),
    /** When it is due. Whoever takes it moves this ahead; a crash brings it back. */
    nextLookAt: createdAt(),
    /** Whether the next look reads all of it, whatever Notion says about the last edit. */
    wanted: boolean().notNull().default(true),
    /** Looks in a row that came to nothing. */
    failures: integer().notNull().default(0),

    /** By Notion's clock, to the minute, as of the last complete read. */
    lastEditedAt: moment(),
    checkedAt: moment(),
    /** When the last complete read began. */
    readAt: moment(),
    changedAt: moment(),
    /** What of it is not published, other than what never is. */
    leftOut: jsonb().$type<{ reason: LeftOutReason; name: string }[]>().notNull().default([]),
    snapshotId: text(),
    /** When the inbox is to be told of changes, and from what they began. */
    tellChangeAt: moment(),
    toldOutline: jsonb().$type<Outline>(),

    /** What Notion signs its signals with, encrypted. */
    webhookToken: text(),
    /** When it first did: from then on nobody can put another in its place. */
    webhookProvenAt: moment(),
    signalAt: moment(),
  },
  (table) => [
    index('notion_pages_due')
      .on(table.nextLookAt)
      .where(sql`${table.fingerprint} is not null and ${table.pageId} is not null`),
    index('notion_pages_to_tell').on(table.tellChangeAt).where(sql`${table.tellChangeAt} is not null`),
    index().on(table.fingerprint),
  ],
)

/** A page as it was once, whole. Written after a complete read only; the last one is what is published. */
export const notionSnapshots = pgTable(
  'notion_snapshots',
  {
    id: text().primaryKey(),
    eventId: event().notNull(),
    /** Of the tree, whose canonical form holds nothing that changes by itself. */
    contentHash: text().notNull(),
    /** Which shape the tree has. */
    version: integer().notNull(),
    tree: jsonb().$type<PageTree>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.id)],
)

/** Copies of files, each content once. */
export const notionFiles = pgTable('notion_files', {
  /** SHA-256, in hexadecimal digits. */
  hash: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  /** Of pictures, in pixels. */
  width: integer(),
  height: integer(),
  createdAt: createdAt(),
})

/** Which file of a page was copied, or why it was not. */
export const notionCopies = pgTable(
  'notion_copies',
  {
    eventId: event().notNull(),
    /** The owner's id and the address without what expires. */
    key: text().notNull(),
    /** null: it cannot be copied. */
    hash: text().references(() => notionFiles.hash),
    copiedAt: createdAt(),
    /** When a complete read last found it on the page. */
    usedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.key] }), index().on(table.hash), index().on(table.usedAt)],
)

/** Signals of Notion's that were heard: each counts once. */
export const notionSignals = pgTable(
  'notion_signals',
  { eventId: event().notNull(), id: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.eventId, table.id] }), index().on(table.createdAt)],
)
