import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderCompletion } from '@foyer/contract/orders'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import { orders, payments } from '../../../schema/orders.ts'
import { nameAttendees } from '../../orders/commands/attendees.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { OrderDetails, TicketRow } from '../../orders/queries.ts'
import type { PaymentRow } from '../queries.ts'
import { openPaymentOf, paymentById } from '../queries.ts'
import { maxCardPaymentsPerOrder, sessionLifetimeMinutes, stripeLines } from '../rules.ts'
import { openSession } from './open-session.ts'
import { releasePayment } from './release-payment.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

interface CardPaymentRequest {
  found: OrderDetails
  seats: TicketRow[]
  completion: OrderCompletion
}

/**
 * Starts a card payment of an order. Stores the buyer and the payment first, and only then creates the session at Stripe:
 * a crash in between loses nothing, a task continues. The seats stay held until the session ends. A repeated call finds
 * the open payment; when name or email differ, that payment's session is ended and a new payment starts.
 * @returns false when the order is no longer a reservation that may be paid
 * @throws ProblemError `unavailable` when Stripe does not answer: the buyer may retry, and a task does; `validation`
 *   when Stripe rejects the payment; `conflict` when another request starts a payment for another buyer at the same
 *   time
 */
export async function payByCard(db: Db, deps: Deps, request: CardPaymentRequest): Promise<boolean> {
  const { id } = request.found.order
  let payment = await startPayment(db, request)
  if (payment === 'other-buyer') {
    await releasePayment(db, deps, id)
    payment = await startPayment(db, request)
  }
  if (payment === undefined) return false
  if (payment === 'other-buyer') throw new ProblemError('conflict')
  if (payment.state === 'created') await createSession(db, deps, payment)
  return true
}

async function createSession(db: Db, deps: Deps, payment: PaymentRow): Promise<void> {
  const outcome = await openSession(db, deps, payment)
  if (outcome === 'opened') return
  // after a double click, the other request may have received Stripe's answer
  const current = await paymentById(db, payment.id)
  if (current?.state === 'pending') return
  if (outcome === 'refused') throw cardNotOffered()
  throw new ProblemError('unavailable', { detail: 'Stripe is not responding.', retryAfter: 5 })
}

const cardNotOffered = () => new ProblemError('validation', { errors: [fault('body.paymentMethod', 'not-offered')] })

/**
 * Inserts a payment, or finds the open one of the same buyer.
 * @returns `other-buyer` when a payment with another name or email is open; undefined when the order cannot be paid
 */
async function startPayment(
  db: Db,
  { found, seats, completion }: CardPaymentRequest,
): Promise<PaymentRow | 'other-buyer' | undefined> {
  const { name, email } = completion
  return await db.transaction(async (tx) => {
    const order = await lockReservation(tx, found.order.id)
    if (!order) return undefined
    const openPayment = await openPaymentOf(tx, order.id)
    if (openPayment && !(order.name === name && order.email === email)) return 'other-buyer'
    await nameAttendees(tx, completion)
    if (openPayment) return openPayment
    if ((await countCardPayments(tx, order.id)) >= maxCardPaymentsPerOrder) throw cardNotOffered()
    const endsAt = sql<Date>`date_trunc('second', now() + make_interval(mins => ${sessionLifetimeMinutes}))`
    const [payment] = await tx
      .insert(payments)
      .values({
        id: newId('pay'),
        orderId: order.id,
        method: 'card',
        state: 'created',
        amountCents: order.totalCents,
        lines: stripeLines(seats, order.currency),
        endsAt,
        // later than now: this request calls Stripe itself, the task only if it fails
        nextPollAt: sql`now() + interval '30 seconds'`,
      })
      .returning()
    await tx
      .update(orders)
      .set({ name, email, paymentMethod: 'card', holdExpiresAt: endsAt })
      .where(eq(orders.id, order.id))
    await addTimelineEntry(tx, order.id, { kind: 'payment-started', amountCents: order.totalCents })
    return payment
  })
}

async function lockReservation(tx: Db, id: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, 'reserved'), sql`${orders.holdExpiresAt} > now()`))
    .for('no key update')
  return order
}

async function countCardPayments(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'card')))
  return row?.total ?? 0
}
