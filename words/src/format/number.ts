import { numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'

/** A whole or decimal number with the language's separators. */
export const formatNumber = (value: number, language: Language): string =>
  // without separators all languages write them alike, and the first formatter of a page costs it 25 ms
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat(language, {}).format(value)

/**
 * How many there are of something that is counted exactly only up to a limit: '10,000+' above it.
 * @param exactUpTo the limit; a larger count means 'more than that'
 */
export const formatCount = (count: number, exactUpTo: number, language: Language): string =>
  count > exactUpTo ? `${formatNumber(exactUpTo, language)}+` : formatNumber(count, language)

/** A rate with the language's sign: '19 %', '8.1%'. @param basisPoints hundredths of a percent */
export const formatRate = (basisPoints: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
