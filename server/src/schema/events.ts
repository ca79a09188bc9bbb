import type { BookingFee } from '@foyer/contract/booking-fee'
import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import type { ContentLanguage } from '@foyer/contract/content-languages'
import type { Country } from '@foyer/contract/countries'
import type { Discount } from '@foyer/contract/discounts'
import { eventStatuses } from '@foyer/contract/event-status'
import type { Cover } from '@foyer/contract/events'
import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import type { PaymentTerms } from '@foyer/contract/payment-terms'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, encrypted, moment, searchIndex } from './columns.ts'
import { teams } from './teams.ts'

/** PostgreSQL sorts enum values in this order, the order of an event's life cycle. */
export const eventStatus = pgEnum('event_status', eventStatuses)

export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull().unique(),
    date: moment().notNull(),
    dateTba: boolean().notNull(),
    endsAt: moment(),
    timeZone: text().notNull(),
    doorsMinutesBefore: integer(),
    venue: text(),
    street: text(),
    postcode: text(),
    city: text(),
    region: text(),
    /** ISO 3166-1 alpha-2. */
    country: text().$type<Country>(),
    mapUrl: text(),
    online: boolean().notNull().default(false),
    /** Encrypted. */
    onlineAccess: encrypted(),
    /** A row of `event_pictures` with the same event and hash exists. */
    cover: jsonb().$type<Cover>(),
    /** null: the event has no website other than its public page. */
    websiteUrl: text(),
    notionLink: text(),
    /** The language of the Notion page, as a BCP 47 tag; null: as detected. */
    contentLanguage: text().$type<ContentLanguage>(),
    apiKey: encrypted(),
    apiKeyMask: text(),
    apiKeyCheckedAt: moment(),
    status: eventStatus().notNull(),
    currency: text().notNull(),
    /** null: buyers cannot cancel paid tickets themselves. */
    cancellation: jsonb().$type<CancellationPolicy>(),
    /** Its own valid texts, in place of the team's of the same kinds; `legal-texts` sets them. */
    legalTexts: jsonb().$type<ValidLegalText[]>().notNull().default([]),
    /** null: the default. */
    paymentTerms: jsonb().$type<PaymentTerms>(),
    discounts: jsonb().$type<Discount[]>().notNull().default([]),
    /** null: none. Its types, one that is kept and one that is refunded, are among the ticket types. */
    bookingFee: jsonb().$type<BookingFee>(),
    version: integer().notNull().default(1),
    /** Name and place as `fold_for_search` writes them: `lib/search-terms.ts`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_for_search("name" || ' ' || coalesce("venue", '') || ' ' || coalesce("city", '') || ' ' || coalesce("region", ''))`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    // scanned backwards for newest first; `.desc()` would add NULLS LAST, which matches no ORDER BY of ours
    index('events_by_date').on(table.teamId, table.dateTba, table.date, table.id),
    index('events_of_days')
      .on(table.teamId, table.endsAt)
      .where(sql`${table.endsAt} - ${table.date} > interval '24 hours'`),
    index('events_by_name').on(table.teamId, sql`${table.name} collate "und-x-icu"`, table.id),
    // within a status always newest first, so each direction of the status needs an index of its own
    index('events_by_status').on(table.teamId, table.status, sql`date_tba desc`, sql`date desc`, sql`id desc`),
    index('events_by_status_desc').on(table.teamId, table.status, table.dateTba, table.date, table.id),
    index('events_on_sale').on(table.id).where(sql`${table.status} = 'On Sale'`),
    searchIndex('events_by_words', table),
  ],
)

/**
 * All current and former slugs of the events. A slug is never reused for another event, so published links keep
 * working.
 */
export const eventSlugs = pgTable(
  'event_slugs',
  {
    slug: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.eventId)],
)
