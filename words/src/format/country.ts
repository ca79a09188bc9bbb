import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

/** The name of a country: 'Switzerland'. @param country ISO 3166-1 alpha-2 */
export const formatCountry = (country: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country) ?? country
