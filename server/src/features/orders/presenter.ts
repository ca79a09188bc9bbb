import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { Order, OrderSummary, Sales, Ticket } from '@foyer/contract/orders'
import type { historyOf, OrderOfEvent, OrderRow, SummaryRow, salesOf, TicketRow } from './queries.ts'
import { actionsOf, refundsToRetry } from './rules.ts'

type Common = Omit<OrderSummary, 'event' | 'tickets'>

/** What a list and the order itself both say. */
const common = (order: OrderRow): Common => ({
  id: order.id,
  number: order.number,
  status: order.status,
  test: order.test,
  ...(order.name && { name: order.name }),
  ...(order.email && { email: order.email }),
  totalCents: order.totalCents,
  currency: Currency.parse(order.currency),
  ...(order.paymentMethod && { paymentMethod: order.paymentMethod }),
  reservedAt: order.reservedAt.toISOString(),
})

/** An order in a list. */
export const presentSummary = ({ order, event, tickets }: SummaryRow): OrderSummary => ({
  ...common(order),
  event,
  tickets,
})

/** A ticket as buyer and organiser both see it. */
export const presentTicket = ({ ticket, type }: TicketRow): Ticket => ({
  id: ticket.id,
  ticketType: ticket.ticketTypeId,
  typeName: type.name,
  ...(ticket.name && { name: ticket.name }),
  priceCents: ticket.priceCents,
  taxRateBp: ticket.taxRateBp,
})

type History = Awaited<ReturnType<typeof historyOf>>

/** An order as the organiser sees it. */
export function presentOrder(
  { order, event }: OrderOfEvent,
  tickets: TicketRow[],
  { payments, refunds, mails, timeline }: History,
): Order {
  return {
    ...common(order),
    event: { id: event.id, name: event.name },
    language: Language.parse(order.language),
    tickets: tickets.map(presentTicket),
    payments: payments.map(({ id, method, state, amountCents, reason, createdAt }) => ({
      id,
      method,
      state,
      amountCents,
      ...(reason && { reason }),
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map(({ id, state, amountCents, reason, createdAt }) => ({
      id,
      state,
      amountCents,
      ...(reason && { reason }),
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map(({ id, kind, to, state, reason, createdAt }) => ({
      id,
      kind,
      to,
      state,
      ...(reason && { reason }),
      createdAt: createdAt.toISOString(),
    })),
    timeline: timeline.map(({ entry, by }) => ({
      kind: entry.kind,
      at: entry.at.toISOString(),
      ...(by && { by }),
      ...(entry.detail && { detail: entry.detail }),
      ...(entry.amountCents !== null && { amountCents: entry.amountCents }),
    })),
    ...(order.status === 'reserved' && order.holdExpiresAt && { holdExpiresAt: order.holdExpiresAt.toISOString() }),
    ...(order.dueAt && { dueAt: order.dueAt.toISOString() }),
    actions: [
      ...(refundsToRetry({ payments, refunds }).length > 0 ? (['retry-refund'] as const) : []),
      ...actionsOf(order),
    ],
  }
}

/** What an event has sold. */
export const presentSales = ({ currency, ...sales }: Awaited<ReturnType<typeof salesOf>>): Sales => ({
  ...sales,
  currency: Currency.parse(currency),
})
