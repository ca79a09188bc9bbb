import { z } from 'zod'
import { Id } from './id.ts'
import { maxBuyerNoteLength, maxReasonLength } from './order-limits.ts'
import { maxTransferCents, Refund, Tax } from './order-money.ts'
import { line, paragraph } from './text.ts'
import { maxTicketsPerOrder } from './ticket-limits.ts'

const texts = {
  /** Kept with the order, for the team only. */
  reason: line(maxReasonLength).min(1).optional(),
  /** Sent to the buyer in the mail about it. */
  note: paragraph(maxBuyerNoteLength).min(1).optional(),
}

/** The cancellation of some tickets of an order, or of all. All that has arrived beyond the rest and the fee is refunded. */
export const TicketCancellation = z
  .strictObject({
    /** Of an add-on order: its add-ons. */
    ticketIds: z.array(Id).min(1).max(maxTicketsPerOrder),
    /** The amount that the team keeps, in minor units: at most the price of the tickets, and what has been paid. */
    feeCents: z.int().min(0).max(maxTransferCents).default(0),
    ...texts,
  })
  .meta({ id: 'TicketCancellation' })
export type TicketCancellation = z.output<typeof TicketCancellation>

/** A refund that cancels nothing: of money that was not due, or of a part of the price. */
export const PartialRefund = z
  .strictObject({
    /** In minor units: at most the `refundableCents` of the order. */
    amountCents: z.int().min(1).max(maxTransferCents),
    /** The `refundedCents` of the order as the member has seen it. Refused if more has been refunded since. */
    refundedCents: z.int().min(0),
    ...texts,
  })
  .meta({ id: 'PartialRefund' })
export type PartialRefund = z.output<typeof PartialRefund>

/** The order as a correction would leave it, and the mail to the buyer. */
export const CorrectionPreview = z
  .object({
    /** The amount that the buyer has to pay in all. */
    dueCents: z.int(),
    taxes: z.array(Tax),
    /** The amounts that go back, and how. */
    refunds: z.array(Refund.pick({ method: true, amountCents: true })),
    /** The numbers of the add-on orders to the cancelled tickets: these are cancelled too. Absent: none. */
    addOnOrders: z.array(z.string()).optional(),
    /** A booking fee of these orders is not refunded. */
    keepsAddOnFee: z.literal(true).optional(),
    /** Absent when the buyer has no email address. */
    mail: z.object({ subject: z.string(), text: z.string() }).optional(),
  })
  .meta({ id: 'CorrectionPreview' })
export type CorrectionPreview = z.infer<typeof CorrectionPreview>

/** The mail to the buyer about a decision. */
export const DecisionPreview = CorrectionPreview.pick({ mail: true }).meta({ id: 'DecisionPreview' })
export type DecisionPreview = z.infer<typeof DecisionPreview>
