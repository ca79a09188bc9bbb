import { mayDo } from '@foyer/contract/access'
import type { Order } from '@foyer/contract/orders'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { presentOrder } from '../presenter.ts'
import { historyOf, orderById, ticketsOf } from '../queries.ts'
import { masked, refundAccountOf } from './refund-account.ts'

/**
 * Reads and presents an order for its team. Only members who may refund see the buyer's whole IBAN.
 * @throws ProblemError `not-found`, also for another team's order
 */
export async function presentOrderById(
  { db, secrets }: Pick<Infra, 'db' | 'secrets'>,
  scope: Scope,
  id: string,
): Promise<Order> {
  const [found, tickets, history] = [await orderById(db, scope, id), await ticketsOf(db, [id]), await historyOf(db, id)]
  const account = refundAccountOf(secrets, history.refunds)
  const shown = account && (mayDo(scope.role, 'orders:refund') ? account : masked(account))
  return presentOrder(found, tickets, history, shown)
}
