import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, sql } from 'drizzle-orm'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { isOpenCardPayment } from '../../orders/queries.ts'
import type { PaymentRow } from '../queries.ts'
import { secretKeyOfOrder } from '../queries.ts'
import { awaitTransferAgain } from './await-transfer.ts'
import { settleSession } from './settle-session.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

/**
 * Ends the open card payment of an order, before the order is cancelled or paid in another way. When the buyer has paid
 * in the same moment, the order becomes paid, and the caller finds it in that status.
 * @throws ProblemError `unavailable` when Stripe is unreachable; the payment is then open as before
 */
export async function endCardPayment(db: Db, deps: Deps, orderId: string): Promise<void> {
  // before the call to Stripe: its `checkout.session.expired` event then no longer expires the order
  const [ended] = await db
    .update(payments)
    // if this process dies now, the polling task asks Stripe for the outcome
    .set({ state: 'cancelled', changedAt: sql`now()`, nextPollAt: sql`now() + interval '1 minute'` })
    .where(and(eq(payments.orderId, orderId), isOpenCardPayment))
    .returning()
  if (!ended) return
  // without a session there is nothing to end: no buyer knows a URL to pay at
  if (!ended.reference) return await db.transaction((tx) => awaitTransferAgain(tx, orderId))
  const key = await secretKeyOfOrder(db, deps.secrets, orderId)
  const reply = key ? await deps.stripe.endSession(key, ended.reference) : undefined
  if (reply?.ok && reply.value.status === 'expired') return await stopPolling(db, ended)
  if (reply?.ok && reply.value.paid) return await settleSession(db, deps, ended.id, reply.value)
  await reopenPayment(db, ended.id, reply && !reply.ok ? reply.reason : null)
  throw new ProblemError('unavailable', {
    detail: 'The payment status could not be checked with Stripe.',
    retryAfter: 30,
  })
}

/** Ends the polling of a payment whose session has expired: it can no longer be paid. */
async function stopPolling(db: Db, { id, orderId }: PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    // first: it locks the order, which comes before its payments
    await awaitTransferAgain(tx, orderId)
    await tx.update(payments).set({ nextPollAt: null }).where(eq(payments.id, id))
  })
}

/**
 * Reopens a payment that could not be ended. It stays cancelled, and is only polled, when another payment has started
 * since or the order no longer awaits one.
 */
async function reopenPayment(db: Db, id: string, reason: string | null): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'pending', reason })
    .where(and(eq(payments.id, id), eq(payments.state, 'cancelled'), orderAwaitsPayment))
    .catch((error: unknown) => {
      if (!breaksUnique(error, 'payments_one_open')) throw error
    })
}

const orderAwaitsPayment = sql`exists (
  select from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.status} in ('reserved', 'pending'))`
