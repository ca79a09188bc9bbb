import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Scope } from '../../../lib/scope.ts'
import { refunds } from '../../../schema/payments.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import { orderById } from '../../orders/queries.ts'
import { refundsToRetry } from '../../orders/rules.ts'

/**
 * Retries refunds that Stripe refused. Each retry is a new refund with a new idempotency key; the failed refund stays in
 * the history. A double click retries once: while a refund is pending, there is none to retry.
 * @throws ProblemError `not-found`, `transition-refused`
 */
export async function retryRefunds(db: Db, scope: Scope, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { event } = await orderById(tx, scope, orderId)
    await lockInventory(tx, event.id)
    const retries = refundsToRetry(await ledgerOf(tx, orderId))
    if (retries.length === 0) throw new ProblemError('transition-refused')
    for (const { paymentId, amountCents, shares } of retries) {
      await tx.insert(refunds).values({ id: newId('ref'), orderId, paymentId, state: 'created', amountCents, shares })
      await addTimelineEntry(tx, orderId, { kind: 'refund-retried', by: scope, amountCents })
    }
  })
}
