import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import { orderTransitions } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import type { PricedTicket } from '@foyer/contract/price'
import type { CorrectionPlan, MoneyShare } from '../../schema/json/order-money.ts'
import type { Ledger } from './rules/ledger.ts'
import { balanceCentsOf, hasArrived, refundedCentsOf } from './rules/ledger.ts'

interface OrderState {
  status: OrderStatus
  totalCents: number
  paymentMethod: PaymentMethod | null
  email: string | null
  mainId: string | null
  placedAt: Date | null
}

interface MoneyState {
  /** The most that can be refunded now, in minor units. */
  refundableCents?: number
  /** Whether a correction waits for the card provider. */
  correcting?: boolean
  /** The amount that the buyer still owes, in minor units. */
  balanceCents?: number
}

/**
 * The actions that an order's status allows a member with enough rights.
 * @param owedCents the refunds that the team still has to transfer. An expired order cannot be marked as paid before: the
 *   transfer may be the one that another member has recorded as late
 */
export function actionsOf(
  order: OrderState,
  owedCents: number,
  { refundableCents = 0, correcting = false, balanceCents = 0 }: MoneyState = {},
): Order['actions'] {
  const { status, totalCents, paymentMethod, email, mainId } = order
  const resend = email && status !== 'reserved' ? (['resend'] as const) : []
  if (correcting) return ['note', ...resend]
  const isRequested = status === 'requested'
  const leadsTo = (to: OrderStatus) => (orderTransitions[status] as readonly OrderStatus[]).includes(to)
  const isPaidFor = status === 'paid' && totalCents > 0
  const mayBePaid = paymentMethod === 'transfer' && (status === 'pending' || (status === 'expired' && owedCents === 0))
  return [
    ...(isRequested ? (['approve', 'decline'] as const) : []),
    ...(mayBePaid ? (['mark-paid'] as const) : []),
    ...(mayBePaid || (status === 'pending' && totalCents > 0) || (status === 'paid' && balanceCents > 0)
      ? (['record-payment'] as const)
      : []),
    ...(mainId === null && (status === 'pending' || status === 'paid')
      ? (['cancel-tickets', 'change-type'] as const)
      : []),
    ...(status === 'pending' ? (['change-due'] as const) : []),
    ...(leadsTo('cancelled') && !isPaidFor && !isRequested ? (['cancel'] as const) : []),
    ...(isPaidFor ? (['refund'] as const) : []),
    ...(refundableCents > 0 ? (['refund-part'] as const) : []),
    ...(mayBeReactivated(order) ? (['reactivate'] as const) : []),
    ...(isRequested || status === 'pending' || status === 'paid' ? (['edit'] as const) : []),
    'note',
    ...resend,
  ]
}

/**
 * Whether an order can be `pending` or `paid` again, by itself: its buyer has placed it, and can be reached or was there in
 * person. One that its buyer left before completing it was never a contract; an online order without an address is erased.
 */
const mayBeReactivated = ({ status, paymentMethod, email, placedAt }: OrderState): boolean =>
  (status === 'cancelled' || status === 'expired') &&
  placedAt !== null &&
  (email !== null || (paymentMethod !== null && paymentMethod !== 'transfer' && paymentMethod !== 'card'))

interface ReservationState {
  order: Pick<OrderState, 'status' | 'placedAt'> & { holdExpiresAt: Date | null }
  paying: unknown
  now: Date
}

/**
 * Whether the hold of an order expired before its buyer completed it, so that it may be reserved again. While a card payment
 * is open, Stripe decides about the seats.
 */
export function isLapsed({ order: { status, placedAt, holdExpiresAt }, paying, now }: ReservationState): boolean {
  if (placedAt || paying) return false
  return status === 'expired' || (status === 'reserved' && holdExpiresAt !== null && holdExpiresAt <= now)
}

/** Whether the team approves an order before it is paid, as one of its items needs it. */
export const needsApproval = ({ tickets }: { tickets: readonly { type: { needsApproval: boolean } }[] }): boolean =>
  tickets.some(({ type }) => type.needsApproval)

export interface TicketOfType {
  ticket: { ticketTypeId: string; priceCents: number; taxRateBp: number }
  type: { name: string }
}

/** Converts the row of a ticket to the input of the price module. */
export const pricedTicket = ({ ticket, type }: TicketOfType): PricedTicket => ({
  ticketType: ticket.ticketTypeId,
  typeName: type.name,
  priceCents: ticket.priceCents,
  taxRateBp: ticket.taxRateBp,
})

/** Whether an order can have refunds: it was paid, or money came too late for it. */
export const mayHaveRefunds = ({ status, paymentMethod, paidAt }: RefundableOrder): boolean =>
  paymentMethod !== 'free' && (paidAt !== null || status === 'expired' || status === 'cancelled')

type RefundableOrder = Pick<OrderState, 'status' | 'paymentMethod'> & { paidAt: Date | null }

/** The context that the bank account for a refund is encrypted for. */
export const refundAccountRecord = (refundId: string): string => `refund:${refundId}:account`

/** The total of the refunds that the team still has to transfer, in minor units. */
export const owedCentsOf = (refunds: Ledger['refunds']): number =>
  refunds.reduce((sum, { state, amountCents }) => (state === 'owed' ? sum + amountCents : sum), 0)

/**
 * Whether the buyer of an order may have an amount left to pay that the order's page asks for. Of a paid order, that is one
 * whose tickets were exchanged: a refund that the team has made by hand is not asked for again.
 */
export const mayLackMoney = (
  { status }: Pick<OrderState, 'status'>,
  tickets: readonly { ticket: { added: boolean } }[],
): boolean => status === 'pending' || (status === 'paid' && tickets.some(({ ticket }) => ticket.added))

/**
 * Whether a bank transfer that arrives now is one that the order does not need: the buyer was asked for a transfer, and the
 * order has been paid, expired or cancelled since. A paid order that lacks money, such as after a change to a dearer ticket
 * type, needs the transfer: it is recorded as a payment.
 */
export const mayTakeLateTransfer = (
  { status }: Pick<OrderState, 'status'>,
  payments: readonly { method: PaymentMethod }[],
  balanceCents: number,
): boolean =>
  !(status === 'paid' && balanceCents > 0) &&
  status !== 'reserved' &&
  status !== 'requested' &&
  status !== 'pending' &&
  payments.some(({ method }) => method === 'transfer')

/**
 * The refunds that may be retried: for each payment with a failed refund, what has arrived beyond what is due. A payment
 * with a pending refund is excluded. So is one whose failed refund was a part of the rest.
 */
export function refundsToRetry(ledger: Ledger): RetriedRefund[] {
  const { payments, refunds } = ledger
  let overpaidCents = 0 - balanceCentsOf(ledger)
  return payments.flatMap(({ id: paymentId, state, amountCents: receivedCents }) => {
    const own = refunds.filter((refund) => refund.paymentId === paymentId)
    const amountCents = Math.min(receivedCents - refundedCentsOf(own), overpaidCents)
    const failed = own.findLast((each) => each.state === 'failed' && each.amountCents >= amountCents)
    const isPending = own.some((each) => each.state === 'created')
    if (!hasArrived(state) || !failed || isPending || amountCents <= 0) return []
    overpaidCents -= amountCents
    return [{ paymentId, amountCents, shares: (failed.amountCents === amountCents && failed.shares) || null }]
  })
}

type RetriedRefund = Pick<CorrectionPlan['refunds'][number], 'paymentId' | 'amountCents'> & {
  shares: MoneyShare[] | null
}

/** The statuses in which a mail about an order is still true. A mail that waited in the queue may be outdated. */
const statusesOfMail = {
  orderConfirmed: ['paid'],
  approvalRequested: ['requested'],
  orderApproved: ['pending'],
  orderDeclined: ['cancelled'],
  requestExpired: ['expired'],
  accessChanged: ['paid'],
  paymentInstructions: ['pending'],
  paymentReminder: ['pending'],
  paymentIncomplete: ['pending'],
  paymentDueEarlier: ['pending'],
  paymentDueChanged: ['pending'],
  orderExpired: ['expired'],
  orderCancelled: ['cancelled'],
  orderRefunded: ['cancelled'],
  orderChanged: ['pending', 'paid'],
  ticketsCancelled: ['pending', 'paid'],
  addOnsCancelled: ['pending', 'paid'],
  ticketsAndAddOnsCancelled: ['pending', 'paid'],
  partRefunded: ['pending', 'paid', 'expired', 'cancelled'],
  // any: the refund may be of money that came too late or twice, and a cancelled order may be reactivated
  refundSent: ['pending', 'paid', 'expired', 'cancelled'],
  // paid: the money arrived twice
  paymentTooLate: ['paid', 'expired', 'cancelled'],
  invoiceIssued: ['pending', 'paid', 'expired', 'cancelled'],
  creditNoteIssued: ['pending', 'paid', 'expired', 'cancelled'],
  cancellationIssued: ['pending', 'paid', 'expired', 'cancelled'],
  emailCorrected: ['pending', 'paid', 'expired', 'cancelled'],
  attendeeTicket: ['paid'],
  passedOnTicket: ['paid'],
  ticketVoid: ['pending', 'paid', 'expired', 'cancelled'],
} as const satisfies Record<OrderMailKind, readonly OrderStatus[]>

/**
 * The kind of mail that tells about an order that is not over.
 * @returns undefined for one that is over
 */
export function mailOfStatus({ status, paymentMethod }: Pick<OrderState, 'status' | 'paymentMethod'>) {
  if (status === 'paid') return 'orderConfirmed'
  if (status === 'requested') return 'approvalRequested'
  // without a method it was approved, and can be paid by card only
  if (status === 'pending') return paymentMethod === null ? 'orderApproved' : 'paymentInstructions'
  return undefined
}

/** Whether a mail about an order in this status is still true. */
export const isStillTrue = (kind: OrderMailKind, status: OrderStatus): boolean =>
  (statusesOfMail[kind] as readonly OrderStatus[]).includes(status)
