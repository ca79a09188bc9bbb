import type { Language } from '@foyer/contract/languages'
import type { OrderQuestion } from '@foyer/contract/order-questions'
import { labelled } from '@foyer/words/format/labelled'
import { translated } from '@foyer/words/format/translated'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { isStale } from './use-save-form.ts'

interface Props {
  error: Error | null
  attempt: number
  questions: readonly OrderQuestion[]
  language: Language
}

/** The reasons why the questions were not saved, each with its question. */
export function FormProblems({ error, attempt, questions, language }: Props) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common.formErrors')
  const words = useErrorWords()
  const locale = useLocale()
  // a conflict has a notice of its own
  if (!error || isStale(error)) return null
  const errors = faultsOf(error).map(({ name, fault }) => {
    // `questions.2.texts.de.label`
    const at = Number(name.split('.')[1])
    const question = questions[at]
    const text = words.field(fault)
    if (!question) return { message: text }
    const label = translated(question.texts, language)?.label
    return { message: label ? labelled(label, text, locale) : t('problem', { number: at + 1, text }) }
  })
  const all = errors.length > 0 ? errors : [{ message: words.ofForm(error) }]
  return <ErrorSummary title={common('heading', { count: all.length })} errors={all} attempt={attempt} />
}
