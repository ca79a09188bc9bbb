import type { CsvColumns } from '@foyer/contract/bank-csv'
import type { BankLineState, CandidateReason } from '@foyer/contract/bank-line-states'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

/** The files from banks that were imported. The files themselves are not kept. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: text().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    accounts: text().array().notNull(),
    /** The first and the last day of the incoming payments in it; null without any. */
    fromDay: date(),
    toDay: date(),
    /** The incoming payments in the file, and those of them that an earlier import had brought. */
    payments: integer().notNull(),
    known: integer().notNull(),
    unreadable: integer().notNull(),
    importedAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.id), index().on(table.accountId)],
)

/** An order that a line may pay for, as it was found when the line was imported. */
interface Candidate {
  order: string
  reason: CandidateReason
}

/** The incoming payments of bank statements, and outgoing ones that name an order. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    statementId: text()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    /** The place in the file. */
    position: integer().notNull(),
    /** With `ordinal`, what tells it from all other lines of the team: `rules/line-keys.ts` of the feature. */
    key: text().notNull(),
    ordinal: smallint().notNull(),
    day: date().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    payer: text().notNull(),
    text: text().notNull(),
    state: text().$type<BankLineState>().notNull(),
    candidates: jsonb().$type<Candidate[]>().notNull(),
    /** The order that it was booked to, or whose refund it shows. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    // an import of the same file, at the same time or later, adds no line again
    unique('bank_lines_once').on(table.teamId, table.key, table.ordinal),
    index('bank_lines_by_state').on(table.teamId, table.state, table.day, table.statementId, table.position),
    index().on(table.statementId, table.day, table.position),
    index().on(table.orderId),
  ],
)

/** The content of the columns of a bank's CSV files, as a member has confirmed it, by the layout's signature. */
export const bankCsvLayouts = pgTable(
  'bank_csv_layouts',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    signature: text().notNull(),
    columns: jsonb().$type<CsvColumns>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.signature] })],
)
