import type { Language } from '@foyer/contract/languages'
import type { NewTicketType, TicketType } from '@foyer/contract/ticket-types'
import { copyNameOf } from '@foyer/words/format/copy-name'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'
import type { z } from 'zod'

/** The values of the form, as typed. An empty moment is ''. */
export interface TicketTypeValues {
  name: string
  description: string
  priceCents: string
  /** Whether buyers choose the price. */
  isChosen: boolean
  minPriceCents: string
  maxPriceCents: string
  taxRateBp: string
  capacity: string
  minPerOrder: string
  maxPerOrder: string
  salesFrom: string
  salesUntil: string
  hidden: boolean
  needsApproval: boolean
}

/** Percent as basis points have two decimals. */
const percentDecimals = 2

const [usualMin, usualMax] = [1, 10]

/** Whether a ticket type has other limits than the usual ones, a sales window, is hidden, or needs approval. */
export const isUnusual = ({ minPerOrder, maxPerOrder, salesFrom, salesUntil, ...flags }: TicketTypeValues): boolean =>
  minPerOrder !== String(usualMin) ||
  maxPerOrder !== String(usualMax) ||
  Boolean(salesFrom || salesUntil) ||
  flags.hidden ||
  flags.needsApproval

/**
 * The initial values.
 * @param type the one to change; without it the usual defaults
 * @param last the last ticket type of the event that costs something: a new one has its tax rate
 */
export const ticketTypeValuesOf = (
  type: TicketType | undefined,
  currency: string,
  language: Language,
  last?: TicketType,
): TicketTypeValues => ({
  name: type?.name ?? '',
  description: type?.description ?? '',
  priceCents: type ? writeAmount(type.priceCents, decimalsOf(currency), language) : '',
  isChosen: type?.minPriceCents !== undefined,
  minPriceCents: writeAmount(type?.minPriceCents ?? 0, decimalsOf(currency), language),
  maxPriceCents:
    type?.maxPriceCents === undefined ? '' : writeAmount(type.maxPriceCents, decimalsOf(currency), language),
  taxRateBp: writeAmount((type ?? last)?.taxRateBp ?? 0, percentDecimals, language),
  capacity: type ? String(type.capacity) : '',
  minPerOrder: String(type?.minPerOrder ?? usualMin),
  maxPerOrder: String(type?.maxPerOrder ?? usualMax),
  salesFrom: type?.salesFrom ?? '',
  salesUntil: type?.salesUntil ?? '',
  hidden: type?.hidden ?? false,
  needsApproval: type?.needsApproval ?? false,
})

/** As in the contract's `text.ts`, which would load zod before the form is used. */
const maxNameLength = 200

/** The initial values of a copy: those of the original, with a name that says so. */
export const copyValuesOf = (type: TicketType, currency: string, language: Language): TicketTypeValues => ({
  ...ticketTypeValuesOf(type, currency, language),
  name: copyNameOf(type.name, language, maxNameLength),
})

export type TicketTypeBody = z.input<typeof NewTicketType>

/** The body that saves the values. Invalid numbers become NaN, which the schema refuses. */
export const ticketTypeBodyOf = (
  values: TicketTypeValues,
  currency: string,
): Required<Omit<TicketTypeBody, 'timeZone'>> => ({
  name: values.name,
  description: values.description.trim() || null,
  priceCents: readAmount(values.priceCents, decimalsOf(currency)) ?? Number.NaN,
  minPriceCents: values.isChosen ? (readAmount(values.minPriceCents, decimalsOf(currency)) ?? Number.NaN) : null,
  maxPriceCents:
    values.isChosen && values.maxPriceCents.trim()
      ? (readAmount(values.maxPriceCents, decimalsOf(currency)) ?? Number.NaN)
      : null,
  taxRateBp: readAmount(values.taxRateBp, percentDecimals) ?? Number.NaN,
  capacity: parseCount(values.capacity),
  minPerOrder: parseCount(values.minPerOrder),
  maxPerOrder: parseCount(values.maxPerOrder),
  salesFrom: values.salesFrom || null,
  salesUntil: values.salesUntil || null,
  hidden: values.hidden,
  needsApproval: values.needsApproval,
})

/** Parses a whole number; NaN when it is invalid. */
export const parseCount = (typed: string): number => readAmount(typed, 0) ?? Number.NaN

/** The fields that changed, so that concurrent changes to other fields stay. */
export const changedFields = (body: TicketTypeBody, before: TicketTypeBody): Partial<TicketTypeBody> =>
  // `as`: Object.fromEntries loses the names, and adds none.
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== before[name as keyof TicketTypeBody]),
  ) as Partial<TicketTypeBody>
