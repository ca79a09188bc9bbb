import type { Role } from '@foyer/contract/access'
import type { Country } from '@foyer/contract/countries'
import type { InvoiceAsk } from '@foyer/contract/invoice-kinds'
import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import type { BankAccount, Imprint, PrivacyNotice } from '@foyer/contract/teams'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

export const teams = pgTable('teams', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  currency: text().notNull().default('EUR'),
  timeZone: text().notNull().default('Europe/Berlin'),
  language: text().notNull().default('en'),
  imprint: jsonb().$type<Imprint>(),
  bank: jsonb().$type<BankAccount>(),
  /** The country whose rules for small businesses it follows; null: it charges VAT. `invoice-requests` sets it. */
  smallBusinessIn: text().$type<Country>(),
  /** Whether its buyers get invoices: a copy of `ask` of its invoice settings, which every order is read with. */
  invoices: text().$type<InvoiceAsk>().notNull().default('never'),
  /** Its valid texts; `legal-texts` sets them. With the order and the event, they are read without a further query. */
  legalTexts: jsonb().$type<ValidLegalText[]>().notNull().default([]),
  privacyNotice: jsonb().$type<PrivacyNotice>(),
  /** The hash of its logo in the table of files. */
  logo: text(),
  /** Whether members need a second factor to work in it. */
  requiresTwoFactor: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  /** The account whose sign-up created the team. Unique, so that a retried sign-up creates no second team. */
  madeFor: text().unique(),
  createdAt: createdAt(),
})

export const members = pgTable(
  'members',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    /** The ids of the events that the member works on; null for all. Ids of deleted events may stay. */
    events: text().array(),
    joinedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
)
