import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { openCardPaymentOf, secretKeyOfOrder } from '../queries.ts'
import { settleSession } from './settle-session.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

/** The most that a buyer's page waits for Stripe. */
const maxWaitMs = 3000

/**
 * Asks Stripe whether an order has been paid by card, because the buyer returns from Stripe's page before the webhook
 * arrives. Returns after three seconds at the latest; the webhook or the polling task settles the payment later.
 */
export async function refreshPayment(db: Db, deps: Deps, orderId: string): Promise<void> {
  const timer = new AbortController()
  await Promise.race([settleIfPaid(db, deps, orderId), setTimeout(maxWaitMs, undefined, { signal: timer.signal })])
  timer.abort()
}

async function settleIfPaid(db: Db, deps: Deps, orderId: string): Promise<void> {
  const payment = await openCardPaymentOf(db, orderId)
  if (!payment?.reference) return
  const key = await secretKeyOfOrder(db, deps.secrets, orderId)
  const reply = key ? await deps.stripe.session(key, payment.reference) : undefined
  if (reply?.ok && reply.value.paid) await settleSession(db, deps, payment.id, reply.value)
}
