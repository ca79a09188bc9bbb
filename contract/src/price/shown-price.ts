import type { Discount, DiscountRule } from '../discounts.ts'
import { isActive } from './discounts.ts'
import { partOf, whole } from './effects.ts'
import type { PricedType } from './price-list.ts'
import { priceOrder } from './price-order.ts'
import { isFor } from './units.ts'

/** A discount as the page of the event names it. */
type ShownDiscount = Pick<Discount, 'name' | 'until' | 'rule'>

export interface ShownPrice {
  /** The price of one ticket. */
  priceCents: number
  /** The price without discounts, if it is higher. */
  listPriceCents?: number
  discounts?: ShownDiscount[]
}

/** The price of one ticket now, with the discount that lowers it and those that a larger order would get. */
export function shownPrice(type: PricedType, discounts: readonly Discount[], nowMs: number): ShownPrice {
  const active = discounts.filter((each) => isActive(each, nowMs) && isFor(each.ticketTypeIds, type))
  if (active.length === 0) return { priceCents: type.priceCents }
  const priceWith = (some: readonly Discount[]) =>
    priceOrder({ types: [type], discounts: some }, [{ ticketTypeId: type.id, quantity: 1 }], undefined, nowMs)
      .totalCents
  const priceCents = priceWith(active)
  const best = active.find((each) => priceCents < type.priceCents && priceWith([each]) === priceCents)
  const more = active.filter(({ rule }) => priceOfSeveral(rule, type.priceCents) < priceCents)
  const shown = [...(best ? [best] : []), ...more].map(({ name, until, rule }) => ({
    name,
    ...(until && { until }),
    rule,
  }))
  return {
    priceCents,
    ...(best && { listPriceCents: type.priceCents }),
    ...(shown.length > 0 && { discounts: shown }),
  }
}

/** The average price of each ticket in an order that is large enough; infinite for a discount that one ticket gets too. */
function priceOfSeveral(rule: DiscountRule, priceCents: number): number {
  if (rule.kind === 'quantity') return partOf(priceCents, whole - rule.bp)
  return rule.kind === 'some-free' ? (priceCents * (rule.of - rule.free)) / rule.of : Number.POSITIVE_INFINITY
}
