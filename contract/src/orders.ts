import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { orderStatuses, paymentMethods, paymentStates, refundStates } from './order-states.ts'
import { PageQuery } from './paging.ts'
import { line, nameLength } from './text.ts'

export const OrderStatus = z.enum(orderStatuses).meta({ id: 'OrderStatus' })
export const PaymentMethod = z.enum(paymentMethods).meta({ id: 'PaymentMethod' })

/** An order in a list. */
export const OrderSummary = z
  .object({
    id: z.string(),
    number: z.string(),
    status: OrderStatus,
    /** Placed while its event was a test: it took no real money and goes when the event goes on sale. */
    test: z.boolean(),
    event: z.object({ id: z.string(), name: z.string() }),
    /** Who buys, once they said so. */
    name: z.string().optional(),
    email: z.string().optional(),
    tickets: z.int(),
    totalCents: z.int(),
    currency: Currency,
    paymentMethod: PaymentMethod.optional(),
    reservedAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

/** A seat of an order. */
export const Ticket = z
  .object({
    id: z.string(),
    ticketType: z.string(),
    typeName: z.string(),
    /** Whom it is for, when the buyer said so. */
    name: z.string().optional(),
    priceCents: z.int(),
    taxRateBp: z.int(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof Ticket>

export const Payment = z
  .object({
    id: z.string(),
    method: PaymentMethod,
    state: z.enum(paymentStates),
    amountCents: z.int(),
    /** Why it failed, in the provider's words. */
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

export const Refund = z
  .object({
    id: z.string(),
    state: z.enum(refundStates),
    amountCents: z.int(),
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Refund' })
export type Refund = z.infer<typeof Refund>

/** What happened to an order, in the order in which it happened; never changed afterwards. */
export const entryKinds = [
  'placed',
  'paid',
  'extended',
  'expired',
  'cancelled',
  'reactivated',
  'payment-started',
  'payment-failed',
  'payment-late',
  'payment-disputed',
  'refunded',
  'refund-failed',
  'refund-retried',
  'mail-queued',
  'mail-sent',
  'mail-failed',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const OrderEntry = z
  .object({
    kind: z.enum(entryKinds),
    at: z.iso.datetime(),
    /** Who did it: a member's name; absent for the buyer and for Foyer itself. */
    by: z.string().optional(),
    /** What it was about: a reason, the kind of a mail. */
    detail: z.string().optional(),
    amountCents: z.int().optional(),
  })
  .meta({ id: 'OrderEntry' })
export type OrderEntry = z.infer<typeof OrderEntry>

/** A mail of an order, and how it went. */
export const OrderMail = z
  .object({
    id: z.string(),
    kind: z.string(),
    to: z.string(),
    state: z.enum(['queued', 'sent', 'failed', 'kept']),
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderMail' })
export type OrderMail = z.infer<typeof OrderMail>

/** An order as the organiser sees it. */
export const Order = OrderSummary.omit({ tickets: true })
  .extend({
    language: Language,
    tickets: z.array(Ticket),
    payments: z.array(Payment),
    refunds: z.array(Refund),
    mails: z.array(OrderMail),
    timeline: z.array(OrderEntry),
    /** Until when a reservation is held. */
    holdExpiresAt: z.iso.datetime().optional(),
    /** Until when a bank transfer must have come. */
    dueAt: z.iso.datetime().optional(),
    /** What the member who asks may do with it now. */
    actions: z.array(z.enum(['mark-paid', 'cancel', 'refund', 'retry-refund', 'resend', 'reactivate'])),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

export const OrderFilter = PageQuery.extend({
  /** In the number, the buyer's name or e-mail address. */
  q: line(nameLength).optional(),
  event: Id.optional(),
  status: OrderStatus.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

export const Cancellation = z.strictObject({ reason: line(500).min(1).optional() }).meta({ id: 'Cancellation' })
export type Cancellation = z.output<typeof Cancellation>

/** What the buyer gives to finish an order. */
export const OrderCompletion = z
  .strictObject({
    name: line(nameLength).min(1),
    email: EmailAddress,
    attendees: z
      .array(z.strictObject({ ticketId: Id, name: line(nameLength) }))
      .max(1000)
      .optional(),
    paymentMethod: PaymentMethod,
  })
  .meta({ id: 'OrderCompletion' })
export type OrderCompletion = z.output<typeof OrderCompletion>

/** What an event has sold. Test orders count only while it is a test. */
export const Sales = z
  .object({ currency: Currency, revenueCents: z.int(), orders: z.int(), held: z.int(), sold: z.int() })
  .meta({ id: 'Sales' })
export type Sales = z.infer<typeof Sales>
