import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { events } from './events.ts'
import { orders, paymentMethod } from './orders.ts'
import { promoCodes } from './promo-codes.ts'
import { teams } from './teams.ts'

const cents = () => bigint({ mode: 'number' }).notNull().default(0)
const count = () => integer().notNull().default(0)

/** The figures of a row. Only those of one kind of facts are set: tickets and money per rate, or orders with the fees that the team pays. */
const figures = () => ({
  orders: count(),
  tickets: count(),
  grossCents: cents(),
  taxCents: cents(),
  refundedCents: cents(),
  refundedTaxCents: cents(),
  paidFeeCents: cents(),
})

const team = () =>
  text()
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' })
const event = () =>
  text()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })

/** The rate of rows that count orders: an order may have several rates. */
export const noRate = -1
/** The ticket type of rows that count orders: an order may have several types. */
export const noType = ''

/** The sales of the teams per day in the team's time zone, as far as they are rolled up. */
export const teamSales = pgTable(
  'team_sales',
  {
    teamId: team(),
    day: date().notNull(),
    currency: text().notNull(),
    method: paymentMethod().notNull(),
    taxRateBp: integer().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({
      name: 'team_sales_pk',
      columns: [table.teamId, table.day, table.currency, table.method, table.taxRateBp],
    }),
  ],
)

/**
 * As `teamSales`, per quarter of an hour: the offsets of all time zones are multiples of it, so that the days of any zone
 * can be added up from these rows.
 */
export const teamSalesQuarterHours = pgTable(
  'team_sales_quarter_hours',
  {
    teamId: team(),
    start: moment().notNull(),
    currency: text().notNull(),
    method: paymentMethod().notNull(),
    taxRateBp: integer().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({
      name: 'team_sales_quarter_hours_pk',
      columns: [table.teamId, table.start, table.currency, table.method, table.taxRateBp],
    }),
  ],
)

/** The sales of the events per day in the event's time zone, as far as they are rolled up. */
export const eventSales = pgTable(
  'event_sales',
  {
    eventId: event(),
    day: date().notNull(),
    currency: text().notNull(),
    /** No foreign key: see `noType`. */
    ticketTypeId: text().notNull(),
    method: paymentMethod().notNull(),
    taxRateBp: integer().notNull(),
    teamId: team(),
    ...figures(),
  },
  (table) => [
    primaryKey({
      name: 'event_sales_pk',
      columns: [table.eventId, table.day, table.currency, table.ticketTypeId, table.method, table.taxRateBp],
    }),
    index().on(table.teamId, table.day),
  ],
)

/** `eventSales` per month, to find the events and ticket types that sold most. Without the rows that count orders. */
export const eventSalesMonths = pgTable(
  'event_sales_months',
  {
    eventId: event(),
    /** Its first day. */
    month: date().notNull(),
    currency: text().notNull(),
    ticketTypeId: text().notNull(),
    teamId: team(),
    tickets: count(),
    grossCents: cents(),
  },
  (table) => [
    primaryKey({
      name: 'event_sales_months_pk',
      columns: [table.eventId, table.month, table.currency, table.ticketTypeId],
    }),
    index().on(table.teamId, table.month),
  ],
)

/** The rows of `eventSales` of all events of a team added up, each event with its own days. */
export const eventSalesTotals = pgTable(
  'event_sales_totals',
  {
    teamId: team(),
    day: date().notNull(),
    currency: text().notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ name: 'event_sales_totals_pk', columns: [table.teamId, table.day, table.currency] })],
)

/** The time zone in which the sales of a team are rolled up. */
export const teamSalesZones = pgTable('team_sales_zones', {
  teamId: team().primaryKey(),
  timeZone: text().notNull(),
})

/** The time zone in which the sales of an event are rolled up. */
export const eventSalesZones = pgTable('event_sales_zones', {
  eventId: event().primaryKey(),
  timeZone: text().notNull(),
})

/** One row: the time up to which all sales are rolled up, that moment included. Its lock is the lease of the fold. */
export const salesFold = pgTable(
  'sales_fold',
  {
    id: boolean().primaryKey().default(true),
    foldedUntil: moment().notNull(),
  },
  (table) => [check('sales_fold_one_row', sql`${table.id}`)],
)

/** As `salesFold`, for `codeSales`. */
export const codeSalesFold = pgTable(
  'code_sales_fold',
  {
    id: boolean().primaryKey().default(true),
    foldedUntil: moment().notNull(),
  },
  (table) => [check('code_sales_fold_one_row', sql`${table.id}`)],
)

/** The figures of the sales with a code: negative while more has gone back than has arrived. */
const codeFigures = () => ({
  orders: count(),
  tickets: count(),
  discountCents: cents(),
  revenueCents: cents(),
})

/** The sales with a code, as far as they are rolled up: `orderCodeSales` of all its orders added up. */
export const codeSales = pgTable('code_sales', {
  codeId: text()
    .primaryKey()
    .references(() => promoCodes.id, { onDelete: 'cascade' }),
  ...codeFigures(),
})

/** The part of an order with a code in `codeSales`. */
export const orderCodeSales = pgTable('order_code_sales', {
  orderId: text()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  ...codeFigures(),
})

/** The views of the events' public pages, per day in the event's time zone. */
export const eventViews = pgTable(
  'event_views',
  {
    eventId: event(),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'event_views_pk', columns: [table.eventId, table.day] })],
)

/** The views of all events of a team added up, each event with its own days. */
export const teamViews = pgTable(
  'team_views',
  {
    teamId: team(),
    day: date().notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'team_views_pk', columns: [table.teamId, table.day] })],
)
