import { mailStates } from '@foyer/contract/installation'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, encrypted, moment } from './columns.ts'
import { orders, tickets } from './orders.ts'

export const mailState = pgEnum('mail_state', mailStates)

/** All mails of Foyer: both the queue of outgoing mails and the log that the operator reads. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** The order that the mail is about, if any. */
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    /** The ticket that the mail is about, in a mail to its attendee. */
    ticketId: text().references(() => tickets.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    replyTo: text(),
    language: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    /**
     * The content, encrypted because it can contain a link that grants access. Deleted once the mail is sent or
     * expired.
     */
    encryptedContent: encrypted(),
    state: mailState().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is due. The process that takes it moves this ahead as a lease; after a crash the lease runs out. */
    nextTryAt: createdAt(),
    /** The process that took it last, by its `processId`. */
    leasedBy: text(),
    /** The error of the last attempt. */
    reason: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** After this the mail is not sent, and its content is deleted. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mails_due').on(table.nextTryAt).where(sql`${table.state} = 'queued'`),
    index('mails_due_first').on(table.nextTryAt).where(sql`${table.state} = 'queued' and ${table.orderId} is null`),
    index('mails_by_state').on(table.state, table.id),
    index('mails_expiring').on(table.expiresAt).where(sql`${table.encryptedContent} is not null`),
    index().on(table.createdAt),
    index().on(table.orderId).where(sql`${table.orderId} is not null`),
    index().on(table.ticketId).where(sql`${table.ticketId} is not null`),
  ],
)
