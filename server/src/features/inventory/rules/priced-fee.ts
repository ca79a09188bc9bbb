import type { BookingFee } from '@foyer/contract/booking-fee'
import type { ItemKind, PricedFee } from '@foyer/contract/price/price-list'

interface FeeType {
  id: string
  kind: ItemKind
  kept?: boolean
  /** 0 while the team is a small business. */
  taxRateBp: number
}

/** The booking fee of an event with the type of its items, at their tax rate. */
export function pricedFee(fee: BookingFee | null, types: readonly FeeType[]): PricedFee | undefined {
  const type = fee && types.find(({ kind, kept }) => kind === 'fee' && kept === !fee.refunded)
  return type ? { ...fee, typeId: type.id, taxRateBp: type.taxRateBp } : undefined
}
