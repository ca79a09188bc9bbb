import type { PriceEffect } from './price-list.ts'

/** 100 %, in basis points. */
export const whole = 10_000

/** A part of an amount, rounded half up. */
export const partOf = (cents: number, bp: number): number => Math.floor((2 * cents * bp + whole) / (2 * whole))

/** A price after an effect: never below 0, and never above the price before. */
export function afterEffect(cents: number, effect: PriceEffect): number {
  switch (effect.kind) {
    case 'percent':
      return partOf(cents, whole - effect.bp)
    case 'amount':
      return Math.max(0, cents - effect.cents)
    case 'fixed':
      return Math.min(cents, effect.cents)
  }
}
