import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

/**
 * An amount of money.
 * @param minor in the currency's smallest unit: cents, or whole yen
 * @param currency an ISO 4217 code
 */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency })
  return format.format(minor / 10 ** decimalsOf(currency))
}

/** How many decimals a currency has: 2 for the euro, 0 for the yen. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** What a currency is called: 'euro', 'Schweizer Franken'. */
export const formatCurrencyName = (currency: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'currency' }).of(currency) ?? currency
