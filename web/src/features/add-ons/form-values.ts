import type { AddOn, AddOnGroup, NewAddOnGroup } from '@foyer/contract/add-ons'
import type { Language } from '@foyer/contract/languages'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'

/** An add-on in the form, as typed. */
export interface AddOnValues {
  /** Of a stored one; '' for a new one. */
  id: string
  name: string
  priceCents: string
  taxRateBp: string
  capacity: string
}

/** The values of the form, as typed. */
export interface AddOnGroupValues {
  name: string
  description: string
  minPerTicket: string
  maxPerTicket: string
  forAll: boolean
  ticketTypeIds: string[]
  addOns: AddOnValues[]
}

/** Percent as basis points have two decimals. */
const percentDecimals = 2

/** @param taxRateBp of the add-on before it */
export const newAddOn = (taxRateBp: string): AddOnValues => ({
  id: '',
  name: '',
  priceCents: '',
  taxRateBp,
  capacity: '',
})

/**
 * The initial values.
 * @param group the one to change
 * @param taxRateBp of the first add-on of a new one
 */
export const addOnGroupValuesOf = (
  group: AddOnGroup | undefined,
  currency: string,
  language: Language,
  taxRateBp = 0,
): AddOnGroupValues => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  minPerTicket: String(group?.minPerTicket ?? 0),
  maxPerTicket: String(group?.maxPerTicket ?? 1),
  forAll: !group?.ticketTypeIds,
  ticketTypeIds: group?.ticketTypeIds ?? [],
  addOns: group?.addOns.map((addOn) => addOnValuesOf(addOn, currency, language)) ?? [
    newAddOn(writeAmount(taxRateBp, percentDecimals, language)),
  ],
})

const addOnValuesOf = (
  { id, name, priceCents, taxRateBp, capacity }: AddOn,
  currency: string,
  language: Language,
): AddOnValues => ({
  id,
  name,
  priceCents: writeAmount(priceCents, decimalsOf(currency), language),
  taxRateBp: writeAmount(taxRateBp, percentDecimals, language),
  capacity: String(capacity),
})

/** The body that saves the values. An invalid number becomes NaN, which the schema refuses. */
export const addOnGroupBodyOf = (values: AddOnGroupValues, currency: string): Required<NewAddOnGroup> => ({
  name: values.name,
  description: values.description.trim() || null,
  minPerTicket: readAmount(values.minPerTicket, 0) ?? Number.NaN,
  maxPerTicket: readAmount(values.maxPerTicket, 0) ?? Number.NaN,
  ticketTypeIds: values.forAll ? null : values.ticketTypeIds,
  addOns: values.addOns.map(({ id, name, priceCents, taxRateBp, capacity }) => ({
    ...(id && { id }),
    name,
    priceCents: readAmount(priceCents, decimalsOf(currency)) ?? Number.NaN,
    taxRateBp: readAmount(taxRateBp, percentDecimals) ?? Number.NaN,
    capacity: readAmount(capacity, 0) ?? Number.NaN,
  })),
})

/** The fields that changed, so that concurrent changes to other fields stay. */
export const changedFields = (body: NewAddOnGroup, before: NewAddOnGroup): Partial<NewAddOnGroup> =>
  // `as`: Object.fromEntries loses the names, and adds none
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof NewAddOnGroup]),
    ),
  ) as Partial<NewAddOnGroup>
