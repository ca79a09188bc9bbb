import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import { lockOrderById } from '../../orders/commands/lock-order.ts'
import { isCorrecting, ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { orderById } from '../../orders/queries.ts'
import { refundableCentsOf } from '../../orders/rules/ledger.ts'
import { actionsOf, owedCentsOf } from '../../orders/rules.ts'

export type OrderAction = ReturnType<typeof actionsOf>[number]

/** @throws ProblemError `not-found`; `transition-refused` when the order does not allow the action */
export async function orderForAction(
  db: Db,
  scope: Scope,
  id: string,
  action: OrderAction | 'any',
): Promise<OrderDetails> {
  const found = await orderById(db, scope, id)
  if (action === 'any') return found
  const ledger = await ledgerOf(db, id)
  const money = { refundableCents: refundableCentsOf(ledger), correcting: await isCorrecting(db, id) }
  if (!actionsOf(found.order, owedCentsOf(ledger.refunds), money).includes(action))
    throw new ProblemError('transition-refused')
  return found
}

/** As `orderForAction`, with the event's inventory locked, so that the order keeps its status until the transaction ends. */
export async function lockForAction(
  tx: Db,
  scope: Scope,
  id: string,
  action: OrderAction | 'any',
): Promise<OrderDetails> {
  const { event } = await orderById(tx, scope, id)
  await lockInventory(tx, event.id)
  return await orderForAction(tx, scope, id, action)
}

/**
 * Locks the inventory of an order's event, then the order, before its payments, its refunds and its line of a bank statement are
 * changed. Card payments start under the lock of their order: so an order waits for a transfer or for a card, never for both.
 * @throws ProblemError `not-found`
 */
export async function lockOrderWithEvent(tx: Db, scope: Scope, orderId: string): Promise<OrderDetails> {
  const { event } = await orderById(tx, scope, orderId)
  await lockInventory(tx, event.id)
  await lockOrderById(tx, orderId)
  return await orderById(tx, scope, orderId)
}
