import { paymentStates, refundStates } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StripeLine } from '../lib/stripe/types.ts'
import { createdAt, encrypted, moment } from './columns.ts'
import type { MoneyShare } from './json/order-money.ts'
import { orderCorrections } from './order-corrections.ts'
import { orders, paymentMethod } from './orders.ts'

export const paymentState = pgEnum('payment_state', paymentStates)
export const refundState = pgEnum('refund_state', refundStates)

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
    /** The provider's id of the charge, which its files and emails name. */
    charge: text(),
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
    index().on(table.charge).where(sql`${table.charge} is not null`),
    // partial: few payments are disputed
    index('payments_disputed').on(table.orderId).where(sql`${table.state} = 'disputed'`),
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

/**
 * The money of the orders as it came and went, append-only: what reports add up. An entry without an amount moves money to
 * other ticket types or tax rates of its order.
 */
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
