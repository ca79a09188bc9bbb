import { z } from 'zod'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { availabilities } from './order-states.ts'
import { OrderStatus, PaymentMethod, Ticket } from './orders.ts'
import { BankAccount, Imprint } from './teams.ts'
import { mostPerOrder, mostTicketTypes } from './ticket-limits.ts'

/** A ticket type as the public page offers it. */
export const PublicTicketType = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** What the buyer pays, tax included. */
    priceCents: z.int(),
    taxRateBp: z.int(),
    minPerOrder: z.int(),
    maxPerOrder: z.int(),
    salesFrom: z.iso.datetime().optional(),
    salesUntil: z.iso.datetime().optional(),
    availability: z.enum(availabilities),
    /** How many are left, said only when there are few. */
    left: z.int().optional(),
  })
  .meta({ id: 'PublicTicketType' })
export type PublicTicketType = z.infer<typeof PublicTicketType>

/** An event as everybody may see it. */
export const PublicEvent = z
  .object({
    slug: z.string(),
    name: z.string(),
    date: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().optional(),
    timeZone: z.string(),
    venue: z.string().optional(),
    city: z.string().optional(),
    region: z.string().optional(),
    websiteUrl: z.string(),
    currency: Currency,
    /** `test` is shown to members of the team only. */
    sale: z.enum(['test', 'open', 'closed']),
    organiser: z.string(),
    imprint: Imprint.optional(),
    ticketTypes: z.array(PublicTicketType),
  })
  .meta({ id: 'PublicEvent' })
export type PublicEvent = z.infer<typeof PublicEvent>

export const ReservedItem = z.strictObject({
  ticketTypeId: Id,
  quantity: z.int().min(1).max(mostPerOrder),
})

/** What somebody wants to buy. */
export const NewReservation = z
  .strictObject({
    items: z.array(ReservedItem).min(1).max(mostTicketTypes),
    /** The language of the order's page and mails. */
    language: Language.default('en'),
  })
  .meta({ id: 'NewReservation' })
export type NewReservation = z.output<typeof NewReservation>

/** Seats that are held. The token opens the order's page: whoever has it may finish or cancel the order. */
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
      Ticket.extend({ /** What the QR code says; once the order is paid. */ code: z.string().optional() }),
    ),
    totalCents: z.int(),
    currency: Currency,
    name: z.string().optional(),
    email: z.string().optional(),
    paymentMethod: PaymentMethod.optional(),
    /** The ways to pay that are open to this order. */
    paymentMethods: z.array(PaymentMethod),
    holdExpiresAt: z.iso.datetime().optional(),
    /** Whether the hold may be prolonged: once. */
    extendable: z.boolean(),
    /** Where a bank transfer goes, what it must say, and until when. */
    transfer: z.object({ bank: BankAccount, reference: z.string(), dueAt: z.iso.datetime() }).optional(),
    /** Where to pay by card, while that is being done. */
    payUrl: z.string().optional(),
    /** Whether the buyer may cancel it. */
    cancellable: z.boolean(),
  })
  .meta({ id: 'PublicOrder' })
export type PublicOrder = z.infer<typeof PublicOrder>
