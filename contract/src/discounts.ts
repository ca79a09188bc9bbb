import { z } from 'zod'
import { Id } from './id.ts'
import { Moment } from './moment.ts'
import { refine } from './refine.ts'
import { requiredName } from './text.ts'
import { maxTicketsPerOrder, maxTicketsPerType, maxTicketTypesPerEvent } from './ticket-limits.ts'

/** The most discounts of an event. */
export const maxDiscounts = 20

/** As the price of a ticket type, whose module the form of an event would load with this one. */
const Cents = z.int().min(0).max(99_999_999)

/** A part of the price, in basis points. */
const PriceShare = z.int().min(1).max(10_000)

/** The effect of a discount on the price of each ticket that it is for. A fixed price never raises one. */
export const DiscountRule = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), bp: PriceShare }),
    z.strictObject({ kind: z.literal('amount'), cents: Cents.min(1) }),
    z.strictObject({ kind: z.literal('fixed'), cents: Cents }),
    /** A percentage, in an order with at least so many of these tickets. */
    z.strictObject({ kind: z.literal('quantity'), from: z.int().min(2).max(maxTicketsPerOrder), bp: PriceShare }),
    /** Of each so many of these tickets in an order, the cheapest are free. */
    z
      .strictObject({
        kind: z.literal('some-free'),
        of: z.int().min(2).max(maxTicketsPerType),
        free: z.int().min(1).max(maxTicketsPerType),
      })
      .refine(...refine('too-big', ({ of, free }: { of: number; free: number }) => free < of, 'free')),
  ])
  .meta({ id: 'DiscountRule' })
export type DiscountRule = z.infer<typeof DiscountRule>

type Period = { from?: string | undefined; until?: string | undefined }
const endsAfterStart = ({ from, until }: Period) => !from || !until || Date.parse(from) < Date.parse(until)

/** A discount that every order gets. Of several for a ticket, the best counts. */
export const Discount = z
  .strictObject({
    /** Buyers see it beside the price. */
    name: requiredName,
    /** Absent: all ticket types. */
    ticketTypeIds: z.array(Id).min(1).max(maxTicketTypesPerEvent).optional(),
    /** The first moment, and the one at which it is over. */
    from: Moment.optional(),
    until: Moment.optional(),
    rule: DiscountRule,
  })
  .refine(...refine('ends-before-start', endsAfterStart, 'until'))
  .meta({ id: 'Discount' })
export type Discount = z.infer<typeof Discount>
