import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { AddOnGroup, OrderedAddOns } from './add-ons.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { DiscountRule } from './discounts.ts'
import { Cover, placeFields } from './events.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { ValidLegalText } from './legal-texts.ts'
import { Tax } from './order-money.ts'
import { availabilities } from './order-states.ts'
import { AcceptedTexts, OrderStatus } from './orders.ts'
import { PersonName } from './person-name.ts'
import { itemKinds } from './price/price-list.ts'
import { PromoCodeEffect, TypedPromoCode } from './promo-codes.ts'
import { Imprint, PrivacyNotice } from './teams.ts'
import { maxTicketsPerOrder, maxTicketsPerType } from './ticket-limits.ts'
import { PriceCents } from './ticket-types.ts'

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
    /** How many more tickets it is for, where each is a use. Absent: as many as an order can have. */
    usesLeft: z.int().optional(),
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
    /** The texts of the seller. An order names them, as `acceptedTexts`. */
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

/** Tickets to price. Add-ons that they need may still be missing. */
export const QuoteRequest = NewReservation.pick({ items: true, code: true }).meta({ id: 'QuoteRequest' })

/** The price of an order that is not reserved. */
export const Quote = z
  .object({
    /** The tickets, add-ons and fees, each with its price. */
    tickets: z.array(
      z.object({
        ticketTypeId: z.string(),
        kind: z.enum(itemKinds),
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
