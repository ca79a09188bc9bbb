import { and, desc, eq, gte, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { orders } from '../../schema/orders.ts'
import { payments, refunds } from '../../schema/payments.ts'
import { stripeEvents, stripeKeys } from '../../schema/stripe.ts'
import { isOpenCardPayment } from '../orders/queries.ts'
import { secretKeyRecord, webhookSecretRecord } from './rules.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type StripeEventRow = typeof stripeEvents.$inferSelect
export type KeysRow = typeof stripeKeys.$inferSelect

/** Card payments whose outcome Stripe has not reported: open ones, and cancelled ones whose session may be open. */
export const isPolled = and(
  isNotNull(payments.nextPollAt),
  inArray(payments.state, ['created', 'pending', 'cancelled']),
)

/** The stored keys of the scope's team, encrypted. */
export async function keysInScope(db: Db, scope: Scope): Promise<KeysRow | undefined> {
  const [row] = await db.select().from(stripeKeys).where(eq(stripeKeys.teamId, scope.team))
  return row
}

/** When Stripe last sent an event to the webhook of a team, since its keys were saved. */
export async function lastEventAt(db: Db, { teamId, changedAt }: KeysRow): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: stripeEvents.createdAt })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.teamId, teamId), gte(stripeEvents.createdAt, changedAt)))
    .orderBy(desc(stripeEvents.createdAt))
    .limit(1)
  return row?.at
}

/** A team's Stripe secret key, decrypted: never part of a response. @returns undefined when the team has none */
export async function secretKeyOf(db: Db, secrets: Secrets, teamId: string): Promise<string | undefined> {
  const [row] = await db.select().from(stripeKeys).where(eq(stripeKeys.teamId, teamId))
  return row && secrets.decrypt(row.secretKey, secretKeyRecord(teamId))
}

/** As `secretKeyOf`, for the team of an order. */
export async function secretKeyOfOrder(db: Db, secrets: Secrets, orderId: string): Promise<string | undefined> {
  const [order] = await db.select({ teamId: orders.teamId }).from(orders).where(eq(orders.id, orderId))
  return order && (await secretKeyOf(db, secrets, order.teamId))
}

/** The secrets that may sign a team's webhook now: the current one, and the previous one during a rotation. */
export async function webhookSecretsOf(db: Db, secrets: Secrets, teamId: string): Promise<string[]> {
  const [row] = await db
    .select({
      current: stripeKeys.webhookSecret,
      previous: sql<
        string | null
      >`case when ${stripeKeys.oldWebhookSecretUntil} > now() then ${stripeKeys.oldWebhookSecret} end`,
    })
    .from(stripeKeys)
    .where(eq(stripeKeys.teamId, teamId))
  if (!row) return []
  return [row.current, row.previous]
    .flatMap((encrypted) => encrypted ?? [])
    .map((encrypted) => secrets.decrypt(encrypted, webhookSecretRecord(teamId)))
}

/** Whether a team has card payments that are polled, or refunds that Stripe has not completed. */
export async function hasOpenPayments(db: Db, teamId: string): Promise<boolean> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.teamId, teamId), isPolled))
    .limit(1)
  const [refund] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.teamId, teamId), eq(refunds.state, 'created')))
    .limit(1)
  return payment !== undefined || refund !== undefined
}

/**
 * The newest card payment of a team that moves money, and whose outcome, or a refund of it, is open at Stripe.
 * @returns its id, and that of its session; null before Stripe has told it
 */
export async function newestOpenPayment(
  db: Db,
  teamId: string,
): Promise<{ id: string; reference: string | null } | undefined> {
  const hasOpenRefund = sql`exists (
    select from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${refunds.state} = 'created')`
  const [row] = await db
    .select({ id: payments.id, reference: payments.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.teamId, teamId), not(orders.test), eq(payments.method, 'card'), or(isPolled, hasOpenRefund)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return row
}

/** The card payment of an order that can still be paid at Stripe. */
export async function openCardPaymentOf(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpenCardPayment))
  return row
}

/** The ids of those orders that have an open card payment. */
export async function ordersWithOpenCardPayment(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(sql`${payments.orderId} = any(${sql.param(orderIds)}::text[])`, isOpenCardPayment))
  return new Set(rows.map(({ orderId }) => orderId))
}

export async function paymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** The team's payment that a Stripe event is about, found by the session, our payment id or the payment intent. */
export async function paymentOfStripeEvent(db: Db, event: StripeEventRow): Promise<PaymentRow | undefined> {
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

/** The received payments of an order that are not refunded in full, each with the amount left to refund. */
export async function unrefundedPayments(db: Db, orderId: string) {
  const refunded = sql<number>`coalesce((
    select sum(r.amount_cents) from refunds r where r.payment_id = payments.id and r.state <> 'failed'), 0)::int`
  const received = await db
    .select({ id: payments.id, method: payments.method, amountCents: payments.amountCents, refunded })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['confirmed', 'disputed'])))
  return received
    .map(({ refunded: refundedCents, ...payment }) => ({
      ...payment,
      amountCents: payment.amountCents - refundedCents,
    }))
    .filter(({ amountCents }) => amountCents > 0)
}
