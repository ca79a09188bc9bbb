import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import type { OrderStatus, PaymentMethod, PaymentState, RefundState } from '@foyer/contract/order-states'
import { orderTransitions } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import type { PricedTicket } from '@foyer/contract/price'
import type { Signer } from '../../lib/signer.ts'

/** The characters of an order's id after its prefix. */
const idLength = 26

/**
 * The capability token of an order: its holder controls the order. It is signed with a key that is not in the database, so
 * that a leaked database gives no access to orders.
 */
export const orderTokenOf = (signer: Signer, orderId: string): string =>
  orderId.slice('ord_'.length) + signer.sign('order', orderId)

/** Verifies a token. @returns the id of its order; undefined when Foyer did not sign the token */
export function orderIdOfToken(signer: Signer, token: string): string | undefined {
  const id = `ord_${token.slice(0, idLength)}`
  return signer.verify('order', id, token.slice(idLength)) ? id : undefined
}

/** The text of a ticket's QR code: the ticket's id and its signature. Upper case only, which QR codes store compactly. */
export const ticketCodeOf = (signer: Signer, ticket: { id: string; seed: Buffer }): string =>
  `${ticket.id.slice('tic_'.length)}.${signer.sign('ticket', Buffer.concat([Buffer.from(ticket.id), ticket.seed]))}`.toUpperCase()

interface EventDate {
  date: Date
  dateTba: boolean
}

interface OrderState {
  status: OrderStatus
  totalCents: number
  paymentMethod: PaymentMethod | null
  email: string | null
}

/**
 * The actions that an order's status allows a member with enough rights.
 * @param owedCents the refunds that the team still has to transfer. An expired order cannot be marked as paid before: the
 *   transfer may be the one that another member has recorded as late
 */
export function actionsOf(
  { status, totalCents, paymentMethod, email }: OrderState,
  owedCents: number,
): Order['actions'] {
  const leadsTo = (to: OrderStatus) => (orderTransitions[status] as readonly OrderStatus[]).includes(to)
  const isPaidFor = status === 'paid' && totalCents > 0
  const mayBePaid = paymentMethod === 'transfer' && (status === 'pending' || (status === 'expired' && owedCents === 0))
  return [
    ...(mayBePaid ? (['mark-paid'] as const) : []),
    ...(leadsTo('cancelled') && !isPaidFor ? (['cancel'] as const) : []),
    ...(isPaidFor ? (['refund'] as const) : []),
    ...(status === 'cancelled' && email && paymentMethod !== 'card' ? (['reactivate'] as const) : []),
    ...(email && status !== 'reserved' ? (['resend'] as const) : []),
  ]
}

interface ReservationState {
  order: Pick<OrderState, 'status'> & { placedAt: Date | null; holdExpiresAt: Date | null }
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

interface TicketOfType {
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
export const mayHaveRefunds = ({ status, totalCents, paidAt }: RefundableOrder): boolean =>
  totalCents > 0 && (paidAt !== null || status === 'expired' || status === 'cancelled')

type RefundableOrder = Pick<OrderState, 'status' | 'totalCents'> & { paidAt: Date | null }

/** The context that the bank account for a refund is encrypted for. */
export const refundAccountRecord = (refundId: string): string => `refund:${refundId}:account`

/** The total of the refunds that the team still has to transfer, in minor units. */
export const owedCentsOf = (refunds: OrderMoney['refunds']): number =>
  refunds.reduce((sum, { state, amountCents }) => (state === 'owed' ? sum + amountCents : sum), 0)

/** All money that has arrived for an order, whether refunded later or not, in minor units. */
export const receivedCentsOf = (payments: OrderMoney['payments']): number =>
  payments.reduce((sum, { state, amountCents }) => (hasArrived.has(state) ? sum + amountCents : sum), 0)

const hasArrived: ReadonlySet<PaymentState> = new Set(['confirmed', 'disputed'])

/**
 * Whether a bank transfer that arrives now is one that the order does not need: the buyer was asked for a transfer, and the
 * order has been paid, expired or cancelled since.
 */
export const mayTakeLateTransfer = (
  { status }: Pick<OrderState, 'status'>,
  payments: readonly { method: PaymentMethod }[],
): boolean => status !== 'reserved' && status !== 'pending' && payments.some(({ method }) => method === 'transfer')

interface OrderMoney {
  payments: readonly { id: string; state: PaymentState; amountCents: number }[]
  refunds: readonly { paymentId: string; state: RefundState; amountCents: number }[]
}

/**
 * The refunds that may be retried: for each payment with a failed refund, the amount that is not refunded yet. A payment
 * with a pending refund is left out. So is one whose failed refund was a part of the rest: Stripe refunds all that is left.
 */
export function refundsToRetry({ payments, refunds }: OrderMoney): { paymentId: string; amountCents: number }[] {
  return payments.flatMap(({ id: paymentId, state, amountCents: receivedCents }) => {
    const own = refunds.filter((refund) => refund.paymentId === paymentId)
    const sum = (of: RefundState) => own.reduce((all, each) => (each.state === of ? all + each.amountCents : all), 0)
    const amountCents = receivedCents - sum('done')
    const failed = own.some((each) => each.state === 'failed' && each.amountCents >= amountCents)
    return hasArrived.has(state) && failed && sum('created') === 0 && amountCents > 0
      ? [{ paymentId, amountCents }]
      : []
  })
}

/** Whether the buyer may cancel: until the order is paid for, or when it was free and the event has not begun. */
export function mayBuyerCancel({ status, totalCents }: OrderState, event: EventDate, now: Date): boolean {
  if (status === 'reserved' || status === 'pending') return true
  return status === 'paid' && totalCents === 0 && (event.dateTba || now < event.date)
}

/** The statuses in which a mail about an order is still true. A mail that waited in the queue may be outdated. */
const statusesOfMail = {
  orderConfirmed: ['paid'],
  paymentInstructions: ['pending'],
  paymentReminder: ['pending'],
  paymentDueEarlier: ['pending'],
  orderExpired: ['expired'],
  orderCancelled: ['cancelled'],
  orderRefunded: ['cancelled'],
  // any: the refund may be of money that came too late or twice, and a cancelled order may be reactivated
  refundSent: ['pending', 'paid', 'expired', 'cancelled'],
  // paid: the money arrived twice
  paymentTooLate: ['paid', 'expired', 'cancelled'],
} as const satisfies Record<OrderMailKind, readonly OrderStatus[]>

/** Whether a mail about an order in this status is still true. */
export const isStillTrue = (kind: OrderMailKind, status: OrderStatus): boolean =>
  (statusesOfMail[kind] as readonly OrderStatus[]).includes(status)
