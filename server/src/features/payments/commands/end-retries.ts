import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { refunds } from '../../../schema/payments.ts'
import type { RefundRow } from '../queries.ts'
import { recordFailedRefund } from './failed-refunds.ts'
import { refuseCorrection } from './requested-corrections.ts'

const reason = 'Stripe has made an earlier refund after all.'

/**
 * Ends the refunds that were requested in place of one that counted as failed, once it turns out that Stripe has made it. The
 * caller has locked the event's inventory and the order.
 */
export async function endRetries(tx: Db, { id, paymentId }: RefundRow): Promise<void> {
  const ended = await tx
    .update(refunds)
    .set({ state: 'failed', reason })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.state, 'created'),
        // Stripe has not accepted it. If it does so in this moment, `recordRefund` counts it like this one.
        isNull(refunds.reference),
        gt(refunds.id, id),
      ),
    )
    .returning()
  for (const retry of ended) {
    await refuseCorrection(tx, retry, reason)
    await recordFailedRefund(tx, retry, { reason, isSettled: true })
  }
}
