import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { Order, OrderSummary, Sales, Ticket } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import type { historyOf, OrderDetails, OrderRow, SummaryRow, salesOf, TicketRow } from './queries.ts'
import { actionsOf, pricedTicket, refundsToRetry } from './rules.ts'

type Common = Omit<OrderSummary, 'event' | 'tickets'>

/** The fields that a row of a list and a single order share. */
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

/** An order as a row of a list. */
export const presentSummary = ({ order, event, tickets }: SummaryRow): OrderSummary => ({
  ...common(order),
  event,
  tickets,
})

/** A ticket as buyer and organiser both see it. */
export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.ticket.id,
  number: row.ticket.number,
  ...pricedTicket(row),
  ...(row.ticket.name && { name: row.ticket.name }),
})

type History = Awaited<ReturnType<typeof historyOf>>

/** An order with its history, for the organiser. */
export function presentOrder(
  { order, event }: OrderDetails,
  rows: TicketRow[],
  { payments, refunds, mails, timeline }: History,
): Order {
  const tickets = rows.map(presentTicket)
  return {
    ...common(order),
    event: { id: event.id, name: event.name },
    language: Language.parse(order.language),
    tickets,
    taxes: taxesOf(tickets),
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

/** The sales figures of an event. */
export const presentSales = ({ currency, ...sales }: Awaited<ReturnType<typeof salesOf>>): Sales => ({
  ...sales,
  currency: Currency.parse(currency),
})
