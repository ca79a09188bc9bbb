import { dateTimeFormat, numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'
import { decimalsOf } from './money.ts'
import { joinParts } from './no-break.ts'

const units = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Formats a calendar day at the tick of an axis, as short as the axis allows: '14 Nov', 'Nov 2026', '2026'.
 * @param at the midnight of the day in UTC, in milliseconds
 */
export const formatDayTick = (at: number, unit: keyof typeof units, language: Language): string =>
  joinParts(dateTimeFormat(language, { ...units[unit], timeZone: 'UTC' }).formatToParts(at), language)

/** Formats a number at the tick of an axis: '950', '1.2k', '1,2 Mio.'. */
export const formatNumberTick = (value: number, language: Language): string =>
  numberFormat(language, { notation: 'compact' }).format(value)

/** Formats an amount of money at the tick of an axis: '€950', '€12.5k', '1,2 Mio. €'. @param minor in minor units */
export function formatMoneyTick(minor: number, currency: string, language: Language): string {
  const value = minor / 10 ** decimalsOf(currency)
  const decimals = decimalsOf(currency)
  const isLong = Math.abs(value) >= 10_000
  return numberFormat(language, {
    style: 'currency',
    currency,
    ...(isLong && { notation: 'compact' }),
    minimumFractionDigits: isLong || Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: isLong ? Math.min(1, decimals) : decimals,
  }).format(value)
}
