import { numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'

/** Formats a whole or decimal number with the language's separators. */
export const formatNumber = (value: number, language: Language): string =>
  // numbers without separators look the same in all languages, and creating the first formatter of a page takes 25 ms
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat(language, {}).format(value)

/**
 * Formats a count that is exact only up to a limit: '10,000+' above it.
 * @param exactUpTo the limit; a higher count means 'more than that'
 */
export const formatCount = (count: number, exactUpTo: number, language: Language): string =>
  count > exactUpTo ? `${formatNumber(exactUpTo, language)}+` : formatNumber(count, language)

/** Formats a rate as a percentage of the language: '19 %', '8.1%'. @param basisPoints hundredths of a percent */
export const formatRate = (basisPoints: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
