import type {
  AdjustmentKind,
  OrderStatus,
  PaymentMethod,
  PaymentState,
  RefundState,
} from '@foyer/contract/order-states'
import { isRecordedMethod } from '@foyer/contract/order-states'
import type { TaxRounding } from '@foyer/contract/tax-rounding'
import type { MoneyShare } from '../../../schema/json/order-money.ts'
import type { Weight } from './money-shares.ts'

/** A ticket or another item of an order, cancelled on its own or not. */
export interface LedgerTicket {
  id: string
  ticketType: string
  /** The ticket that it is an add-on to, or a fee that is refunded with it. */
  addOnOf?: string | null
  /** Of a booking fee: whether the team keeps it when the order is cancelled. */
  bookingFee?: 'kept' | 'refunded' | undefined
  taxRateBp: number
  priceCents: number
  cancelled: boolean
  /** Whether it came in the place of another one, after the order was placed. */
  added: boolean
}

export interface LedgerAdjustment {
  ticketId: string
  kind: AdjustmentKind
  amountCents: number
}

/** All amounts of an order: what it is made of, what has arrived and what has gone back. */
export interface Ledger {
  status: OrderStatus
  /** How its documents round tax, and the money entries that reports add up. */
  rounding: TaxRounding
  tickets: readonly LedgerTicket[]
  adjustments: readonly LedgerAdjustment[]
  /** The oldest first. */
  payments: readonly { id: string; method: PaymentMethod; state: PaymentState; amountCents: number }[]
  refunds: readonly {
    paymentId: string
    state: RefundState
    amountCents: number
    shares?: MoneyShare[] | null
    /** Whether its correction waits for the card provider: the price falls only after that. */
    waits?: boolean
  }[]
  /** The entries of its money by ticket type and tax rate: what arrived less what has gone back. */
  money: readonly MoneyShare[]
}

type Adjustments = Pick<Ledger, 'adjustments'>

/** The price of a ticket, less what the team has taken off it. */
export const ticketValueOf = (
  { id, priceCents }: Pick<LedgerTicket, 'id' | 'priceCents'>,
  { adjustments }: Adjustments,
) => priceCents + amountOf(adjustments, id, 'reduction')

/** The amount that the team keeps of a cancelled ticket, in minor units. */
export const keptFeeOf = ({ id }: Pick<LedgerTicket, 'id'>, { adjustments }: Adjustments) =>
  amountOf(adjustments, id, 'fee')

const amountOf = (adjustments: Ledger['adjustments'], ticketId: string, kind: AdjustmentKind): number =>
  adjustments.reduce(
    (sum, each) => (each.ticketId === ticketId && each.kind === kind ? sum + each.amountCents : sum),
    0,
  )

/** The tickets of an order that are not cancelled on their own. */
export const liveTickets = <T extends { cancelled: boolean }>({ tickets }: { tickets: readonly T[] }): T[] =>
  tickets.filter(({ cancelled }) => !cancelled)

/**
 * The lines that the buyer has to pay: the tickets at their value and the fees. Of an order that has expired or was
 * cancelled as a whole, the fees alone.
 */
export function dueLines(ledger: Pick<Ledger, 'status' | 'tickets' | 'adjustments'>): Weight[] {
  const isOver = ledger.status === 'cancelled' || ledger.status === 'expired'
  return ledger.tickets.flatMap((ticket) => {
    const fee = keptFeeOf(ticket, ledger)
    const value = isOver || ticket.cancelled ? 0 : ticketValueOf(ticket, ledger)
    const { ticketType, taxRateBp } = ticket
    return [value, fee].flatMap((priceCents) => (priceCents > 0 ? [{ ticketType, taxRateBp, priceCents }] : []))
  })
}

/** The amount that the buyer has to pay in all, in minor units. */
export const dueCentsOf = (ledger: Pick<Ledger, 'status' | 'tickets' | 'adjustments'>): number =>
  dueLines(ledger).reduce((sum, { priceCents }) => sum + priceCents, 0)

/** The first tickets of an order, as they were sold. */
export const firstLines = ({ tickets }: Pick<Ledger, 'tickets'>): Weight[] => tickets.filter(({ added }) => !added)

/** All money that has arrived, whether refunded later or not, in minor units. */
export const receivedCentsOf = (payments: readonly { state: PaymentState; amountCents: number }[]): number =>
  payments.reduce((sum, { state, amountCents }) => (hasArrived(state) ? sum + amountCents : sum), 0)

/** All refunds but failed ones, in minor units: also those that are still on their way. */
export const refundedCentsOf = (refunds: readonly { state: RefundState; amountCents: number }[]): number =>
  refunds.reduce((sum, { state, amountCents }) => (state === 'failed' ? sum : sum + amountCents), 0)

/** Whether the money of a payment has arrived. A disputed payment counts: its outcome is not known. */
export const hasArrived = (state: PaymentState): boolean => state === 'confirmed' || state === 'disputed'

/**
 * The amount that the buyer still owes, in minor units; negative when more has arrived than is due. A refund does not count
 * while its correction waits.
 */
export const balanceCentsOf = (ledger: Ledger): number =>
  dueCentsOf(ledger) -
  receivedCentsOf(ledger.payments) +
  refundedCentsOf(ledger.refunds.filter(({ waits }) => waits !== true))

/** Whether a payment is one that members record by hand, arrived, and has no refund: a member may remove it. */
export function isRemovable(paymentId: string, { payments, refunds }: Pick<Ledger, 'payments' | 'refunds'>): boolean {
  const payment = payments.find(({ id }) => id === paymentId)
  const isRefunded = refunds.some((refund) => refund.paymentId === paymentId && refund.state !== 'failed')
  return payment?.state === 'confirmed' && isRecordedMethod(payment.method) && !isRefunded
}

export interface RefundablePayment {
  id: string
  method: PaymentMethod
  /** The amount that is left of it, in minor units. */
  leftCents: number
}

/** The payments that can take a refund, the newest first. A disputed one cannot: the bank has its money. */
export function refundablePayments({ payments, refunds }: Pick<Ledger, 'payments' | 'refunds'>): RefundablePayment[] {
  return payments
    .filter(({ state }) => state === 'confirmed')
    .map(({ id, method, amountCents }) => {
      const own = refunds.filter(({ paymentId }) => paymentId === id)
      return { id, method, leftCents: amountCents - refundedCentsOf(own) }
    })
    .filter(({ leftCents }) => leftCents > 0)
    .toReversed()
}

/** The most that can be refunded of an order, in minor units. */
export const refundableCentsOf = (ledger: Pick<Ledger, 'payments' | 'refunds'>): number =>
  refundablePayments(ledger).reduce((sum, { leftCents }) => sum + leftCents, 0)
