import { cancellableUntil, cancellationFeeOf } from '@foyer/contract/cancellation-fee'
import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { msPerHour } from '@foyer/contract/durations'
import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import { orderTransitions } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import type { PricedTicket } from '@foyer/contract/price'
import type { Signer } from '../../lib/signer.ts'
import type { CorrectionPlan, MoneyShare } from '../../schema/json/order-money.ts'
import type { Ledger } from './rules/ledger.ts'
import { balanceCentsOf, hasArrived, refundedCentsOf } from './rules/ledger.ts'

/** The characters of an order's id after its prefix. */
const idLength = 26
/** The characters of a signature. */
const signatureLength = 26

/**
 * The capability token of an order: its holder controls the order. It is signed with a key that is not in the database, so
 * that a leaked database gives no access to orders.
 */
export const orderTokenOf = (signer: Signer, { id, linkVersion }: OrderLink): string =>
  id.slice('ord_'.length) + signer.sign('order', signedPart(id, linkVersion)) + (linkVersion || '')

export interface OrderLink {
  id: string
  /** Each version of an order's link has a token of its own. */
  linkVersion: number
}

// links of version 0 were signed before there were versions
const signedPart = (id: string, version: number) => (version === 0 ? id : `${id}.${version}`)

/** Verifies a token. @returns the order and the version of its link; undefined when Foyer did not sign the token */
export function readOrderToken(signer: Signer, token: string): OrderLink | undefined {
  const id = `ord_${token.slice(0, idLength)}`
  const signature = token.slice(idLength, idLength + signatureLength)
  const [digits] = /^([1-9]\d{0,4})?$/.exec(token.slice(idLength + signatureLength)) ?? []
  const linkVersion = Number(digits || 0)
  return digits !== undefined && signer.verify('order', signedPart(id, linkVersion), signature)
    ? { id, linkVersion }
    : undefined
}

/** The id of the order of a token, also of a link that was replaced. @returns undefined when Foyer did not sign the token */
export const orderIdOfToken = (signer: Signer, token: string): string | undefined => readOrderToken(signer, token)?.id

/**
 * The capability token of a ticket, for its attendee: it opens the ticket's own page. It depends on the seed, so another
 * code replaces it too.
 */
export const ticketTokenOf = (signer: Signer, { id, seed }: TicketSecret): string =>
  id.slice('tic_'.length) + signer.sign('ticket-page', withSeed(id, seed))

interface TicketSecret {
  id: string
  seed: Buffer
}

const withSeed = (id: string, seed: Buffer) => Buffer.concat([Buffer.from(id), seed])

/** The id of the ticket that a token names, valid or not. */
export const ticketIdOfToken = (token: string): string => `tic_${token.slice(0, idLength)}`

/** The URL of the buyer's page. */
export const orderLinkOf = ({ publicUrl, signer }: LinkDeps, order: OrderLink & { language: string }): string =>
  `${publicUrl}/${order.language}/o/${orderTokenOf(signer, order)}`

/** The URL of a ticket's own page, for its attendee. */
export const ticketLinkOf = (
  { publicUrl, signer }: LinkDeps,
  order: { language: string },
  ticket: TicketSecret,
): string => `${publicUrl}/${order.language}/t/${ticketTokenOf(signer, ticket)}`

interface LinkDeps {
  publicUrl: string
  signer: Signer
}

/** Whether Foyer signed a token for a ticket with this seed. */
export const isTicketToken = (signer: Signer, token: string, { id, seed }: TicketSecret): boolean =>
  signer.verify('ticket-page', withSeed(id, seed), token.slice(idLength))

/** The text of a ticket's QR code: the ticket's id and its signature. Upper case only, which QR codes store compactly. */
export const ticketCodeOf = (signer: Signer, { id, seed }: TicketSecret): string =>
  `${id.slice('tic_'.length)}.${signer.sign('ticket', withSeed(id, seed))}`.toUpperCase()

const ticketCode = /^([0-9A-Z]{26})\.[0-9A-Z]{26}$/

/** The id of the ticket that a code names, valid or not. @returns undefined for a text that is no ticket code */
export function ticketIdOfCode(code: string): string | undefined {
  const id = ticketCode.exec(code)?.[1]
  return id && `tic_${id.toLowerCase()}`
}

/** The number of a ticket in the form in which it is stored. @returns undefined for a text that is no such number */
export function readTicketNumber(text: string): string | undefined {
  const [, first, second] = ticketNumber.exec(text.trim().toUpperCase()) ?? []
  return first && `${first}-${second}`
}
const ticketNumber = /^([2-9A-Z]{4})-?([2-9A-Z]{4})$/

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

interface MoneyState {
  /** The most that can be refunded now, in minor units. */
  refundableCents?: number
  /** Whether a correction waits for the card provider. */
  correcting?: boolean
}

/**
 * The actions that an order's status allows a member with enough rights.
 * @param owedCents the refunds that the team still has to transfer. An expired order cannot be marked as paid before: the
 *   transfer may be the one that another member has recorded as late
 */
export function actionsOf(
  { status, totalCents, paymentMethod, email }: OrderState,
  owedCents: number,
  { refundableCents = 0, correcting = false }: MoneyState = {},
): Order['actions'] {
  const resend = email && status !== 'reserved' ? (['resend'] as const) : []
  if (correcting) return ['note', ...resend]
  const leadsTo = (to: OrderStatus) => (orderTransitions[status] as readonly OrderStatus[]).includes(to)
  const isPaidFor = status === 'paid' && totalCents > 0
  const mayBePaid = paymentMethod === 'transfer' && (status === 'pending' || (status === 'expired' && owedCents === 0))
  const isReactivated =
    email &&
    ((status === 'cancelled' && paymentMethod !== 'card') || (status === 'expired' && paymentMethod === 'transfer'))
  return [
    ...(mayBePaid ? (['mark-paid'] as const) : []),
    ...(mayBePaid || (status === 'pending' && totalCents > 0) ? (['record-payment'] as const) : []),
    ...(status === 'pending' || status === 'paid' ? (['cancel-tickets', 'change-type'] as const) : []),
    ...(status === 'pending' ? (['change-due'] as const) : []),
    ...(leadsTo('cancelled') && !isPaidFor ? (['cancel'] as const) : []),
    ...(isPaidFor ? (['refund'] as const) : []),
    ...(refundableCents > 0 ? (['refund-part'] as const) : []),
    ...(isReactivated ? (['reactivate'] as const) : []),
    ...(status === 'pending' || status === 'paid' ? (['edit'] as const) : []),
    'note',
    ...resend,
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
 * Whether a bank transfer that arrives now is one that the order does not need: the buyer was asked for a transfer, and the
 * order has been paid, expired or cancelled since.
 */
export const mayTakeLateTransfer = (
  { status }: Pick<OrderState, 'status'>,
  payments: readonly { method: PaymentMethod }[],
): boolean => status !== 'reserved' && status !== 'pending' && payments.some(({ method }) => method === 'transfer')

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

interface TicketOfBuyer {
  ticket: { passedOnAt: Date | null }
}

/** Whether the buyer has the code of a ticket, or passed it on. */
export const isPassedOn = ({ ticket }: TicketOfBuyer): boolean => ticket.passedOnAt !== null
export const isWithBuyer = (row: TicketOfBuyer): boolean => !isPassedOn(row)

/** Whether the buyer may cancel: until the order is paid for, or when it was free and the event has not begun. */
export function mayBuyerCancel({ status, totalCents }: OrderState, event: EventDate, now: Date): boolean {
  if (status === 'reserved' || status === 'pending') return true
  return status === 'paid' && totalCents === 0 && (event.dateTba || now < event.date)
}

/** Whether the buyer may correct names: until the event begins. */
export const mayChangeDetails = ({ status }: Pick<OrderState, 'status'>, event: EventDate, now: Date): boolean =>
  (status === 'pending' || status === 'paid') && (event.dateTba || now < event.date)

const correctionMs = msPerHour

/**
 * Until when the buyer may correct the email address: for an hour, and only until the tickets are downloaded. The wrong
 * address has the link too, so the time is short.
 * @returns undefined when it is too late
 */
export function emailChangeableUntil(order: CorrectableOrder, event: EventDate, now: Date): Date | undefined {
  const { placedAt, ticketsDownloadedAt } = order
  if (!placedAt || ticketsDownloadedAt || !mayChangeDetails(order, event, now)) return undefined
  const until = new Date(placedAt.getTime() + correctionMs)
  return now < until ? until : undefined
}

type CorrectableOrder = Pick<OrderState, 'status'> & { placedAt: Date | null; ticketsDownloadedAt: Date | null }

/**
 * Whether the buyer may pass a ticket on. One that was passed on, again for an hour and until it is downloaded, so that a
 * mistyped address can be corrected.
 */
export function mayPassOn(
  { passedOnAt, downloadedAt }: { passedOnAt: Date | null; downloadedAt: Date | null },
  order: Pick<OrderState, 'status'>,
  event: EventDate,
  now: Date,
): boolean {
  if (order.status !== 'paid' || !mayChangeDetails(order, event, now)) return false
  return passedOnAt === null || (downloadedAt === null && now.getTime() < passedOnAt.getTime() + correctionMs)
}

/** Whether the person that a ticket was passed on to may pass it on once more: until the event begins. */
export const mayHolderPassOn = (
  { passedOnAt }: { passedOnAt: Date | null },
  order: Pick<OrderState, 'status'>,
  event: EventDate,
  now: Date,
): boolean => passedOnAt !== null && order.status === 'paid' && mayChangeDetails(order, event, now)

/**
 * The refund and the fee of a ticket that its buyer cancels now.
 * @param valueCents the price of the ticket, less what the team has taken off it
 * @returns undefined when the policy of the order does not allow it, and for a ticket that was passed on
 */
export function buyerCancellationOf(
  ticket: { passedOnAt: Date | null; cancelledAt: Date | null },
  valueCents: number,
  order: Pick<OrderState, 'status'> & { cancellation: CancellationPolicy | null },
  event: EventDate,
  now: Date,
): { refundCents: number; feeCents: number } | undefined {
  const { cancellation: policy, status } = order
  if (!policy || status !== 'paid' || ticket.passedOnAt || ticket.cancelledAt) return undefined
  const until = cancellableUntil(policy, event)
  if (until && now >= until) return undefined
  const feeCents = cancellationFeeOf(policy, valueCents)
  return { refundCents: valueCents - feeCents, feeCents }
}

/** The statuses in which a mail about an order is still true. A mail that waited in the queue may be outdated. */
const statusesOfMail = {
  orderConfirmed: ['paid'],
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
  partRefunded: ['pending', 'paid', 'expired', 'cancelled'],
  // any: the refund may be of money that came too late or twice, and a cancelled order may be reactivated
  refundSent: ['pending', 'paid', 'expired', 'cancelled'],
  // paid: the money arrived twice
  paymentTooLate: ['paid', 'expired', 'cancelled'],
  emailCorrected: ['pending', 'paid', 'expired', 'cancelled'],
  attendeeTicket: ['paid'],
  passedOnTicket: ['paid'],
  ticketVoid: ['pending', 'paid', 'expired', 'cancelled'],
} as const satisfies Record<OrderMailKind, readonly OrderStatus[]>

/** Whether a mail about an order in this status is still true. */
export const isStillTrue = (kind: OrderMailKind, status: OrderStatus): boolean =>
  (statusesOfMail[kind] as readonly OrderStatus[]).includes(status)
