import { Refused } from '@foyer/contract/http/refused'
import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import { orders, payments } from '../../../schema/orders.ts'
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
    // whatever happens now, somebody asks how it ended
    .set({ state: 'cancelled', changedAt: sql`now()`, nextAskAt: sql`now() + interval '1 minute'` })
    .where(and(eq(payments.orderId, orderId), isOpen))
    .returning()
  // without an address that somebody could pay at there is nothing to end
  if (!released?.reference) return
  const key = await secretKeyOfOrder(db, needs.secrets, orderId)
  const reply = key ? await needs.stripe.endSession(key, released.reference) : undefined
  if (reply?.ok && reply.value.status === 'expired') return await forget(db, released.id)
  if (reply?.ok && reply.value.paid) return await settleSession(db, needs, released.id, reply.value)
  await takeBack(db, released.id, reply && !reply.ok ? reply.reason : null)
  throw new Refused('unavailable', { detail: 'Stripe could not be asked whether it was paid.', retryAfter: 30 })
}

/** Its page is over: there is nothing to ask about any more. */
async function forget(db: Db, id: string): Promise<void> {
  await db.update(payments).set({ nextAskAt: null }).where(eq(payments.id, id))
}

/**
 * Opens a payment again that could not be ended; when another one was begun meanwhile, or the order was given up from
 * another window, it is only asked about.
 */
async function takeBack(db: Db, id: string, reason: string | null): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'pending', reason })
    .where(and(eq(payments.id, id), eq(payments.state, 'cancelled'), isReserved))
    .catch((error: unknown) => {
      if (!breaksUnique(error, 'payments_one_open')) throw error
    })
}

const isReserved = sql`exists (select from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.status} = 'reserved')`
