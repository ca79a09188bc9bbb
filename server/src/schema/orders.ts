import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import {
  adjustmentKinds,
  correctionStates,
  orderStatuses,
  paymentMethods,
  paymentStates,
  refundStates,
} from '@foyer/contract/order-states'
import { entryKinds } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StripeLine } from '../lib/stripe/types.ts'
import { users } from './accounts.ts'
import { createdAt, encrypted, moment, searchIndex } from './columns.ts'
import { events } from './events.ts'
import type { CorrectionPlan, MoneyShare, SoldTickets } from './json/order-money.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'

export const orderStatus = pgEnum('order_status', orderStatuses)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentState = pgEnum('payment_state', paymentStates)
export const refundState = pgEnum('refund_state', refundStates)
export const entryKind = pgEnum('entry_kind', entryKinds)
export const adjustmentKind = pgEnum('adjustment_kind', adjustmentKinds)
export const correctionState = pgEnum('correction_state', correctionStates)

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
    // partial: reservations have no method yet, and few orders are test orders
    index('orders_by_method')
      .on(table.teamId, table.paymentMethod, table.reservedAt, table.id)
      .where(sql`${table.paymentMethod} is not null`),
    index('orders_of_tests').on(table.teamId, table.reservedAt, table.id).where(sql`${table.test}`),
    index('orders_holds').on(table.holdExpiresAt).where(sql`${table.status} = 'reserved'`),
    index('orders_unpaid_by_network')
      .on(table.eventId, table.network)
      .where(sql`${table.status} in ('reserved', 'pending') and ${table.network} is not null`),
    // partial: only the statuses that few orders have; this index and the next keep lists fast with a million orders
    index('orders_by_status')
      .on(table.teamId, table.status, table.reservedAt, table.id)
      .where(sql`${table.status} in ('pending', 'expired', 'cancelled')`),
    searchIndex('orders_by_words', table),
    index('orders_by_email').on(table.email).where(sql`${table.status} in ('paid', 'pending')`),
    index('orders_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    index('orders_to_follow_up').on(table.teamId, table.followUpOn).where(sql`${table.followUpOn} is not null`),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
)

/**
 * The seats of the orders. A ticket is valid for entry while its order is paid and it is not cancelled. Type, price and tax
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
    taxRateBp: integer().notNull(),
    /** The seeds of its former codes. The door refuses those as replaced. */
    formerSeeds: bytes().array(),
    /** When it was cancelled on its own. The tickets of a cancelled order have none. */
    cancelledAt: moment(),
    /** Whether it came in the place of another one, after the order was placed. */
    added: boolean().notNull().default(false),
    /** The attendee's name as `fold_for_search` writes it; null without a name. */
    searchText: text().generatedAlwaysAs(sql`fold_for_search("name")`),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.ticketTypeId),
    index('tickets_by_email').on(table.email).where(sql`${table.email} is not null`),
    // partial: most tickets have no name of their own
    index('tickets_by_words')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 128 })
      .where(sql`${table.searchText} is not null`),
  ],
)

/** The payments of the orders: made, open, failed or cancelled. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: paymentMethod().notNull(),
    state: paymentState().notNull(),
    amountCents: integer().notNull(),
    /** The provider's id of the payment. */
    reference: text().unique(),
    /** The provider's payment page. */
    payUrl: text(),
    reason: text(),
    createdAt: createdAt(),
    changedAt: createdAt(),
    /** The day on which a transfer arrived that the order did not need; its whole amount is refunded. */
    receivedOn: date(),
    /** The day on which it arrived, as the member who recorded it has entered it. */
    arrivedOn: date(),
    /** The provider's id of the payment intent, which disputes and refunds refer to. */
    intent: text(),
    /** The line items sent to the provider, stored so that a retry sends the identical request. */
    lines: jsonb().$type<StripeLine[]>(),
    /** When the provider's payment page expires. */
    endsAt: moment(),
    /** When Foyer next polls the provider for the payment; null once its outcome is final. */
    nextPollAt: moment(),
    polls: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.intent).where(sql`${table.intent} is not null`),
    index('payments_to_poll')
      .on(table.nextPollAt)
      .where(sql`${table.nextPollAt} is not null and ${table.state} in ('created', 'pending', 'cancelled')`),
    check(
      'payments_late_transfer',
      sql`${table.receivedOn} is null or (${table.method} = 'transfer' and ${table.state} = 'confirmed')`,
    ),
    // an order has at most one open payment, whatever the method
    uniqueIndex('payments_one_open').on(table.orderId).where(sql`${table.state} in ('created', 'pending')`),
  ],
)

/** The refunds of the orders. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: text()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    state: refundState().notNull(),
    amountCents: integer().notNull(),
    /** The provider's id of the refund. */
    reference: text().unique(),
    reason: text(),
    attempts: integer().notNull().default(0),
    /**
     * The number of refusals by the provider. It replays a response for its idempotency key, so each refusal needs a
     * new key.
     */
    refusals: integer().notNull().default(0),
    nextTryAt: createdAt(),
    createdAt: createdAt(),
    /** The buyer's bank account, encrypted, while the team owes a transfer to it. */
    account: encrypted(),
    /** The day on which the team transferred the refund. */
    sentOn: date(),
    /** The correction that it belongs to. */
    correctionId: text().references(() => orderCorrections.id, { onDelete: 'cascade' }),
    /** Its parts by ticket type and tax rate; null: divided among all the order's first tickets, by price. */
    shares: jsonb().$type<MoneyShare[]>(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.correctionId).where(sql`${table.correctionId} is not null`),
    index('refunds_due').on(table.nextTryAt).where(sql`${table.state} = 'created'`),
    index('refunds_owed').on(table.orderId).where(sql`${table.state} = 'owed'`),
    check('refunds_account', sql`${table.account} is null or ${table.state} = 'owed'`),
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

/** The money of the orders as it came and went, append-only: what reports add up. */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
    method: paymentMethod().notNull(),
    /** The amount of a confirmed payment. */
    receivedCents: integer().notNull().default(0),
    /** The amount of a refund that is done; negative when a refund that was done fails after all. */
    refundedCents: integer().notNull().default(0),
    /** The parts of the amount; null: as in `refunds`. */
    shares: jsonb().$type<MoneyShare[]>(),
    /** The payment that arrived, or was removed. */
    paymentId: text(),
  },
  (table) => [index().on(table.orderId), index('money_entries_by_time').on(table.at)],
)

/**
 * The lines that corrections add to an order, append-only. A fee is what the team keeps of a cancelled ticket, a reduction
 * what it takes off the price of a ticket; a line with the opposite sign takes an earlier one back.
 */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: adjustmentKind().notNull(),
    /** The amount that it adds to the price: a fee is positive, a reduction negative. */
    amountCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderId)],
)

/**
 * Cancellations of tickets and refunds of parts, with what they change. One that refunds a card is `requested` until the
 * card provider has accepted the refund; only then it is applied.
 */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: correctionState().notNull(),
    plan: jsonb().$type<CorrectionPlan>().notNull(),
    by: text().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the API token that acted for the member. */
    byToken: text(),
    /** Why the card provider refused it. */
    reason: text(),
    /** The hash of the request's `Idempotency-Key`, and the hash of the request. */
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId),
    unique('order_corrections_idempotency').on(table.orderId, table.idempotencyKey),
    // an order has at most one correction that waits for the card provider
    uniqueIndex('order_corrections_requested').on(table.orderId).where(sql`${table.state} = 'requested'`),
  ],
)
