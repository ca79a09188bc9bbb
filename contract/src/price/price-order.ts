import { feeItems, paidFeeCentsOf, totalOfItems } from './booking-fee.ts'
import type { WithCode } from './code.ts'
import { applyCode } from './code.ts'
import { discountedCents } from './discounts.ts'
import type { CodePrice, PricedItem, PricedOrder, PriceList, RequestedItem } from './price-list.ts'
import { unitsOf } from './units.ts'

/**
 * Prices an order. Steps, in this order:
 *
 * 1. The list price of each ticket and add-on, or the price that its buyer chose.
 * 2. The best discount of each. Where some tickets of a group are free, their price is spread over the group.
 * 3. The code, after the discounts or instead of them. An amount that is taken off the order once is spread over the items
 *    that it is for. No price falls below 0 or rises.
 * 4. The booking fee, on the prices that are left. Free items have none.
 *
 * A discount is no item of its own: each item has the price that its buyer pays, so a refund of one is exact, and each part
 * of a discount has the tax rate of its item.
 * @param nowMs the time that decides which discounts apply
 * @throws Error for a type that is not in the list
 */
export function priceOrder(
  list: PriceList,
  requested: readonly RequestedItem[],
  code: CodePrice | undefined,
  nowMs: number,
): PricedOrder {
  const units = unitsOf(list, requested)
  const discounted = discountedCents(units, list.discounts, nowMs)
  const none: WithCode = { prices: discounted, uses: new Set(), codeUses: 0 }
  const { prices, uses, codeUses, codeFault } = code ? applyCode(units, discounted, code) : none
  const sold = units.map(({ type, of, listCents }, index): PricedItem => {
    const { id: ticketTypeId, kind, taxRateBp } = type
    const priceCents = prices[index] ?? listCents
    return { ticketTypeId, kind, of, listCents, priceCents, taxRateBp, usesCode: uses.has(index) }
  })
  const items = [...sold, ...feeItems(list.fee, sold)]
  return {
    items,
    totalCents: totalOfItems(items),
    paidFeeCents: paidFeeCentsOf(list.fee, sold),
    codeUses,
    ...(codeFault && { codeFault }),
  }
}
