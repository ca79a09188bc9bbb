import { z } from 'zod'
import { Iban } from './iban.ts'
import { Day } from './moment.ts'
import { adjustmentKinds, buyerMethods, paymentMethods, paymentStates, refundStates } from './order-states.ts'
import { requiredName } from './text.ts'

export const PaymentMethod = z.enum(paymentMethods).meta({ id: 'PaymentMethod' })
export const BuyerMethod = z.enum(buyerMethods).meta({ id: 'BuyerMethod' })

/**
 * Lines that corrections have added to an order: what the team keeps of cancelled tickets, and what it takes off the price
 * of others. A fee is positive, a reduction negative.
 */
export const Adjustment = z.object({ kind: z.enum(adjustmentKinds), amountCents: z.int() }).meta({ id: 'Adjustment' })
export type Adjustment = z.infer<typeof Adjustment>

/**
 * The fee that the team keeps of an order that was cancelled as a whole, in minor units. It is no part of the total, which
 * is that of the tickets. Absent: none.
 */
export const KeptCents = z.int().optional()

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
    /** The payment's page in the team's account at the provider; absent when the provider knows nothing of it. */
    providerPage: z.string().optional(),
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
