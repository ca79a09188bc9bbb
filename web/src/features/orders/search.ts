import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import {
  balanceFilters,
  followUpFilters,
  orderSorts,
  orderStatuses,
  paymentFilters,
  paymentMethods,
  refundFilters,
} from '@foyer/contract/order-states'
import { maxPromoCodeLength } from '@foyer/contract/promo-code-limits'
import { answer, cursor, day, id, oneOf, text, wholeNumber } from '../../lib/search-params.ts'

const maxCents = 2_000_000_000

/** The search of the order list in the URL. Invalid values count as absent. */
export interface OrderSearch {
  q?: string
  event?: string
  status?: OrderStatus
  /** Lists also the reservations that expired before the buyer completed them. */
  abandoned?: 'with'
  method?: PaymentMethod
  payment?: (typeof paymentFilters)[number]
  refunds?: (typeof refundFilters)[number]
  balance?: (typeof balanceFilters)[number]
  followUp?: (typeof followUpFilters)[number]
  type?: string
  /** An answer to a question of the event, any or none: `diet:vegan`, `diet:_any`, `diet:_none`. */
  answer?: string
  /** The promo code that the orders were priced with, and the tag of such codes. */
  code?: string
  tag?: string
  from?: string
  to?: string
  minCents?: number
  maxCents?: number
  test?: 'only' | 'without'
  sort?: (typeof orderSorts)[number]
  order?: 'asc' | 'desc'
  /** The hidden columns, separated by commas. */
  hide?: string
  rows?: 'dense'
  /** The last loaded page of the list. */
  cursor?: string
  /** The order that is open beside the list. */
  open?: string
}

export const orderSearch = (given: Record<string, unknown>): OrderSearch => ({
  ...text(given, 'q'),
  ...id(given, 'event'),
  ...oneOf(given, 'status', orderStatuses),
  ...oneOf(given, 'abandoned', ['with']),
  ...oneOf(given, 'method', paymentMethods),
  ...oneOf(given, 'payment', paymentFilters),
  ...oneOf(given, 'refunds', refundFilters),
  ...oneOf(given, 'balance', balanceFilters),
  ...oneOf(given, 'followUp', followUpFilters),
  ...id(given, 'type'),
  ...answer(given, 'answer'),
  ...shortText(given, 'code'),
  ...shortText(given, 'tag'),
  ...day(given, 'from'),
  ...day(given, 'to'),
  ...wholeNumber(given, 'minCents', maxCents),
  ...wholeNumber(given, 'maxCents', maxCents),
  ...oneOf(given, 'test', ['only', 'without']),
  ...oneOf(given, 'sort', orderSorts),
  ...oneOf(given, 'order', ['asc', 'desc']),
  ...text(given, 'hide'),
  ...oneOf(given, 'rows', ['dense']),
  ...cursor(given),
  ...id(given, 'open'),
})

/** A parameter with a text as long as a code or a tag may be: the API refuses longer ones. */
function shortText<K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } {
  const found = text(given, key)
  return (found[key]?.length ?? 0) <= maxPromoCodeLength ? found : {}
}

const notFiltering = {
  sort: undefined,
  order: undefined,
  hide: undefined,
  rows: undefined,
  cursor: undefined,
  open: undefined,
}

/** The filters of the list, as the API takes them. A search finds abandoned reservations too. */
export function filterOf(search: OrderSearch) {
  const { abandoned, ...filter } = orderSearch({ ...search, ...notFiltering })
  const finds = filter.q !== undefined || filter.status !== undefined || abandoned === 'with'
  return { ...filter, ...(!finds && { abandoned: 'without' as const }) }
}

/** The list's sorting, as the API takes it. */
export const sortingOf = ({ sort, order }: OrderSearch) => ({ sort, order })
