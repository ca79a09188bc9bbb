import { cancellableUntil } from '@foyer/contract/cancellation-fee'
import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import { cardFromCents, offeredMethods, takesCards } from '@foyer/contract/offered-methods'
import type { RefundAccount } from '@foyer/contract/order-money'
import type { AnswerFile, BuyerAnswer } from '@foyer/contract/order-questions'
import { taxesOf } from '@foyer/contract/price'
import type { Quote, Reservation } from '@foyer/contract/public-api'
import type { HolderTicket, PublicOrder } from '@foyer/contract/public-orders'
import type { Signer } from '../../lib/signer.ts'
import type { Reservation as Reserved } from '../inventory/service/new-order.ts'
import type { PricedRequest } from '../inventory/service/quote.ts'
import { askedForm } from '../order-questions/rules.ts'
import { extrasPart, presentRefund, presentTicket } from '../orders/presenter.ts'
import type { AddOnOrder } from '../orders/queries/add-on-orders.ts'
import type { TicketRow } from '../orders/queries/tickets.ts'
import type { MailState, RefundOfOrder } from '../orders/queries.ts'
import { changeableAnswersOf } from '../orders/rules/buyer-answers.ts'
import {
  buyerCancellationOf,
  emailChangeableUntil,
  isWithBuyer,
  mayBuyerCancel,
  mayChangeDetails,
  mayHolderPassOn,
  mayPassOn,
} from '../orders/rules/buyer-changes.ts'
import { adjustmentTotals, correctedLines, keptPart } from '../orders/rules/corrected-lines.ts'
import { isTicket, withAddOns } from '../orders/rules/items.ts'
import { ticketValueOf } from '../orders/rules/ledger.ts'
import { orderTokenOf, ticketCodeOf } from '../orders/rules/links.ts'
import { isLapsed, needsApproval } from '../orders/rules.ts'
import type { OrderWithTickets } from '../orders/service/lookup.ts'
import { aboutEvent } from './presenter/public-event.ts'
import type { HeldTicket } from './service/holder-ticket.ts'

const holdOf = (expiresAt: Date, now: Date) => ({
  holdExpiresAt: expiresAt.toISOString(),
  holdSecondsLeft: Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
})

/** Presents an order that was just reserved. */
export const presentReservation = (
  { signer }: { signer: Signer },
  { id, number, totalCents, currency, holdExpiresAt }: Reserved,
): Reservation => ({
  token: orderTokenOf(signer, { id, linkVersion: 0 }),
  number,
  status: 'reserved',
  holdExpiresAt: holdExpiresAt.toISOString(),
  totalCents,
  currency: Currency.parse(currency),
})

/** Presents an add-on order on the page of its main order. */
export function presentAddOnOrder({ order, items }: AddOnOrder, signer: Signer): AddOnOrderOfBuyer {
  const { extras = [] } = extrasPart(items)
  return {
    token: orderTokenOf(signer, order),
    number: order.number,
    status: order.status,
    totalCents: order.totalCents,
    addOns: extras.filter(({ kind }) => kind === 'add-on'),
    ...(extras.some(({ kept }) => kept) && { keepsFee: true }),
  }
}

type AddOnOrderOfBuyer = NonNullable<PublicOrder['addOnOrders']>[number]

/** Presents the price of an order that is not reserved. */
export const presentQuote = ({ priced: { items, totalCents }, currency }: PricedRequest): Quote => ({
  tickets: items.map(({ ticketTypeId, kind, priceCents, listCents, taxRateBp }) => ({
    ticketTypeId,
    kind,
    priceCents,
    taxRateBp,
    ...(listCents > priceCents && { listPriceCents: listCents }),
  })),
  totalCents,
  // sums do not name the types
  taxes: taxesOf(items.map((item) => ({ ...item, ticketType: item.ticketTypeId, typeName: '' }))),
  currency: Currency.parse(currency),
})

interface OrderOfBuyer extends OrderWithTickets {
  refunds: RefundOfOrder[]
  /** The amount that is left to pay of an order that waits for its payment or was changed since; negative: overpaid. */
  openCents: number | undefined
  /** Whether a correction waits for the card provider: nothing else about the order can change before. */
  correcting: boolean
  /** The account for owed refunds, masked. */
  account: RefundAccount | undefined
  /** The access to an online event, of a paid order. */
  onlineAccess: string | undefined
  answers: BuyerAnswer[]
  /** The add-ons of other orders to its tickets. */
  laterAddOns: readonly TicketRow[]
  answerFiles: AnswerFile[]
  /** The decision about a request that was declined. */
  declined: PublicOrder['declined']
}

/** Presents an order for its buyer. The tickets of a paid order contain their codes. */
export function presentPublicOrder(found: OrderOfBuyer, signer: Signer): PublicOrder {
  const { order, event, team, form, paying, tickets: rows, mail, refunds, account, onlineAccess, now } = found
  const reserved = order.status === 'reserved'
  const pending = order.status === 'pending'
  const isPayable = pending || (order.status === 'paid' && (found.openCents ?? 0) > 0 && !found.correcting)
  const isCompletable = reserved || isLapsed(found)
  const isRequest = isCompletable && needsApproval(found)
  const emailUntil = emailChangeableUntil(order, event, now)
  return {
    number: order.number,
    status: order.status,
    test: order.test,
    language: Language.parse(order.language),
    event: aboutEvent({ event, team, form }),
    tickets: rows.filter(isTicket).map((row) => ({
      ...presentTicket(row),
      ...(order.status === 'paid' && isWithBuyer(row) && { code: ticketCodeOf(signer, row.ticket) }),
      ...(row.ticket.email && mailPart(found.ticketMails[row.ticket.id])),
      ...cancellationPart(row, found),
      mayPassOn: mayPassOn(row.ticket, order, event, now),
    })),
    ...extrasPart(rows),
    totalCents: order.totalCents,
    ...(found.code !== null && { code: found.code }),
    adjustments: adjustmentTotals(found.adjustments),
    ...keptPart(order.status, found.adjustments),
    taxes: taxesOf(correctedLines(rows, found.adjustments)),
    currency: Currency.parse(order.currency),
    ...(order.name && { name: order.name }),
    ...(order.email && { email: order.email }),
    ...(mail && { mail }),
    ...(order.paymentMethod && { paymentMethod: order.paymentMethod }),
    ...(isRequest && { needsApproval: true }),
    ...(found.eventHasAddOns && { eventHasAddOns: true }),
    ...(found.declined && { declined: found.declined }),
    ...((isCompletable && !isRequest) || isPayable ? methodsPart(found, now) : { paymentMethods: [] }),
    form: askedForm(form),
    answers: found.answers,
    answerFiles: found.answerFiles,
    changeableAnswers: changeableAnswersOf({ ...found, tickets: [...rows, ...found.laterAddOns] }, found.answers),
    ...(reserved && order.holdExpiresAt && holdOf(order.holdExpiresAt, now)),
    extendable: reserved && !paying && !order.holdExtended && order.holdExpiresAt !== null && now < order.holdExpiresAt,
    ...(pending && order.dueAt && { dueAt: order.dueAt.toISOString() }),
    ...transferPart(found),
    ...((reserved || isPayable) && paying?.payUrl && paying.endsAt && now < paying.endsAt && { payUrl: paying.payUrl }),
    refunds: refunds.map(presentRefund),
    ...(account && { refundAccount: account }),
    ...(onlineAccess !== undefined && { onlineAccess }),
    ...(order.cancellation && policyPart(order.cancellation, event)),
    ...feeRefundPart(found),
    cancellable: !found.correcting && mayBuyerCancel(order, event, now),
    detailsChangeable: mayChangeDetails(order, event, now),
    ...(emailUntil && !paying && { emailChangeableUntil: emailUntil.toISOString() }),
  }
}

/** The transfer that an order waits for, or the rest of a paid one, which has no due date. */
function transferPart(found: OrderOfBuyer): Pick<PublicOrder, 'openCents' | 'transfer'> {
  const { order, team, openCents } = found
  const details = team.bank && { bank: team.bank, reference: order.number }
  if (order.status === 'paid' && openCents !== undefined && openCents > 0)
    return { openCents, ...(details && { transfer: { ...details, amountCents: openCents } }) }
  if (order.status !== 'pending' || isByCardOnly(found) || !order.dueAt || !details) return {}
  return { transfer: { ...details, dueAt: order.dueAt.toISOString(), amountCents: openCents ?? order.totalCents } }
}

/** Whether a pending order can be paid by card only: it was approved without a method, or reactivated for a card payment. */
const isByCardOnly = ({ order, card, openCents = order.totalCents }: OrderOfBuyer): boolean =>
  order.paymentMethod === null ||
  (order.paymentMethod === 'card' && takesCards({ order: { ...order, unsettledCents: openCents }, card }))

const mailPart = (mail: MailState | undefined) => mail && { mail }

function cancellationPart(row: TicketRow, found: OrderWithTickets) {
  const { order, event, now, tickets } = found
  const own = buyerCancellationOf(row.ticket, valueCentsOf(withAddOns([row], tickets), found), order, event, now)
  if (!own) return undefined
  const feeCents = tickets.filter(isTicket).length === 1 ? orderFeeCents(found) : 0
  return { cancellation: { ...own, refundCents: own.refundCents + feeCents } }
}

/** The booking fee that belongs to the whole order and is refunded with its last ticket. */
const orderFeeCents = (found: OrderWithTickets): number =>
  valueCentsOf(
    found.tickets.filter(({ ticket, type }) => ticket.kind === 'fee' && ticket.addOnOf === null && !type.kept),
    found,
  )

const valueCentsOf = (rows: readonly TicketRow[], { adjustments }: Pick<OrderWithTickets, 'adjustments'>): number =>
  rows.reduce((sum, { ticket }) => sum + ticketValueOf(ticket, { adjustments }), 0)

function feeRefundPart(found: OrderWithTickets): { feeRefundCents?: number } {
  const feeRefundCents = found.order.status === 'paid' && found.order.cancellation ? orderFeeCents(found) : 0
  return feeRefundCents > 0 ? { feeRefundCents } : {}
}

function policyPart(cancellationPolicy: CancellationPolicy, event: OrderWithTickets['event']) {
  const until = cancellableUntil(cancellationPolicy, event)
  return { cancellationPolicy, ...(until && { ticketsCancellableUntil: until.toISOString() }) }
}

/** Presents a ticket for its attendee. */
export function presentHolderTicket(
  { order, event, team, row, now }: HeldTicket,
  onlineAccess: string | undefined,
  signer: Signer,
): HolderTicket {
  const { number, typeName, name } = presentTicket(row)
  const isPaid = order.status === 'paid'
  return {
    number,
    typeName,
    ...(name && { name }),
    state: stateOfTicket(order.status),
    test: order.test,
    language: Language.parse(order.language),
    event: aboutEvent({ event, team }),
    ...(isPaid && { code: ticketCodeOf(signer, row.ticket) }),
    ...(onlineAccess !== undefined && { onlineAccess }),
    mayPassOn: mayHolderPassOn(row.ticket, order, event, now),
  }
}

function stateOfTicket(status: OrderWithTickets['order']['status']): HolderTicket['state'] {
  if (status === 'paid') return 'valid'
  return status === 'pending' || status === 'requested' ? 'unpaid' : 'cancelled'
}

function methodsPart(found: OrderWithTickets, now: Date): Pick<PublicOrder, 'paymentMethods' | 'cardFromCents'> {
  const isPlaced = found.order.status === 'pending' || found.order.status === 'paid'
  const minimum = cardFromCents(found)
  return {
    paymentMethods: offeredMethods(found, now).filter((method) => !isPlaced || method !== 'transfer'),
    ...(minimum !== undefined && { cardFromCents: minimum }),
  }
}
