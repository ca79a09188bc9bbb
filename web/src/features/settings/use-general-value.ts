import { isLanguage } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useLocale } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { zoneOf, zoneText } from '../../lib/time-zones.ts'

/** A value of the general section as text. */
export function useGeneralValue(): (name: 'name' | 'language' | 'currency' | 'timeZone', value: string) => string {
  const { currencyName } = useFormat()
  const language = useLocale()
  return (name, value) => {
    if (name === 'language' && isLanguage(value)) return languageNames[value]
    if (name === 'currency') return `${currencyName(value)} (${value})`
    return name === 'timeZone' ? zoneText(zoneOf(value, language)) : value
  }
}
