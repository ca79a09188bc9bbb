import type { InPersonMethod } from '@foyer/contract/order-states'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { payments } from '../../../schema/payments.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { lockInventoryOfOrder } from '../../inventory/commands/lock-inventory.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { cancelOpenPayments } from '../../orders/commands/cancel-open-payments.ts'
import { recordReceived } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { balanceCentsOf } from '../../orders/rules/ledger.ts'

/** Money that was taken at the entrance. */
interface PaymentInPerson {
  method: InPersonMethod
  /** The amount that the device has asked for, in minor units. */
  amountCents: number
  gate: string
}

/**
 * Records the money that was missing of a pending order, marks it as paid at the entrance, and sends its buyer the tickets.
 * @param tx a transaction of its own, which locks nothing before this
 * @returns false when the order does not wait for exactly this amount any more; then nothing changes
 */
export async function payInPerson(
  tx: Db,
  deps: MailDeps,
  orderId: string,
  { method, amountCents, gate }: PaymentInPerson,
): Promise<boolean> {
  await lockInventoryOfOrder(tx, orderId)
  const [found] = await ordersByIds(tx, [orderId])
  if (found?.order.status !== 'pending' || balanceCentsOf(await ledgerOf(tx, orderId)) !== amountCents) return false
  await transitionOrders(tx, { to: 'paid', from: ['pending'], timelineEntry: 'paid-at-door' }, [
    { id: orderId, method, detail: gate },
  ])
  await cancelOpenPayments(tx, [orderId])
  const payment = { id: newId('pay'), orderId, method, amountCents }
  await tx.insert(payments).values({ ...payment, state: 'confirmed' })
  await recordReceived(tx, payment)
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderConfirmed' }])
  await invalidateEventPage(tx, found.event.id)
  return true
}
