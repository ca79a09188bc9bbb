import { Refused } from '@foyer/contract/http/refused'
import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { payments } from '../../../schema/orders.ts'
import { isOpen, secretKeyOfOrder } from '../queries.ts'
import { settleSession } from './settle.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/**
 * Sees to it that nobody can pay for an order by card any more, before it is given up or paid otherwise. When it turns
 * out that somebody just has, the order is paid: whoever wanted to give it up finds it so.
 * @throws Refused `unavailable` when Stripe cannot be asked: then nothing has changed
 */
export async function releasePayment(db: Db, needs: Needs, orderId: string): Promise<void> {
  // first here: what Stripe then tells of the end of its page no longer gives the order up
  const [released] = await db
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), isOpen))
    .returning()
  // without an address that somebody could pay at there is nothing to end
  if (!released?.reference) return
  const key = await secretKeyOfOrder(db, needs.secrets, orderId)
  const reply = key ? await needs.stripe.endSession(key, released.reference) : undefined
  if (reply?.ok && reply.value.status === 'expired') return
  if (reply?.ok && reply.value.paid) return await settleSession(db, needs, released.id, reply.value)
  await db
    .update(payments)
    .set({ state: 'pending', ...(reply && !reply.ok && { reason: reply.reason }) })
    .where(and(eq(payments.id, released.id), eq(payments.state, 'cancelled')))
  throw new Refused('unavailable', { detail: 'Stripe could not be asked whether it was paid.', retryAfter: 30 })
}
