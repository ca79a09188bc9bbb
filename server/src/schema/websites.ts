import type { WebsiteFailure } from '@foyer/contract/website-failures'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'

export const websiteState = pgEnum('website_state', ['unchecked', 'up', 'down'])

/**
 * The monitored websites of the events. A new address gets a new row; the history of the old address is deleted with
 * it.
 */
export const websites = pgTable(
  'websites',
  {
    eventId: text()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    state: websiteState().notNull().default('unchecked'),
    since: moment(),
    /** The first of the latest checks that contradict the state; null if the last check agrees with it. */
    oddSince: moment(),
    nextCheckAt: createdAt(),
    /** The id of the process's claim on the check. After a crash it stays until the next check is due. */
    claim: text(),
    claimedAt: moment(),
    /** When a member requested a check that is not done yet. */
    checkRequestedAt: moment(),
    checkedAt: moment(),
    failure: text().$type<WebsiteFailure>(),
    status: integer(),
    firstByteMs: integer(),
    redirects: text().array().notNull().default(sql`'{}'`),
    certificateFrom: moment(),
    certificateUntil: moment(),
    /** The days left in the last notification about the certificate. */
    certificateNotifiedDays: integer(),
    title: text(),
    contentHash: text(),
    /**
     * The hash of new content that one check has found. The content counts as changed when a second check finds it too.
     */
    oddContentHash: text(),
    /** The time of the last notification that the page has changed. */
    changeNotifiedAt: moment(),
  },
  (table) => [index('websites_due').on(table.nextCheckAt)],
)

const ofWebsite = () =>
  text()
    .notNull()
    .references(() => websites.eventId, { onDelete: 'cascade' })

/** The single checks of the last two days. */
export const websiteChecks = pgTable(
  'website_checks',
  { eventId: ofWebsite(), at: moment().notNull(), failed: boolean().notNull(), firstByteMs: integer() },
  (table) => [
    primaryKey({ columns: [table.eventId, table.at] }),
    index('website_checks_by_time').using('brin', table.at),
  ],
)

/** The checks per day, in the event's time zone. */
export const websiteDays = pgTable(
  'website_days',
  {
    eventId: ofWebsite(),
    date: date({ mode: 'string' }).notNull(),
    checks: integer().notNull(),
    down: integer().notNull(),
    /** The number of successful checks. `totalMs`: their response times added up. */
    answered: integer().notNull(),
    totalMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.date] }), index().on(table.date)],
)

/** The changes of a website that its history shows. */
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
