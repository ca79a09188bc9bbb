import type { Language } from '@foyer/contract/languages'
import type { NewTicketType, TicketType } from '@foyer/contract/ticket-types'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'
import type { z } from 'zod'

/** What the form holds of a ticket type, as it is typed; a moment that is not chosen is ''. */
export interface TypeValues {
  name: string
  description: string
  priceCents: string
  taxRateBp: string
  capacity: string
  minPerOrder: string
  maxPerOrder: string
  salesFrom: string
  salesUntil: string
  hidden: boolean
}

/** A percentage in basis points has two decimals. */
const percentDecimals = 2

/** What the fields begin with. @param type the one to change; without it what most are like */
export const typeValuesOf = (type: TicketType | undefined, currency: string, language: Language): TypeValues => ({
  name: type?.name ?? '',
  description: type?.description ?? '',
  priceCents: type ? writeAmount(type.priceCents, decimalsOf(currency), language) : '',
  taxRateBp: writeAmount(type?.taxRateBp ?? 0, percentDecimals, language),
  capacity: type ? String(type.capacity) : '',
  minPerOrder: String(type?.minPerOrder ?? 1),
  maxPerOrder: String(type?.maxPerOrder ?? 10),
  salesFrom: type?.salesFrom ?? '',
  salesUntil: type?.salesUntil ?? '',
  hidden: type?.hidden ?? false,
})

export type TypeBody = z.input<typeof NewTicketType>

/** What is sent of them. What is no number is sent as none, for the check to refuse. */
export const typeBodyOf = (values: TypeValues, currency: string): Required<TypeBody> => ({
  name: values.name,
  description: values.description.trim() || null,
  priceCents: readAmount(values.priceCents, decimalsOf(currency)) ?? Number.NaN,
  taxRateBp: readAmount(values.taxRateBp, percentDecimals) ?? Number.NaN,
  capacity: countIn(values.capacity),
  minPerOrder: countIn(values.minPerOrder),
  maxPerOrder: countIn(values.maxPerOrder),
  salesFrom: values.salesFrom || null,
  salesUntil: values.salesUntil || null,
  hidden: values.hidden,
})

/** A whole number that was typed; NaN when it is none. */
export const countIn = (typed: string): number => readAmount(typed, 0) ?? Number.NaN

/** The part of what would be sent that is another than before: what somebody else changed meanwhile stays. */
export const changesIn = (body: TypeBody, before: TypeBody): Partial<TypeBody> =>
  // `as`: entries lose the names, of which none is added
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== before[name as keyof TypeBody]),
  ) as Partial<TypeBody>
