import { countries } from '@foyer/contract/countries'
import { formatCountry } from '@foyer/words/format/country'
import { useLocale } from 'use-intl'
import type { SelectOption } from '../ui/Select.tsx'

/** All countries, by their names in the reader's language. */
export function useCountryOptions(): SelectOption[] {
  const language = useLocale()
  return countries
    .map((value) => ({ value, label: formatCountry(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
