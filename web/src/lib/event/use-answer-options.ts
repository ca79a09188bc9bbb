import type { OrderQuestion } from '@foyer/contract/order-questions'
import { anyAnswer, hasChoices, noAnswer } from '@foyer/contract/question-kinds'
import { translated } from '@foyer/words/format/translated'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { read } from '../query.ts'

interface Option {
  value: string
  label: string
}

// few events ask for a country
const fetchCountries = () => import('../use-country-options.ts')
const atOnce = async () => undefined
const never = () => new Promise<undefined>(() => undefined)

/** The options of every question, whatever its kind. */
interface OptionWords {
  answered: string
  unanswered: string
}

/**
 * The answers to an event's questions by which lists can be filtered: those that are chosen, and whether there is one.
 * @param event '' for no event
 */
export function useAnswerOptions(event: string, { answered, unanswered }: OptionWords): Option[] {
  const t = useTranslations('common.answers')
  const language = useLocale()
  const { data } = useQuery({
    ...read('GET /events/{id}/order-questions', { params: { id: event } }),
    enabled: event !== '',
  })
  const asksForCountry = data?.questions.some(({ kind }) => kind === 'country') ?? false
  const countries = useModuleOnceShown(fetchCountries, asksForCountry ? atOnce : never)
  // the names of all countries take longer than the rest of the page
  return useMemo(() => {
    const chosen = ({ kind, choices }: OrderQuestion): Option[] => {
      if (kind === 'country') return countries?.countryOptionsIn(language) ?? []
      if (kind === 'yes-no') return (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))
      if (!hasChoices(kind)) return []
      return choices.map(({ id, texts }) => ({ value: id, label: translated(texts, language) ?? id }))
    }
    return (data?.questions ?? []).flatMap((question) =>
      [{ value: anyAnswer, label: answered }, { value: noAnswer, label: unanswered }, ...chosen(question)].map(
        ({ value, label }) => ({
          value: `${question.id}:${value}`,
          label: `${translated(question.texts, language)?.label ?? ''} – ${label}`,
        }),
      ),
    )
  }, [data, countries, language, t, answered, unanswered])
}
