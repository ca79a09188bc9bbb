import type { RoundedTotal } from '@foyer/contract/tax-rounding'

type Sums = Omit<RoundedTotal, 'taxRateBp'>

/** The sums of the totals of all tax rates. */
export function sumsOf(totals: readonly RoundedTotal[]): Sums {
  const sums: Sums = { grossCents: 0, netCents: 0, taxCents: 0, roundingCents: 0 }
  for (const total of totals) {
    sums.grossCents += total.grossCents
    sums.netCents += total.netCents
    sums.taxCents += total.taxCents
    sums.roundingCents += total.roundingCents
  }
  return sums
}
