import { countries } from '@foyer/contract/countries'
import { formatCountry } from '@foyer/words/format/country'
import type { Language } from '@foyer/words/format/locale'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import type { SelectOption } from '../ui/Select.tsx'

/** All countries, by their names in the reader's language. */
export function useCountryOptions(): SelectOption[] {
  const language = useLocale()
  // names and order take longer than all else that a form does at a key press
  return useMemo(() => countryOptionsIn(language), [language])
}

/** The same, for a language. */
export function countryOptionsIn(language: Language): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language)
  return countries
    .map((value) => ({ value, label: formatCountry(value, language) }))
    .sort((a, b) => compare(a.label, b.label))
}
