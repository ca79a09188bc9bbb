import { z } from 'zod'
import { refine } from './refine.ts'

/** The longest time to pay, to remind before a deadline, and to offer no transfer before an event, in days. */
const maxDays = 90
const maxReminders = 4

/** How and until when an order is paid by bank transfer. A change applies to orders that are placed from then on. */
export const PaymentTerms = z
  .strictObject({
    /** The days that a buyer has: of the calendar, or from Monday to Friday. Public holidays are not left out. */
    days: z.int().min(1).max(maxDays),
    workingDays: z.boolean(),
    /** The last moment for all orders. A transfer is never due later, nor offered any more then. */
    latest: z.iso.datetime().optional(),
    /** A bank transfer is offered until this many days before the event begins. */
    offeredUntilDays: z.int().min(0).max(maxDays),
    /** How many days before the deadline the buyer is reminded. */
    reminders: z
      .array(z.int().min(1).max(maxDays))
      .max(maxReminders)
      .refine(...refine('not-allowed', (days: number[]) => new Set(days).size === days.length)),
    /**
     * The effect of a payment that arrives after the order has expired: `accept` completes the order while its seats are
     * available, `refuse` leaves the money to be refunded.
     */
    late: z.enum(['accept', 'refuse']),
  })
  .meta({ id: 'PaymentTerms' })
export type PaymentTerms = z.infer<typeof PaymentTerms>
