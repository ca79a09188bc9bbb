import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/orders'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Infra } from '../../lib/infra.ts'
import type { Scope } from '../../lib/scope.ts'
import { payments, refunds } from '../../schema/orders.ts'
import { transitionOrders } from '../inventory/commands/transition-orders.ts'
import { invalidateEventPage, lockInventory } from '../inventory/commands.ts'
import { recordReceived } from '../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../orders/commands/timeline.ts'
import type { OrderDetails } from '../orders/queries.ts'
import { databaseNow, orderById, ordersByIds, refundsOf } from '../orders/queries.ts'
import { actionsOf, mayBuyerCancel, owedCentsOf } from '../orders/rules.ts'
import { transferDue } from '../orders/service/transfer-due.ts'
import { releasePayment } from '../payments/commands/release-payment.ts'
import { unrefundedPayments } from '../payments/queries.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/**
 * Marks an order as paid by bank transfer. An open card payment is ended first, so that the buyer does not pay twice.
 * @throws ProblemError `not-found`, `transition-refused`; `sold-out` when the order had expired and its seats are gone;
 *   `unavailable` when Stripe is unreachable and a card payment is open
 */
export async function markPaid(db: Db, deps: Deps, scope: Scope, id: string): Promise<void> {
  await orderForAction(db, scope, id, 'mark-paid')
  await releasePayment(db, deps, id)
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'mark-paid')
    const entry = found.order.status === 'expired' ? 'payment-late' : 'paid'
    await transitionOne(tx, id, 'paid', entry, { by: scope.account })
    const confirmed = await tx
      .update(payments)
      .set({ state: 'confirmed', changedAt: sql`now()` })
      .where(eq(payments.id, lastTransferOf(tx, id)))
      .returning()
    for (const payment of confirmed) await recordReceived(tx, payment)
    // a card payment that has started since: the polling task ends it at Stripe
    await cancelOpenPayments(tx, id)
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderConfirmed' }])
    await invalidateEventPage(tx, found.event.id)
  })
}

/**
 * Cancels an order that has received no money, and releases its seats. An open card payment is ended first.
 * @throws ProblemError `not-found`, `transition-refused`; `unavailable` when Stripe is unreachable and a card payment is open
 */
export async function cancelOrder(
  db: Db,
  deps: Deps,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await orderForAction(db, scope, id, 'cancel')
  await releasePayment(db, deps, id)
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'cancel')
    await cancelUnpaid(tx, deps, found, { by: scope.account, detail: reason })
  })
}

/**
 * Cancels an order for its buyer. Idempotent. An open card payment is ended first.
 * @throws ProblemError `not-found`, `transition-refused`; `unavailable` when Stripe is unreachable and a card payment
 *   is open
 */
export async function cancelByBuyer(db: Db, deps: Deps, id: string): Promise<void> {
  await releasePayment(db, deps, id)
  await db.transaction(async (tx) => {
    const [before] = await ordersByIds(tx, [id])
    if (before) await lockInventory(tx, before.event.id)
    const [found] = await ordersByIds(tx, [id])
    if (!found) throw new ProblemError('not-found')
    if (found.order.status === 'cancelled') return
    if (!mayBuyerCancel(found.order, found.event, await databaseNow(tx))) throw new ProblemError('transition-refused')
    await cancelUnpaid(tx, deps, found, {})
  })
}

/**
 * Cancels a paid order and creates refunds of all its money. Card refunds go to Stripe later, by a task; bank transfers
 * are owed until the team has returned them itself.
 * @throws ProblemError `not-found`, `transition-refused`
 */
export async function refundOrder(
  db: Db,
  deps: Deps,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'refund')
    await transitionOne(tx, id, 'cancelled', 'cancelled', { by: scope.account, detail: reason })
    for (const { id: paymentId, method, amountCents } of await unrefundedPayments(tx, id)) {
      const state = method === 'card' ? ('created' as const) : ('owed' as const)
      await tx.insert(refunds).values({ id: newId('ref'), orderId: id, paymentId, state, amountCents })
      if (state === 'owed') await addTimelineEntry(tx, id, { kind: 'refund-owed', by: scope.account, amountCents })
    }
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderRefunded' }])
    await invalidateEventPage(tx, found.event.id)
  })
}

/**
 * Reactivates a cancelled order: a free one is paid at once, any other waits for a new bank transfer.
 * @throws ProblemError `not-found`, `transition-refused`; `sold-out` when its seats are gone
 */
export async function reactivateOrder(db: Db, deps: Deps, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'reactivate')
    const free = found.order.totalCents === 0
    const now = await databaseNow(tx)
    const dueAt = free ? undefined : transferDue(found.event, now)
    // an order past its deadline would expire at once, and payment instructions need a bank account
    if (dueAt && (dueAt <= now || found.team.bank === null)) throw new ProblemError('transition-refused')
    await transitionOne(tx, id, free ? 'paid' : 'pending', 'reactivated', { by: scope.account, dueAt })
    if (!free)
      await tx.insert(payments).values({
        id: newId('pay'),
        orderId: id,
        method: 'transfer',
        state: 'pending',
        amountCents: found.order.totalCents,
      })
    const order = { ...found.order, dueAt: dueAt ?? null }
    await enqueueOrderMails(tx, deps, [{ ...found, order, kind: free ? 'orderConfirmed' : 'paymentInstructions' }])
    await invalidateEventPage(tx, found.event.id)
  })
}

/** The id of the latest bank transfer of an order that has not arrived; a reactivated order has earlier ones too. */
const lastTransferOf = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'transfer'), ne(payments.state, 'confirmed')))
    .orderBy(desc(payments.id))
    .limit(1)

async function cancelUnpaid(
  tx: Db,
  deps: Deps,
  found: OrderDetails,
  details: { by?: string; detail?: string | undefined },
): Promise<void> {
  await transitionOne(tx, found.order.id, 'cancelled', 'cancelled', details)
  await cancelOpenPayments(tx, found.order.id)
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderCancelled' }])
  await invalidateEventPage(tx, found.event.id)
}

const cancelOpenPayments = (tx: Db, orderId: string) =>
  tx
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['created', 'pending'])))

type OrderAction = ReturnType<typeof actionsOf>[number]

/** @throws ProblemError `not-found`; `transition-refused` when the order does not allow the action */
async function orderForAction(db: Db, scope: Scope, id: string, action: OrderAction): Promise<OrderDetails> {
  const found = await orderById(db, scope, id)
  const owedCents = owedCentsOf(await refundsOf(db, id))
  if (!actionsOf(found.order, owedCents).includes(action)) throw new ProblemError('transition-refused')
  return found
}

/** As `orderForAction`, with the event's inventory locked, so that the order keeps its status until the transaction ends. */
async function lockForAction(tx: Db, scope: Scope, id: string, action: OrderAction): Promise<OrderDetails> {
  const { event } = await orderById(tx, scope, id)
  await lockInventory(tx, event.id)
  return await orderForAction(tx, scope, id, action)
}

/** @throws ProblemError `transition-refused` when the order's status has changed; `sold-out` when its seats are gone */
async function transitionOne(
  tx: Db,
  id: string,
  to: OrderStatus,
  timelineEntry: EntryKind,
  details: { by?: string; detail?: string | undefined; dueAt?: Date | undefined },
): Promise<void> {
  const [transitioned] = await transitionOrders(tx, { to, timelineEntry }, [{ id, ...details }])
  if (!transitioned) throw new ProblemError('transition-refused')
  if (!transitioned.hasSeats) throw new ProblemError('sold-out')
}
