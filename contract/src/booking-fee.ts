import { z } from 'zod'
import { refine } from './refine.ts'
import { requiredName } from './text.ts'

/** As the price and the tax rate of a ticket type, whose module the form of an event would load with this one. */
const Cents = z.int().min(0).max(99_999_999)
const Share = z.int().min(0).max(10_000)

/** A fee on top of what an order costs. A change applies to orders that are reserved from then on. */
export const BookingFee = z
  .strictObject({
    /** Buyers see it beside the prices, and as an item of their order. */
    name: requiredName,
    /** One for an order, on its total, or one for each ticket. Free tickets and orders have none. */
    per: z.enum(['order', 'ticket']),
    /** An amount, and a part of the price in basis points. */
    cents: Cents,
    bp: Share,
    taxRateBp: Share,
    /** `team`: prices stay as they are, and the team pays it out of them. */
    paidBy: z.enum(['buyer', 'team']),
    /** Whether a cancellation refunds it. Otherwise the team keeps it, unless it refunds the whole order. */
    refunded: z.boolean(),
  })
  .refine(...refine('too-small', ({ cents, bp }: { cents: number; bp: number }) => cents + bp > 0, 'cents'))
  .meta({ id: 'BookingFee' })
export type BookingFee = z.infer<typeof BookingFee>
