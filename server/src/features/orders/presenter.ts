import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { OrderTotals } from '@foyer/contract/order-filter'
import type { RefundAccount } from '@foyer/contract/order-money'
import type { Order, OrderExtra, OrderSummary, OrderTicket, Sales, Ticket } from '@foyer/contract/orders'
import { taxesOf } from '@foyer/contract/price'
import type { SummaryRow, totalsOf } from './queries/summaries.ts'
import type { TicketRow } from './queries/tickets.ts'
import type { historyOf, OrderDetails, OrderRow, RefundOfOrder, salesOf } from './queries.ts'
import { adjustmentTotals, correctedLines, keptPart } from './rules/corrected-lines.ts'
import { isTicket } from './rules/items.ts'
import {
  balanceCentsOf,
  isRemovable,
  receivedCentsOf,
  refundableCentsOf,
  refundedCentsOf,
  ticketValueOf,
} from './rules/ledger.ts'
import { actionsOf, mayTakeLateTransfer, owedCentsOf, pricedTicket, refundsToRetry } from './rules.ts'

type Common = Omit<OrderSummary, 'event' | 'tickets' | 'addOns'>

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
export const presentSummary = ({ order, event, tickets, addOns, owedCents }: SummaryRow): OrderSummary => ({
  ...common(order),
  ...(owedCents > 0 && { owedCents }),
  ...(order.unsettledCents && { unsettledCents: order.unsettledCents }),
  event,
  tickets,
  ...(addOns !== null && { addOns }),
})

/** The sums of orders. */
export const presentTotals = ({ orders, sums }: Awaited<ReturnType<typeof totalsOf>>): OrderTotals => ({
  orders,
  ...(sums && {
    sums: sums.map(({ currency, tickets, addOns, totalCents }) => ({
      currency: Currency.parse(currency),
      tickets,
      ...(addOns > 0 && { addOns }),
      totalCents,
    })),
  }),
})

/** A ticket as buyer and organiser both see it. */
export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.ticket.id,
  number: row.ticket.number,
  ...pricedTicket(row),
  ...(row.ticket.listPriceCents !== null && { listPriceCents: row.ticket.listPriceCents }),
  ...(row.ticket.name && { name: row.ticket.name }),
  ...(row.ticket.email && { email: row.ticket.email }),
  ...(row.ticket.passedOnAt && { passedOnAt: row.ticket.passedOnAt.toISOString() }),
})

/** The items of an order besides its tickets, for buyer and organiser. @returns nothing for an order without any */
export function extrasPart(rows: readonly TicketRow[]): { extras?: OrderExtra[] } {
  const extras = rows.flatMap((row): OrderExtra[] => {
    const { id, kind, addOnOf, listPriceCents, cancelledAt } = row.ticket
    if (kind === 'ticket') return []
    const part = {
      ...(addOnOf !== null && { ticketId: addOnOf }),
      ...(listPriceCents !== null && { listPriceCents }),
      ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
      ...(row.type.kept && { kept: true as const }),
    }
    return [{ id, kind, ...pricedTicket(row), ...part }]
  })
  return extras.length > 0 ? { extras } : {}
}

/** A ticket as the organiser sees it. */
function presentOrderTicket(row: TicketRow, { arrivals, ledger }: Pick<History, 'arrivals' | 'ledger'>): OrderTicket {
  const valueCents = ticketValueOf(row.ticket, ledger)
  return {
    ...presentTicket(row),
    ...(valueCents < row.ticket.priceCents && { valueCents }),
    ...(arrivals.has(row.ticket.id) && { arrived: arrivals.get(row.ticket.id) }),
    ...(row.ticket.cancelledAt && { cancelledAt: row.ticket.cancelledAt.toISOString() }),
  }
}

/** A refund as buyer and organiser both see it. */
export const presentRefund = ({ method, state, amountCents, sentOn, createdAt }: RefundOfOrder) => ({
  method,
  state,
  amountCents,
  ...(sentOn && { sentOn }),
  createdAt: createdAt.toISOString(),
})

/** A payment as the organiser sees it. */
const presentPayment = (payment: History['payments'][number]): Omit<Order['payments'][number], 'removable'> => ({
  id: payment.id,
  method: payment.method,
  state: payment.state,
  amountCents: payment.amountCents,
  ...(payment.arrivedOn && { arrivedOn: payment.arrivedOn }),
  ...(payment.reason && { reason: payment.reason }),
  ...(payment.receivedOn && { receivedOn: payment.receivedOn }),
  ...(payment.intent && { providerPage: stripePageOf(payment.intent, payment.reference) }),
  createdAt: payment.createdAt.toISOString(),
})

/** The page of a payment in Stripe's dashboard. @param session its id says whether the money is real */
const stripePageOf = (intent: string, session: string | null): string =>
  `https://dashboard.stripe.com/${session?.startsWith('cs_test_') ? 'test/' : ''}payments/${encodeURIComponent(intent)}`

type History = Awaited<ReturnType<typeof historyOf>>

/** The orders that belong to an order, and the parts that depend on the member's rights. */
interface ForReader extends Pick<Order, 'addsTo'> {
  addOnOrders: NonNullable<Order['addOnOrders']>
  /** The bank account for owed refunds, as the member may see it. */
  refundAccount: RefundAccount | undefined
  /** The address of the buyer's page. */
  buyerPage: string | undefined
}

/**
 * An order with its history, for the organiser.
 */
export function presentOrder(
  { order, event, code }: OrderDetails,
  rows: TicketRow[],
  { payments, refunds, mails, timeline, adjustments, ledger, correcting, arrivals }: History,
  { refundAccount, buyerPage, addsTo, addOnOrders }: ForReader,
): Order {
  const owedCents = owedCentsOf(refunds)
  const money = { refundableCents: refundableCentsOf(ledger), balanceCents: balanceCentsOf(ledger), correcting }
  const live = rows.filter(({ ticket }) => ticket.cancelledAt === null)
  return {
    ...common(order),
    ...(owedCents > 0 && { owedCents }),
    event: { id: event.id, name: event.name, timeZone: event.timeZone },
    language: Language.parse(order.language),
    ...(code !== null && { code }),
    tickets: rows.filter(isTicket).map((row) => presentOrderTicket(row, { arrivals, ledger })),
    ...extrasPart(rows),
    ...(addsTo && { addsTo }),
    ...(addOnOrders.length > 0 && { addOnOrders }),
    adjustments: adjustmentTotals(adjustments),
    ...keptPart(order.status, adjustments),
    taxes: taxesOf(correctedLines(live, adjustments)),
    receivedCents: receivedCentsOf(payments),
    refundedCents: refundedCentsOf(refunds),
    ...money,
    payments: payments.map((payment) => ({
      ...presentPayment(payment),
      removable: !correcting && isRemovable(payment.id, ledger),
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
      ...(by && { by: entry.byToken ? `${by} (API: ${entry.byToken})` : by }),
      ...(entry.tickets && { tickets: entry.tickets }),
      ...(entry.addOns && { addOns: entry.addOns }),
      ...(entry.detail && { detail: entry.detail }),
      ...(entry.amountCents !== null && { amountCents: entry.amountCents }),
    })),
    ...(order.status === 'reserved' && order.holdExpiresAt && { holdExpiresAt: order.holdExpiresAt.toISOString() }),
    ...(order.dueAt && { dueAt: order.dueAt.toISOString() }),
    ...(order.followUpOn && { followUpOn: order.followUpOn }),
    ...(buyerPage && { buyerPage }),
    ...(refundAccount && { refundAccount }),
    actions: [
      ...(owedCents > 0 ? (['refund-sent'] as const) : []),
      ...(refundsToRetry(ledger).length > 0 && !correcting ? (['retry-refund'] as const) : []),
      ...actionsOf(order, owedCents, money),
      ...(mayTakeLateTransfer(order, payments, money.balanceCents) ? (['late-transfer'] as const) : []),
    ],
  }
}

/** The sales figures of an event. */
export const presentSales = ({ currency, awaited, ...sales }: Awaited<ReturnType<typeof salesOf>>): Sales => ({
  ...sales,
  currency: Currency.parse(currency),
  awaited: { ...awaited, dueAt: awaited.dueAt?.toISOString() ?? null },
})
