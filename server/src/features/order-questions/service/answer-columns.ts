import type { Language } from '@foyer/contract/languages'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import type { AnswerWords } from '@foyer/words/format/answer'
import { formatAnswer } from '@foyer/words/format/answer'
import { translated } from '@foyer/words/format/translated'
import type { GivenAnswers } from '../queries/given-answers.ts'

/** Questions as columns of a file. */
export interface AnswerColumns {
  head: readonly string[]
  /** The texts of the answers, one for each column. */
  cells: (given: GivenAnswers) => string[]
}

/** The columns of questions, in the order of the form. */
export const answerColumns = (
  questions: readonly QuestionOfOrder[],
  language: Language,
  words: AnswerWords,
): AnswerColumns => ({
  head: questions.map(({ texts, id }) => translated(texts, language)?.label ?? id),
  cells: (given) => questions.map((question) => formatAnswer(question, given?.[question.id] ?? [], language, words)),
})
