import type { Order } from '@foyer/contract/orders'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { may } from '../../../lib/scope.ts'
import { presentOrder } from '../presenter.ts'
import { addOnOrdersOf, mainOrderOf } from '../queries/add-on-orders.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { allTicketsOf } from '../queries/tickets.ts'
import { historyOf, orderById } from '../queries.ts'
import { orderLinkOf } from '../rules/links.ts'
import { masked, refundAccountOf } from './refund-account.ts'

/**
 * Reads and presents an order for its team. Only members who may refund see the buyer's whole IBAN, and only those who
 * may change orders the address of the buyer's page.
 * @throws ProblemError `not-found`, also for another team's order
 */
export async function presentOrderById(
  { db, secrets, publicUrl, signer }: Pick<Infra, 'db' | 'secrets' | 'publicUrl' | 'signer'>,
  scope: Scope,
  id: string,
): Promise<Order> {
  const [found, tickets, history] = [
    await orderById(db, scope, id),
    await allTicketsOf(db, id),
    await historyOf(db, id),
  ]
  const account = refundAccountOf(secrets, history.refunds)
  const { placedAt } = found.order
  // the holder of the address controls the order
  const mayOpen = placedAt !== null && may(scope, 'orders:write')
  const main = await mainOrderOf(db, found.order)
  const addOnOrders = await addOnOrdersOf(db, id)
  return presentOrder(found, tickets, history, {
    ...(main && {
      addsTo: { id: main.id, number: main.number, tickets: await ticketsWithAddOns(db, main.id, tickets) },
    }),
    addOnOrders: addOnOrders.map(({ order }) => ({ id: order.id, number: order.number, status: order.status })),
    refundAccount: account && (may(scope, 'orders:refund') ? account : masked(account)),
    buyerPage: mayOpen ? orderLinkOf({ publicUrl, signer }, found.order) : undefined,
  })
}

/** The tickets of a main order to which the items of an add-on order belong. */
async function ticketsWithAddOns(db: Infra['db'], mainId: string, items: readonly TicketRow[]) {
  const ids = new Set(items.map(({ ticket }) => ticket.addOnOf))
  const found = await allTicketsOf(db, mainId)
  return found.filter(({ ticket }) => ids.has(ticket.id)).map(({ ticket: { id, number } }) => ({ id, number }))
}
