import type { JobItemState, OrderJobKind } from '@foyer/contract/order-job-states'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'
import { orders } from './orders.ts'
import { teams } from './teams.ts'

/** Jobs: work on a fixed list of orders. */
export const orderJobs = pgTable(
  'order_jobs',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The member who started it, and whose rights its work needs. */
    accountId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The API token that started it; the work ends with the token, so no foreign key clears this. */
    tokenId: text(),
    kind: text().$type<OrderJobKind>().notNull(),
    /** The reason of cancellations. */
    reason: text(),
    /** The subject and text of a message. */
    subject: text(),
    message: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId), index().on(table.accountId)],
)

/** The email addresses, hashed, that get no messages of a team. */
export const messageOptOuts = pgTable(
  'message_opt_outs',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    emailHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: 'message_opt_outs_pk', columns: [table.teamId, table.emailHash] })],
)

/** The orders of the jobs. The state changes in the transaction of the work, so that nothing is done twice. */
export const orderJobItems = pgTable(
  'order_job_items',
  {
    jobId: text()
      .notNull()
      .references(() => orderJobs.id, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<JobItemState>().notNull(),
    reason: text(),
    /** The mail to the buyer. Mails may be deleted before the job. */
    mailId: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'order_job_items_pk', columns: [table.jobId, table.orderId] }),
    index().on(table.orderId),
    index('order_job_items_waiting').on(table.nextTryAt).where(sql`${table.state} = 'waiting'`),
  ],
)
