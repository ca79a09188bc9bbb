import { orderStatuses, paymentMethods, paymentStates, refundStates } from '@foyer/contract/order-states'
import { entryKinds } from '@foyer/contract/orders'
import type { SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Line } from '../lib/stripe/things.ts'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'

export const orderStatus = pgEnum('order_status', orderStatuses)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentState = pgEnum('payment_state', paymentStates)
export const refundState = pgEnum('refund_state', refundStates)
export const entryKind = pgEnum('entry_kind', entryKinds)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What an order is found by, as one text: its number, and who buys. */
export const textOf = ({ number, name, email }: Record<'number' | 'name' | 'email', SQLWrapper>) =>
  sql`${number} || ' ' || coalesce(${name}, '') || ' ' || coalesce(${email}, '')`

/** Orders, from the moment their seats are held. The status is written by `features/admission` alone. */
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
    /** What people call it: on mails, on bank transfers, on the phone. */
    number: text().notNull().unique(),
    /** Placed while its event was a test. */
    test: boolean().notNull(),
    status: orderStatus().notNull(),
    language: text().notNull(),
    currency: text().notNull(),
    totalCents: integer().notNull(),
    name: text(),
    email: text(),
    paymentMethod: paymentMethod(),
    /** Until when a reservation is held. */
    holdExpiresAt: moment(),
    holdExtended: boolean().notNull().default(false),
    /** Until when a bank transfer must have come. */
    dueAt: moment(),
    remindedAt: moment(),
    reservedAt: createdAt(),
    placedAt: moment(),
    paidAt: moment(),
    /** The `Idempotency-Key` it was reserved with, and the hash of what was asked with it. */
    idempotencyKey: text(),
    requestHash: text(),
  },
  (table) => [
    unique('orders_idempotency').on(table.eventId, table.idempotencyKey),
    index('orders_by_team').on(table.teamId, table.id),
    index('orders_by_event').on(table.eventId, table.id),
    index('orders_holds').on(table.holdExpiresAt).where(sql`${table.status} = 'reserved'`),
    // what few orders are, and what an order is found by: of a million, too
    index('orders_by_status')
      .on(table.teamId, table.status, table.id)
      .where(sql`${table.status} in ('pending', 'expired', 'cancelled')`),
    index('orders_by_text').using('gin', sql`(${textOf(table)}) gin_trgm_ops`),
    index('orders_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
)

/** A seat of an order. It admits somebody as long as its order is paid. */
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
    /** 128 random bits, from which its code is made with a key that is not in the database. */
    seed: bytes().notNull(),
    name: text(),
    priceCents: integer().notNull(),
    taxRateBp: integer().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.ticketTypeId)],
)

/** A way in which an order was, or was meant to be, paid. */
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
    /** The provider's name for it. */
    reference: text().unique(),
    /** The provider's page to pay on. */
    payUrl: text(),
    reason: text(),
    createdAt: createdAt(),
    changedAt: createdAt(),
    /** The provider's name for the money itself, which disputes and refunds go by. */
    intent: text(),
    /** What the provider is asked for, kept so that it can be asked for the very same again. */
    lines: jsonb().$type<Line[]>(),
    /** Until when it can be paid on the provider's page. */
    endsAt: moment(),
    /** When the provider is to be asked about it next; null once it has said how it ended. */
    nextAskAt: moment(),
    asks: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.intent).where(sql`${table.intent} is not null`),
    index('payments_to_ask')
      .on(table.nextAskAt)
      .where(sql`${table.nextAskAt} is not null and ${table.state} in ('created', 'pending', 'cancelled')`),
    // whoever begins a second one, by whatever method, meets the first
    uniqueIndex('payments_one_open').on(table.orderId).where(sql`${table.state} in ('created', 'pending')`),
  ],
)

/** Money that went back, or is on its way. */
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
    /** The provider's name for it. */
    reference: text().unique(),
    reason: text(),
    attempts: integer().notNull().default(0),
    /** How often the provider answered in vain. It keeps an answer for its key, so the next try needs another. */
    refusals: integer().notNull().default(0),
    nextTryAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderId),
    index('refunds_due').on(table.nextTryAt).where(sql`${table.state} = 'created'`),
  ],
)

/** What happened to an order. Rows are added, never changed. */
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
    detail: text(),
    amountCents: integer(),
  },
  (table) => [index().on(table.orderId, table.id)],
)
