import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The passkeys of accounts: public keys, with which they sign in (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The id that the authenticator has given it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    /** The authenticator's count of its signatures; 0 when it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `internal`, `hybrid`, `usb` and so on. */
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.accountId)],
)
