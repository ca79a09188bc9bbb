import type { MailRhythm, Topic } from '@foyer/contract/inbox-kinds'
import { messageKinds } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'
import { mails } from './mails.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

export const messageKind = pgEnum('message_kind', messageKinds)

/** What a team hears about one matter. Archived, snoozed and assigned for all of the team; read by each member. */
export const threads = pgTable(
  'threads',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    eventId: text().references(() => events.id, { onDelete: 'set null' }),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    /** What it is about, for Foyer: later messages of the same trouble join it. */
    about: text(),
    /** Who asks, in a thread from a person. */
    name: text(),
    email: text(),
    language: text(),
    /** How many messages it has; the last one's position. */
    messages: integer().notNull().default(0),
    lastKind: messageKind().notNull(),
    /** When something last came in; by it the inbox is sorted. A snooze that ends counts. */
    lastAt: createdAt(),
    archivedAt: moment(),
    snoozedUntil: moment(),
    /** Who snoozed it, for whom it is unread again when it comes back. */
    snoozedBy: text().references(() => users.id, { onDelete: 'set null' }),
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What is searched of it: lower case, without accents. */
    searchText: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('threads_about').on(table.teamId, table.about),
    index('threads_by_time').on(table.teamId, table.lastAt, table.id),
    index('threads_in_inbox').on(table.teamId, table.lastAt, table.id).where(sql`${table.archivedAt} is null`),
    index('threads_snoozed').on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    index().on(table.eventId).where(sql`${table.eventId} is not null`),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    index().on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    index('threads_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('threads_says_what', sql`${table.about} is not null or ${table.email} is not null`),
  ],
)

/** What was told or said in a thread. Rows are added, never changed. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    threadId: text()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 within the thread. */
    position: integer().notNull(),
    kind: messageKind().notNull(),
    /** What a message from Foyer is made of. */
    data: jsonb(),
    /** What a person wrote. */
    text: text(),
    /** The member who answers. */
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The mail a reply went out by. */
    mailId: text().references(() => mails.id, { onDelete: 'set null' }),
    at: createdAt(),
    /** When the members who wish so were told of it by mail. */
    mailedAt: moment(),
  },
  (table) => [
    unique('messages_position').on(table.threadId, table.position),
    index('messages_to_mail').on(table.at).where(sql`${table.mailedAt} is null`),
    index().on(table.mailId).where(sql`${table.mailId} is not null`),
    index().on(table.authorId).where(sql`${table.authorId} is not null`),
  ],
)

/** How far a member has read a thread. Without a row: not, unless its last message is older than the membership. */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: text()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The position of the last message read. */
    upTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index().on(table.userId)],
)

/** What of a team's inbox also comes to a member by mail. */
export const inboxChoices = pgTable(
  'inbox_choices',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only what was chosen; the rest is as `rhythmsAtFirst` says. */
    rhythms: jsonb().$type<Partial<Record<Topic, MailRhythm>>>().notNull().default({}),
    /** Up to where the daily mail has told: eight in the morning of the day when it was last seen to. */
    dailyAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
)

/**
 * What happened in a team's inbox, numbered without a gap in the order of the commits: whoever writes one holds the
 * team's row in `inbox_clocks` until then. From it open streams are served, and go on after a break.
 */
export const inboxChanges = pgTable(
  'inbox_changes',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull(),
    threadId: text().notNull(),
    /** A message that came in; absent: something about the thread was changed. */
    kind: messageKind(),
    /** Whom alone it concerns: what one member has read is nothing to the others. */
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

/** What of an event's sale was told: each thing once. */
export const toldSales = pgTable(
  'told_sales',
  {
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    mark: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.mark] })],
)
