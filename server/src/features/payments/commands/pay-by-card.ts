import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderCompletion } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { lockInventoryOfOrder } from '../../inventory/commands/lock-inventory.ts'
import { isOverCodeLimit } from '../../inventory/queries/codes.ts'
import { codeUsedByEmail } from '../../inventory/rules.ts'
import { acceptTexts } from '../../legal-texts/commands.ts'
import { validTexts } from '../../legal-texts/rules.ts'
import { storeAnswers } from '../../order-questions/commands/store-answers.ts'
import { nameAttendees } from '../../orders/commands/attendees.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { balanceCentsByOrder, isCorrecting } from '../../orders/queries/ledger.ts'
import type { TicketRow } from '../../orders/queries/tickets.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { answersToStore } from '../../orders/rules/buyer-answers.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import type { PaymentRow } from '../queries.ts'
import { openCardPaymentOf, paymentById } from '../queries.ts'
import { maxCardPaymentsPerOrder, sessionLifetimeMinutes, stripeLines, toStripe } from '../rules.ts'
import { endCardPayment } from './end-card-payment.ts'
import { openSession } from './open-session.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

interface CardPaymentRequest {
  found: OrderWithTickets
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
    await endCardPayment(db, deps, id)
    payment = await startPayment(db, request)
  }
  if (payment === undefined) return false
  if (payment === 'other-buyer') throw new ProblemError('conflict')
  if (!(await hasSession(db, deps, payment))) throw cardNotOffered()
  return true
}

/**
 * Starts a card payment of an order that waits for its payment, or of what is left to pay of a paid one. A bank transfer is no
 * longer expected while the card payment is open, and expected again when that ends without money. The order keeps its status
 * and its deadline. Repeated calls find the open payment.
 * @returns false when nothing is left to pay, a correction waits, the order has had too many card payments, or Stripe
 *   rejects the payment
 * @throws ProblemError `unavailable` when Stripe does not answer: the buyer may retry, and a task does
 */
export async function payByCardInstead(db: Db, deps: Deps, found: OrderWithTickets): Promise<boolean> {
  const payment = await db.transaction(async (tx) => {
    // changes of a paid order, and so of its rest, take the same lock
    if (found.order.status === 'paid') await lockInventoryOfOrder(tx, found.order.id)
    const order = await lockOrderIf(tx, found.order.id, or(awaitsPayment, hasRest))
    if (!order || (order.status === 'paid' && (await isCorrecting(tx, order.id)))) return undefined
    const openPayment = await openCardPaymentOf(tx, order.id)
    if (openPayment) return openPayment
    if ((await countCardPayments(tx, order)) >= maxCardPaymentsPerOrder) return undefined
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(eq(payments.orderId, order.id), eq(payments.method, 'transfer'), eq(payments.state, 'pending')))
    return await insertCardPayment(tx, order, found.tickets)
  })
  return payment !== undefined && (await hasSession(db, deps, payment))
}

/** Opens the session of a payment at Stripe, unless it is open. @returns false when Stripe rejects the payment */
async function hasSession(db: Db, deps: Deps, payment: PaymentRow): Promise<boolean> {
  if (payment.state !== 'created') return true
  const outcome = await openSession(db, deps, payment)
  if (outcome === 'opened') return true
  // after a double click, the other request may have received Stripe's answer
  const current = await paymentById(db, payment.id)
  if (current?.state === 'pending') return true
  if (outcome === 'refused') return false
  throw new ProblemError('unavailable', { detail: 'Stripe is not responding.', retryAfter: 5 })
}

const cardNotOffered = () => new ProblemError('validation', { errors: [fault('body.paymentMethod', 'not-offered')] })

/**
 * Inserts a payment, or finds the open one of the same buyer.
 * @returns `other-buyer` when a payment with another name or email is open; undefined when the order cannot be paid
 */
async function startPayment(
  db: Db,
  { found, completion }: CardPaymentRequest,
): Promise<PaymentRow | 'other-buyer' | undefined> {
  const { name, email } = completion
  return await db.transaction(async (tx) => {
    const { codeId, id } = found.order
    // completions by other methods count the uses of a code under this lock
    if (codeId !== null) await lockInventoryOfOrder(tx, id)
    const order = await lockOrderIf(tx, id, isLiveReservation)
    if (!order) return undefined
    const openPayment = await openCardPaymentOf(tx, order.id)
    if (openPayment && !(order.name === name && order.email === email)) return 'other-buyer'
    if (codeId !== null && (await isOverCodeLimit(tx, id, email))) throw codeUsedByEmail()
    await nameAttendees(tx, completion)
    await acceptTexts(tx, order.id, validTexts(found))
    await storeAnswers(tx, order, answersToStore(found, completion))
    if (openPayment) return openPayment
    if ((await countCardPayments(tx, order)) >= maxCardPaymentsPerOrder) throw cardNotOffered()
    await tx
      .update(orders)
      .set({ name, email, paymentMethod: 'card', holdExpiresAt: sessionEnd })
      .where(eq(orders.id, order.id))
    return await insertCardPayment(tx, order, found.tickets)
  })
}

/** When a session ends that is opened in this transaction. */
const sessionEnd = sql<Date>`date_trunc('second', now() + make_interval(mins => ${sessionLifetimeMinutes}))`

async function insertCardPayment(
  tx: Db,
  { id: orderId, number, totalCents, currency }: OrderDetails['order'],
  items: readonly TicketRow[],
): Promise<PaymentRow | undefined> {
  const amountCents = (await balanceCentsByOrder(tx, [orderId])).get(orderId) ?? totalCents
  const lines = stripeLines(items, currency)
  const isWhole = items.reduce((sum, { ticket }) => sum + ticket.priceCents, 0) === amountCents
  const [payment] = await tx
    .insert(payments)
    .values({
      id: newId('pay'),
      orderId,
      method: 'card',
      state: 'created',
      amountCents,
      // Stripe takes no negative lines: what is left of an order is one line
      lines: isWhole ? lines : [{ name: number, amount: toStripe(amountCents, currency), quantity: 1 }],
      endsAt: sessionEnd,
      // later than now: this request calls Stripe itself, the task only if it fails
      nextPollAt: sql`now() + interval '30 seconds'`,
    })
    .returning()
  await addTimelineEntry(tx, orderId, { kind: 'payment-started', amountCents })
  return payment
}

const isLiveReservation = and(eq(orders.status, 'reserved'), sql`${orders.holdExpiresAt} > now()`)
const awaitsPayment = and(eq(orders.status, 'pending'), sql`${orders.dueAt} > now()`)
const hasRest = and(eq(orders.status, 'paid'), gt(orders.unsettledCents, 0))

/** Locks an order if it fulfils a condition, so that it keeps its status until the transaction ends. */
async function lockOrderIf(tx: Db, id: string, condition: SQL | undefined) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), condition))
    .for('no key update')
  return order
}

/** Those of the rest of a paid order are counted on their own, and only those that brought no money. */
async function countCardPayments(tx: Db, { id, status, paidAt }: OrderDetails['order']): Promise<number> {
  const isOfRest = and(ne(payments.state, 'confirmed'), sql`${payments.createdAt} > ${paidAt}`)
  const [row] = await tx
    .select({ total: count() })
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.method, 'card'), status === 'paid' ? isOfRest : undefined))
  return row?.total ?? 0
}
