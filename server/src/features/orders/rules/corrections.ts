import type { CorrectionPlan, MoneyShare } from '../../../schema/json/order-money.ts'
import { refundedShares } from './held-shares.ts'
import type { Ledger, LedgerAdjustment, LedgerTicket } from './ledger.ts'
import {
  balanceCentsOf,
  dueLines,
  keptFeeOf,
  liveTickets,
  receivedCentsOf,
  refundableCentsOf,
  refundablePayments,
  ticketValueOf,
} from './ledger.ts'
import { cutShares, partOf } from './money-shares.ts'

interface Texts {
  reason?: string | undefined
  note?: string | undefined
}

/** The tickets to cancel, and what the team keeps of them in minor units. */
export interface CancellationRequest extends Texts {
  ticketIds: readonly string[]
  feeCents: number
}

/** The amount to refund without a cancellation, in minor units. */
export interface RefundRequest extends Texts {
  amountCents: number
}

/**
 * Plans the cancellation of tickets with their add-ons and their booking fees: what the lines become, and the refund of all
 * that has arrived beyond their price. The booking fee of an order, and once anything has arrived the fees of tickets that the
 * team keeps, stay until the last ticket goes. Then the order is cancelled, and the team keeps of its fees what was paid.
 * @returns undefined when a ticket is not of the order or is cancelled already; `fee` when the fee exceeds the value of
 *   the tickets or what has arrived
 */
export function planCancellation(ledger: Ledger, request: CancellationRequest): CorrectionPlan | 'fee' | undefined {
  const { ticketIds, feeCents, reason, note } = request
  const live = liveTickets(ledger)
  const named = live.filter(({ id }) => ticketIds.includes(id))
  if (named.length === 0 || named.length !== new Set(ticketIds).size) return undefined
  const isUnpaid = receivedCentsOf(ledger.payments) === 0
  const isNamed = ({ id, addOnOf, bookingFee }: LedgerTicket) =>
    ticketIds.includes(id) || (ticketIds.includes(addOnOf ?? '') && (bookingFee !== 'kept' || isUnpaid))
  const rest = live.filter((ticket) => !isNamed(ticket))
  const whole = rest.every(({ bookingFee }) => bookingFee !== undefined)
  const chosen = whole ? live : live.filter(isNamed)
  const isKept = (ticket: LedgerTicket) => ticket.bookingFee === 'kept' && !isNamed(ticket)
  const valuesOf = (tickets: LedgerTicket[]) => partsOf(tickets, (ticket) => ticketValueOf(ticket, ledger))
  const values = valuesOf(chosen.filter((ticket) => !isKept(ticket)))
  const kept = valuesOf(chosen.filter(isKept))
  const refundableCents = refundableCentsOf(ledger)
  const keptCents = Math.min(sumOf(kept), refundableCents)
  if (feeCents > sumOf(values) || feeCents > refundableCents - keptCents) return 'fee'
  const parts = [...divide(values, feeCents), ...divide(kept, keptCents)]
  const fees = parts.map((part) => ({ ...part, kind: 'fee' as const }))
  // a ticket of a cancelled order keeps its reductions: the order may be reactivated
  const adjustments = whole ? fees : [...takenBack(ledger, chosen), ...fees]
  const plan = { ticketIds: chosen.map(({ id }) => id), whole, adjustments, reason, note }
  return { ...plan, refunds: refundsOf(ledger, plan, Math.max(0, 0 - balanceCentsOf(after(ledger, plan)))) }
}

/**
 * Plans a refund without a cancellation. The part that exceeds an overpayment is taken off the price of the tickets, then off the
 * fees.
 * @returns undefined when it is more than can be refunded
 */
export function planRefund(ledger: Ledger, { amountCents, reason, note }: RefundRequest): CorrectionPlan | undefined {
  if (amountCents > refundableCentsOf(ledger)) return undefined
  const isOver = ledger.status === 'cancelled' || ledger.status === 'expired'
  const values = isOver ? [] : partsOf(liveTickets(ledger), (ticket) => ticketValueOf(ticket, ledger))
  const fees = partsOf(ledger.tickets, (ticket) => keptFeeOf(ticket, ledger))
  const reduction = Math.max(0, amountCents - Math.max(0, 0 - balanceCentsOf(ledger)))
  const fromValues = Math.min(reduction, sumOf(values))
  const fromFees = Math.min(reduction - fromValues, sumOf(fees))
  const adjustments = [
    ...divide(values, fromValues).map((part) => less(part, 'reduction')),
    ...divide(fees, fromFees).map((part) => less(part, 'fee')),
  ]
  const plan = { ticketIds: [], whole: false, adjustments, reason, note }
  return { ...plan, refunds: refundsOf(ledger, plan, amountCents) }
}

/** The order once a plan is carried out. */
export function after(ledger: Ledger, plan: Pick<CorrectionPlan, 'ticketIds' | 'whole' | 'adjustments'>): Ledger {
  const cancelled = new Set(plan.whole ? [] : plan.ticketIds)
  return {
    ...ledger,
    status: plan.whole ? 'cancelled' : ledger.status,
    tickets: ledger.tickets.map((ticket) => (cancelled.has(ticket.id) ? { ...ticket, cancelled: true } : ticket)),
    adjustments: [...ledger.adjustments, ...plan.adjustments],
  }
}

/** Divides a refund among the payments, the newest first, and each part among ticket types and tax rates. */
function refundsOf(ledger: Ledger, plan: Omit<CorrectionPlan, 'refunds'>, amountCents: number) {
  const payments = takeFrom(refundablePayments(ledger), amountCents)
  const cut = cutShares(
    refundedShares(ledger, dueLines(after(ledger, plan)), sumOf(payments)),
    payments.map((payment) => payment.amountCents),
  )
  return payments.map((payment, at) => ({ ...payment, shares: cut[at] ?? [] }))
}

function takeFrom(payments: ReturnType<typeof refundablePayments>, amountCents: number) {
  let open = amountCents
  return payments.flatMap(({ id: paymentId, method, leftCents }) => {
    const taken = Math.min(open, leftCents)
    open -= taken
    return taken > 0 ? [{ paymentId, method, amountCents: taken }] : []
  })
}

/** Takes the fees of tickets back. */
export const feesTakenBack = (ledger: Pick<Ledger, 'tickets' | 'adjustments'>): LedgerAdjustment[] =>
  partsOf(ledger.tickets, (ticket) => keptFeeOf(ticket, ledger))
    .filter(({ amountCents }) => amountCents > 0)
    .map((part) => less(part, 'fee'))

/** The parts of refunds of all money by ticket type and tax rate. */
export function sharesOfAll(ledger: Ledger, amounts: readonly number[]): MoneyShare[][] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return cutShares(refundedShares(ledger, [], total), amounts)
}

type TicketAmount = Pick<LedgerAdjustment, 'ticketId' | 'amountCents'>

const partsOf = (tickets: readonly LedgerTicket[], amountOf: (ticket: LedgerTicket) => number): TicketAmount[] =>
  tickets.map((ticket) => ({ ticketId: ticket.id, amountCents: amountOf(ticket) }))

const less = ({ ticketId, amountCents }: TicketAmount, kind: LedgerAdjustment['kind']): LedgerAdjustment => ({
  ticketId,
  kind,
  amountCents: 0 - amountCents,
})

/** Takes the reductions of tickets back: their price leaves the order as a whole. */
export const takenBack = (ledger: Ledger, tickets: readonly LedgerTicket[]): LedgerAdjustment[] =>
  tickets.flatMap((ticket) => {
    const amountCents = ticket.priceCents - ticketValueOf(ticket, ledger)
    return amountCents === 0 ? [] : [{ ticketId: ticket.id, kind: 'reduction', amountCents }]
  })

/** Divides an amount by the amounts of parts, rounded as a running total; no part gets more than it has. */
function divide(parts: readonly TicketAmount[], amountCents: number): TicketAmount[] {
  const total = sumOf(parts)
  if (total === 0) return []
  let upto = 0
  return parts.flatMap(({ ticketId, amountCents: own }) => {
    const low = partOf(amountCents, upto, total)
    upto += own
    const part = partOf(amountCents, upto, total) - low
    return part === 0 ? [] : [{ ticketId, amountCents: part }]
  })
}

const sumOf = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
