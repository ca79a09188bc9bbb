import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, encrypted } from './columns.ts'

/** The keys that sign links and ticket codes, encrypted. They stay when the installation's secret is replaced. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  encryptedKey: encrypted().notNull(),
  createdAt: createdAt(),
})
