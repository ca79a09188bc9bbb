import type { ContentLanguage } from '@foyer/contract/content-languages'
import type { SkippedReason } from '@foyer/contract/notion-pages'
import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PageTree } from '../lib/notion/tree.ts'
import { createdAt, encrypted, moment } from './columns.ts'
import { events } from './events.ts'
import { files } from './files.ts'

const event = () => text().references(() => events.id, { onDelete: 'cascade' })

/**
 * The leases of the Notion keys: one process at a time syncs with a key, for all events that share it, because Notion's
 * rate limit is per key. The row holds no key, only a fingerprint of it that no other installation can compute.
 */
export const notionKeys = pgTable('notion_keys', {
  fingerprint: text().primaryKey(),
  workspace: text(),
  connection: text(),
  /** Increases with every lease. A process that has lost its lease finds another number and writes nothing. */
  claims: integer().notNull().default(0),
  /** The end of the current lease. Its process renews it; after a crash the lease runs out. */
  busyUntil: moment(),
  /** The end of the pause that Notion has requested. */
  pausedUntil: moment(),
  /** The number of requests to Notion within the minute before `callsAt`. */
  calls: integer().notNull().default(0),
  callsAt: createdAt(),
  /** The number of requests of key checks within the minute before `checkCallsAt`: they do not pass through the queue. */
  checkCalls: integer().notNull().default(0),
  checkCallsAt: createdAt(),
})

/** The title of a page and the hashes of its parts, to find out what has changed. */
export interface PageOutline {
  title: string
  parts: string[]
}

/** The Notion pages of the events, with the state of their syncs. An event gets a row with its first key. */
export const notionPages = pgTable(
  'notion_pages',
  {
    eventId: event().primaryKey(),
    /** The key that reads the page; null once the key is removed. The page stays published. */
    fingerprint: text().references(() => notionKeys.fingerprint),
    /** With dashes; null while the event has no link. */
    pageId: text(),
    paused: boolean().notNull().default(false),

    /** The status that Foyer shows, once enough syncs have confirmed it; null until the first sync. */
    state: text().$type<NotionSyncStatus>(),
    stateSince: createdAt(),
    /**
     * The status of the last sync. `lastStatusSince` and `lastStatusCount`: the unbroken run of syncs with this status.
     */
    lastStatus: text().$type<NotionSyncStatus>(),
    lastStatusSince: createdAt(),
    lastStatusCount: integer().notNull().default(0),
    /** The status in the last notification. */
    notifiedState: text().$type<NotionSyncStatus>().notNull().default('connected'),

    /** Increases with every lease. A sync that another one has overtaken finds another number and writes nothing. */
    claims: integer().notNull().default(0),
    /**
     * When the next sync is due. The process that takes it moves this ahead as a lease; after a crash the lease runs
     * out.
     */
    nextPollAt: createdAt(),
    /** Whether the next sync reads the whole page, even if Notion reports no edit since the last one. */
    syncRequested: boolean().notNull().default(true),
    /** When a member asked for the next sync: it goes before the others with its key. Null once it is done. */
    askedAt: moment(),
    /** The number of failed syncs in a row. */
    failures: integer().notNull().default(0),

    /** Notion's `last_edited_time` at the last complete sync, to the minute. */
    lastEditedAt: moment(),
    checkedAt: moment(),
    /** When the last complete sync began. */
    readAt: moment(),
    changedAt: moment(),
    /** The parts of the page that are not published, without the kinds of blocks that Foyer never publishes. */
    skipped: jsonb().$type<{ reason: SkippedReason; name: string }[]>().notNull().default([]),
    snapshotId: text(),
    /** When the next notification about changes is due. `notifiedOutline`: the page before those changes. */
    notifyChangeAt: moment(),
    notifiedOutline: jsonb().$type<PageOutline>(),

    /** The token that Notion signs its webhooks with, encrypted. */
    webhookToken: encrypted(),
    /**
     * When Notion first signed with the token. From then on the token cannot be replaced, because its request is
     * unsigned.
     */
    webhookProvenAt: moment(),
    signalAt: moment(),
  },
  (table) => [
    index('notion_pages_due')
      .on(table.nextPollAt)
      .where(sql`${table.fingerprint} is not null and ${table.pageId} is not null`),
    index('notion_pages_to_tell').on(table.notifyChangeAt).where(sql`${table.notifyChangeAt} is not null`),
    index().on(table.fingerprint),
  ],
)

/** The content of a page after a complete sync. The latest snapshot is the published one. */
export const notionSnapshots = pgTable(
  'notion_snapshots',
  {
    id: text().primaryKey(),
    eventId: event().notNull(),
    /** The hash of the tree, whose canonical form excludes values that change without an edit. */
    contentHash: text().notNull(),
    /** The version of the tree's format. */
    version: integer().notNull(),
    tree: jsonb().$type<PageTree>().notNull(),
    /** The language that its text was found to be in, as a BCP 47 tag; null when that is uncertain. */
    language: text().$type<ContentLanguage>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.id)],
)

/** The files of each page, with their copies. */
export const notionCopies = pgTable(
  'notion_copies',
  {
    eventId: event().notNull(),
    /** The id of the block that has the file, and the address without its expiring parts. */
    key: text().notNull(),
    /** null if the file cannot be copied. */
    hash: text().references(() => files.hash),
    copiedAt: createdAt(),
    /** When a complete sync last found the file on the page. */
    usedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.key] }), index().on(table.hash), index().on(table.usedAt)],
)

/** The ids of processed webhook events of Notion, so that each counts once. */
export const notionSignals = pgTable(
  'notion_signals',
  { eventId: event().notNull(), id: text().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.eventId, table.id] }), index().on(table.createdAt)],
)
