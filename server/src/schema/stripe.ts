import type { StripeEventType } from '@foyer/contract/stripe-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, encrypted, moment } from './columns.ts'
import { teams } from './teams.ts'

/** The keys of a team's own Stripe account, encrypted. A team without a row accepts no cards. */
export const stripeKeys = pgTable('stripe_keys', {
  teamId: text()
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  secretKey: encrypted().notNull(),
  secretKeyMask: text().notNull(),
  webhookSecret: encrypted().notNull(),
  webhookSecretMask: text().notNull(),
  /** The previous secret, valid until `oldWebhookSecretUntil`: Stripe signs with both while a secret is rolled. */
  oldWebhookSecret: encrypted(),
  oldWebhookSecretUntil: moment(),
  /** Whether the key moves real money. */
  live: boolean().notNull(),
  /** When Stripe accepted the key; null if Stripe was unreachable. */
  checkedAt: moment(),
  changedAt: createdAt(),
})

export const stripeEventState = pgEnum('stripe_event_state', ['waiting', 'applied', 'foreign', 'failed'])

/**
 * The webhook events from Stripe, stored before the response that acknowledges them. A row has only the ids that Foyer
 * needs to query Stripe for the current state, and no data of the buyer.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Stripe's id of the event. */
    id: text().notNull(),
    type: text().$type<StripeEventType>().notNull(),
    /** Stripe's id of the object of the event: a session, a charge, a refund or a dispute. */
    object: text().notNull(),
    /** The id of Foyer's payment, if the event contains it. */
    payment: text(),
    /** Stripe's id of the payment intent. */
    intent: text(),
    state: stripeEventState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it is due. The process that takes it moves this ahead as a lease; after a crash the lease runs out. */
    nextTryAt: createdAt(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('stripe_events_due').on(table.nextTryAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.createdAt),
  ],
)
