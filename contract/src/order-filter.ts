import { z } from 'zod'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Day } from './moment.ts'
import { maxSelectedOrders } from './order-job-states.ts'
import { maxTransferCents, PaymentMethod } from './order-money.ts'
import { AnswerFilter } from './order-questions.ts'
import { balanceFilters, followUpFilters, orderSorts, paymentFilters, refundFilters } from './order-states.ts'
import { OrderStatus } from './orders.ts'
import { PageQuery } from './paging.ts'
import { PromoCodeTag, TypedPromoCode } from './promo-codes.ts'
import { line, maxNameLength } from './text.ts'

const filter = {
  /**
   * Search words, matched in the number and in the name and email address of the buyer or of an attendee; or the
   * number or code of a ticket, or the card provider's id of a payment, its charge or its refund. If nothing matches,
   * similar words count.
   */
  q: line(maxNameLength).optional(),
  event: Id.optional(),
  status: OrderStatus.optional(),
  /** Excludes reservations that expired before the buyer completed them. */
  abandoned: z.enum(['without']).optional(),
  method: PaymentMethod.optional(),
  /** Only orders with a payment in this state. */
  payment: z.enum(paymentFilters).optional(),
  /** Only orders with a refund in this state. */
  refunds: z.enum(refundFilters).optional(),
  /** Only orders for which too much has arrived, or of which a part has, or that are valid though something is owed. */
  balance: z.enum(balanceFilters).optional(),
  /** Only orders that the team wants to look at again: today or before in its time zone, or at any time. */
  followUp: z.enum(followUpFilters).optional(),
  /** Only orders with a ticket of this type, or with this add-on. */
  type: Id.optional(),
  /** Only orders that were priced with a code of this text, or with one of this tag. */
  code: TypedPromoCode.optional(),
  tag: PromoCodeTag.optional(),
  /** Only orders that have this answer, or a ticket with it; of a missing answer (`:_none`): that lack it, or whose ticket does. */
  answer: AnswerFilter.optional(),
  /** The first and the last day on which they were reserved, in the time zone of the team. */
  from: Day.optional(),
  to: Day.optional(),
  /** The least and the highest total, in minor units. */
  minCents: z.coerce.number<number | string>().int().min(0).max(maxTransferCents).optional(),
  maxCents: z.coerce.number<number | string>().int().min(0).max(maxTransferCents).optional(),
  test: z.enum(['only', 'without']).optional(),
}

const sorting = {
  /** Defaults to the time, the newest first. */
  sort: z.enum(orderSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
}

export const OrderFilter = PageQuery.extend({ ...filter, ...sorting })
export type OrderFilter = z.output<typeof OrderFilter>

const team = z.string().max(100).optional()

export const OrderTotalsFilter = z.strictObject({ ...filter, team })
export type OrderTotalsFilter = z.output<typeof OrderTotalsFilter>

/** The ids of the orders of a file, separated by commas. */
const ids = z
  .string()
  .regex(new RegExp(`^\\w{1,100}(,\\w{1,100}){0,${maxSelectedOrders - 1}}$`))
  .optional()

/** Orders in a file; the language decides about words, separators and decimals. */
export const OrderFile = z.strictObject({ ...filter, ...sorting, ids, language: Language.default('en'), team })

/** The sums of the orders that a filter selects. Absent sums: there are more than `maxTotalledOrders`. */
export const OrderTotals = z
  .object({
    orders: z.int(),
    /**
     * The tickets and totals, without those of expired and cancelled orders, unless the filter asks for such a status. One
     * for each currency.
     */
    sums: z
      .array(
        z.object({
          currency: Currency,
          tickets: z.int(),
          /** The add-ons of add-on orders; absent if there are none. */
          addOns: z.int().optional(),
          totalCents: z.int(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'OrderTotals' })
export type OrderTotals = z.infer<typeof OrderTotals>
