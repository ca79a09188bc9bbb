import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { AddOnGroup, OrderedAddOns } from './add-ons.ts'
import { CancellationPolicy } from './cancellation-policy.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { DiscountRule } from './discounts.ts'
import { Cover, placeFields } from './events.ts'
import { Id } from './id.ts'
import { mailStates } from './installation.ts'
import { InvoiceAddress } from './invoices.ts'
import { Language } from './language.ts'
import { ValidLegalText } from './legal-texts.ts'
import { Adjustment, BuyerMethod, KeptCents, PaymentMethod, Refund, Tax } from './order-money.ts'
import { AnswerFile, AskedForm, BuyerAnswer } from './order-questions.ts'
import { availabilities } from './order-states.ts'
import { AcceptedTexts, AttendeeDetails, OrderExtra, OrderStatus, Ticket } from './orders.ts'
import { PersonName } from './person-name.ts'
import { PromoCodeEffect, TypedPromoCode } from './promo-codes.ts'
import { Imprint, PrivacyNotice } from './teams.ts'
import { maxTicketsPerOrder, maxTicketsPerType } from './ticket-limits.ts'
import { PriceCents } from './ticket-types.ts'
import { TransferDetails } from './transfer-details.ts'

/** A ticket type as the public page offers it. */
export const PublicTicketType = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** The price of one ticket now, tax included; 0 is free. Where the buyer chooses it, the price that is suggested. */
    priceCents: z.int(),
    /** The least that the buyer may choose to pay for a ticket. Absent: the price is fixed. */
    minPriceCents: z.int().optional(),
    /** The most that the buyer may choose to pay. Absent: no limit. */
    maxPriceCents: z.int().optional(),
    /** The price without discounts, if a discount or the code lowers it now. */
    listPriceCents: z.int().optional(),
    /** The booking fee on a ticket at this price, which the buyer pays on top. Absent: none, or one for the order. */
    feeCents: z.int().optional(),
    /** The discount that lowers the price, and those that larger orders get. Absent: none. */
    discounts: z
      .array(z.object({ name: z.string(), until: z.iso.datetime().optional(), rule: DiscountRule }))
      .optional(),
    /** Whether the price is that with the code. */
    byCode: z.literal(true).optional(),
    taxRateBp: z.int(),
    minPerOrder: z.int(),
    maxPerOrder: z.int(),
    salesFrom: z.iso.datetime().optional(),
    salesUntil: z.iso.datetime().optional(),
    availability: z.enum(availabilities),
    /** Whether the organiser approves or declines each order that contains it, before it is paid. */
    needsApproval: z.literal(true).optional(),
    /** The number of tickets left, only when `availability` is `few`. */
    left: z.int().optional(),
    /** When the next reservation expires, only when `availability` is `reserved`. */
    reservedUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'PublicTicketType' })
export type PublicTicketType = z.infer<typeof PublicTicketType>

/** Add-ons to choose from with a ticket, as the public page offers them. */
const PublicAddOnGroup = AddOnGroup.extend({
  addOns: z.array(
    PublicTicketType.pick({
      id: true,
      name: true,
      priceCents: true,
      listPriceCents: true,
      taxRateBp: true,
      availability: true,
      left: true,
      reservedUntil: true,
    }),
  ),
}).meta({ id: 'PublicAddOnGroup' })
export type PublicAddOnGroup = z.infer<typeof PublicAddOnGroup>

/** A booking fee, as buyers see it. A small business charges no VAT on it. */
const PublicBookingFee = z
  .object({
    name: z.string(),
    /** One for an order, on its total, or one for each ticket. Free tickets and orders have none. */
    per: z.enum(['order', 'ticket']),
    /** An amount, and a part of the price in basis points. */
    cents: z.int(),
    bp: z.int(),
    taxRateBp: z.int(),
  })
  .meta({ id: 'PublicBookingFee' })
export type PublicBookingFee = z.infer<typeof PublicBookingFee>

/** A code, as its holder sees it. */
const PublicPromoCode = z
  .object({
    code: z.string(),
    effect: PromoCodeEffect,
    use: z.enum(['order', 'ticket']),
    /** The ticket types that it is for; absent: all. */
    ticketTypeIds: z.array(z.string()).optional(),
    minTickets: z.int(),
    minCents: z.int(),
    validUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'PublicPromoCode' })

/** Shows an event with a promo code. */
export const PublicEventQuery = z.strictObject({ code: TypedPromoCode.optional() })

/** An event, as the public sees it. */
export const PublicEvent = z
  .object({
    slug: z.string(),
    name: z.string(),
    date: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().optional(),
    timeZone: z.string(),
    /** When the doors open. */
    doorsAt: z.iso.datetime().optional(),
    ...placeFields,
    online: z.boolean(),
    cover: Cover.optional(),
    websiteUrl: z.string().optional(),
    currency: Currency,
    /** Only members of the team get an event in `test`. */
    sale: z.enum(['test', 'open', 'closed']),
    organiser: z.string(),
    /** The hash of the organiser's logo, whose address is `/files/{hash}`. */
    organiserLogo: z.string().optional(),
    imprint: Imprint.optional(),
    privacyNotice: PrivacyNotice.optional(),
    /** The country whose rules for small businesses the organiser follows, which then charges no VAT. */
    smallBusinessIn: Country.optional(),
    /** Whether buyers get an invoice if they want one, or always: then an order with a price needs a recipient. */
    invoices: z.enum(['wanted', 'always']).optional(),
    /** The texts of the seller. An order needs those but the accessibility statement, as `acceptedTexts`. */
    legalTexts: z.array(ValidLegalText),
    /** Whether buyers are asked more than their name and email address, so that free tickets need a reservation first. */
    asks: z.literal(true).optional(),
    ticketTypes: z.array(PublicTicketType),
    /** The fee that buyers pay on top of prices. Absent: none. */
    bookingFee: PublicBookingFee.optional(),
    /** The add-ons to the tickets. Absent: none. */
    addOnGroups: z.array(PublicAddOnGroup).optional(),
    /** Whether there are codes to enter. */
    takesCodes: z.literal(true).optional(),
    /** The code with which the ticket types are shown. */
    code: PublicPromoCode.optional(),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.infer<typeof PublicEvent>

export const ReservedItem = z.strictObject({
  ticketTypeId: Id,
  quantity: z.int().min(1).max(maxTicketsPerType),
  /** The price of each ticket, before discounts and code, where the buyer chooses it. Default: the price that is suggested. */
  priceCents: PriceCents.optional(),
  /** The add-ons to each of these tickets. Tickets of a type with other add-ons are another item. */
  addOns: OrderedAddOns.optional(),
})

/** Completes a free order with the request that reserves it. */
const FreeCompletion = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  paymentMethod: z.literal('free'),
  acceptedTexts: AcceptedTexts.optional(),
})

/** The ticket types and quantities to reserve. */
export const NewReservation = z
  .strictObject({
    items: z.array(ReservedItem).min(1).max(maxTicketsPerOrder),
    code: TypedPromoCode.optional(),
    /** The language of the order's page and mails. */
    language: Language.default('en'),
    /** Orders at once instead of reserving: only if the tickets are free. Refused otherwise, and no seats are held then. */
    completion: FreeCompletion.optional(),
  })
  .meta({ id: 'NewReservation' })
export type NewReservation = z.output<typeof NewReservation>

/** Add-ons to tickets of a paid order. None is required. */
export const NewAddOns = z
  .strictObject({
    items: z
      .array(z.strictObject({ ticketId: Id, addOns: OrderedAddOns }))
      .min(1)
      .max(maxTicketsPerOrder),
  })
  .meta({ id: 'NewAddOns' })
export type NewAddOns = z.output<typeof NewAddOns>

/** Tickets to price. */
export const QuoteRequest = NewReservation.pick({ items: true, code: true }).meta({ id: 'QuoteRequest' })

/** The price of an order that is not reserved. */
export const Quote = z
  .object({
    /** The tickets, each with its price. */
    tickets: z.array(
      z.object({
        ticketTypeId: z.string(),
        priceCents: z.int(),
        listPriceCents: z.int().optional(),
        taxRateBp: z.int(),
      }),
    ),
    totalCents: z.int(),
    taxes: z.array(Tax),
    currency: Currency,
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** Extends a reservation. The address shows that a person intends to order; it is not stored. */
export const HoldExtension = z.strictObject({ email: EmailAddress }).meta({ id: 'HoldExtension' })
export type HoldExtension = z.output<typeof HoldExtension>

/**
 * A reservation, or the order if the request carried its completion. The token opens the order's page; its holder may
 * complete or cancel the order.
 */
export const Reservation = z
  .object({
    token: z.string(),
    number: z.string(),
    status: OrderStatus,
    /** When the reservation expires; absent once the order is completed. */
    holdExpiresAt: z.iso.datetime().optional(),
    totalCents: z.int(),
    currency: Currency,
  })
  .meta({ id: 'Reservation' })
export type Reservation = z.infer<typeof Reservation>

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
    /** The buyer of that order, and the recipient of its invoice, to fill in the checkout: while the add-on order is reserved. */
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
