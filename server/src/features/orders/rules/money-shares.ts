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
  const taxUpTo = (rate: number, gross: number) =>
    rounding === 'gross-sum'
      ? taxWithin(gross, rate)
      : partOf(taxAt(weights, rate, rounding), gross, sumOf(parts.filter((each) => each.rate === rate)))
  return withTax(divided(parts, amountCents), taxUpTo)
}

/**
 * Takes an amount from shares, in proportion to theirs. A share that is taken whole takes exactly its tax with it, so that
 * no tax is left without an amount; the tax of the others is rounded as running totals of each rate.
 * @param shares with positive amounts, which add up to the amount at least
 */
export function portion(shares: readonly MoneyShare[], amountCents: number): MoneyShare[] {
  const parts = divided(shares, amountCents)
  const whole = shares.filter((share) => parts.some((part) => isSameCell(part, share) && part.gross === share.gross))
  const open = shares.filter((share) => !whole.includes(share))
  const taxUpTo = (rate: number, gross: number) => {
    const ofRate = open.filter((share) => share.rate === rate)
    return partOf(taxOf(ofRate), gross, sumOf(ofRate))
  }
  const rest = parts.filter((part) => open.some((share) => isSameCell(part, share)))
  return [...whole, ...withTax(rest, taxUpTo)]
}

/**
 * The signed parts that money lacks to be exactly these lines: negative where it has more than they need. With them, every
 * ticket type has its amount, every tax rate the tax of the lines, and a type without lines has neither.
 */
export function missingShares(
  held: readonly MoneyShare[],
  lines: readonly Weight[],
  rounding: TaxRounding,
): MoneyShare[] {
  const due = spread(lines, sumOf(partsOf(lines)), rounding)
  const isDue = (part: MoneyShare) => due.some((each) => isSameCell(each, part))
  return [...groupBy(sumByCell([...due, ...negative(held)]), ({ rate }) => `${rate}`).values()]
    .flatMap((parts) => withLessTaxAlone(parts, isDue))
    .sort(byRateAndType)
}

/** The amount and the tax of each ticket type and tax rate. */
export function sumByCell(shares: readonly MoneyShare[]): MoneyShare[] {
  const cells = new Map<string, MoneyShare>()
  for (const { type, rate, gross, tax } of shares) {
    const key = `${rate} ${type}`
    const { gross: grossBefore, tax: taxBefore } = cells.get(key) ?? { gross: 0, tax: 0 }
    cells.set(key, { type, rate, gross: grossBefore + gross, tax: taxBefore + tax })
  }
  return [...cells.values()]
}

/**
 * Adds the tax of parts of a rate that have no amount to one that has, so that few parts are tax alone. Types without lines
 * keep theirs: with another tax, they would be left with tax and no amount.
 */
function withLessTaxAlone(parts: readonly MoneyShare[], isDue: (part: MoneyShare) => boolean): MoneyShare[] {
  const due = parts.filter(isDue)
  const alone = due.filter(({ gross }) => gross === 0)
  const target = due.find(({ gross }) => gross !== 0) ?? alone[0]
  return parts
    .map((part) => (alone.includes(part) ? { ...part, tax: 0 } : part))
    .map((part, at) => (parts[at] === target ? { ...part, tax: part.tax + taxOf(alone) } : part))
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0)
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

/** Divides an amount among parts by theirs, rounded as a running total; parts that get nothing are left out. */
function divided(parts: readonly UntaxedShare[], amountCents: number): UntaxedShare[] {
  const total = sumOf(parts)
  let upto = 0
  return parts.flatMap(({ type, rate, gross: own }) => {
    const low = partOf(amountCents, upto, total)
    upto += own
    const gross = partOf(amountCents, upto, total) - low
    return gross === 0 ? [] : [{ type, rate, gross }]
  })
}

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

const isSameCell = (a: UntaxedShare, b: UntaxedShare): boolean => a.rate === b.rate && a.type === b.type

const taxOf = (shares: readonly MoneyShare[]): number => shares.reduce((sum, { tax }) => sum + tax, 0)

const sumOf = (parts: readonly UntaxedShare[]): number => parts.reduce((sum, { gross }) => sum + gross, 0)

/** The tax of the lines of a rate. */
const taxAt = (weights: readonly Weight[], rate: number, rounding: TaxRounding): number =>
  totalsByRate(
    weights.flatMap(({ taxRateBp, priceCents }) => (taxRateBp === rate ? [{ taxRateBp, grossCents: priceCents }] : [])),
    rounding,
  )[0]?.taxCents ?? 0

/**
 * The part of an amount that `upto` is of `total`, rounded half up, also when it is negative. With BigInt: the product may
 * exceed 2⁵³.
 */
export function partOf(amount: number, upto: number, total: number): number {
  const divisor = 2n * BigInt(total)
  const dividend = 2n * BigInt(amount) * BigInt(upto) + BigInt(total)
  // the division of BigInt cuts towards 0
  const remainder = ((dividend % divisor) + divisor) % divisor
  return Number((dividend - remainder) / divisor)
}
