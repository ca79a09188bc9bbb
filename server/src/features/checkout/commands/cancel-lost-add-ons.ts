import { cancellationFeeOf } from '@foyer/contract/cancellation-fee'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import type { LostAddOn } from '../../orders/queries/add-on-orders.ts'
import { lostAddOns } from '../../orders/queries/add-on-orders.ts'
import { isCorrecting, ledgerOf } from '../../orders/queries/ledger.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { planCancellation } from '../../orders/rules/corrections.ts'
import { liveTickets, ticketValueOf } from '../../orders/rules/ledger.ts'
import { cancelByBuyer } from '../commands.ts'
import { notifyOfRefund } from './cancel-tickets-by-buyer.ts'
import { carryOut } from './correct-order.ts'

type Deps = MailDeps & Pick<Infra, 'stripe' | 'log'>

/**
 * Cancels the add-ons of orders whose tickets were cancelled, and refunds them: all of their price, or what the policy of their
 * order leaves if the buyer has cancelled the ticket. An order that fails is tried again later.
 * @returns the number of orders that were handled
 */
export async function cancelLostAddOns(db: Db, deps: Deps): Promise<number> {
  const byOrder = groupBy(await lostAddOns(db), ({ order_id }) => order_id)
  let handled = 0
  for (const [orderId, lost] of byOrder) {
    try {
      await cancelIn(db, deps, orderId, lost)
      handled++
    } catch (error) {
      deps.log.error({ err: error, order: orderId }, 'the add-ons of a cancelled ticket could not be cancelled')
    }
  }
  return handled
}

async function cancelIn(db: Db, deps: Deps, orderId: string, lost: readonly LostAddOn[]): Promise<void> {
  const [found] = await ordersByIds(db, [orderId])
  if (!found) return
  // nothing was paid: the buyer may reserve the others again
  if (found.order.status !== 'paid') return await cancelByBuyer(db, deps, orderId)
  await carryOut(db, deps, orderId, {
    by: undefined,
    lock: (tx) => lockInventory(tx, found.event.id),
    plan: (tx) => planOf(tx, orderId, lost),
    stored: (tx) => notifyOfRefund(tx, orderId),
    idempotency: undefined,
  })
}

async function planOf(tx: Db, orderId: string, lost: readonly LostAddOn[]): Promise<CorrectionPlan> {
  const [found] = await ordersByIds(tx, [orderId])
  const policy = found?.order.cancellation
  const ledger = await ledgerOf(tx, orderId)
  if (found?.order.status !== 'paid' || (await isCorrecting(tx, orderId))) throw new ProblemError('transition-refused')
  const ids = new Set(lost.map(({ ticket_id }) => ticket_id))
  const byBuyer = new Set(lost.flatMap(({ ticket_id, by_buyer }) => (by_buyer ? ticket_id : [])))
  const live = liveTickets(ledger)
  const value = live.filter(({ id }) => byBuyer.has(id)).reduce((sum, ticket) => sum + ticketValueOf(ticket, ledger), 0)
  // the amount per ticket is kept once, of the ticket itself
  const feeCents = policy ? cancellationFeeOf({ ...policy, feeCents: 0 }, value) : 0
  const plan = planCancellation(ledger, { ticketIds: live.flatMap(({ id }) => (ids.has(id) ? id : [])), feeCents })
  if (!plan || plan === 'fee') throw new ProblemError('transition-refused')
  return byBuyer.size > 0 && policy?.refund === 'by-team' ? { ...plan, refunds: [] } : plan
}
