import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Currency } from './currency.ts'
import { Iban } from './iban.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Day } from './moment.ts'
import { maxSelectedOrders } from './order-job-states.ts'
import {
  adjustmentKinds,
  buyerMethods,
  followUpFilters,
  orderSorts,
  orderStatuses,
  paymentMethods,
  paymentStates,
  refundFilters,
  refundStates,
} from './order-states.ts'
import { PageQuery } from './paging.ts'
import { OptionalPersonName, PersonName } from './person-name.ts'
import { line, maxNameLength, requiredName } from './text.ts'

export const OrderStatus = z.enum(orderStatuses).meta({ id: 'OrderStatus' })
export const PaymentMethod = z.enum(paymentMethods).meta({ id: 'PaymentMethod' })
export const BuyerMethod = z.enum(buyerMethods).meta({ id: 'BuyerMethod' })

/** An order in a list. */
export const OrderSummary = z
  .object({
    id: z.string(),
    number: z.string(),
    status: OrderStatus,
    /** Placed while its event was in `test`: it takes no real money, and is deleted when the event goes on sale. */
    test: z.boolean(),
    event: z.object({ id: z.string(), name: z.string() }),
    /** The buyer's name, once the order is completed; so is `email`. */
    name: z.string().optional(),
    email: z.string().optional(),
    tickets: z.int(),
    totalCents: z.int(),
    currency: Currency,
    paymentMethod: PaymentMethod.optional(),
    /** The refunds that the team still has to transfer to the buyer; absent when there are none. */
    owedCents: z.int().optional(),
    reservedAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

/** A seat of an order. */
export const Ticket = z
  .object({
    id: z.string(),
    /** The number that people read aloud and type when the code cannot be scanned, such as `K7QR-2VXM`. */
    number: z.string(),
    ticketType: z.string(),
    typeName: z.string(),
    /** The attendee, if the buyer has named one. */
    name: z.string().optional(),
    /** The attendee's email address, to which the ticket is mailed on its own. */
    email: z.string().optional(),
    /** When the buyer passed the ticket on: since then, only the attendee has its code. */
    passedOnAt: z.iso.datetime().optional(),
    priceCents: z.int(),
    taxRateBp: z.int(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof Ticket>

/** A seat of an order as the organiser sees it, also one that was cancelled on its own. */
export const OrderTicket = Ticket.extend({
  /** When it was cancelled on its own; absent for the tickets of an order that was cancelled as a whole. */
  cancelledAt: z.iso.datetime().optional(),
}).meta({ id: 'OrderTicket' })
export type OrderTicket = z.infer<typeof OrderTicket>

/**
 * Lines that corrections have added to an order: what the team keeps of cancelled tickets, and what it takes off the price
 * of others. A fee is positive, a reduction negative.
 */
export const Adjustment = z.object({ kind: z.enum(adjustmentKinds), amountCents: z.int() }).meta({ id: 'Adjustment' })
export type Adjustment = z.infer<typeof Adjustment>

/**
 * The net amount and the tax of all tickets of an order with the same tax rate. The taxes of an order include a rate of
 * 0 %, but no rate whose tickets are all free: net amounts and taxes add up to the total.
 */
export const Tax = z.object({ taxRateBp: z.int(), netCents: z.int(), taxCents: z.int() }).meta({ id: 'Tax' })
export type Tax = z.infer<typeof Tax>

export const Payment = z
  .object({
    id: z.string(),
    method: PaymentMethod,
    state: z.enum(paymentStates),
    amountCents: z.int(),
    /** The provider's message about the failure. */
    reason: z.string().optional(),
    /** The day on which a bank transfer arrived that the order did not need, as a member has entered it. */
    receivedOn: z.iso.date().optional(),
    /** The day on which it arrived, as the member who recorded it has entered it. */
    arrivedOn: z.iso.date().optional(),
    /** Whether a member has recorded it, so that it can be removed. */
    removable: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

export const Refund = z
  .object({
    id: z.string(),
    /** The method of the payment that is refunded; the refund takes the same way. */
    method: PaymentMethod,
    state: z.enum(refundStates),
    amountCents: z.int(),
    reason: z.string().optional(),
    /** The day on which the team transferred it, as a member has entered it. */
    sentOn: z.iso.date().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Refund' })
export type Refund = z.infer<typeof Refund>

/** The bank account that a buyer gets a refund to. */
export const RefundAccount = z.strictObject({ holder: requiredName, iban: Iban }).meta({ id: 'RefundAccount' })
export type RefundAccount = z.infer<typeof RefundAccount>

/** That a member has transferred the refunds of an order. */
export const RefundSent = z
  .strictObject({
    /** The day of the transfer: today or earlier, where the event takes place. */
    sentOn: Day,
    /** The amount of the transfer: the `owedCents` of the order. Refused if the team owes another amount since. */
    owedCents: z.int().min(1),
  })
  .meta({ id: 'RefundSent' })
export type RefundSent = z.output<typeof RefundSent>

/** The highest amount of a transfer that can be recorded, in minor units. */
export const maxTransferCents = 2_000_000_000

/** A bank transfer that arrived although the order was paid in another way, expired or was cancelled. */
export const LateTransfer = z
  .strictObject({
    amountCents: z.int().min(1).max(maxTransferCents),
    /** The day on which it arrived: today or earlier, where the event takes place. */
    receivedOn: Day,
    /**
     * The `receivedCents` of the order as the member has seen it. If the order has received money since, the transfer is
     * refused: another member may have recorded the same one.
     */
    receivedCents: z.int().min(0),
  })
  .meta({ id: 'LateTransfer' })
export type LateTransfer = z.output<typeof LateTransfer>

/** The kinds of entries of an order's timeline, an append-only log. */
export const entryKinds = [
  'placed',
  'paid',
  'paid-at-door',
  'extended',
  'reserved-again',
  'expired',
  'cancelled',
  'reactivated',
  'payment-started',
  'payment-failed',
  'payment-late',
  'transfer-late',
  'statement-booked',
  'due-earlier',
  'payment-disputed',
  'refund-owed',
  'refund-account',
  'refunded',
  'refund-failed',
  'refund-retried',
  'details-changed',
  'email-changed',
  'passed-on',
  'tickets-cancelled',
  'price-reduced',
  'type-changed',
  'codes-replaced',
  'payment-recorded',
  'payment-removed',
  'due-changed',
  'buyer-changed',
  'note',
  'follow-up',
  'mail-queued',
  'mail-sent',
  'mail-failed',
  'erased',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const OrderEntry = z
  .object({
    kind: z.enum(entryKinds),
    at: z.iso.datetime(),
    /**
     * The name of the member who acted, and of the API token that did so for the member: `Ada Example (API: Website)`. Absent
     * if the buyer or Foyer itself did.
     */
    by: z.string().optional(),
    /** Depends on the kind: a reason, or the kind of a mail. */
    detail: z.string().optional(),
    amountCents: z.int().optional(),
  })
  .meta({ id: 'OrderEntry' })
export type OrderEntry = z.infer<typeof OrderEntry>

/** A mail about an order, and its delivery state. */
export const OrderMail = z
  .object({
    id: z.string(),
    kind: z.string(),
    to: z.string(),
    state: z.enum(['queued', 'sent', 'failed', 'stored']),
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderMail' })
export type OrderMail = z.infer<typeof OrderMail>

/** An order as the organiser sees it. */
export const Order = OrderSummary.omit({ tickets: true })
  .extend({
    language: Language,
    /** All tickets, also those that were cancelled on their own. */
    tickets: z.array(OrderTicket),
    adjustments: z.array(Adjustment),
    taxes: z.array(Tax),
    /** All money that has arrived for the order, whether refunded later or not. */
    receivedCents: z.int(),
    /** All refunds but failed ones, also those that are still on their way. */
    refundedCents: z.int(),
    /** The most that can be refunded now. */
    refundableCents: z.int(),
    /** The amount that the buyer still has to pay; negative when more has arrived than is due. */
    balanceCents: z.int(),
    /** A cancellation or refund waits for the card provider: nothing else can be changed until it has answered. */
    correcting: z.boolean(),
    payments: z.array(Payment),
    refunds: z.array(Refund),
    mails: z.array(OrderMail),
    timeline: z.array(OrderEntry),
    /** When the reservation expires. */
    holdExpiresAt: z.iso.datetime().optional(),
    /** When a bank transfer is due; the order expires after it. */
    dueAt: z.iso.datetime().optional(),
    /** The day on which the team wants to look at the order again. */
    followUpOn: z.iso.date().optional(),
    /** The address of the buyer's page: its holder controls the order. Only for members who may change orders. */
    buyerPage: z.string().optional(),
    /**
     * The account to transfer a refund to, once the buyer has entered it; deleted when the refund is sent. The IBAN is
     * masked for members who may not refund.
     */
    refundAccount: z.object({ holder: z.string(), iban: z.string() }).optional(),
    /** The actions that the status of the order and the role of the calling member allow now. */
    actions: z.array(
      z.enum([
        'mark-paid',
        'record-payment',
        'cancel-tickets',
        'change-type',
        'change-due',
        'cancel',
        'refund',
        'refund-part',
        'refund-sent',
        'retry-refund',
        'late-transfer',
        'edit',
        'note',
        'resend',
        'reactivate',
      ]),
    ),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

const filter = {
  /**
   * Search words, matched in the number and in the buyer's name and email address, or in the name of an attendee; or the
   * number or code of a ticket, or the card provider's id of a payment. If nothing matches, similar words count.
   */
  q: line(maxNameLength).optional(),
  event: Id.optional(),
  status: OrderStatus.optional(),
  /** Excludes reservations that expired before the buyer completed them. */
  abandoned: z.enum(['without']).optional(),
  method: PaymentMethod.optional(),
  /** Only orders with a refund in this state. */
  refunds: z.enum(refundFilters).optional(),
  /** Only orders that the team wants to look at again: today or before in its time zone, or at any time. */
  followUp: z.enum(followUpFilters).optional(),
  /** Only orders with a ticket of this type. */
  type: Id.optional(),
  /** The first and the last day on which they were reserved, in the time zone of the team. */
  from: Day.optional(),
  to: Day.optional(),
  /** The least and the highest total, in minor units. */
  minCents: z.coerce.number<number | string>().int().min(0).max(maxTransferCents).optional(),
  maxCents: z.coerce.number<number | string>().int().min(0).max(maxTransferCents).optional(),
  test: z.enum(['only', 'without']).optional(),
}

const sorting = {
  /** Defaults to the time, the newest first. */
  sort: z.enum(orderSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
}

export const OrderFilter = PageQuery.extend({ ...filter, ...sorting })
export type OrderFilter = z.output<typeof OrderFilter>

const team = z.string().max(100).optional()

export const OrderTotalsFilter = z.strictObject({ ...filter, team })
export type OrderTotalsFilter = z.output<typeof OrderTotalsFilter>

/** The ids of the orders of a file, separated by commas. */
const ids = z
  .string()
  .regex(new RegExp(`^\\w{1,100}(,\\w{1,100}){0,${maxSelectedOrders - 1}}$`))
  .optional()

/** Orders in a file; the language decides about words, separators and decimals. */
export const OrderFile = z.strictObject({ ...filter, ...sorting, ids, language: Language.default('en'), team })

/** The sums of the orders that a filter selects. Absent sums: there are more than `maxTotalledOrders`. */
export const OrderTotals = z
  .object({
    orders: z.int(),
    /**
     * The tickets and totals, without those of expired and cancelled orders, unless the filter asks for such a status. One
     * for each currency.
     */
    sums: z.array(z.object({ currency: Currency, tickets: z.int(), totalCents: z.int() })).optional(),
  })
  .meta({ id: 'OrderTotals' })
export type OrderTotals = z.infer<typeof OrderTotals>

export const Cancellation = z.strictObject({ reason: line(500).min(1).optional() }).meta({ id: 'Cancellation' })
export type Cancellation = z.output<typeof Cancellation>

/** An attendee as the buyer names one: an empty name is none. With an email address the attendee gets the ticket by mail. */
export const AttendeeDetails = z.strictObject({
  ticketId: Id,
  name: OptionalPersonName,
  email: EmailAddress.optional(),
})
export type AttendeeDetails = z.output<typeof AttendeeDetails>

/** The buyer's details, which complete an order. */
export const OrderCompletion = z
  .strictObject({
    name: PersonName,
    email: EmailAddress,
    attendees: z.array(AttendeeDetails).max(1000).optional(),
    paymentMethod: BuyerMethod,
  })
  .meta({ id: 'OrderCompletion' })
export type OrderCompletion = z.output<typeof OrderCompletion>

/** The sales of an event. Test orders count only while the event is in `test`. */
export const Sales = z
  .object({
    currency: Currency,
    revenueCents: z.int(),
    orders: z.int(),
    held: z.int(),
    sold: z.int(),
    /** The orders that wait for a bank transfer, their total, and when the first of them expires. */
    awaited: z.object({ orders: z.int(), totalCents: z.int(), dueAt: z.iso.datetime().nullable() }),
  })
  .meta({ id: 'Sales' })
export type Sales = z.infer<typeof Sales>
