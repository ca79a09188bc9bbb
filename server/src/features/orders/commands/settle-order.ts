import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Author } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { payments } from '../../../schema/payments.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import { ledgerOf } from '../queries/ledger.ts'
import type { OrderDetails } from '../queries.ts'
import { balanceCentsOf } from '../rules/ledger.ts'
import { cancelOpenPayments } from './cancel-open-payments.ts'
import { enqueueOrderMails } from './order-mails.ts'

/**
 * Marks a pending order as paid once nothing is left to pay, and mails the tickets. Otherwise the transfer that it waits
 * for is of the rest. Changes nothing for other orders. The caller has locked the event's inventory.
 * @param by the member whose action settles the order
 * @returns whether the order has become paid
 */
export async function settleOrder(tx: Db, deps: MailDeps, found: OrderDetails, by?: Author): Promise<boolean> {
  const { id, status } = found.order
  if (status !== 'pending') return false
  const balanceCents = balanceCentsOf(await ledgerOf(tx, id))
  if (balanceCents > 0) {
    await awaitRest(tx, id, balanceCents)
    return false
  }
  await transitionOrders(tx, { to: 'paid', from: ['pending'], timelineEntry: 'paid' }, [{ id, ...(by && { by }) }])
  await tx
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, id), inArray(payments.state, ['created', 'pending'])))
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderConfirmed' }])
  return true
}

/**
 * Expects a transfer of what is left to pay of a pending order, in minor units; not beside an open card payment of exactly this
 * amount. One of another amount ends.
 */
export async function awaitRest(tx: Db, orderId: string, balanceCents: number): Promise<void> {
  const isOpen = and(eq(payments.orderId, orderId), inArray(payments.state, ['created', 'pending']))
  const [found] = await tx.select().from(payments).where(isOpen)
  const isOutdated = found?.method === 'card' && found.amountCents !== balanceCents
  if (isOutdated) await cancelOpenPayments(tx, [orderId])
  const open = isOutdated ? undefined : found
  if (!open)
    await tx
      .insert(payments)
      .values({ id: newId('pay'), orderId, method: 'transfer', state: 'pending', amountCents: balanceCents })
  else if (open.method === 'transfer')
    await tx.update(payments).set({ amountCents: balanceCents }).where(eq(payments.id, open.id))
}
