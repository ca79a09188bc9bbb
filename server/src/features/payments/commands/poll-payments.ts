import type { SQL } from 'drizzle-orm'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { StripeReply } from '../../../lib/stripe/call.ts'
import type { StripeSession } from '../../../lib/stripe/types.ts'
import { untilWritten } from '../../../lib/until-written.ts'
import { momentNow, secondsFromNow } from '../../../schema/columns.ts'
import { payments } from '../../../schema/payments.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { lockOrderById } from '../../orders/commands/lock-order.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { isPolled, secretKeyOfOrder } from '../queries.ts'
import {
  pollDelaySeconds,
  sessionRetryMinutes,
  unreachableDelaySeconds,
  unreachableHoldMinutes,
  unreachablePollingDays,
  withoutKeys,
} from '../rules.ts'
import { awaitTransferAgain } from './await-transfer.ts'
import { openSession } from './open-session.ts'
import { settleSession } from './settle-session.ts'

type Deps = MailDeps & Pick<Infra, 'stripe' | 'log'>

const batchSize = 10
/** How long a payment is leased to one process: longer than Stripe may take to answer. */
const leaseSeconds = 60

/**
 * Asks Stripe for the status of the payments that are due: payments whose creation got no answer, open payments (their
 * webhook may be lost), payments whose session has ended (before their seats are released), and cancelled payments whose
 * session may still be open.
 * @returns the number of payments polled
 */
export async function pollPayments(db: Db, deps: Deps): Promise<number> {
  const due = await leaseDuePayments(db)
  await Promise.all(due.map((payment) => pollPayment(db, deps, payment)))
  return due.length
}

type DuePayment = Awaited<ReturnType<typeof leaseDuePayments>>[number]

/** Leases each due payment to one process. When the process dies, the payment is due again after the lease. */
async function leaseDuePayments(db: Db) {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isPolled, lte(payments.nextPollAt, momentNow)))
    .orderBy(payments.nextPollAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const isOver = (minutes: number) => sql<boolean>`${payments.endsAt} + make_interval(mins => ${minutes}) <= now()`
  return await db
    .update(payments)
    .set({ polls: sql`${payments.polls} + 1`, nextPollAt: secondsFromNow(leaseSeconds) })
    .where(sql`${payments.id} in ${due}`)
    .returning({
      ...getTableColumns(payments),
      mayOpenSession: sql<boolean>`${payments.createdAt} + make_interval(mins => ${sessionRetryMinutes}) > now()`,
      sessionIsOver: isOver(0),
      holdIsOver: isOver(unreachableHoldMinutes),
      pollingIsOver: isOver(unreachablePollingDays * 24 * 60),
    })
}

async function pollPayment(db: Db, deps: Deps, payment: DuePayment): Promise<void> {
  if (payment.reference === null) return await retryOpening(db, deps, payment)
  const reply = await fetchSession(db, deps, payment, payment.reference)
  if (!reply.ok) return await postpone(db, deps, payment, reply.reason)
  await untilWritten(deps.log, { payment: payment.id }, () => recordStatus(db, deps, payment, reply.value))
}

async function recordStatus(db: Db, deps: Deps, payment: DuePayment, session: StripeSession): Promise<void> {
  await settleSession(db, deps, payment.id, session)
  const next = secondsFromNow(pollDelaySeconds(payment.polls))
  await db
    .update(payments)
    .set({ reason: null, nextPollAt: session.status === 'expired' ? onlyIfOpen(next) : next })
    .where(and(eq(payments.id, payment.id), isPolled))
}

/**
 * Creates the session of a payment again, in case Stripe's first answer was lost: the idempotency key makes it the same
 * session. After `sessionRetryMinutes` the payment is cancelled instead.
 */
async function retryOpening(db: Db, deps: Deps, payment: DuePayment): Promise<void> {
  if (payment.mayOpenSession && payment.state === 'created') return void (await openSession(db, deps, payment))
  // safe even if Stripe has a session: no buyer knows its URL, so none can pay
  await db.transaction(async (tx) => {
    await lockOrderById(tx, payment.orderId)
    const [cancelled] = await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()`, nextPollAt: null })
      .where(and(eq(payments.id, payment.id), isPolled, isNull(payments.reference)))
      .returning({ id: payments.id })
    if (cancelled) await awaitTransferAgain(tx, payment.orderId)
  })
}

/** Retrieves the session of a payment; ends it first when it must not be paid any more. */
async function fetchSession(db: Db, deps: Deps, payment: DuePayment, id: string): Promise<StripeReply<StripeSession>> {
  const key = await secretKeyOfOrder(db, deps.secrets, payment.orderId)
  if (!key) return withoutKeys
  const reply = await deps.stripe.session(key, id)
  const mustEnd = reply.ok && reply.value.status === 'open' && (payment.sessionIsOver || payment.state === 'cancelled')
  return mustEnd ? await deps.stripe.endSession(key, id) : reply
}

/**
 * Schedules the next poll after Stripe was unreachable. The seats stay held for `unreachableHoldMinutes`; then the order
 * expires. The payment is polled for `unreachablePollingDays`, so that money which arrived after all is used or refunded.
 */
async function postpone(db: Db, deps: Deps, payment: DuePayment, reason: string): Promise<void> {
  await db
    .update(payments)
    .set(
      payment.pollingIsOver
        ? { state: 'failed', reason, changedAt: sql`now()`, nextPollAt: null }
        : { reason, nextPollAt: secondsFromNow(unreachableDelaySeconds(payment.polls)) },
    )
    .where(and(eq(payments.id, payment.id), isPolled))
  if (payment.holdIsOver && payment.state !== 'cancelled') await expireOrder(db, deps, payment, reason)
}

async function expireOrder(db: Db, deps: Deps, { orderId }: DuePayment, detail: string): Promise<void> {
  await db.transaction(async (tx) => {
    const expiry = { to: 'expired', from: ['reserved'], only: 'overdue', timelineEntry: 'expired' } as const
    const [transitioned] = await transitionOrders(tx, expiry, [{ id: orderId, detail }])
    if (!transitioned) return
    const found = await ordersByIds(tx, [orderId])
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'orderExpired' })),
    )
    await invalidateEventPage(tx, transitioned.eventId)
  })
}

/** Ends the polling of a cancelled payment; an open one is polled until it is settled. */
const onlyIfOpen = (next: SQL) => sql`case when ${payments.state} = 'cancelled' then null else ${next} end`
