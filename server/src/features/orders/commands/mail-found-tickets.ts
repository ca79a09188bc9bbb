import type { TicketSearch } from '@foyer/contract/public-orders'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { upcomingOrdersOf, upcomingTicketsOf } from '../queries/upcoming-of-email.ts'
import { eventFacts } from '../rules/event-facts.ts'
import { orderLinkOf, ticketLinkOf } from '../rules/links.ts'

/**
 * Mails an address the links to its orders and tickets for events that are not over. An order's tickets of the same address
 * are on the order's own page. Without any, it mails nothing.
 */
export async function mailFoundTickets(db: Db, deps: MailDeps, { email, language }: TicketSearch): Promise<void> {
  const orders = await upcomingOrdersOf(db, email)
  const ids = new Set(orders.map(({ order }) => order.id))
  const tickets = (await upcomingTicketsOf(db, email)).filter(
    ({ order, ticket }) => !ids.has(order.id) || ticket.passedOnAt,
  )
  const items = [
    ...orders.map((each) => ({ ...eventFacts(each), order: each.order.number, link: orderLinkOf(deps, each.order) })),
    ...tickets.map((each) => ({
      ...eventFacts(each),
      ticket: each.ticket.number,
      link: ticketLinkOf(deps, each.order, each.ticket),
    })),
  ]
  if (items.length === 0) return
  await enqueueMail(db, deps, { to: email, language, kind: 'foundTickets', data: { items } })
}
