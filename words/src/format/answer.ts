import { formatCountry } from './country.ts'
import type { Language } from './locale.ts'
import { translated } from './translated.ts'

interface Choice {
  id: string
  texts: Partial<Record<Language, string>>
}

interface Question {
  kind: string
  choices: readonly Choice[]
  /** Choices that are offered no longer, and have answers. */
  removedChoices?: readonly Choice[] | undefined
}

export interface AnswerWords {
  yes: string
  no: string
}

/**
 * An answer as a text: the names of its choices, or what was typed. A day stays `YYYY-MM-DD`.
 * @param values ids of choices, also of removed ones; '' for none
 */
export function formatAnswer(
  { kind, choices, removedChoices = [] }: Question,
  values: readonly string[],
  language: Language,
  words: AnswerWords,
): string {
  const all = [...choices, ...removedChoices]
  const nameOf = (value: string) => {
    if (kind === 'yes-no') return value === 'yes' ? words.yes : words.no
    if (kind === 'country') return formatCountry(value, language)
    return translated(all.find(({ id }) => id === value)?.texts ?? {}, language) ?? value
  }
  return values.map(nameOf).join(', ')
}
