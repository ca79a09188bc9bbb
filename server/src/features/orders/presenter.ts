import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { Order, OrderSummary, RefundAccount, Sales, Ticket } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import type { historyOf, OrderDetails, OrderRow, RefundOfOrder, SummaryRow, salesOf, TicketRow } from './queries.ts'
import { actionsOf, mayTakeLateTransfer, owedCentsOf, pricedTicket, receivedCentsOf, refundsToRetry } from './rules.ts'

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
export const presentSummary = ({ order, event, tickets, owedCents }: SummaryRow): OrderSummary => ({
  ...common(order),
  ...(owedCents > 0 && { owedCents }),
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

/** A refund as buyer and organiser both see it. */
export const presentRefund = ({ method, state, amountCents, sentOn, createdAt }: RefundOfOrder) => ({
  method,
  state,
  amountCents,
  ...(sentOn && { sentOn }),
  createdAt: createdAt.toISOString(),
})

type History = Awaited<ReturnType<typeof historyOf>>

/**
 * An order with its history, for the organiser.
 * @param refundAccount the bank account for owed refunds, as the reader may see it
 */
export function presentOrder(
  { order, event }: OrderDetails,
  rows: TicketRow[],
  { payments, refunds, mails, timeline }: History,
  refundAccount: RefundAccount | undefined,
): Order {
  const tickets = rows.map(presentTicket)
  const owedCents = owedCentsOf(refunds)
  return {
    ...common(order),
    ...(owedCents > 0 && { owedCents }),
    event: { id: event.id, name: event.name },
    language: Language.parse(order.language),
    tickets,
    taxes: taxesOf(tickets),
    receivedCents: receivedCentsOf(payments),
    payments: payments.map(({ id, method, state, amountCents, reason, receivedOn, createdAt }) => ({
      id,
      method,
      state,
      amountCents,
      ...(reason && { reason }),
      ...(receivedOn && { receivedOn }),
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      ...presentRefund(refund),
      ...(refund.reason && { reason: refund.reason }),
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
    ...(refundAccount && { refundAccount }),
    actions: [
      ...(owedCents > 0 ? (['refund-sent'] as const) : []),
      ...(refundsToRetry({ payments, refunds }).length > 0 ? (['retry-refund'] as const) : []),
      ...actionsOf(order, owedCents),
      ...(mayTakeLateTransfer(order, payments) ? (['late-transfer'] as const) : []),
    ],
  }
}

/** The sales figures of an event. */
export const presentSales = ({ currency, awaited, ...sales }: Awaited<ReturnType<typeof salesOf>>): Sales => ({
  ...sales,
  currency: Currency.parse(currency),
  awaited: { ...awaited, dueAt: awaited.dueAt?.toISOString() ?? null },
})
