import type { BookingFee } from '../booking-fee.ts'
import { partOf } from './effects.ts'
import type { PricedFee, PricedItem } from './price-list.ts'

/**
 * The items of a fee for priced items: one for the order, or one that belongs to each ticket. Nothing that is free has one.
 */
export function feeItems(fee: PricedFee | undefined, items: readonly PricedItem[]): PricedItem[] {
  if (!fee) return []
  if (fee.per === 'order') return itemsFor(fee, feeCentsOf(fee, totalOfItems(items)), null)
  return items.flatMap((item, index) =>
    item.kind === 'ticket' ? itemsFor(fee, feeCentsOf(fee, item.priceCents), index) : [],
  )
}

/** The fee that the team pays for priced items: as much as buyers would. */
export function paidFeeCentsOf(
  fee: Pick<BookingFee, 'paidBy' | 'per' | 'cents' | 'bp'> | undefined,
  items: readonly Pick<PricedItem, 'kind' | 'priceCents'>[],
): number {
  if (fee?.paidBy !== 'team') return 0
  if (fee.per === 'order') return feePartOf(fee, totalOfItems(items))
  return items.reduce((sum, { kind, priceCents }) => (kind === 'ticket' ? sum + feePartOf(fee, priceCents) : sum), 0)
}

/** The fee that a buyer pays on a price, that of a ticket or of an order, rounded half up; 0 where it is free. */
export const feeCentsOf = (fee: Pick<BookingFee, 'paidBy' | 'cents' | 'bp'>, priceCents: number): number =>
  fee.paidBy === 'team' ? 0 : feePartOf(fee, priceCents)

/** The fee on a price, paid by buyers or by the team. */
export const feePartOf = ({ cents, bp }: Pick<BookingFee, 'cents' | 'bp'>, priceCents: number): number =>
  priceCents === 0 ? 0 : cents + partOf(priceCents, bp)

function itemsFor({ typeId, taxRateBp }: PricedFee, feeCents: number, of: number | null): PricedItem[] {
  if (feeCents === 0) return []
  return [
    { ticketTypeId: typeId, kind: 'fee', of, listCents: feeCents, priceCents: feeCents, taxRateBp, usesCode: false },
  ]
}

/** The sum of the prices that the buyer pays for items, in minor units. */
export const totalOfItems = (items: readonly Pick<PricedItem, 'priceCents'>[]): number =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0)
