import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { pendingLostOrders } from '../queries/add-on-orders.ts'
import { ordersByIds } from '../queries.ts'
import { cancelOpenPayments } from './cancel-open-payments.ts'
import { enqueueOrderMails } from './order-mails.ts'

/**
 * Cancels the add-on orders of an order that await a transfer and have lost a ticket, so that money which arrives for them
 * later is late. The caller has locked the event's inventory, and has cancelled the tickets in this transaction: nothing
 * that takes seats of the event can wait for these orders.
 */
export async function cancelPendingAddOns(tx: Db, deps: MailDeps, mainId: string): Promise<void> {
  const lost = await pendingLostOrders(tx, mainId)
  if (lost.length === 0) return
  const ids = lost.map(({ id }) => id)
  await transitionOrders(tx, { to: 'cancelled', from: ['pending'], timelineEntry: 'cancelled' }, lost)
  await cancelOpenPayments(tx, ids)
  const found = await ordersByIds(tx, ids)
  await enqueueOrderMails(
    tx,
    deps,
    found.map((each) => ({ ...each, kind: 'orderCancelled' as const })),
  )
}
