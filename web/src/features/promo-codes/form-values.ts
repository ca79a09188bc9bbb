import type { Language } from '@foyer/contract/languages'
import type { NewPromoCode, PromoCode, PromoCodeEffect } from '@foyer/contract/promo-codes'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'
import type { z } from 'zod'

/** Percent as basis points have two decimals. */
const percentDecimals = 2

export const effectKinds = ['percent', 'amount', 'fixed', 'none'] as const satisfies PromoCodeEffect['kind'][]

/** A code but for its text, as it is sent. */
export type PromoCodeConditions = Omit<z.input<typeof NewPromoCode>, 'code' | 'timeZone'>

/** The values of the conditions, as typed. An empty field is ''. */
export interface ConditionValues {
  tag: string
  effect: { kind: string; bp: string; cents: string }
  use: string
  uses: string
  forAll: boolean
  ticketTypeIds: string[]
  unlocks: boolean
  holds: boolean
  minTickets: string
  minCents: string
  perEmail: string
  validFrom: string
  validUntil: string
  withDiscounts: boolean
  note: string
}

/** The values of the form of one code. */
export interface PromoCodeValues extends ConditionValues {
  code: string
}

/** The initial values. @param code the one to change */
export const promoCodeValuesOf = (
  code: PromoCode | undefined,
  currency: string,
  language: Language,
): PromoCodeValues => ({ code: code?.code ?? '', ...conditionValuesOf(code, currency, language) })

/** The initial values of the conditions. @param code the one to change */
export function conditionValuesOf(code: PromoCode | undefined, currency: string, language: Language): ConditionValues {
  const effect = code?.effect ?? { kind: 'percent' }
  const money = (cents: number) => writeAmount(cents, decimalsOf(currency), language)
  return {
    tag: code?.tag ?? '',
    effect: {
      kind: effect.kind,
      bp: 'bp' in effect ? writeAmount(effect.bp, percentDecimals, language) : '',
      cents: 'cents' in effect ? money(effect.cents) : '',
    },
    use: code?.use ?? 'order',
    uses: code?.uses === undefined ? '' : String(code.uses),
    forAll: code?.ticketTypeIds === undefined,
    ticketTypeIds: code?.ticketTypeIds ?? [],
    unlocks: code?.unlocks ?? false,
    holds: code?.holds ?? false,
    minTickets: code && code.minTickets > 0 ? String(code.minTickets) : '',
    minCents: code && code.minCents > 0 ? money(code.minCents) : '',
    perEmail: code?.perEmail === undefined ? '' : String(code.perEmail),
    validFrom: code?.validFrom ?? '',
    validUntil: code?.validUntil ?? '',
    withDiscounts: code?.withDiscounts ?? false,
    note: code?.note ?? '',
  }
}

/** A whole number, or what an empty field means. An invalid number becomes NaN, which the schema refuses. */
export const countOf = <Empty>(typed: string, empty: Empty): number | Empty =>
  typed.trim() === '' ? empty : (readAmount(typed, 0) ?? Number.NaN)

/** The body that saves the values. */
export const promoCodeBodyOf = (values: PromoCodeValues, currency: string): NewPromoCode => ({
  code: values.code,
  ...conditionsOf(values, currency),
})

/** The conditions in the body. */
export const conditionsOf = (values: ConditionValues, currency: string): Omit<NewPromoCode, 'code' | 'timeZone'> => ({
  tag: values.tag.trim() || null,
  effect: effectOf(values.effect, currency),
  use: values.use === 'ticket' ? 'ticket' : 'order',
  uses: countOf(values.uses, null),
  ticketTypeIds: values.forAll ? null : values.ticketTypeIds,
  unlocks: values.unlocks,
  holds: values.holds,
  minTickets: countOf(values.minTickets, 0),
  minCents: values.minCents.trim() === '' ? 0 : (readAmount(values.minCents, decimalsOf(currency)) ?? Number.NaN),
  perEmail: countOf(values.perEmail, null),
  validFrom: values.validFrom || null,
  validUntil: values.validUntil || null,
  withDiscounts: values.withDiscounts,
  note: values.note.trim() || null,
})

function effectOf({ kind, bp, cents }: PromoCodeValues['effect'], currency: string): PromoCodeEffect {
  if (kind === 'none') return { kind }
  if (kind === 'amount' || kind === 'fixed')
    return { kind, cents: readAmount(cents, decimalsOf(currency)) ?? Number.NaN }
  return { kind: 'percent', bp: readAmount(bp, percentDecimals) ?? Number.NaN }
}

/** The fields that changed, so that concurrent changes to other fields stay. */
export const changedFields = <Body extends object>(body: Body, before: Body): Partial<Body> =>
  // `as`: the fields and values of the body
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Body]),
    ),
  ) as Partial<Body>
