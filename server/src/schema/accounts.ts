import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

// The tables of better-auth, with the field names it prescribes. Foyer's own columns are last in each table.

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    /** The hash of its picture in the table of files. */
    image: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    language: text().notNull().default('en'),
    theme: text().notNull().default('system'),
    operator: boolean().notNull().default(false),
    /** null: as in the browser. */
    timeZone: text(),
    newEmail: text(),
    lastTeamId: text(),
    /** The settings of the team that the first sign-in creates, as JSON (`NewTeam` in the contract). */
    newTeam: text(),
  },
  // at most one account is the operator
  (table) => [
    uniqueIndex('one_operator').on(table.operator).where(sql`${table.operator}`),
    index().on(table.image).where(sql`${table.image} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** When the account last proved who it is in this session: at the sign-in, or for a sensitive change. */
    authenticatedAt: createdAt(),
    /** Whether the account gave two factors in this session. */
    secondFactor: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  // an identity at a provider is that of one account
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.identifier), index().on(table.value)],
)
