import type { DocumentKind } from '@foyer/contract/invoice-kinds'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { InvoiceAddress } from '@foyer/contract/invoices'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, moment, searchIndex } from './columns.ts'
import { events } from './events.ts'
import type { DocumentFacts, DocumentItem, VatAnswer } from './json/invoice-facts.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** How teams issue invoices. A team that never saved any has no row. */
export const invoiceSettings = pgTable('invoice_settings', {
  teamId: text()
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<Omit<InvoiceSettings, 'version'>>().notNull(),
  version: integer().notNull(),
})

/** The last number of each series of a team. Its row is locked until the document with the next number is committed. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    series: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.series] })],
)

/** The orders whose buyers want an invoice, with its recipient. */
export const invoiceRequests = pgTable(
  'invoice_requests',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null: erased. */
    address: jsonb().$type<InvoiceAddress>(),
    /** Counts the addresses: a document that is issued for an earlier one is replaced. */
    version: integer().notNull().default(1),
    vat: jsonb().$type<VatAnswer>(),
    /** When VIES is asked next; null when it need not be asked. */
    nextVatCheckAt: moment(),
    vatChecks: integer().notNull().default(0),
    /** When the VAT ID was entered: an invoice waits for the answer about it for a limited time. */
    vatEnteredAt: createdAt(),
    /** When the documents of the order are compared with the order; a trigger sets it at each change of the order. */
    dueAt: moment(),
    /** The failures since the documents were last issued. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    /** The company and its VAT ID as `fold_for_search` writes them: `lib/search-terms.ts`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_for_search(coalesce("address" ->> 'company', '') || ' ' || coalesce("address" ->> 'vatId', ''))`,
      ),
  },
  (table) => [
    index().on(table.teamId),
    searchIndex('invoice_requests_by_words', table),
    index('invoice_requests_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('invoice_requests_to_check').on(table.nextVatCheckAt).where(sql`${table.nextVatCheckAt} is not null`),
  ],
)

/** The documents: invoices, cancellations and credit notes. A trigger keeps rows from being changed or deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    series: text().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    issuedAt: createdAt(),
    /** The day of issue in the team's time zone. */
    issuedOn: date().notNull(),
    currency: text().notNull(),
    /** The recipient, to be searched for. */
    buyer: text().notNull(),
    /** Negative for cancellations and credit notes; so are the other amounts. */
    netCents: integer().notNull(),
    taxCents: integer().notNull(),
    grossCents: integer().notNull(),
    totals: jsonb().$type<RoundedTotal[]>().notNull(),
    items: jsonb().$type<DocumentItem[]>().notNull(),
    /** The version of the address that it was issued for. */
    addressVersion: integer().notNull(),
    /** Everything that its file says. */
    facts: jsonb().$type<DocumentFacts>().notNull(),
    /** Its number and recipient as `fold_for_search` writes them: `lib/search-terms.ts`. */
    searchText: text().notNull().generatedAlwaysAs(sql`fold_for_search("number" || ' ' || "buyer")`),
  },
  (table) => [
    unique('invoices_sequence').on(table.teamId, table.series, table.sequence),
    unique('invoices_number').on(table.teamId, table.number),
    index('invoices_by_time').on(table.teamId, table.issuedOn, table.id),
    index('invoices_by_order').on(table.orderId, table.id),
    index('invoices_by_event').on(table.eventId, table.id),
    searchIndex('invoices_by_words', table),
  ],
)

/** The files of the documents, made once. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: text()
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  pdf: bytes().notNull(),
  xml: text().notNull(),
  createdAt: createdAt(),
})

/** The orders with documents whose files are not made yet. */
export const invoicesToDraw = pgTable(
  'invoices_to_draw',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    nextTryAt: createdAt(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('invoices_to_draw_due').on(table.nextTryAt)],
)
