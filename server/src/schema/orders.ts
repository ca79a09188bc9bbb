import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { orderStatuses, paymentMethods } from '@foyer/contract/order-states'
import { entryKinds } from '@foyer/contract/order-timeline'
import type { ItemKind } from '@foyer/contract/price/price-list'
import type { TaxRounding } from '@foyer/contract/tax-rounding'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment, searchIndex } from './columns.ts'
import { events } from './events.ts'
import type { SoldTickets } from './json/order-money.ts'
import { promoCodes } from './promo-codes.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'

export const orderStatus = pgEnum('order_status', orderStatuses)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const entryKind = pgEnum('entry_kind', entryKinds)

/** Twice of what a sale of two thousand orders a second adds to a search index between two runs of `indexNewTexts`. */
const newEntriesKb = 8192

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Orders, reservations included. Only `features/inventory` writes the status. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The number that people use, in mails, on bank transfers and on the phone. */
    number: text().notNull().unique(),
    /** Placed while its event was in `test`. */
    test: boolean().notNull(),
    status: orderStatus().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    totalCents: integer().notNull(),
    /**
     * The amount still owed of an order that is paid in part, or of a paid one; negative for an overpaid order. Null for all
     * others. Triggers write it when a transaction ends: `unsettled_cents_of`.
     */
    unsettledCents: integer(),
    /** How the tax is rounded, from the first money or document on; null for `gross-sum`. */
    taxRounding: text().$type<TaxRounding>(),
    /** The booking fee that the team pays out of it, for reports. */
    paidFeeCents: integer().notNull().default(0),
    /** The order to whose tickets its add-ons belong: of an add-on order. */
    mainId: text().references((): AnyPgColumn => orders.id, { onDelete: 'cascade' }),
    /** The code that it was priced with. */
    codeId: text().references(() => promoCodes.id),
    /** The inventory row of the code of which the order is a use. */
    codeUse: text(),
    name: text(),
    email: text(),
    paymentMethod: paymentMethod(),
    /** When the reservation expires. */
    holdExpiresAt: moment(),
    holdExtended: boolean().notNull().default(false),
    /** When a bank transfer is due; the order expires after it. */
    dueAt: moment(),
    remindedAt: moment(),
    reservedAt: createdAt(),
    placedAt: moment(),
    paidAt: moment(),
    /** Another one voids the links to the order that were mailed before: the token contains it. */
    linkVersion: smallint().notNull().default(0),
    /** The event's policy when the order was reserved. */
    cancellation: jsonb().$type<CancellationPolicy>(),
    /** When the buyer first downloaded the tickets. */
    ticketsDownloadedAt: moment(),
    /** The hash of the `Idempotency-Key` of the reservation. `requestHash`: the hash of the request that used it. */
    idempotencyKey: text(),
    requestHash: text(),
    /** The day on which the team wants to look at the order again. */
    followUpOn: date(),
    /**
     * The signature of the network that the order comes from, until it is paid, cancelled or expired: the seats that one
     * network has without a payment are limited. Not the address itself.
     */
    network: text(),
    /** Number, name and email address of the buyer as `fold_for_search` writes them: `lib/search-terms.ts`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_for_search("number" || ' ' || replace("number", '-', '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", ''))`,
      ),
  },
  (table) => [
    unique('orders_idempotency').on(table.eventId, table.idempotencyKey),
    index('orders_by_team').on(table.teamId, table.reservedAt, table.id),
    index('orders_by_event').on(table.eventId, table.reservedAt, table.id),
    index('orders_by_total').on(table.teamId, table.totalCents, table.id),
    index('orders_of_add_ons').on(table.mainId).where(sql`${table.mainId} is not null`),
    // partial: reservations have no method yet, and few orders are test orders
    index('orders_by_method')
      .on(table.teamId, table.paymentMethod, table.reservedAt, table.id)
      .where(sql`${table.paymentMethod} is not null`),
    index('orders_of_tests').on(table.teamId, table.reservedAt, table.id).where(sql`${table.test}`),
    index('orders_holds').on(table.holdExpiresAt).where(sql`${table.status} = 'reserved'`),
    index('orders_unpaid_by_network')
      .on(table.eventId, table.network)
      .where(sql`${table.status} not in ('paid', 'expired', 'cancelled') and ${table.network} is not null`),
    // partial: only the statuses that few orders have; this index and the next keep lists fast with a million orders
    index('orders_by_status')
      .on(table.teamId, table.status, table.reservedAt, table.id)
      .where(sql`${table.status} not in ('reserved', 'paid')`),
    // partial: few orders are part-paid or overpaid
    index('orders_unsettled')
      .on(table.teamId, table.reservedAt, table.id)
      .where(sql`${table.unsettledCents} is not null`),
    searchIndex('orders_by_words', table, newEntriesKb),
    index('orders_by_email').on(table.email).where(sql`${table.status} not in ('reserved', 'expired', 'cancelled')`),
    // those that are requested: a value of an enum cannot be named in the transaction that adds it
    index('orders_requested')
      .on(table.eventId)
      .where(sql`${table.status} not in ('reserved', 'pending', 'paid', 'expired', 'cancelled')`),
    index('orders_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    index('orders_to_follow_up').on(table.teamId, table.followUpOn).where(sql`${table.followUpOn} is not null`),
    // with the address: a code may be limited by it
    index('orders_by_code').on(table.codeId, sql`lower(${table.email})`).where(sql`${table.codeId} is not null`),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
)

/**
 * The items of the orders: tickets, add-ons to them, and fees. A ticket is valid for entry while its order is paid and it is not cancelled. Type, price and tax
 * rate never change: a ticket that changes its type is cancelled, and another one is added.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ticketTypeId: text()
      .notNull()
      .references(() => ticketTypes.id),
    kind: text().$type<ItemKind>().notNull().default('ticket'),
    /** The ticket that it belongs to. */
    addOnOf: text().references((): AnyPgColumn => tickets.id, { onDelete: 'cascade' }),
    /** The number that people read aloud and type when a code cannot be scanned. It gives no access to anything. */
    number: text().notNull().unique(),
    /** 128 random bits. The ticket's code is derived from it with a signing key, so that a seed alone is no ticket. */
    seed: bytes().notNull(),
    name: text(),
    /** The attendee's own email address. */
    email: text(),
    /** When the buyer passed it on to the attendee, who alone has its code since. */
    passedOnAt: moment(),
    /** When the attendee first downloaded it. */
    downloadedAt: moment(),
    priceCents: integer().notNull(),
    /** The price without discounts and code; null: `priceCents`. */
    listPriceCents: integer(),
    /** The inventory row of the code of which the ticket is a use. */
    codeUse: text(),
    taxRateBp: integer().notNull(),
    /** The seeds of its former codes. The door refuses those as replaced. */
    formerSeeds: bytes().array(),
    /** When it was cancelled on its own. The tickets of a cancelled order have none. */
    cancelledAt: moment(),
    /** Whether it came in the place of another one, after the order was placed. */
    added: boolean().notNull().default(false),
    /** The attendee's name and email address as `fold_for_search` writes them; null without both. */
    searchText: text().generatedAlwaysAs(sql`fold_for_search(coalesce("name" || ' ' || "email", "name", "email"))`),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.ticketTypeId),
    index('tickets_by_parent').on(table.addOnOf).where(sql`${table.addOnOf} is not null`),
    index('tickets_by_email').on(table.email).where(sql`${table.email} is not null`),
    // partial: most tickets have no attendee of their own
    index('tickets_by_words')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ gin_pending_list_limit: newEntriesKb })
      .where(sql`${table.searchText} is not null`),
  ],
)

/** The timelines of the orders, append-only. */
export const orderEntries = pgTable(
  'order_entries',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: entryKind().notNull(),
    at: createdAt(),
    by: text().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the API token that acted for the member. */
    byToken: text(),
    /** The types and numbers of the tickets that were cancelled, or of the one that changed its type. */
    tickets: text(),
    /** The names of the add-ons that were cancelled, with how many. */
    addOns: text(),
    detail: text(),
    amountCents: integer(),
    /**
     * 1 when the entry made the order's tickets sold, -1 when they are no longer, 0 when only some of them changed. Null for
     * all other entries.
     */
    soldChange: smallint(),
    /** The tickets that became sold, or negative: are no longer. Null: `soldChange` times all the order's first tickets. */
    soldTickets: jsonb().$type<SoldTickets[]>(),
  },
  (table) => [
    index().on(table.orderId, table.id),
    // Reports read the entries of a period. A BRIN index suits a table that only grows, and costs a sale nothing.
    index('order_entries_by_time').using('brin', table.at).with({ pages_per_range: 32, autosummarize: true }),
  ],
)
