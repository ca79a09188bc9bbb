import type { Language } from '@foyer/contract/languages'
import type { AnswerFile, OrderQuestion } from '@foyer/contract/order-questions'
import { formatCountry } from '@foyer/words/format/country'
import { formatDay } from '@foyer/words/format/date-time'
import { translated } from '@foyer/words/format/translated'
import type { Translator } from '../messages.ts'

/** The name of an answer that can be chosen. */
export function optionName({ kind, choices }: OrderQuestion, id: string, language: Language, t: Translator): string {
  if (kind === 'yes-no') return t(id === 'yes' ? 'answers.yes' : 'answers.no')
  if (kind === 'country') return formatCountry(id, language)
  return translated(choices.find((choice) => choice.id === id)?.texts ?? {}, language) ?? id
}

/** An answer as its buyer reads it. @param files those of the order */
export function answerText(
  question: OrderQuestion,
  values: readonly string[],
  { language, t, files }: { language: Language; t: Translator; files: readonly AnswerFile[] },
): string {
  const [value = ''] = values
  if (question.kind === 'file') return files.find(({ id }) => id === value)?.name ?? ''
  if (question.kind === 'date') return formatDay(value, language)
  if (question.choices.length > 0 || question.kind === 'yes-no' || question.kind === 'country')
    return values.map((id) => optionName(question, id, language, t)).join(', ')
  return value
}
