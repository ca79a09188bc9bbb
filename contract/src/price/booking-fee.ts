import { partOf } from './effects.ts'
import type { BookingFee, PricedItem } from './price-list.ts'

/** The items of a fee for priced items: one for the order, or one for each ticket. Nothing that is free has one. */
export function feeItems(fee: BookingFee | undefined, items: readonly PricedItem[]): PricedItem[] {
  if (!fee || fee.paidBy === 'team') return []
  if (fee.per === 'order') return itemsFor(fee, totalOf(items), null)
  return items.flatMap((item, index) => (item.kind === 'ticket' ? itemsFor(fee, item.priceCents, index) : []))
}

function itemsFor({ typeId, cents, bp, taxRateBp }: BookingFee, priceCents: number, of: number | null): PricedItem[] {
  if (priceCents === 0) return []
  const feeCents = cents + partOf(priceCents, bp)
  if (feeCents === 0) return []
  return [
    { ticketTypeId: typeId, kind: 'fee', of, listCents: feeCents, priceCents: feeCents, taxRateBp, usesCode: false },
  ]
}

export const totalOf = (items: readonly Pick<PricedItem, 'priceCents'>[]): number =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0)
