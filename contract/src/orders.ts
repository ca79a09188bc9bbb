import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { NewInvoiceAddress } from './invoices.ts'
import { Language } from './language.ts'
import { maxReasonLength } from './order-limits.ts'
import { Adjustment, BuyerMethod, KeptCents, Payment, PaymentMethod, Refund, Tax } from './order-money.ts'
import { Answers } from './order-questions.ts'
import { orderStatuses } from './order-states.ts'
import { OrderEntry, OrderMail } from './order-timeline.ts'
import { OptionalPersonName, PersonName } from './person-name.ts'
import { line } from './text.ts'

export const OrderStatus = z.enum(orderStatuses).meta({ id: 'OrderStatus' })
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
    /** The number of its add-ons: of an add-on order, which has no tickets. */
    addOns: z.int().optional(),
    totalCents: z.int(),
    currency: Currency,
    paymentMethod: PaymentMethod.optional(),
    /** The refunds that the team still has to transfer to the buyer; absent when there are none. */
    owedCents: z.int().optional(),
    /**
     * In lists: the amount that the buyer still owes of an order that is paid in part, or negative, has paid too much; absent
     * for all others.
     */
    unsettledCents: z.int().optional(),
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
    /** The price without discounts, if it is higher. */
    listPriceCents: z.int().optional(),
    taxRateBp: z.int(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof Ticket>

/** An item of an order besides its tickets: an add-on to one of them, such as a meal, or a fee. */
export const OrderExtra = z
  .object({
    id: z.string(),
    kind: z.enum(['add-on', 'fee']),
    /** The ticket that it belongs to. */
    ticketId: z.string().optional(),
    ...Ticket.pick({ ticketType: true, typeName: true, priceCents: true, listPriceCents: true, taxRateBp: true }).shape,
    /** When it was cancelled without its order. */
    cancelledAt: z.iso.datetime().optional(),
    /** The team keeps it when tickets are cancelled: of a fee. */
    kept: z.literal(true).optional(),
  })
  .meta({ id: 'OrderExtra' })
export type OrderExtra = z.infer<typeof OrderExtra>

/** When the holder of a ticket came in, and at which entrance. */
export const DoorEntry = z.object({ at: z.iso.datetime(), gate: z.string() }).meta({ id: 'DoorEntry' })
export type DoorEntry = z.infer<typeof DoorEntry>

/** A seat of an order as the organiser sees it, also one that was cancelled on its own. */
export const OrderTicket = Ticket.extend({
  /** The price less what refunds have taken off it, if that is lower. */
  valueCents: z.int().optional(),
  /** The last time that its holder came in; absent before the first. */
  arrived: DoorEntry.optional(),
  /** When it was cancelled on its own; absent for the tickets of an order that was cancelled as a whole. */
  cancelledAt: z.iso.datetime().optional(),
}).meta({ id: 'OrderTicket' })
export type OrderTicket = z.infer<typeof OrderTicket>

/** Another order that belongs to an order. */
const OrderLink = z.object({ id: z.string(), number: z.string() }).meta({ id: 'OrderLink' })

/** An order as the organiser sees it. */
export const Order = OrderSummary.omit({ tickets: true, addOns: true })
  .extend({
    event: OrderSummary.shape.event.extend({
      /** The days of the order, such as the one on which it is to be paid, are days in this zone. */
      timeZone: z.string(),
    }),
    language: Language,
    /** The promo code that it was priced with. */
    code: z.string().optional(),
    /** All tickets, also those that were cancelled on their own. */
    tickets: z.array(OrderTicket),
    /** Add-ons and fees. Absent: none. */
    extras: z.array(OrderExtra).optional(),
    /** The order to whose tickets its add-ons belong, with these tickets: of an add-on order. */
    addsTo: OrderLink.extend({ tickets: z.array(OrderTicket.pick({ id: true, number: true })) }).optional(),
    /** Its add-on orders, the oldest first, without those that have expired. Absent: none. */
    addOnOrders: z.array(OrderLink.extend({ status: OrderStatus })).optional(),
    adjustments: z.array(Adjustment),
    keptCents: KeptCents,
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
        'approve',
        'decline',
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

export const Cancellation = z
  .strictObject({ reason: line(maxReasonLength).min(1).optional() })
  .meta({ id: 'Cancellation' })
export type Cancellation = z.output<typeof Cancellation>

/** An attendee as the buyer names one: an empty name is none. With an email address the attendee gets the ticket by mail. */
export const AttendeeDetails = z.strictObject({
  ticketId: Id,
  name: OptionalPersonName,
  email: EmailAddress.optional(),
})
export type AttendeeDetails = z.output<typeof AttendeeDetails>

/** The ids of the versions of legal texts that the buyer has been shown, and has accepted where a box asks for it. */
export const AcceptedTexts = z.array(Id).max(20)

/** The buyer's details, which complete an order. */
export const OrderCompletion = z
  .strictObject({
    name: PersonName,
    email: EmailAddress,
    attendees: z.array(AttendeeDetails).max(1000).optional(),
    /** Absent in an order that the organiser approves first: its buyer pays later. */
    paymentMethod: BuyerMethod.optional(),
    /** The answers to the team's questions. Those to questions that are not shown are dropped. */
    answers: Answers.optional(),
    /** The recipient of the invoice; not for free orders. */
    invoice: NewInvoiceAddress.optional(),
    acceptedTexts: AcceptedTexts.optional(),
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
    /** The orders that wait for a bank transfer, what is left to pay of them, and when the first of them expires. */
    awaited: z.object({ orders: z.int(), totalCents: z.int(), dueAt: z.iso.datetime().nullable() }),
    /** The paid orders of which a balance is left to pay, and the sum of these balances. */
    balancesDue: z.object({ orders: z.int(), totalCents: z.int() }),
  })
  .meta({ id: 'Sales' })
export type Sales = z.infer<typeof Sales>
