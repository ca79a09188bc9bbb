import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import { lockInventoryAndOrder } from '../../orders/commands/lock-order.ts'
import { isCorrecting, ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { orderById } from '../../orders/queries.ts'
import { refundableCentsOf } from '../../orders/rules/ledger.ts'
import { actionsOf, owedCentsOf } from '../../orders/rules.ts'

export type OrderAction = ReturnType<typeof actionsOf>[number]

/** @throws ProblemError `not-found`; `transition-refused` when the order does not allow the action */
export async function orderForAction(db: Db, scope: Scope, id: string, action: OrderAction): Promise<OrderDetails> {
  const found = await orderById(db, scope, id)
  const ledger = await ledgerOf(db, id)
  const money = { refundableCents: refundableCentsOf(ledger), correcting: await isCorrecting(db, id) }
  if (!actionsOf(found.order, owedCentsOf(ledger.refunds), money).includes(action))
    throw new ProblemError('transition-refused')
  return found
}

/** As `orderForAction`, with the event's inventory locked, so that the order keeps its status until the transaction ends. */
export async function lockForAction(tx: Db, scope: Scope, id: string, action: OrderAction): Promise<OrderDetails> {
  const { event } = await orderById(tx, scope, id)
  await lockInventory(tx, event.id)
  return await orderForAction(tx, scope, id, action)
}

/** As `lockInventoryAndOrder`, for an order of the scope. @throws ProblemError `not-found` */
export async function lockInventoryAndOrderInScope(tx: Db, scope: Scope, orderId: string): Promise<OrderDetails> {
  await orderById(tx, scope, orderId)
  await lockInventoryAndOrder(tx, orderId)
  return await orderById(tx, scope, orderId)
}
