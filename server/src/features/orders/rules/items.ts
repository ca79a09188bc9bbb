import type { TicketRow } from '../queries/tickets.ts'

interface Item {
  ticket: Pick<TicketRow['ticket'], 'kind'>
}

/** Whether an item of an order is a ticket, and neither an add-on nor a fee. */
export const isTicket = ({ ticket }: Item): boolean => ticket.kind === 'ticket'

/** Tickets with what is refunded with them: their add-ons, and a fee that the team does not keep. */
export const withAddOns = (tickets: readonly TicketRow[], items: readonly TicketRow[]): TicketRow[] => {
  const ids = new Set(tickets.map(({ ticket }) => ticket.id))
  return items.filter(({ ticket, type }) => ids.has(ticket.id) || (ids.has(ticket.addOnOf ?? '') && !type.kept))
}
