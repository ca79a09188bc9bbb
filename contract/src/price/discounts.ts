import type { Discount } from '../discounts.ts'
import { afterEffect } from './effects.ts'
import { spreadCents } from './spread.ts'
import type { Unit } from './units.ts'
import { dearestFirst, isFor } from './units.ts'

/** The prices of units after the best discount of each. */
export function discountedCents(units: readonly Unit[], discounts: readonly Discount[], nowMs: number): number[] {
  const prices = discounts.filter((each) => isActive(each, nowMs)).map((each) => pricesWith(units, each))
  return units.map(({ listCents }, index) => Math.min(listCents, ...prices.map((each) => each[index] ?? listCents)))
}

/** Whether a discount has begun and not ended. `from` is the first moment that it counts, `until` the first that it does not. */
export const isActive = ({ from, until }: Discount, nowMs: number): boolean =>
  (from === undefined || Date.parse(from) <= nowMs) && (until === undefined || nowMs < Date.parse(until))

/** The prices of units after one discount. */
function pricesWith(units: readonly Unit[], { ticketTypeIds, rule }: Discount): number[] {
  const indexes = units.flatMap((unit, index) => (isFor(ticketTypeIds, unit.type) ? [index] : []))
  if (rule.kind === 'some-free') return withSomeFree(units, indexes, rule)
  if (rule.kind === 'quantity' && indexes.length < rule.from) return units.map(({ listCents }) => listCents)
  const effect = rule.kind === 'quantity' ? ({ kind: 'percent', bp: rule.bp } as const) : rule
  const chosen = new Set(indexes)
  return units.map(({ listCents }, index) => (chosen.has(index) ? afterEffect(listCents, effect) : listCents))
}

/** In each group of units the price of the cheapest is spread over the whole group: refunds of single tickets are then fair. */
function withSomeFree(
  units: readonly Unit[],
  indexes: readonly number[],
  { of, free }: { of: number; free: number },
): number[] {
  const prices = units.map(({ listCents }) => listCents)
  const sorted = dearestFirst(units, indexes, prices)
  for (let start = 0; start + of <= sorted.length; start += of) {
    const group = sorted.slice(start, start + of)
    const list = group.map((index) => prices[index] ?? 0)
    const amount = list.slice(of - free).reduce((sum, cents) => sum + cents, 0)
    const parts = spreadCents(list, amount)
    for (const [at, index] of group.entries()) prices[index] = (list[at] ?? 0) - (parts[at] ?? 0)
  }
  return prices
}

/** The span around a moment in which no price changes by the clock; infinite where nothing begins or ends. */
export function priceSpan(discounts: readonly Discount[], nowMs: number): { from: number; until: number } {
  const changes = discounts.flatMap(({ from, until }) =>
    [from, until].flatMap((at) => (at === undefined ? [] : [Date.parse(at)])),
  )
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...changes.filter((at) => at <= nowMs)),
    until: Math.min(Number.POSITIVE_INFINITY, ...changes.filter((at) => at > nowMs)),
  }
}
