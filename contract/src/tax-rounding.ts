// No schemas here: rules that server, web and mock share.
//
// How an invoice splits gross amounts into net amounts and tax. The law prescribes no rounding: Directive 2006/112/EC
// leaves it to the member states (ECJ C-484/06, Ahold). Buyers have paid the gross amounts, so none of the methods
// changes what they pay.
import type { RateTotal } from './price.ts'
import { taxWithin } from './price.ts'

/**
 * The methods, of which a team chooses one.
 * `line`: net amount and tax of each ticket are rounded; the totals are their sums.
 * `net-sum`: the net amount of each ticket is rounded; the tax of a rate is computed on the sum of its net amounts. The
 *   price may differ by some minor units, which the invoice states as a rounding amount (EN 16931, BT-114).
 * `gross-sum`: the tax of a rate is computed on the sum of its gross amounts; the net amount is the rest.
 */
export const taxRoundings = ['line', 'net-sum', 'gross-sum'] as const
export type TaxRounding = (typeof taxRoundings)[number]

/** An amount that a buyer pays, in minor units, tax included. */
export interface TaxedAmount {
  grossCents: number
  taxRateBp: number
}

/** The total of a tax rate. Net amount, tax and rounding amount add up to the gross amount. */
export interface RoundedTotal extends RateTotal {
  roundingCents: number
}

const fullRateBp = 10_000

/** The totals of amounts for each tax rate, the lowest rate first. */
export function totalsByRate(amounts: readonly TaxedAmount[], rounding: TaxRounding): RoundedTotal[] {
  const rates = [...new Set(amounts.map(({ taxRateBp }) => taxRateBp))].sort((a, b) => a - b)
  return rates.map((taxRateBp) => {
    const gross = amounts.flatMap((amount) => (amount.taxRateBp === taxRateBp ? [amount.grossCents] : []))
    return { taxRateBp, ...methods[rounding](gross, taxRateBp) }
  })
}

type Split = Omit<RoundedTotal, 'taxRateBp'>

const methods: Record<TaxRounding, (gross: readonly number[], taxRateBp: number) => Split> = {
  line: (gross, rate) => {
    const taxCents = sum(gross.map((each) => taxWithin(each, rate)))
    return { grossCents: sum(gross), netCents: sum(gross) - taxCents, taxCents, roundingCents: 0 }
  },
  'net-sum': (gross, rate) => {
    const netCents = sum(gross.map((each) => each - taxWithin(each, rate)))
    const taxCents = roundedQuotient(netCents * rate, fullRateBp)
    return { grossCents: sum(gross), netCents, taxCents, roundingCents: sum(gross) - netCents - taxCents }
  },
  'gross-sum': (gross, rate) => {
    const taxCents = taxWithin(sum(gross), rate)
    return { grossCents: sum(gross), netCents: sum(gross) - taxCents, taxCents, roundingCents: 0 }
  },
}

/**
 * Divides the net amount of a rate among its lines, by their gross amounts and the largest-remainder method, so that the
 * lines add up to it.
 * @returns the net amount of each line, in the order of the lines
 */
export function netOfLines(grossCents: readonly number[], netCents: number): number[] {
  const total = sum(grossCents)
  if (total === 0) return grossCents.map(() => 0)
  // BigInt: the product of two amounts may exceed 2⁵³
  const shares = grossCents.map((gross, at) => {
    const product = BigInt(gross) * BigInt(netCents)
    return { at, net: Number(product / BigInt(total)), remainder: product % BigInt(total) }
  })
  const left = netCents - sum(shares.map(({ net }) => net))
  for (const share of shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.at - b.at).slice(0, left))
    share.net++
  return shares.map(({ net }) => net)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const roundedQuotient = (dividend: number, divisor: number): number => {
  const doubled = 2 * dividend + divisor
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}
