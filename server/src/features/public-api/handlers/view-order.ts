import type { Ticket } from '@foyer/contract/orders'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Checkout } from '../../checkout/service.ts'
import { invoiceRequestOf } from '../../invoice-requests/queries.ts'
import { filesOfOrder } from '../../order-questions/queries/answer-files.ts'
import { answersOf } from '../../order-questions/queries.ts'
import { presentTicket } from '../../orders/presenter.ts'
import type { AddOnOrder, MainOrder } from '../../orders/queries/add-on-orders.ts'
import { addOnOrdersOf, mainOrderOf, placedAddOns } from '../../orders/queries/add-on-orders.ts'
import { declineOf } from '../../orders/queries/decline.ts'
import { balanceCentsByOrder, isCorrecting } from '../../orders/queries/ledger.ts'
import type { TicketRow } from '../../orders/queries/tickets.ts'
import { ticketsOf } from '../../orders/queries/tickets.ts'
import { refundsOf } from '../../orders/queries.ts'
import { leadsToMain } from '../../orders/rules/add-on-orders.ts'
import { isTicket } from '../../orders/rules/items.ts'
import { orderTokenOf } from '../../orders/rules/links.ts'
import { mayHaveRefunds, mayLackMoney } from '../../orders/rules.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { onlineAccessFor } from '../../orders/service/online-access.ts'
import { masked, refundAccountOf } from '../../orders/service/refund-account.ts'
import { presentAddOnOrder, presentPublicOrder } from '../presenter.ts'
import { findOrder } from './find-order.ts'

type OrderContext = Pick<Infra, 'db' | 'secrets' | 'signer'> & { checkout: Pick<Checkout, 'find'> }

/** The order of a token for its buyer, with its add-on orders. @throws ProblemError as `findOrder` */
export async function viewOrder(ctx: OrderContext, token: string): Promise<PublicOrder> {
  const found = await findOrder(ctx, token)
  const addOnOrders =
    found.hasAddOnOrders && found.order.paidAt !== null ? await addOnOrdersOf(ctx.db, found.order.id) : []
  const presented = await presentForBuyer(ctx, found, placedAddOns(addOnOrders))
  return { ...presented, ...(await addOnOrdersPart(ctx, found.order, addOnOrders)) }
}

/** The add-on orders of an order that was paid; of an add-on order, its main order with the buyer and the tickets of that. */
async function addOnOrdersPart(
  { db, signer }: OrderContext,
  order: OrderWithTickets['order'],
  addOnOrders: readonly AddOnOrder[],
) {
  const main = await mainOrderOf(db, order)
  const tickets = main ? (await ticketsOf(db, [main.id])).filter(isTicket) : []
  const known = main && leadsToMain(order, main) ? main : undefined
  return {
    ...(main && { addsTo: main.number, addsToTickets: tickets.map(presentTicket).map(named) }),
    ...(known && { addsToToken: orderTokenOf(signer, known) }),
    // a link that was replaced may have reserved it: nothing of the buyer who has the new one is filled in
    ...(known && order.status === 'reserved' && (await knownBuyerPart(db, known))),
    ...(addOnOrders.length > 0 && { addOnOrders: addOnOrders.map((each) => presentAddOnOrder(each, signer)) }),
  }
}

async function knownBuyerPart(db: Db, { id, name, email }: MainOrder): Promise<Pick<PublicOrder, 'knownBuyer'>> {
  if (!name || !email) return {}
  const { address } = (await invoiceRequestOf(db, id)) ?? {}
  return { knownBuyer: { name, email, ...(address && { invoice: address }) } }
}

const named = ({ id, ticketType, typeName }: Ticket) => ({ id, ticketType, typeName })

/**
 * An order for its buyer, with what is read only for that.
 * @param laterAddOns those of other orders to its tickets
 */
export async function presentForBuyer(
  { db, secrets, signer }: Omit<OrderContext, 'checkout'>,
  found: OrderWithTickets,
  laterAddOns: readonly TicketRow[] = [],
): Promise<PublicOrder> {
  const refunds = mayHaveRefunds(found.order) ? await refundsOf(db, found.order.id) : []
  const account = refundAccountOf(secrets, refunds)
  // read for few orders: each buyer of a rush comes to this page
  const mayLack = mayLackMoney(found.order, found.tickets)
  const balances = mayLack ? await balanceCentsByOrder(db, [found.order.id]) : undefined
  const correcting = mayLack && found.order.unsettledCents !== null && (await isCorrecting(db, found.order.id))
  const declined = found.order.status === 'cancelled' ? await declineOf(db, found.order.id) : undefined
  const onlineAccess = onlineAccessFor(secrets, found)
  const answers = found.form ? await answersOf(db, found.order.mainId ?? found.order.id) : []
  const takesFiles = found.form?.questions.some(({ kind }) => kind === 'file')
  const answerFiles = takesFiles ? await filesOfOrder(db, found.order.id) : []
  return presentPublicOrder(
    {
      ...found,
      answers,
      laterAddOns,
      answerFiles,
      refunds,
      openCents: balances?.get(found.order.id),
      correcting,
      account: account && masked(account),
      onlineAccess,
      declined,
    },
    signer,
  )
}
