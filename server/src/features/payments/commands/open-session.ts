import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { StripeSession } from '../../../lib/stripe/types.ts'
import { secondsFromNow } from '../../../schema/columns.ts'
import { payments } from '../../../schema/payments.ts'
import { lockOrderById } from '../../orders/commands/lock-order.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { orderLinkOf } from '../../orders/rules/links.ts'
import type { PaymentRow } from '../queries.ts'
import { secretKeyOf } from '../queries.ts'
import { pollDelaySeconds } from '../rules.ts'
import { awaitTransferAgain } from './await-transfer.ts'

type Deps = Pick<Infra, 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/**
 * Creates the Checkout session of a payment at Stripe. The payment's id is the idempotency key, and every parameter comes
 * from stored rows, so that a retry from any process, also after a crash, returns the same session.
 * @returns `waiting` when Stripe did not answer; `refused` when it rejected the payment, or the payment is no longer open
 */
export async function openSession(db: Db, deps: Deps, payment: PaymentRow): Promise<'opened' | 'waiting' | 'refused'> {
  const [found] = await ordersByIds(db, [payment.orderId])
  if (!found || !payment.endsAt) return 'refused'
  const { order, event, team } = found
  const key = await secretKeyOf(db, deps.secrets, team.id)
  if (!key) return await failPayment(db, payment, 'The Stripe keys of the team were removed.')
  const reply = await deps.stripe.openSession(
    key,
    {
      payment: payment.id,
      currency: order.currency,
      lines: payment.lines ?? [],
      email: order.email ?? '',
      locale: order.language,
      description: `${order.number} ${event.name}`,
      returnUrl: orderLinkOf(deps, order),
      endsAt: payment.endsAt,
    },
    payment.id,
  )
  if (reply.ok) return await recordSession(db, deps, key, payment, reply.value)
  if (reply.failure !== 'unreachable') return await failPayment(db, payment, reply.reason)
  await db.update(payments).set({ reason: reply.reason }).where(isUnopened(payment))
  return 'waiting'
}

async function recordSession(
  db: Db,
  { stripe }: Deps,
  key: string,
  payment: PaymentRow,
  session: StripeSession,
): Promise<'opened' | 'refused'> {
  const [opened] = await db
    .update(payments)
    .set({
      state: 'pending',
      reference: session.id,
      payUrl: session.url ?? null,
      reason: null,
      changedAt: sql`now()`,
      nextPollAt: secondsFromNow(pollDelaySeconds(0)),
    })
    .where(isUnopened(payment))
    .returning({ id: payments.id })
  if (opened) return 'opened'
  const [current] = await db.select().from(payments).where(eq(payments.id, payment.id))
  if (current?.state === 'pending') return 'opened'
  // the payment was cancelled while Stripe answered: no buyer knows the session's URL yet, so none can pay after this
  await stripe.endSession(key, session.id)
  return 'refused'
}

async function failPayment(db: Db, payment: PaymentRow, reason: string): Promise<'refused'> {
  await db.transaction(async (tx) => {
    await lockOrderById(tx, payment.orderId)
    const [failed] = await tx
      .update(payments)
      .set({ state: 'failed', reason, changedAt: sql`now()` })
      .where(isUnopened(payment))
      .returning({ id: payments.id })
    if (!failed) return
    await addTimelineEntry(tx, payment.orderId, { kind: 'payment-failed', detail: reason })
    await awaitTransferAgain(tx, payment.orderId)
  })
  return 'refused'
}

const isUnopened = ({ id }: PaymentRow) => and(eq(payments.id, id), eq(payments.state, 'created'))
