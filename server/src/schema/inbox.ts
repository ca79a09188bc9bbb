import type { MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { messageKinds } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment, searchIndex } from './columns.ts'
import { events } from './events.ts'
import { mails } from './mails.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

export const messageKind = pgEnum('message_kind', messageKinds)

/**
 * The messages of a team about one matter. The team shares the archived, snoozed and assigned state; each member has a
 * read state of their own.
 */
export const threads = pgTable(
  'threads',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    eventId: text().references(() => events.id, { onDelete: 'set null' }),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    /** Identifies the matter of a notification: later notifications with the same key join the thread. */
    dedupeKey: text(),
    /** The person who asked, in a thread that began with a question; so are `email` and `language`. */
    name: text(),
    email: text(),
    language: text(),
    /** The number of messages, which is also the position of the last one. */
    messages: integer().notNull().default(0),
    lastKind: messageKind().notNull(),
    /** The time of the last incoming message, or of the end of a snooze. The inbox is sorted by it. */
    lastAt: createdAt(),
    archivedAt: moment(),
    snoozedUntil: moment(),
    /** The member who snoozed it. For this member it becomes unread again when the snooze ends. */
    snoozedBy: text().references(() => users.id, { onDelete: 'set null' }),
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The searchable text of the thread, as `searchTextOf` of the contract writes it. */
    searchText: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('threads_dedupe_key').on(table.teamId, table.dedupeKey),
    index('threads_by_time').on(table.teamId, table.lastAt, table.id),
    index('threads_in_inbox').on(table.teamId, table.lastAt, table.id).where(sql`${table.archivedAt} is null`),
    index('threads_snoozed').on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    index().on(table.eventId).where(sql`${table.eventId} is not null`),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    index().on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    searchIndex('threads_by_words', table),
    check('threads_has_subject', sql`${table.dedupeKey} is not null or ${table.email} is not null`),
  ],
)

/** The messages of the threads. The content of a row never changes. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    threadId: text()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** The number of the message within its thread, from 1. */
    position: integer().notNull(),
    kind: messageKind().notNull(),
    /** The data of a notification (see `notificationData` in the contract). */
    data: jsonb(),
    /** The text of a question or a reply. */
    text: text(),
    /** The member who wrote the reply. */
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The mail that carries the reply. */
    mailId: text().references(() => mails.id, { onDelete: 'set null' }),
    at: createdAt(),
    /** When Foyer queued the emails to the members who chose `at-once`; null while that is still to be done. */
    mailedAt: moment(),
  },
  (table) => [
    unique('messages_position').on(table.threadId, table.position),
    index('messages_to_mail').on(table.at).where(sql`${table.mailedAt} is null`),
    index().on(table.mailId).where(sql`${table.mailId} is not null`),
    index().on(table.authorId).where(sql`${table.authorId} is not null`),
  ],
)

/**
 * How far a member has read a thread. Without a row it is unread, unless its last message is older than the membership.
 */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: text()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The position of the last message that the member has read. */
    upTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index().on(table.userId)],
)

/** How often the messages of a team's inbox also reach a member by email. */
export const mailFrequencies = pgTable(
  'mail_frequencies',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member's choices only; `defaultMailFrequencies` applies to the other topics. */
    frequencies: jsonb().$type<Partial<Record<Topic, MailFrequency>>>().notNull().default({}),
    /** The end of the period that the last daily mail covers: eight in the morning, in the team's time zone. */
    dailyAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
)

/**
 * The change log of each team's inbox, which feeds the event streams and lets them resume. The numbers have no gaps and
 * follow the order of commits: a writer locks the team's row in `inbox_clocks` until it commits.
 */
export const inboxChanges = pgTable(
  'inbox_changes',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull(),
    threadId: text().notNull(),
    /** The kind of the incoming message; null if the state of the thread changed. */
    kind: messageKind(),
    /** The only member who gets the change, if it is a read state; null if the whole team does. */
    userId: text(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.number] }), index().on(table.at)],
)

export const inboxClocks = pgTable('inbox_clocks', {
  teamId: text()
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  last: bigint({ mode: 'number' }).notNull(),
})

/** The sale notifications that an event has already had: each is sent once. */
export const saleNotifications = pgTable(
  'sale_notifications',
  {
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    mark: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.mark] })],
)
