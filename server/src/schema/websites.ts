import type { WebsiteFailure } from '@foyer/contract/website-failures'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'

export const websiteState = pgEnum('website_state', ['unchecked', 'up', 'down'])

/** How the website of an event is watched. Another address is another row: everything known of the old one goes with it. */
export const websites = pgTable(
  'websites',
  {
    eventId: text()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    state: websiteState().notNull().default('unchecked'),
    since: moment(),
    /** The first of the checks that disagree with the state, while nobody has agreed with it again. */
    oddSince: moment(),
    nextCheckAt: createdAt(),
    /** Whoever checks it has this; a crash leaves it until the next check is due. */
    claim: text(),
    claimedAt: moment(),
    /** When somebody asked for a check that is not done yet. */
    askedAt: moment(),
    checkedAt: moment(),
    failure: text().$type<WebsiteFailure>(),
    status: integer(),
    firstByteMs: integer(),
    redirects: text().array().notNull().default(sql`'{}'`),
    certificateFrom: moment(),
    certificateUntil: moment(),
    /** Of how many days left the team was told. */
    certificateTold: integer(),
    title: text(),
    contentHash: text(),
    /** Another content that was seen once: it counts when it is seen a second time. */
    oddContentHash: text(),
    /** When the team was last told that the page has changed. */
    changeToldAt: moment(),
  },
  (table) => [index('websites_due').on(table.nextCheckAt)],
)

const ofWebsite = () =>
  text()
    .notNull()
    .references(() => websites.eventId, { onDelete: 'cascade' })

/** Single checks, of the last two days. */
export const websiteChecks = pgTable(
  'website_checks',
  { eventId: ofWebsite(), at: moment().notNull(), failed: boolean().notNull(), firstByteMs: integer() },
  (table) => [
    primaryKey({ columns: [table.eventId, table.at] }),
    index('website_checks_by_time').using('brin', table.at),
  ],
)

/** What a day came to, by the clock of the event's place. */
export const websiteDays = pgTable(
  'website_days',
  {
    eventId: ofWebsite(),
    date: date({ mode: 'string' }).notNull(),
    checks: integer().notNull(),
    down: integer().notNull(),
    /** Those that were answered well, and how long they took in all. */
    answered: integer().notNull(),
    totalMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.date] }), index().on(table.date)],
)

/** What was not as before. */
export const websiteChanges = pgTable(
  'website_changes',
  {
    id: text().primaryKey(),
    eventId: ofWebsite(),
    at: createdAt(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.eventId, table.at), index().on(table.at)],
)
