import type { PricedTicket } from '@foyer/contract/price'
import { taxWithin } from '@foyer/contract/price'
import type { TaxRounding } from '@foyer/contract/tax-rounding'
import { totalsByRate } from '@foyer/contract/tax-rounding'
import { groupBy } from '../../../lib/group-by.ts'
import type { MoneyShare } from '../../../schema/json/order-money.ts'

/** A line of an order, as far as it takes part in dividing an amount. */
export type Weight = Pick<PricedTicket, 'ticketType' | 'taxRateBp' | 'priceCents'>

type UntaxedShare = Omit<MoneyShare, 'tax'>

/**
 * Divides an amount among lines by their prices, with the tax in each part. Parts and taxes are rounded as running totals
 * (lowest rate first), so that the parts add up to the amount, and the taxes of a rate to the tax of its parts. Of the whole
 * price this is the tax on the documents, by the rounding of the order. The same division is made by
 * `server/src/features/reports/queries/facts.ts` for orders without corrections whose rounding is `gross-sum`.
 */
export function spread(weights: readonly Weight[], amountCents: number, rounding: TaxRounding): MoneyShare[] {
  const parts = partsOf(weights)
  const total = sumOf(parts)
  if (total === 0) return []
  let upto = 0
  const divided = parts.map((part) => {
    const low = partOf(amountCents, upto, total)
    upto += part.gross
    return { ...part, gross: partOf(amountCents, upto, total) - low }
  })
  const taxUpTo = (rate: number, gross: number) =>
    rounding === 'gross-sum'
      ? taxWithin(gross, rate)
      : partOf(taxAt(weights, rate, rounding), gross, sumOf(parts.filter((each) => each.rate === rate)))
  return withTax(
    divided.filter(({ gross }) => gross !== 0),
    taxUpTo,
  )
}

/**
 * The signed parts that money lacks to be exactly these lines: negative where it has more than they need. With them, every
 * ticket type has its amount and every tax rate the tax of the lines.
 */
export function missingShares(
  held: readonly MoneyShare[],
  lines: readonly Weight[],
  rounding: TaxRounding,
): MoneyShare[] {
  const cells = new Map<string, MoneyShare>()
  const due = spread(lines, sumOf(partsOf(lines)), rounding)
  for (const { type, rate, gross, tax } of [...due, ...negative(held)]) {
    const key = `${rate} ${type}`
    const { gross: grossBefore, tax: taxBefore } = cells.get(key) ?? { gross: 0, tax: 0 }
    cells.set(key, { type, rate, gross: grossBefore + gross, tax: taxBefore + tax })
  }
  return [...groupBy([...cells.values()], ({ rate }) => `${rate}`).values()]
    .flatMap(withoutTaxAlone)
    .sort(byRateAndType)
}

/** Adds the tax of parts of a rate that have no amount to one that has, so that no part is tax alone if possible. */
function withoutTaxAlone(parts: readonly MoneyShare[]): MoneyShare[] {
  const amounts = parts.filter(({ gross }) => gross !== 0)
  const alone = parts.reduce((sum, { gross, tax }) => (gross === 0 ? sum + tax : sum), 0)
  const [first, ...others] = amounts.length > 0 ? amounts : parts.map((part) => ({ ...part, tax: 0 }))
  if (!first || (amounts.length === 0 && alone === 0)) return []
  return [{ ...first, tax: first.tax + alone }, ...(amounts.length > 0 ? others : [])]
}

/** Cuts shares into consecutive amounts, which add up to the shares at most. */
export function cutShares(shares: readonly MoneyShare[], amounts: readonly number[]): MoneyShare[][] {
  let from = 0
  return amounts.map((amount) => {
    const cut = between(shares, from, from + amount)
    from += amount
    return cut
  })
}

/** The shares of an amount of the other direction. */
export const negative = (shares: readonly MoneyShare[]): MoneyShare[] =>
  shares.map(({ gross, tax, ...share }) => ({ ...share, gross: 0 - gross, tax: 0 - tax }))

function between(shares: readonly MoneyShare[], from: number, to: number): MoneyShare[] {
  let start = 0
  return shares.flatMap((share) => {
    const low = clamp(from - start, share.gross)
    const high = clamp(to - start, share.gross)
    start += share.gross
    const taxUpTo = (gross: number) => partOf(share.tax, gross, share.gross)
    return high > low ? [{ ...share, gross: high - low, tax: taxUpTo(high) - taxUpTo(low) }] : []
  })
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** Adds the tax to parts in the order of their rates. @param taxUpTo the tax of the first part of a rate's amount */
function withTax(parts: readonly UntaxedShare[], taxUpTo: (rate: number, gross: number) => number): MoneyShare[] {
  const done = new Map<number, number>()
  return parts.map((part) => {
    const low = done.get(part.rate) ?? 0
    const high = low + part.gross
    done.set(part.rate, high)
    return { ...part, tax: taxUpTo(part.rate, high) - taxUpTo(part.rate, low) }
  })
}

/** The prices of lines by ticket type and tax rate, lowest rate first. */
function partsOf(weights: readonly Weight[]): UntaxedShare[] {
  const parts = new Map<string, UntaxedShare>()
  for (const { ticketType: type, taxRateBp: rate, priceCents } of weights) {
    const key = `${rate} ${type}`
    parts.set(key, { type, rate, gross: (parts.get(key)?.gross ?? 0) + priceCents })
  }
  return [...parts.values()].sort(byRateAndType)
}

const byRateAndType = (a: UntaxedShare, b: UntaxedShare) => a.rate - b.rate || (a.type < b.type ? -1 : 1)

const sumOf = (parts: readonly UntaxedShare[]): number => parts.reduce((sum, { gross }) => sum + gross, 0)

/** The tax of the lines of a rate. */
const taxAt = (weights: readonly Weight[], rate: number, rounding: TaxRounding): number =>
  totalsByRate(
    weights.flatMap(({ taxRateBp, priceCents }) => (taxRateBp === rate ? [{ taxRateBp, grossCents: priceCents }] : [])),
    rounding,
  )[0]?.taxCents ?? 0

/** The part of an amount that `upto` is of `total`, rounded half up. With BigInt: the product may exceed 2⁵³. */
export function partOf(amount: number, upto: number, total: number): number {
  const divisor = BigInt(total)
  return Number((2n * BigInt(amount) * BigInt(upto) + divisor) / (2n * divisor))
}
