import { numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

/**
 * An amount of money.
 * @param minor in the currency's smallest unit: cents, or whole yen
 * @param currency an ISO 4217 code
 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  numberFormat(language, { style: 'currency', currency }).format(minor / 10 ** decimalsOf(currency))

/** How many decimals a currency has: 2 for the euro, 0 for the yen. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = numberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** What a currency is called: 'euro', 'Schweizer Franken'. */
export const formatCurrencyName = (currency: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'currency' }).of(currency) ?? currency

/**
 * An amount as it is typed into a field: '12.50' or '12,50', without the sign of the currency.
 * @param minor in the smallest unit, of which `decimals` places make a whole
 */
export const writeAmount = (minor: number, decimals: number, language: Language): string =>
  numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: minor % 10 ** decimals === 0 ? 0 : decimals,
  }).format(minor / 10 ** decimals)

/**
 * Reads an amount that was typed, with a comma or a point, with or without what separates thousands.
 * @param decimals how many places its smallest unit has: 2 for euros and for percent in basis points
 * @returns the amount in its smallest unit; undefined when it is none, or finer than that unit
 */
export function readAmount(typed: string, decimals: number): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, '')
  const { whole, part = '' } = amount.exec(text)?.groups ?? {}
  if (whole === undefined || part.length > decimals) return undefined
  return Number(whole.replace(/[.,]/g, '') + part.padEnd(decimals, '0'))
}

// three digits behind a comma or a point are thousands: nothing is priced in thousandths
const amount = /^(?<whole>\d{1,3}(?<separator>[.,])\d{3}(?:\k<separator>\d{3})*|\d+)(?:[.,](?<part>\d*))?$/
