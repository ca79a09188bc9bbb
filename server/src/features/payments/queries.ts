import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { orders, payments, refunds } from '../../schema/orders.ts'
import type { stripeEvents } from '../../schema/stripe.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import type { Scope } from '../teams/rules.ts'
import { secretKeyRecord, webhookSecretRecord } from './rules.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type EventRow = typeof stripeEvents.$inferSelect
export type KeysRow = typeof stripeKeys.$inferSelect

/** Card payments that Stripe may still take money for. */
export const isOpen = and(eq(payments.method, 'card'), inArray(payments.state, ['created', 'pending']))

/** Card payments that Stripe has still to say of how they ended: open ones, and given up ones whose page may be open. */
export const isAskedAbout = and(
  isNotNull(payments.nextAskAt),
  inArray(payments.state, ['created', 'pending', 'cancelled']),
)

/** The keys of the scope's team, as they are stored. */
export async function keysInScope(db: Db, scope: Scope): Promise<KeysRow | undefined> {
  const [row] = await db.select().from(stripeKeys).where(eq(stripeKeys.teamId, scope.team))
  return row
}

/** The key that a team pays with: for Foyer itself. */
export async function secretKeyOf(db: Db, secrets: Secrets, teamId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeKeys).where(eq(stripeKeys.teamId, teamId))
  return row && secrets.open(row.secretKey, secretKeyRecord(teamId))
}

/** The key of the team that an order belongs to. */
export async function secretKeyOfOrder(db: Db, secrets: Secrets, orderId: string): Promise<string | undefined> {
  const [order] = await db.select({ teamId: orders.teamId }).from(orders).where(eq(orders.id, orderId))
  return order && (await secretKeyOf(db, secrets, order.teamId))
}

/** What a team's webhooks may be signed with now: its secret, and while it is being replaced the one before. */
export async function webhookSecretsOf(db: Db, secrets: Secrets, teamId: string): Promise<string[]> {
  const [row] = await db
    .select({
      now: stripeKeys.webhookSecret,
      old: sql<
        string | null
      >`case when ${stripeKeys.oldWebhookSecretUntil} > now() then ${stripeKeys.oldWebhookSecret} end`,
    })
    .from(stripeKeys)
    .where(eq(stripeKeys.teamId, teamId))
  if (!row) return []
  return [row.now, row.old]
    .flatMap((sealed) => sealed ?? [])
    .map((sealed) => secrets.open(sealed, webhookSecretRecord(teamId)))
}

/** Whether Stripe still has to be asked about money of a team: payments that are open, refunds on their way. */
export async function isPaying(db: Db, teamId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.teamId, teamId), isAskedAbout))
    .limit(1)
  const [back] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.teamId, teamId), eq(refunds.state, 'created')))
    .limit(1)
  return open !== undefined || back !== undefined
}

/** The card payment of an order that Stripe may still take money for. */
export async function openPaymentOf(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen))
  return row
}

/** Which of these orders somebody is paying by card. */
export async function paidByCard(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(sql`${payments.orderId} = any(${sql.param(orderIds)}::text[])`, isOpen))
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function paymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** The team's payment that an event is about, by whatever the event names. */
export async function paymentOfEvent(db: Db, event: EventRow): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.teamId, event.teamId),
        or(
          eq(payments.reference, event.object),
          event.payment === null ? undefined : eq(payments.id, event.payment),
          event.intent === null ? undefined : eq(payments.intent, event.intent),
        ),
      ),
    )
    .limit(1)
  return row?.payment
}
