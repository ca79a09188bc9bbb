import { hasChoices } from '@foyer/contract/question-kinds'
import { translated } from '@foyer/words/format/translated'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { read } from '../query.ts'

/**
 * The answers to an event's questions by which lists can be filtered: those that are chosen, not typed.
 * @param event '' for no event
 */
export function useAnswerOptions(event: string): { value: string; label: string }[] {
  const t = useTranslations('common.answers')
  const language = useLocale()
  const { data } = useQuery({
    ...read('GET /events/{id}/order-questions', { params: { id: event } }),
    enabled: event !== '',
  })
  return (data?.questions ?? []).flatMap(({ id, kind, texts, choices }) => {
    const question = translated(texts, language)?.label ?? ''
    const option = (value: string, name: string | undefined) => ({
      value: `${id}:${value}`,
      label: `${question} – ${name ?? value}`,
    })
    if (kind === 'yes-no') return [option('yes', t('yes')), option('no', t('no'))]
    return hasChoices(kind) ? choices.map((choice) => option(choice.id, translated(choice.texts, language))) : []
  })
}
