import { z } from 'zod'
import { Currency } from './currency.ts'
import { Event } from './events.ts'
import { todayNeedKinds } from './today-kinds.ts'

/** Something that needs attention. */
export const TodayNeed = z
  .object({
    kind: z.enum(todayNeedKinds),
    /** The soonest event that it is about; absent if it is about the team or the installation. */
    event: Event.pick({ id: true, name: true }).optional(),
    /** The order that it is about; of several the one with the earliest date. */
    order: z.object({ id: z.string(), number: z.string() }).optional(),
    /** How many other events or orders it is about. */
    others: z.int(),
  })
  .meta({ id: 'TodayNeed' })
export type TodayNeed = z.infer<typeof TodayNeed>

/** Tickets sold and gross sales of the last days, as in the reports, one number for each day, the oldest first. */
export const TodaySales = z
  .object({
    /** The last of the days: today in the team's time zone. */
    until: z.iso.date(),
    tickets: z.array(z.int()),
    /** One for each currency with sales. */
    currencies: z.array(z.object({ currency: Currency, grossCents: z.array(z.int()) })),
  })
  .meta({ id: 'TodaySales' })
export type TodaySales = z.infer<typeof TodaySales>

const amounts = z.array(z.object({ currency: Currency, orders: z.int(), totalCents: z.int() }))

/** The present situation of a team. Parts that the member's role may not read are absent. */
export const Today = z
  .object({
    /** The next event that is not over; absent without one. */
    next: Event.optional(),
    /** Needs `reports:read`. */
    sales: TodaySales.optional(),
    /** The questions in the inbox that no one has answered, up to `maxUnreadShown + 1`. Needs `inbox:read`. */
    questions: z.int().optional(),
    /** The requested orders that wait for the team's decision. Needs `orders:read`. */
    requests: z.int().optional(),
    /** The orders that wait for a bank transfer and what is left to pay of them, by currency. Needs `orders:read`. */
    awaited: amounts.optional(),
    /** The paid orders of which a balance is left to pay, by currency. Needs `orders:read`. */
    balancesDue: amounts.optional(),
    /** The refunds that the team still has to transfer, by currency. Needs `orders:read`. */
    owed: amounts.optional(),
    /** The most urgent first. */
    needs: z.array(TodayNeed),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof Today>
