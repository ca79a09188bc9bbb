import type { Discount, DiscountRule } from '../discounts.ts'
import { isActive } from './discounts.ts'
import { partOf, whole } from './effects.ts'
import type { CodePrice, PricedType } from './price-list.ts'
import { priceOrder } from './price-order.ts'
import { isFor } from './units.ts'

/** A discount as the page of the event names it. */
type ShownDiscount = Pick<Discount, 'name' | 'until' | 'rule'>

export interface ShownPrice {
  /** The price of one ticket. */
  priceCents: number
  /** The price without discounts and code, if it is higher. */
  listPriceCents?: number
  /** Whether the code lowers it. */
  byCode?: true
  discounts?: ShownDiscount[]
}

/**
 * The price of one ticket now, with the discount that lowers it and those that a larger order would get.
 * @param code of the reader. One that takes an amount off the whole order, or needs a larger order, lowers no price here
 */
export function shownPrice(
  type: PricedType,
  discounts: readonly Discount[],
  nowMs: number,
  code?: CodePrice,
): ShownPrice {
  const active = discounts.filter((each) => isActive(each, nowMs) && isFor(each.ticketTypeIds, type))
  const priceWith = (some: readonly Discount[], used?: CodePrice) =>
    priceOrder({ types: [type], discounts: some }, [{ ticketTypeId: type.id, quantity: 1 }], used, nowMs).totalCents
  const discountedCents = priceWith(active)
  const priceCents = code && !isForWholeOrder(code) ? priceWith(active, code) : discountedCents
  const isByCode = priceCents < discountedCents
  const best = active.find((each) => discountedCents < type.priceCents && priceWith([each]) === discountedCents)
  const lowering = isByCode && !code?.withDiscounts ? undefined : best
  const more = active.filter(({ rule }) => priceOfSeveral(rule, type.priceCents) < priceCents)
  const shown = [...(lowering ? [lowering] : []), ...more].map(({ name, until, rule }) => ({
    name,
    ...(until && { until }),
    rule,
  }))
  return {
    priceCents,
    ...(priceCents < type.priceCents && { listPriceCents: type.priceCents }),
    ...(isByCode && { byCode: true as const }),
    ...(shown.length > 0 && { discounts: shown }),
  }
}

const isForWholeOrder = ({ effect, use }: CodePrice): boolean => effect.kind === 'amount' && use === 'order'

/** The average price of each ticket in an order that is large enough; infinite for a discount that one ticket gets too. */
function priceOfSeveral(rule: DiscountRule, priceCents: number): number {
  if (rule.kind === 'quantity') return partOf(priceCents, whole - rule.bp)
  return rule.kind === 'some-free' ? (priceCents * (rule.of - rule.free)) / rule.of : Number.POSITIVE_INFINITY
}
