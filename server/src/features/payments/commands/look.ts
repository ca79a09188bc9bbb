import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { openPaymentOf, secretKeyOfOrder } from '../queries.ts'
import { settleSession } from './settle.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/** How long somebody waits for their page because of Stripe, in milliseconds. */
const patience = 3000

/**
 * Asks Stripe whether an order has been paid by card: a buyer comes back from its page sooner than its webhook does.
 * What is not known after three seconds, that or the task that asks tells later.
 */
export async function lookWhetherPaid(db: Db, needs: Needs, orderId: string): Promise<void> {
  const over = new AbortController()
  await Promise.race([look(db, needs, orderId), setTimeout(patience, undefined, { signal: over.signal })])
  over.abort()
}

async function look(db: Db, needs: Needs, orderId: string): Promise<void> {
  const payment = await openPaymentOf(db, orderId)
  if (!payment?.reference) return
  const key = await secretKeyOfOrder(db, needs.secrets, orderId)
  const reply = key ? await needs.stripe.session(key, payment.reference) : undefined
  if (reply?.ok && reply.value.paid) await settleSession(db, needs, payment.id, reply.value)
}
