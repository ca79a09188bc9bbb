import { mailStates } from '@foyer/contract/installation'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orders } from './orders.ts'

export const mailState = pgEnum('mail_state', mailStates)

/** Every mail Foyer writes: at once the queue it is sent from and the log the operator reads. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** The order it is about, for the mails of orders. */
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    replyTo: text(),
    language: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    /** What the mail is made of, encrypted: it can hold a link that opens an account. Gone once sent or expired. */
    sealed: text(),
    state: mailState().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is due. Whoever takes it moves this ahead, so that nobody else does; a crash brings it back. */
    nextTryAt: createdAt(),
    /** Why the last try failed. */
    reason: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** From then on it is neither sent nor readable. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mails_due').on(table.nextTryAt).where(sql`${table.state} = 'queued'`),
    index('mails_by_state').on(table.state, table.id),
    index('mails_expiring').on(table.expiresAt).where(sql`${table.sealed} is not null`),
    index().on(table.createdAt),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
)
