import type { BookingFee } from '@foyer/contract/booking-fee'
import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'

/** Percent as basis points have two decimals. */
const percentDecimals = 2

/** The values of the form, as typed. `paidBy` is `none` for an event without a fee. */
export interface BookingFeeValues {
  bookingFee: {
    paidBy: string
    name: string
    per: string
    cents: string
    bp: string
    taxRateBp: string
    refunded: boolean
  }
}

export const bookingFeeSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ bookingFee: true }).required()

/** @param usual the name and the tax rate of a new fee */
export function bookingFeeValuesOf(
  { bookingFee, currency }: Pick<Event, 'bookingFee' | 'currency'>,
  language: Language,
  usual: Pick<BookingFee, 'name' | 'taxRateBp'>,
): BookingFeeValues {
  const { name, per, cents, bp, taxRateBp, refunded } = bookingFee ?? {
    ...usual,
    per: 'ticket',
    cents: 0,
    bp: 0,
    refunded: true,
  }
  return {
    bookingFee: {
      paidBy: bookingFee?.paidBy ?? 'none',
      name,
      per,
      cents: writeAmount(cents, decimalsOf(currency), language),
      bp: writeAmount(bp, percentDecimals, language),
      taxRateBp: writeAmount(taxRateBp, percentDecimals, language),
      refunded,
    },
  }
}

/** The body that saves the values. Invalid numbers become NaN, which the schema refuses. */
export function bookingFeeBodyOf(
  { bookingFee: { paidBy, name, per, cents, bp, taxRateBp, refunded } }: BookingFeeValues,
  currency: string,
): { bookingFee: BookingFee | null } {
  if (paidBy === 'none') return { bookingFee: null }
  return {
    bookingFee: {
      name,
      per: per === 'order' ? 'order' : 'ticket',
      cents: readAmount(cents, decimalsOf(currency)) ?? Number.NaN,
      bp: readAmount(bp, percentDecimals) ?? Number.NaN,
      taxRateBp: readAmount(taxRateBp, percentDecimals) ?? Number.NaN,
      paidBy: paidBy === 'team' ? 'team' : 'buyer',
      refunded,
    },
  }
}
