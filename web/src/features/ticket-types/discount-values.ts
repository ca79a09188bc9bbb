import type { Discount, DiscountRule } from '@foyer/contract/discounts'
import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'
import { parseCount } from './form-values.ts'

/** Percent as basis points have two decimals. */
const percentDecimals = 2

export const discountKinds = [
  'percent',
  'amount',
  'fixed',
  'quantity',
  'some-free',
] as const satisfies DiscountRule['kind'][]

/** A discount, as typed. An empty moment is ''. */
interface TypedDiscount {
  name: string
  rule: { kind: string; bp: string; cents: string; from: string; of: string; free: string }
  forAll: boolean
  ticketTypeIds: string[]
  from: string
  until: string
}

/** The values of the form: the discount at its place in the list, and the others as they were when the form opened. */
export interface DiscountValues {
  discounts: TypedDiscount[]
  others: string
}

export const discountSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ discounts: true }).required()

/** The place of a discount in the list; a new one is the first. */
export const placeOf = ({ discounts = [] }: Pick<Event, 'discounts'>, edited: Discount | undefined): number =>
  Math.max(0, edited ? discounts.findIndex((each) => isSame(each, edited)) : 0)

/** The discounts of an event but one. */
export function othersOf({ discounts = [] }: Pick<Event, 'discounts'>, edited: Discount | undefined): Discount[] {
  const at = edited ? discounts.findIndex((each) => isSame(each, edited)) : -1
  return discounts.filter((_, index) => index !== at)
}

const isSame = (a: Discount, b: Discount) => JSON.stringify(a) === JSON.stringify(b)

/** @param edited the discount as it is stored; undefined for a new one */
export const discountValuesOf = (
  event: Pick<Event, 'discounts' | 'currency'>,
  edited: Discount | undefined,
  at: number,
  language: Language,
): DiscountValues => ({
  // `as`: an object and not an array, whose entries the form would take for a single field; only this entry is read
  discounts: { [at]: typedOf(edited, event.currency, language) } as unknown as TypedDiscount[],
  others: JSON.stringify(othersOf(event, edited)),
})

function typedOf(edited: Discount | undefined, currency: string, language: Language): TypedDiscount {
  const rule = edited?.rule ?? { kind: 'percent' }
  return {
    name: edited?.name ?? '',
    rule: {
      kind: rule.kind,
      bp: 'bp' in rule ? writeAmount(rule.bp, percentDecimals, language) : '',
      cents: 'cents' in rule ? writeAmount(rule.cents, decimalsOf(currency), language) : '',
      from: 'from' in rule ? String(rule.from) : '',
      of: 'of' in rule ? String(rule.of) : '',
      free: 'free' in rule ? String(rule.free) : '1',
    },
    forAll: edited?.ticketTypeIds === undefined,
    ticketTypeIds: edited?.ticketTypeIds ?? [],
    from: edited?.from ?? '',
    until: edited?.until ?? '',
  }
}

/** The body that saves the values. Invalid numbers become NaN, which the schema refuses. */
export function discountBodyOf({ discounts, others }: DiscountValues, currency: string): { discounts: Discount[] } {
  // `as`: discountValuesOf has written it
  const list = JSON.parse(others) as Discount[]
  for (const [at, typed] of Object.entries(discounts)) list.splice(Number(at), 0, bodyOf(typed, currency))
  return { discounts: list }
}

const bodyOf = ({ name, rule, forAll, ticketTypeIds, from, until }: TypedDiscount, currency: string): Discount => ({
  name,
  ...(!forAll && { ticketTypeIds }),
  ...(from && { from }),
  ...(until && { until }),
  rule: ruleOf(rule, currency),
})

function ruleOf({ kind, ...typed }: TypedDiscount['rule'], currency: string): DiscountRule {
  const bp = readAmount(typed.bp, percentDecimals) ?? Number.NaN
  const cents = readAmount(typed.cents, decimalsOf(currency)) ?? Number.NaN
  if (kind === 'amount' || kind === 'fixed') return { kind, cents }
  if (kind === 'quantity') return { kind, from: parseCount(typed.from), bp }
  if (kind === 'some-free') return { kind, of: parseCount(typed.of), free: parseCount(typed.free) }
  return { kind: 'percent', bp }
}
