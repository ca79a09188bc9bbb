import type { StripeEventType } from '@foyer/contract/stripe-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

/** The keys of a team's own Stripe account, encrypted. A team without a row takes no cards. */
export const stripeKeys = pgTable('stripe_keys', {
  teamId: text()
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  secretKey: text().notNull(),
  secretKeyMask: text().notNull(),
  webhookSecret: text().notNull(),
  webhookSecretMask: text().notNull(),
  /** The secret before this one, good until then: Stripe signs with both while a secret is replaced. */
  oldWebhookSecret: text(),
  oldWebhookSecretUntil: moment(),
  /** Whether the key moves real money. */
  live: boolean().notNull(),
  /** When Stripe took the key. */
  checkedAt: moment(),
  changedAt: createdAt(),
})

export const stripeEventState = pgEnum('stripe_event_state', ['waiting', 'applied', 'foreign', 'failed'])

/**
 * What Stripe told a team, written down before Stripe is told that it was heard. Only what is needed to ask Stripe how
 * things stand; what the event says of the buyer is not kept.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Stripe's name for it. */
    id: text().notNull(),
    type: text().$type<StripeEventType>().notNull(),
    /** What it is about: a session, a charge, a refund, a dispute. */
    object: text().notNull(),
    /** Our payment, when it says so itself. */
    payment: text(),
    /** The money it is about, as Stripe names it. */
    intent: text(),
    state: stripeEventState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When it is due. Whoever takes it moves this ahead, so that nobody else does; a crash brings it back. */
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
