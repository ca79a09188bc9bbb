import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { Cover } from './events.ts'
import { Id } from './id.ts'
import { mailStates } from './installation.ts'
import { Language } from './language.ts'
import { availabilities } from './order-states.ts'
import { OrderStatus, PaymentMethod, Refund, Tax, Ticket } from './orders.ts'
import { BankAccount, Imprint, PrivacyNotice } from './teams.ts'
import { maxTicketsPerType, maxTicketTypesPerEvent } from './ticket-limits.ts'

/** A ticket type as the public page offers it. */
export const PublicTicketType = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** The price of one ticket, tax included; 0 is free. */
    priceCents: z.int(),
    taxRateBp: z.int(),
    minPerOrder: z.int(),
    maxPerOrder: z.int(),
    salesFrom: z.iso.datetime().optional(),
    salesUntil: z.iso.datetime().optional(),
    availability: z.enum(availabilities),
    /** The number of tickets left, only when `availability` is `few`. */
    left: z.int().optional(),
    /** When the next reservation expires, only when `availability` is `reserved`. */
    reservedUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'PublicTicketType' })
export type PublicTicketType = z.infer<typeof PublicTicketType>

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
    venue: z.string().optional(),
    street: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    region: z.string().optional(),
    country: Country.optional(),
    mapUrl: z.string().optional(),
    online: z.boolean(),
    cover: Cover.optional(),
    websiteUrl: z.string().optional(),
    currency: Currency,
    /** Only members of the team get an event in `test`. */
    sale: z.enum(['test', 'open', 'closed']),
    organiser: z.string(),
    imprint: Imprint.optional(),
    privacyNotice: PrivacyNotice.optional(),
    ticketTypes: z.array(PublicTicketType),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.infer<typeof PublicEvent>

export const ReservedItem = z.strictObject({
  ticketTypeId: Id,
  quantity: z.int().min(1).max(maxTicketsPerType),
})

/** The ticket types and quantities to reserve. */
export const NewReservation = z
  .strictObject({
    items: z.array(ReservedItem).min(1).max(maxTicketTypesPerEvent),
    /** The language of the order's page and mails. */
    language: Language.default('en'),
  })
  .meta({ id: 'NewReservation' })
export type NewReservation = z.output<typeof NewReservation>

/** Extends a reservation. The address shows that a person intends to order; it is not stored. */
export const HoldExtension = z.strictObject({ email: EmailAddress }).meta({ id: 'HoldExtension' })
export type HoldExtension = z.output<typeof HoldExtension>

/** A reservation. The token opens the order's page; its holder may complete or cancel the order. */
export const Reservation = z
  .object({
    token: z.string(),
    number: z.string(),
    status: OrderStatus,
    holdExpiresAt: z.iso.datetime(),
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
    event: PublicEvent.omit({ ticketTypes: true }),
    tickets: z.array(
      Ticket.extend({ /** The content of the QR code, once the order is paid. */ code: z.string().optional() }),
    ),
    totalCents: z.int(),
    taxes: z.array(Tax),
    currency: Currency,
    name: z.string().optional(),
    email: z.string().optional(),
    /** The state of the latest email about the order; `stored` while the installation has no mail server. */
    mail: z.enum(mailStates).optional(),
    paymentMethod: PaymentMethod.optional(),
    /** The payment methods that this order can use; while it awaits a bank transfer, those to use instead. */
    paymentMethods: z.array(PaymentMethod),
    holdExpiresAt: z.iso.datetime().optional(),
    /** The seconds until the hold expires, by the clock that decides; 0 afterwards. */
    holdSecondsLeft: z.int().optional(),
    /** Whether the hold can be extended, which works once. */
    extendable: z.boolean(),
    /** The account, the reference and the due date of a bank transfer. */
    transfer: z.object({ bank: BankAccount, reference: z.string(), dueAt: z.iso.datetime() }).optional(),
    /** The payment page of the card provider, while a card payment is open. */
    payUrl: z.string().optional(),
    /** The refunds of the order, the oldest first. */
    refunds: z.array(Refund.omit({ id: true, reason: true })),
    /** The account that the buyer has entered for a refund by bank transfer, masked. Deleted when the refund is sent. */
    refundAccount: z.object({ holder: z.string(), iban: z.string() }).optional(),
    /** How to take part in an online event, once the order is paid. */
    onlineAccess: z.string().optional(),
    /** Whether the buyer can cancel the order. */
    cancellable: z.boolean(),
  })
  .meta({ id: 'PublicOrder' })
export type PublicOrder = z.infer<typeof PublicOrder>
