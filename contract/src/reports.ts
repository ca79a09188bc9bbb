import { z } from 'zod'

/** The tickets that an event has sold by the end of a day, less those cancelled, by ticket type. */
export const SalesSeries = z
  .object({
    /** The days on which the numbers changed, and today; in the event's time zone. */
    days: z.array(z.iso.date()),
    types: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** One number for each of the days. */
        sold: z.array(z.int()),
      }),
    ),
    /** The overall capacity of the event, or without one the sum of its ticket types. */
    capacity: z.int(),
    /** The first and last day on which tickets are sold; absent without a sales window. */
    salesFrom: z.iso.date().optional(),
    salesUntil: z.iso.date().optional(),
  })
  .meta({ id: 'SalesSeries' })
export type SalesSeries = z.infer<typeof SalesSeries>
