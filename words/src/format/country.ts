import { displayNames } from './formatters.ts'
import type { Language } from './locale.ts'

/** The name of a country: 'Switzerland'. @param country ISO 3166-1 alpha-2 */
export const formatCountry = (country: string, language: Language): string =>
  displayNames(language, { type: 'region' }).of(country) ?? country
