import { displayNames, numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'

/**
 * Formats an amount of money: '€12.50'.
 * @param minor in minor units of the currency: cents, or whole yen
 * @param currency an ISO 4217 code
 */
export const formatMoney = (minor: number, currency: string, language: Language): string =>
  numberFormat(language, { style: 'currency', currency }).format(minor / 10 ** decimalsOf(currency))

/** Formats the price of one of several pieces, which may have up to two decimals more than its currency: '€10.0841'. */
export const formatUnitPrice = (minor: number, currency: string, language: Language): string => {
  const decimals = decimalsOf(currency)
  return numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals + 2,
  }).format(minor / 10 ** decimals)
}

/** The number of decimals of a currency: 2 for the euro, 0 for the yen. */
export function decimalsOf(currency: string): number {
  const decimals = knownDecimals.get(currency) ?? readDecimals(currency)
  knownDecimals.set(currency, decimals)
  return decimals
}

/** By currency: to read them takes as long as to write two rows of a file. */
const knownDecimals = new Map<string, number>()

const readDecimals = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** The name of a currency: 'euro', 'Schweizer Franken'. */
export const formatCurrencyName = (currency: string, language: Language): string =>
  displayNames(language, { type: 'currency' }).of(currency) ?? currency

/**
 * Formats an amount for an input field: '12.50' or '12,50', without the currency.
 * @param minor in minor units, with `decimals` decimals
 */
export const writeAmount = (minor: number, decimals: number, language: Language): string =>
  numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: minor % 10 ** decimals === 0 ? 0 : decimals,
  }).format(minor / 10 ** decimals)

/**
 * Parses a typed amount, with a decimal comma or point, with or without thousands separators.
 * @param decimals the decimals of the minor unit: 2 for euros, and for percent in basis points
 * @returns the amount in minor units; undefined if it is not an amount, or has more decimals
 */
export function readAmount(typed: string, decimals: number): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, '')
  const { whole, part = '' } = amount.exec(text)?.groups ?? {}
  if (whole === undefined || part.length > decimals) return undefined
  return Number(whole.replace(/[.,]/g, '') + part.padEnd(decimals, '0'))
}

/**
 * Parses an amount of a bank's file, in the currency's minor units. Banks write two decimals for currencies that have none:
 * zeros say nothing there.
 * @returns undefined if it is not an amount, or has decimals that the currency does not have
 */
export function readBankAmount(written: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  return readAmount(decimals === 0 ? written.replace(/[.,]0{1,2}$/, '') : written, decimals)
}

// three digits after a comma or a point are thousands: no currency of Foyer has three decimals
const amount = /^(?<whole>\d{1,3}(?<separator>[.,])\d{3}(?:\k<separator>\d{3})*|\d+)(?:[.,](?<part>\d*))?$/
