import { Refused } from '@foyer/contract/http/refused'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { refunds } from '../../../schema/orders.ts'
import { holdBooks } from '../../admission/commands.ts'
import type { Scope } from '../../teams/rules.ts'
import { historyOf, orderById } from '../queries.ts'
import { refundsToRetry } from '../rules.ts'
import { note } from './note.ts'

/**
 * Sends money back once more that the card provider would not send. Each try is a refund of its own, under a name that
 * the provider has not heard, and the one that failed stays as it is. Pressed twice, it is one: while a refund is on its
 * way there is none to be tried again.
 * @throws Refused `not-found`, `transition-refused`
 */
export async function retryRefunds(db: Db, scope: Scope, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { event } = await orderById(tx, scope, orderId)
    await holdBooks(tx, event.id)
    const owed = refundsToRetry(await historyOf(tx, orderId))
    if (owed.length === 0) throw new Refused('transition-refused')
    for (const { paymentId, amountCents } of owed) {
      await tx.insert(refunds).values({ id: newId('ref'), orderId, paymentId, state: 'created', amountCents })
      await note(tx, orderId, { kind: 'refund-retried', by: scope.account, amountCents })
    }
  })
}
