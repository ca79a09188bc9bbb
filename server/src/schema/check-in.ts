import type { ScanKind, Verdict } from '@foyer/contract/check-in-rules'
import type { InPersonMethod } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { events } from './events.ts'
import { orders, paymentMethod, tickets } from './orders.ts'

/** The check-in lists of the events: which tickets are admitted where and when. */
export const checkInLists = pgTable(
  'check_in_lists',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The ticket types that it admits; null: all of the event. */
    ticketTypeIds: text().array(),
    /** The add-ons of which a ticket needs one; null: it needs none. */
    addOnIds: text().array(),
    exits: boolean().notNull(),
    reentry: boolean().notNull(),
    names: boolean().notNull(),
    validFrom: moment(),
    validUntil: moment(),
    /** Counts its changes: devices then read the whole roster again. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.eventId, table.id)],
)

/** The links that turn phones into scanners. Their tokens are signed ids, so that the database holds no secret. */
export const checkInLinks = pgTable(
  'check_in_links',
  {
    id: text().primaryKey(),
    listId: text()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    gate: text().notNull(),
    takesMoney: boolean().notNull(),
    validFrom: moment(),
    validUntil: moment(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.listId, table.id)],
)

/**
 * The scans of the check-in lists, append-only: who is inside is a sum. They are numbered per list in
 * commit order: the primary key gives each number once. The scans of test orders are deleted with them.
 */
export const checkIns = pgTable(
  'check_ins',
  {
    listId: text()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The id that the device gave the scan: a repetition is recognised by it. */
    id: text().notNull(),
    linkId: text()
      .notNull()
      .references(() => checkInLinks.id, { onDelete: 'cascade' }),
    /** The device's own random id. */
    device: text().notNull(),
    /** Null when no ticket of the installation has the code. */
    ticketId: text().references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text().$type<ScanKind>().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    /** The verdict that the device gave without the server; null when it waited for the verdict. */
    shown: text().$type<Verdict>(),
    /** When it was scanned, by the server's clock. */
    at: moment().notNull(),
    /** When it was scanned, by the device's clock. */
    deviceAt: moment().notNull(),
    receivedAt: createdAt(),
    /** 1 when it brought the holder in, -1 when it brought the holder out, else 0. */
    insideChange: smallint().notNull().default(0),
    /** 1 when it admitted the holder, -1 when that was undone, else 0. */
    admittedChange: smallint().notNull().default(0),
    /** The number of the scan that had let the holder in, when this one was refused because of it. */
    earlier: integer(),
    /** The number of the scan that it undoes. */
    undoes: integer(),
  },
  (table) => [
    primaryKey({ name: 'check_ins_pk', columns: [table.listId, table.number] }),
    unique('check_ins_scan').on(table.listId, table.id),
    index('check_ins_by_ticket').on(table.ticketId, table.listId, table.number),
    index('check_ins_by_link').on(table.linkId, table.at),
    index('check_ins_undoes').on(table.listId, table.undoes).where(sql`${table.undoes} is not null`),
    index('check_ins_conflicts')
      .on(table.listId, table.number)
      .where(sql`${table.shown} = 'admitted' and ${table.verdict} <> 'admitted'`),
  ],
)

/**
 * The payments that devices have taken at the door, append-only. The same scan takes money once. They say what each gate
 * has taken; the order's own payment is in `payments`.
 */
export const doorPayments = pgTable(
  'door_payments',
  {
    listId: text()
      .notNull()
      .references(() => checkInLists.id, { onDelete: 'cascade' }),
    /** The id of the scan that lets the ticket in afterwards. */
    scanId: text().notNull(),
    linkId: text()
      .notNull()
      .references(() => checkInLinks.id, { onDelete: 'cascade' }),
    /** The device's own random id. */
    device: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: paymentMethod().$type<InPersonMethod>().notNull(),
    amountCents: integer().notNull(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'door_payments_pk', columns: [table.listId, table.scanId] }),
    index('door_payments_by_link').on(table.linkId, table.method),
    index('door_payments_by_order').on(table.orderId),
  ],
)
