import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/order-timeline'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MayAudit } from '../../lib/audit.ts'
import { auditedOr } from '../../lib/audit.ts'
import type { Author } from '../../lib/author.ts'
import type { Db } from '../../lib/db.ts'
import { databaseNow } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Infra, MailDeps } from '../../lib/infra.ts'
import type { Scope } from '../../lib/scope.ts'
import { payments } from '../../schema/payments.ts'
import { invalidateEventPage } from '../inventory/commands/invalidate-event-page.ts'
import { lockInventoryOfOrder } from '../inventory/commands/lock-inventory.ts'
import type { Transition } from '../inventory/commands/transition-orders.ts'
import { transitionOrders } from '../inventory/commands/transition-orders.ts'
import type { OrderTransition } from '../inventory/commands/transition-statement.ts'
import { isCodeUsedSince } from '../inventory/queries/codes.ts'
import { addAdjustments } from '../orders/commands/add-adjustments.ts'
import { cancelOpenPayments } from '../orders/commands/cancel-open-payments.ts'
import { cancelPendingAddOns } from '../orders/commands/cancel-pending-add-ons.ts'
import { createRefund } from '../orders/commands/create-refund.ts'
import { moveMoney, recordReceived } from '../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../orders/commands/order-mails.ts'
import { isCorrecting, ledgerOf } from '../orders/queries/ledger.ts'
import type { OrderDetails } from '../orders/queries.ts'
import { ordersByIds } from '../orders/queries.ts'
import { mayBuyerCancel } from '../orders/rules/buyer-changes.ts'
import { feesTakenBack, sharesOfAll } from '../orders/rules/corrections.ts'
import { balanceCentsOf } from '../orders/rules/ledger.ts'
import { endCardPayment } from '../payments/commands/end-card-payment.ts'
import { unrefundedPayments } from '../payments/queries.ts'
import { lockForAction, orderForAction } from './commands/lock-for-action.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'> & MayAudit

/**
 * Marks an order as paid by bank transfer: what was left to pay has arrived. An open card payment is ended first, so that the
 * buyer does not pay twice.
 * @throws ProblemError `not-found`, `transition-refused`; `sold-out` when the order had expired and its seats are gone;
 *   `code-used-by-email` when it had expired and its code was used since; `unavailable` when Stripe is unreachable and a card payment is open
 */
export async function markPaid(db: Db, deps: Deps, scope: Scope, id: string): Promise<void> {
  await orderForAction(db, scope, id, 'mark-paid')
  await endCardPayment(db, deps, id)
  await auditedOr(db, deps).transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'mark-paid')
    const isLate = found.order.status === 'expired'
    if (isLate && (await isCodeUsedSince(tx, found.order))) throw new ProblemError('code-used-by-email')
    const entry = isLate ? 'payment-late' : 'paid'
    await transitionOne(tx, id, 'paid', entry, { by: scope })
    await confirmRest(tx, id)
    // a card payment that has started since: the polling task ends it at Stripe
    await cancelOpenPayments(tx, [id])
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
  await endCardPayment(db, deps, id)
  await auditedOr(db, deps).transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'cancel')
    await cancelUnpaid(tx, deps, found, { by: scope, detail: reason })
  })
}

/**
 * Cancels an order for its buyer. Idempotent. An open card payment is ended first.
 * @throws ProblemError `not-found`, `transition-refused`; `unavailable` when Stripe is unreachable and a card payment
 *   is open
 */
export async function cancelByBuyer(db: Db, deps: Deps, id: string): Promise<void> {
  await endCardPayment(db, deps, id)
  await db.transaction(async (tx) => {
    await lockInventoryOfOrder(tx, id)
    const [found] = await ordersByIds(tx, [id])
    if (!found) throw new ProblemError('not-found')
    if (found.order.status === 'cancelled') return
    const mayCancel = mayBuyerCancel(found.order, found.event, await databaseNow(tx))
    if (!mayCancel || (await isCorrecting(tx, id))) throw new ProblemError('transition-refused')
    await cancelUnpaid(tx, deps, found, {})
  })
}

/**
 * Cancels a paid order and creates refunds of all its money, with the fees of tickets that were cancelled before. Card
 * refunds go to Stripe later, by a task; bank transfers are owed until the team has returned them itself.
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
    await transitionOne(tx, id, 'cancelled', 'cancelled', { by: scope, detail: reason })
    const ledger = await ledgerOf(tx, id)
    const payments = await unrefundedPayments(tx, id)
    const shares = sharesOfAll(
      ledger,
      payments.map(({ amountCents }) => amountCents),
    )
    await addAdjustments(tx, id, feesTakenBack(ledger))
    for (const [at, { id: paymentId, method, amountCents }] of payments.entries())
      await createRefund(tx, { orderId: id, paymentId, method, amountCents, shares: shares[at] ?? [] }, scope)
    await moveMoney(tx, id)
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderRefunded' }])
    await cancelPendingAddOns(tx, deps, id)
    await invalidateEventPage(tx, found.event.id)
  })
}

/** Records a transfer of what is left to pay of an order: the one that it waits for, or a new one. */
async function confirmRest(tx: Db, orderId: string): Promise<void> {
  const amountCents = balanceCentsOf(await ledgerOf(tx, orderId))
  if (amountCents <= 0) return
  const values = { state: 'confirmed', amountCents } as const
  const [awaited] = await tx
    .update(payments)
    .set({ ...values, changedAt: sql`now()` })
    .where(eq(payments.id, lastTransferOf(tx, orderId)))
    .returning()
  const payment = awaited ?? { id: newId('pay'), orderId, method: 'transfer' as const, ...values }
  if (!awaited) await tx.insert(payments).values(payment)
  await recordReceived(tx, payment)
}

/**
 * The id of the latest bank transfer that an order waits for, or waited for before it expired; a reactivated order has
 * earlier ones too.
 */
const lastTransferOf = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.method, 'transfer'),
        inArray(payments.state, ['pending', 'cancelled']),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)

async function cancelUnpaid(
  tx: Db,
  deps: Deps,
  found: OrderDetails,
  details: { by?: Author; detail?: string | undefined },
): Promise<void> {
  await transitionOne(tx, found.order.id, 'cancelled', 'cancelled', details)
  await moveMoney(tx, found.order.id)
  await cancelOpenPayments(tx, [found.order.id])
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderCancelled' }])
  await cancelPendingAddOns(tx, deps, found.order.id)
  await invalidateEventPage(tx, found.event.id)
}

type TransitionDetails = Pick<Transition, 'from'> & Omit<OrderTransition, 'id' | 'reservedAt' | 'buyer'>

/** @throws ProblemError `transition-refused` when the order's status has changed; `sold-out` when its seats are gone */
export async function transitionOne(
  tx: Db,
  id: string,
  to: OrderStatus,
  timelineEntry: EntryKind,
  { from, ...details }: TransitionDetails,
): Promise<void> {
  const [transitioned] = await transitionOrders(tx, { to, timelineEntry, ...(from && { from }) }, [{ id, ...details }])
  if (!transitioned) throw new ProblemError('transition-refused')
  if (!transitioned.hasSeats) throw new ProblemError('sold-out')
}
