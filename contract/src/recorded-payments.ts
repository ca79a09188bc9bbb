import { z } from 'zod'
import { Day } from './moment.ts'
import { maxReasonLength } from './order-limits.ts'
import { maxTransferCents } from './order-money.ts'
import { recordedMethods } from './order-states.ts'
import { line } from './text.ts'

/** A payment that has arrived outside of Foyer, as a member records it. */
export const RecordedPayment = z
  .strictObject({
    /** In minor units. Less than what is due leaves the rest to be paid, more is an overpayment. */
    amountCents: z.int().min(1).max(maxTransferCents),
    method: z.enum(recordedMethods),
    /** The day on which it arrived: today or earlier, where the event takes place. */
    receivedOn: Day,
    /**
     * The `receivedCents` of the order as the member has seen it. If the order has received money since, the payment is
     * refused: another member may have recorded the same one.
     */
    receivedCents: z.int().min(0),
    /** Where it comes from, for the timeline. */
    detail: line(200).min(1).optional(),
  })
  .meta({ id: 'RecordedPayment' })
export type RecordedPayment = z.output<typeof RecordedPayment>

/** That a recorded payment was a mistake. */
export const PaymentRemoval = z
  .strictObject({
    payment: z.string().min(1).max(100),
    reason: line(maxReasonLength).min(1).optional(),
  })
  .meta({ id: 'PaymentRemoval' })
export type PaymentRemoval = z.output<typeof PaymentRemoval>
