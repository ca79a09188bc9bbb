// No schemas here: web pages use this without zod.
//
// Prices contain their tax: tax = gross × rate / (10,000 + rate), with the rate in basis points. The tax is computed once
// per rate, on the sum of all gross amounts of that rate, and rounded half up. An invoice states net amount and tax per
// rate, and the law prescribes no rounding per item: Directive 2006/112/EC art. 226 (8) to (10); in Germany § 14 (4)
// nos. 7 and 8 UStG with UStAE 14.5. How to round is left to the member states (ECJ C-484/06, Ahold).
//
// All amounts are whole minor units, 0 or more: cents, or yen. Doubles are exact here: the largest order, 99,999,999
// minor units, times twice the largest rate is below 2⁵³.

import { compare } from './compare.ts'

interface Priced {
  /** The price of one ticket, tax included. */
  priceCents: number
  quantity: number
}

interface Taxed extends Priced {
  ticketType: string
  taxRateBp: number
}

/** A ticket with its price and tax rate. */
export interface PricedTicket extends Omit<Taxed, 'quantity'> {
  typeName: string
}

/** The tickets of an order with the same type, price and tax rate. */
export interface Line<T extends PricedTicket = PricedTicket> extends PricedTicket, Priced {
  /** The price of all its tickets, tax included. */
  grossCents: number
  tickets: T[]
}

/** The gross amount of a tax rate, split into net amount and tax. */
export interface RateTotal {
  taxRateBp: number
  grossCents: number
  netCents: number
  taxCents: number
}

/** Groups tickets into lines, in the order in which they appear. */
export function linesOf<T extends PricedTicket>(tickets: readonly T[]): Line<T>[] {
  const lines = new Map<string, Line<T>>()
  for (const ticket of tickets) {
    const { ticketType, typeName, priceCents, taxRateBp } = ticket
    const key = `${ticketType} ${priceCents} ${taxRateBp}`
    // not `line`: the build drops calls on that name as without effect (`manualPureFunctions`)
    const group = lines.get(key) ?? {
      ticketType,
      typeName,
      priceCents,
      taxRateBp,
      quantity: 0,
      grossCents: 0,
      tickets: [],
    }
    group.tickets.push(ticket)
    group.quantity++
    group.grossCents = grossOf(group)
    lines.set(key, group)
  }
  return [...lines.values()]
}

/** The total price of lines, tax included. */
export const totalOfLines = (lines: readonly Priced[]): number => lines.reduce((sum, line) => sum + grossOf(line), 0)

/** The gross amount, net amount and tax of each tax rate of the lines, lowest rate first. */
export function taxByRate(lines: readonly Taxed[]): RateTotal[] {
  const rates = new Set(lines.map(({ taxRateBp }) => taxRateBp))
  return [...rates]
    .sort((a, b) => a - b)
    .map((taxRateBp) => {
      const grossCents = totalOfLines(lines.filter((line) => line.taxRateBp === taxRateBp))
      const taxCents = taxWithin(grossCents, taxRateBp)
      return { taxRateBp, grossCents, netCents: grossCents - taxCents, taxCents }
    })
}

/**
 * Divides the tax of each rate among its lines by the largest-remainder method: each line gets its exact tax rounded
 * down, and the remaining minor units go to the lines with the largest remainders. The taxes of the lines add up to the
 * tax of the rate, so a document never shows more tax than is owed.
 * @returns the lines in their order, each with its tax
 */
export function allocateTax<T extends Taxed>(lines: readonly T[]): (T & { taxCents: number })[] {
  const shares = lines.map((line) => ({ line, ...shareOf(line) }))
  for (const { taxRateBp, taxCents } of taxByRate(lines)) {
    const ofRate = shares.filter(({ line }) => line.taxRateBp === taxRateBp)
    const left = ofRate.reduce((rest, { tax }) => rest - tax, taxCents)
    for (const share of ofRate.toSorted(byRemainder).slice(0, left)) share.tax++
  }
  return shares.map(({ line, tax }) => ({ ...line, taxCents: tax }))
}

/**
 * The tax of an order per rate, without rates whose tickets are all free. Net amounts and taxes add up to the total.
 */
export const taxesOf = (tickets: readonly PricedTicket[]): Omit<RateTotal, 'grossCents'>[] =>
  taxByRate(linesOf(tickets)).flatMap(({ grossCents, ...tax }) => (grossCents > 0 ? [tax] : []))

/** The taxes to show to buyers and organisers: a rate of 0 % contains none. */
export const shownTaxes = <T extends { taxRateBp: number }>(taxes: readonly T[]): T[] =>
  taxes.filter(({ taxRateBp }) => taxRateBp > 0)

/** The price of items without discounts. */
export const listCentsOf = (items: readonly { priceCents: number; listPriceCents?: number | undefined }[]): number =>
  items.reduce((sum, { priceCents, listPriceCents }) => sum + (listPriceCents ?? priceCents), 0)

const grossOf = ({ priceCents, quantity }: Priced): number => priceCents * quantity

/** A rate of 100 %, in basis points. */
const fullRateBp = 10_000

/** The tax within a gross amount, rounded half up. */
export const taxWithin = (grossCents: number, taxRateBp: number): number => {
  const divisor = fullRateBp + taxRateBp
  return divide(2 * grossCents * taxRateBp + divisor, 2 * divisor).quotient
}

/**
 * The tax of a line, rounded down, and the remainder of that division. Remainders of lines with the same rate have the
 * same divisor, so they compare directly.
 */
function shareOf(line: Taxed): { tax: number; remainder: number } {
  const { quotient, remainder } = divide(grossOf(line) * line.taxRateBp, fullRateBp + line.taxRateBp)
  return { tax: quotient, remainder }
}

const divide = (dividend: number, divisor: number) => {
  const remainder = dividend % divisor
  return { quotient: (dividend - remainder) / divisor, remainder }
}

type Share = ReturnType<typeof shareOf> & { line: Taxed }

// equal remainders sort by type and price, so that the result does not depend on the order of the lines
const byRemainder = (a: Share, b: Share): number =>
  b.remainder - a.remainder || compare(a.line.ticketType, b.line.ticketType) || a.line.priceCents - b.line.priceCents
