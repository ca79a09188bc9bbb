import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import type { ComponentProps } from 'react'
import { Select } from '../ui/Select.tsx'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** A select of Foyer's languages, each in its own name; inside a Field. */
export const LanguageSelect = (props: Omit<ComponentProps<typeof Select>, 'options'>) => (
  <Select {...props} options={options} />
)
