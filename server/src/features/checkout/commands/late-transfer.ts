import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { LateTransfer } from '@foyer/contract/order-money'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import { recordReceived } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import { orderById } from '../../orders/queries.ts'
import { balanceCentsOf, receivedCentsOf } from '../../orders/rules/ledger.ts'
import { mayTakeLateTransfer } from '../../orders/rules.ts'
import { todayAt } from '../queries.ts'

/**
 * Records a bank transfer that the order does not need. The team owes the buyer its whole amount, and the buyer is mailed.
 * @throws ProblemError `not-found`; `validation` for a day in the future, in the event's time zone; `transition-refused`
 *   when the order awaits or lacks a payment, or has never awaited a transfer; `stale` when it has received money since the
 *   member saw it, so that two members do not record the same transfer
 */
export async function recordLateTransfer(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  { amountCents, receivedOn, receivedCents }: LateTransfer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { event } = await orderById(tx, scope, orderId)
    // payments and changes of status take the same lock, so none happens before this transaction ends
    await lockInventory(tx, event.id)
    if (receivedOn > (await todayAt(tx, event.id)))
      throw new ProblemError('validation', { errors: [fault('body.receivedOn', 'in-future')] })
    const found = await orderById(tx, scope, orderId)
    const before = await ledgerOf(tx, orderId)
    if (!mayTakeLateTransfer(found.order, before.payments, balanceCentsOf(before)))
      throw new ProblemError('transition-refused')
    if (receivedCentsOf(before.payments) !== receivedCents) throw new ProblemError('stale')
    const paymentId = newId('pay')
    await tx
      .insert(payments)
      .values({ id: paymentId, orderId, method: 'transfer', state: 'confirmed', amountCents, receivedOn })
    const shares = await recordReceived(tx, { id: paymentId, orderId, method: 'transfer', amountCents })
    await tx.insert(refunds).values({ id: newId('ref'), orderId, paymentId, state: 'owed', amountCents, shares })
    await addTimelineEntry(tx, orderId, { kind: 'transfer-late', by: scope, amountCents })
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'paymentTooLate' }])
  })
}
