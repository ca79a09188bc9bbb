import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { CancellationPolicy } from './cancellation-policy.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { mailStates } from './installation.ts'
import { InvoiceAddress } from './invoices.ts'
import { Language } from './language.ts'
import { Adjustment, BuyerMethod, KeptCents, PaymentMethod, Refund, Tax } from './order-money.ts'
import { AnswerFile, AskedForm, BuyerAnswer } from './order-questions.ts'
import { AttendeeDetails, OrderExtra, OrderStatus, Ticket } from './orders.ts'
import { PersonName } from './person-name.ts'
import { PublicEvent, Reservation } from './public-api.ts'
import { maxTicketsPerOrder } from './ticket-limits.ts'
import { TransferDetails } from './transfer-details.ts'

/** An order as the buyer sees it. */
export const PublicOrder = z
  .object({
    number: z.string(),
    status: OrderStatus,
    test: z.boolean(),
    language: Language,
    event: PublicEvent.omit({ ticketTypes: true, addOnGroups: true, takesCodes: true, code: true }),
    tickets: z.array(
      Ticket.extend({
        /** The content of the QR code, once the order is paid; not of a ticket that was passed on. */
        code: z.string().optional(),
        /** The state of the latest email with the ticket to its attendee. Emails are kept for 90 days. */
        mail: z.enum(mailStates).optional(),
        /**
         * The refund, and the fee that the team keeps, if the buyer cancelled the ticket now; absent if not allowed. That of the
         * last ticket contains `feeRefundCents`.
         */
        cancellation: z.object({ refundCents: z.int(), feeCents: z.int() }).optional(),
        /** Whether the buyer can pass the ticket on, or correct to whom it went. */
        mayPassOn: z.boolean(),
      }),
    ),
    /** Add-ons and fees. Absent: none. */
    extras: z.array(OrderExtra).optional(),
    /** The number of the order to whose tickets its add-ons belong: of an add-on order. */
    addsTo: z.string().optional(),
    /** The token of that order. Absent where the holder of this one may never have had it. */
    addsToToken: z.string().optional(),
    /** All tickets of that order: the number of one that is asked about is its place. */
    addsToTickets: z.array(Ticket.pick({ id: true, ticketType: true, typeName: true })).optional(),
    /**
     * The buyer of that order, and the recipient of its invoice, to fill in the checkout: while the add-on order is reserved.
     * Absent where the holder of this one may not have the link of that order.
     */
    knownBuyer: z.object({ name: z.string(), email: z.string(), invoice: InvoiceAddress.optional() }).optional(),
    /** Whether its event has add-ons, which can be bought to paid tickets. */
    eventHasAddOns: z.literal(true).optional(),
    /** Its add-on orders, the oldest first, without those that have expired. Absent: none. */
    addOnOrders: z
      .array(
        Reservation.pick({ token: true, number: true, status: true, totalCents: true }).extend({
          addOns: z.array(OrderExtra),
          /** Whether it has a booking fee that is not refunded. */
          keepsFee: z.literal(true).optional(),
        }),
      )
      .optional(),
    /** The sums of the lines that corrections have added to the tickets, in the total. */
    adjustments: z.array(Adjustment),
    keptCents: KeptCents,
    totalCents: z.int(),
    /** The promo code that it was priced with. */
    code: z.string().optional(),
    taxes: z.array(Tax),
    currency: Currency,
    name: z.string().optional(),
    email: z.string().optional(),
    /** The state of the latest email about the order of the last 90 days; `stored` while the installation has no mail server. */
    mail: z.enum(mailStates).optional(),
    paymentMethod: PaymentMethod.optional(),
    /** Whether its completion asks the organiser for approval, without a payment method. */
    needsApproval: z.literal(true).optional(),
    /** Set if the organiser has declined the request, with the reason, if one was given. */
    declined: z.object({ reason: z.string().optional() }).optional(),
    /** The payment methods that this order can use; while a transfer is awaited, also of the rest, the other ones. */
    paymentMethods: z.array(BuyerMethod),
    /** The least amount that can be paid by card, of an order that cannot be because it is of less, in minor units. */
    cardFromCents: z.int().optional(),
    /** The questions to the buyer. */
    form: AskedForm,
    /** The answers so far. */
    answers: z.array(BuyerAnswer),
    /** The files among them. */
    answerFiles: z.array(AnswerFile),
    /** The answers of a placed order that its buyer can give or change now. */
    changeableAnswers: z.array(BuyerAnswer.omit({ values: true })),
    holdExpiresAt: z.iso.datetime().optional(),
    /** The seconds until the hold expires, by the clock that decides; 0 afterwards. */
    holdSecondsLeft: z.int().optional(),
    /** Whether the hold can be extended, which works once. */
    extendable: z.boolean(),
    /** When an order that waits for its payment expires. */
    dueAt: z.iso.datetime().optional(),
    /** The amount that is left to pay of a paid order, after a change that has raised its price. */
    openCents: z.int().optional(),
    transfer: TransferDetails.optional(),
    /** The payment page of the card provider, while a card payment is open. */
    payUrl: z.string().optional(),
    /** The refunds of the order, the oldest first. */
    refunds: z.array(Refund.omit({ id: true, reason: true })),
    /** The account that the buyer has entered for a refund by bank transfer, masked. Deleted when the refund is sent. */
    refundAccount: z.object({ holder: z.string(), iban: z.string() }).optional(),
    /** How to take part in an online event, once the order is paid. */
    onlineAccess: z.string().optional(),
    /** The policy for the cancellation of single tickets, as it was when the order was reserved. */
    cancellationPolicy: CancellationPolicy.optional(),
    /** The booking fee of the order, which is refunded with its last ticket. Absent: none. */
    feeRefundCents: z.int().optional(),
    /** Until when single tickets can be cancelled; absent without such a policy, and while the event has no date. */
    ticketsCancellableUntil: z.iso.datetime().optional(),
    /** Whether the buyer can cancel the order. */
    cancellable: z.boolean(),
    /** Whether the buyer can correct the names and the attendees. */
    detailsChangeable: z.boolean(),
    /** Until when the buyer can correct the email address; absent when it is too late. */
    emailChangeableUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'PublicOrder' })
export type PublicOrder = z.infer<typeof PublicOrder>

/** The corrected details of an order. */
export const OrderDetailsChange = z
  .strictObject({
    name: PersonName,
    /** Another address replaces the link to the order and the codes of its tickets. Default: as it is. */
    email: EmailAddress.optional(),
    /** Of tickets that are not passed on. Tickets that are absent keep their attendees. */
    attendees: z.array(AttendeeDetails).max(1000).default([]),
  })
  .meta({ id: 'OrderDetailsChange' })
export type OrderDetailsChange = z.output<typeof OrderDetailsChange>

/** An order with its token: another one if the email address was corrected. */
export const ChangedOrder = PublicOrder.extend({ token: z.string() }).meta({ id: 'ChangedOrder' })

/** Tickets that their buyer cancels. */
export const BuyerCancellation = z
  .strictObject({
    ticketIds: z.array(Id).min(1).max(maxTicketsPerOrder),
  })
  .meta({ id: 'BuyerCancellation' })
export type BuyerCancellation = z.output<typeof BuyerCancellation>

/** The person to whom a ticket is passed on. */
export const NewHolder = z.strictObject({ name: PersonName, email: EmailAddress }).meta({ id: 'NewHolder' })
export type NewHolder = z.output<typeof NewHolder>

/** A request for the links to the orders and tickets of an email address. */
export const TicketSearch = z
  .strictObject({
    email: EmailAddress,
    /** The language of the mail. */
    language: Language.default('en'),
  })
  .meta({ id: 'TicketSearch' })
export type TicketSearch = z.output<typeof TicketSearch>

/** A ticket as its attendee sees it, without anything about the order and its other tickets. */
export const HolderTicket = z
  .object({
    number: z.string(),
    typeName: z.string(),
    name: z.string().optional(),
    state: z.enum(['valid', 'unpaid', 'cancelled']),
    test: z.boolean(),
    language: Language,
    event: PublicEvent.omit({ ticketTypes: true, takesCodes: true, code: true }),
    /** The content of the QR code of a valid ticket. */
    code: z.string().optional(),
    /** How to take part in an online event, of a valid ticket. */
    onlineAccess: z.string().optional(),
    /** Whether its holder may pass it on: it was passed on before, and the event has not begun. */
    mayPassOn: z.boolean(),
  })
  .meta({ id: 'HolderTicket' })
export type HolderTicket = z.infer<typeof HolderTicket>
