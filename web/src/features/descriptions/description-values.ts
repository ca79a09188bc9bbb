import type { Description } from '@foyer/contract/descriptions'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { blocksFrom } from '../../lib/editor/plain-text-of.ts'

/** The form values of a description: its blocks in each language as JSON, empty for none. */
export interface DescriptionValues {
  content: Record<Language, string>
  replacesNotion: boolean
}

export const valuesOf = ({ content, replacesNotion }: Omit<Description, 'version'>): DescriptionValues => ({
  content: {
    en: content.en ? JSON.stringify(content.en) : '',
    de: content.de ? JSON.stringify(content.de) : '',
    fr: content.fr ? JSON.stringify(content.fr) : '',
  },
  replacesNotion,
})

/** Makes the body of a save. */
export const bodyOf = ({ content, replacesNotion }: DescriptionValues): Omit<Description, 'version'> => ({
  content: Object.fromEntries(
    languages.filter((each) => content[each] !== '').map((each) => [each, blocksFrom(content[each])]),
  ),
  replacesNotion,
})

/** The schema of the body. */
export const descriptionSchema = async () =>
  (await import('@foyer/contract/descriptions')).Description.omit({ version: true })

/** The language in which readers of a language get the text, as the server decides it. */
export const shownInstead = (content: DescriptionValues['content'], teamLanguage: Language): Language | undefined =>
  [teamLanguage, ...languages].find((each) => content[each] !== '')
