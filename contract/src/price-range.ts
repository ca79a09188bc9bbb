// No schemas here: rules that server, web and mock share.
import type { FieldError } from './http/problem.ts'
import { fault } from './http/problem.ts'

/** The price of a ticket type, and between which prices buyers choose. Without `minPriceCents` the price is fixed. */
export interface PriceRange {
  /** The price that is suggested, where buyers choose. */
  priceCents: number
  minPriceCents?: number | null | undefined
  maxPriceCents?: number | null | undefined
}

/** Whether buyers choose the price. */
export const isChosen = ({ minPriceCents }: Omit<PriceRange, 'priceCents'>): boolean => isSet(minPriceCents)

/** A maximum needs a minimum. */
export const hasMinimum = ({ minPriceCents, maxPriceCents }: PriceRange): boolean =>
  isSet(minPriceCents) || !isSet(maxPriceCents)
/** Whether the suggested price is at least the lowest one, if there is one. */
export const isAboveMinimum = ({ priceCents, minPriceCents }: PriceRange): boolean => priceCents >= (minPriceCents ?? 0)
/** Whether the suggested price is at most the highest one, if there is one. */
export const isBelowMaximum = ({ priceCents, maxPriceCents }: PriceRange): boolean =>
  priceCents <= (maxPriceCents ?? priceCents)

/** The errors of the fields of a ticket type that do not make a range around its price. */
export const priceRangeFaults = (range: PriceRange): FieldError[] => [
  ...(hasMinimum(range) ? [] : [fault('body.minPriceCents', 'required')]),
  ...(isAboveMinimum(range) ? [] : [fault('body.minPriceCents', 'too-big', range.priceCents)]),
  ...(isBelowMaximum(range) ? [] : [fault('body.maxPriceCents', 'too-small', range.priceCents)]),
]

/** The error of a price that a buyer chose, at its path. */
export function chosenPriceFault(range: PriceRange, chosenCents: number, path: string): FieldError[] {
  const { minPriceCents, maxPriceCents } = range
  if (!isSet(minPriceCents)) return [fault(path, 'not-allowed')]
  if (chosenCents < minPriceCents) return [fault(path, 'too-small', minPriceCents)]
  return isSet(maxPriceCents) && chosenCents > maxPriceCents ? [fault(path, 'too-big', maxPriceCents)] : []
}

const isSet = (cents: number | null | undefined): cents is number => cents !== null && cents !== undefined
