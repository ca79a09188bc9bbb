import { z } from 'zod'

/** The kinds of entries of an order's timeline, an append-only log. */
export const entryKinds = [
  'placed',
  'requested',
  'approved',
  'declined',
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
  'card-received',
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
  'answers-changed',
  'email-changed',
  'passed-on',
  'tickets-cancelled',
  'add-ons-cancelled',
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
    /**
     * The tickets that were cancelled, or the one that changed to another type, with their numbers:
     * `2 × Seat (KQ7M-4RTX, XD4N-P2VH), Child (7CMR-9KTF)`.
     */
    tickets: z.string().optional(),
    /** The add-ons that were cancelled, with their tickets or without: `2 × Dinner, T-shirt`. */
    addOns: z.string().optional(),
    /** Depends on the kind: a reason, the kind of a mail, or the ticket that took the place of `tickets`. */
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
