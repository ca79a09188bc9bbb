import type { WebsiteFailure } from '@foyer/contract/website-failures'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'
import { teams } from './teams.ts'

export const websiteState = pgEnum('website_state', ['unchecked', 'up', 'down'])

/** The watched websites: one row for each team and address, however many of its events have that address. */
export const websites = pgTable(
  'websites',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Identifies the website within its team: the result of `watchedAddress`. */
    address: text().notNull(),
    /** The address that is requested: as it was entered for the oldest of its events. */
    url: text().notNull(),
    state: websiteState().notNull().default('unchecked'),
    since: moment(),
    /** When the state last changed between up and down, and the time before that. */
    changedAt: moment(),
    changedBeforeAt: moment(),
    /** When the state had changed so often that the team was notified that it is unstable; null while it is steady. */
    unstableSince: moment(),
    /** The first of the latest checks that contradict the state; null if the last check agrees with it. */
    oddSince: moment(),
    nextCheckAt: createdAt(),
    /** The id of the process's claim on the check. After a crash it stays until the next check is due. */
    claim: text(),
    claimedAt: moment(),
    /** When a member requested a check that is not done yet. */
    checkRequestedAt: moment(),
    checkedAt: moment(),
    /** Since when checks could not be judged, because Foyer itself had no connection; null once one is judged. */
    notJudgedSince: moment(),
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
  (table) => [unique('websites_address').on(table.teamId, table.address), index('websites_due').on(table.nextCheckAt)],
)

const ofWebsite = () =>
  text()
    .notNull()
    .references(() => websites.id, { onDelete: 'cascade' })

/** The website of each event. */
export const eventWebsites = pgTable(
  'event_websites',
  {
    eventId: text()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    websiteId: ofWebsite(),
  },
  (table) => [index().on(table.websiteId)],
)

/** The single checks of the last two days. */
export const websiteChecks = pgTable(
  'website_checks',
  { websiteId: ofWebsite(), at: moment().notNull(), failed: boolean().notNull(), firstByteMs: integer() },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.at] }),
    index('website_checks_by_time').using('brin', table.at),
  ],
)

/** The checks per day, in the team's time zone. */
export const websiteDays = pgTable(
  'website_days',
  {
    websiteId: ofWebsite(),
    date: date({ mode: 'string' }).notNull(),
    checks: integer().notNull(),
    down: integer().notNull(),
    /** The number of successful checks. `totalMs`: their response times added up. */
    answered: integer().notNull(),
    totalMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.date] }), index().on(table.date)],
)

/** The changes of a website that its history shows. */
export const websiteChanges = pgTable(
  'website_changes',
  {
    id: text().primaryKey(),
    websiteId: ofWebsite(),
    at: createdAt(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.websiteId, table.at), index().on(table.at)],
)
