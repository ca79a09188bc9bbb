import { afterEffect } from './effects.ts'
import type { CodePrice, PricedOrder } from './price-list.ts'
import { spreadCents } from './spread.ts'
import type { Unit } from './units.ts'
import { dearestFirst, isFor } from './units.ts'

export interface WithCode {
  prices: readonly number[]
  /** The units that use the code. */
  uses: ReadonlySet<number>
  codeUses: number
  codeFault?: PricedOrder['codeFault'] | undefined
}

/** The prices of units with a code. @param discounted their prices after the discounts */
export function applyCode(units: readonly Unit[], discounted: readonly number[], code: CodePrice): WithCode {
  const indexes = units.flatMap((unit, index) => (isFor(code.ticketTypeIds, unit.type) ? [index] : []))
  const without = { prices: discounted, uses: new Set<number>(), codeUses: 0 }
  if (indexes.length === 0) return { ...without, codeFault: 'code-not-for-these' }
  if (indexes.length < code.minTickets) return { ...without, codeFault: 'code-min-tickets' }
  if (totalOfTickets(units, discounted) < code.minCents) return { ...without, codeFault: 'code-min-amount' }
  const isByTicket = code.use === 'ticket'
  return {
    prices: pricesWith(units, discounted, indexes, code),
    uses: new Set(isByTicket ? indexes : []),
    codeUses: isByTicket ? indexes.length : 1,
  }
}

/** The sum that the minimum of a code is compared with. Codes are for tickets, so add-ons do not count. */
const totalOfTickets = (units: readonly Unit[], prices: readonly number[]): number =>
  units.reduce((sum, { type }, index) => (type.kind === 'ticket' ? sum + (prices[index] ?? 0) : sum), 0)

function pricesWith(
  units: readonly Unit[],
  discounted: readonly number[],
  indexes: readonly number[],
  { effect, use, withDiscounts }: CodePrice,
): readonly number[] {
  if (effect.kind === 'none') return discounted
  const base = withDiscounts ? discounted : units.map(({ listCents }) => listCents)
  if (effect.kind === 'amount' && use === 'order') {
    const spread = takeOff(units, { discounted, base }, indexes, effect.cents)
    // as a whole: the better price of each would take off more than the amount
    return withDiscounts || sumOf(spread, indexes) < sumOf(discounted, indexes) ? spread : discounted
  }
  const chosen = new Set(indexes)
  return discounted.map((cents, index) =>
    chosen.has(index) ? Math.min(cents, afterEffect(base[index] ?? 0, effect)) : cents,
  )
}

interface Prices {
  discounted: readonly number[]
  /** The prices from which the amount is taken off. */
  base: readonly number[]
}

/** Takes an amount off some units. The others keep their discounted prices. */
function takeOff(units: readonly Unit[], { discounted, base }: Prices, indexes: readonly number[], cents: number) {
  const next = [...discounted]
  const sorted = dearestFirst(units, indexes, base)
  const parts = spreadCents(
    sorted.map((index) => base[index] ?? 0),
    cents,
  )
  for (const [at, index] of sorted.entries()) next[index] = (base[index] ?? 0) - (parts[at] ?? 0)
  return next
}

const sumOf = (prices: readonly number[], indexes: readonly number[]): number =>
  indexes.reduce((sum, index) => sum + (prices[index] ?? 0), 0)
