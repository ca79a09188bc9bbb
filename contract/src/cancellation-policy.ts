import { z } from 'zod'
import { maxTransferCents } from './order-money.ts'

/** The longest time before an event that a policy can name: a year, in hours. */
export const maxCancellationHours = 365 * 24

/** Until when, and at what price, buyers may cancel single tickets. An order keeps the policy that it was reserved with. */
export const CancellationPolicy = z
  .strictObject({
    /** How many hours before the event begins a buyer may cancel at the latest. */
    hoursBefore: z.int().min(0).max(maxCancellationHours),
    /** The team keeps this amount of each ticket, in minor units, and this part of its price, in basis points. */
    feeCents: z.int().min(0).max(maxTransferCents),
    feeBp: z.int().min(0).max(10_000),
    /** `automatic`: the refund goes out with the cancellation. `by-team`: the team decides about it. */
    refund: z.enum(['automatic', 'by-team']),
  })
  .meta({ id: 'CancellationPolicy' })
export type CancellationPolicy = z.infer<typeof CancellationPolicy>
