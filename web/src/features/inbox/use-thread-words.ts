import type { Message, ThreadSummary } from '@foyer/contract/inbox'
import { toldValues } from '@foyer/words/inbox/told-values'
import { useLocale, useTranslations } from 'use-intl'
import { readersZone } from '../../lib/time-zones.ts'

/** What is said of threads and messages, in the reader's words. */
export function useThreadWords() {
  const t = useTranslations('inbox')
  const language = useLocale()
  const told = (message: Message, part: 'title' | 'body'): string => {
    if (message.kind === 'question' || message.kind === 'reply') return message.text
    const values = toldValues(message.data, readersZone(), language)
    return part === 'title' ? t(`told.${message.kind}.title`, values) : t(`told.${message.kind}.body`, values)
  }
  return {
    /** Who or what a thread is from: a person's name, or what Foyer tells. */
    title: ({ from, last }: Pick<ThreadSummary, 'from' | 'last'>): string => from?.name || told(last, 'title'),
    /** What came in last, in a line. */
    excerpt: (last: Message): string => {
      if (last.kind === 'reply') return last.by ? t('list.member', { name: last.by.name, text: last.text }) : last.text
      return told(last, 'body')
    },
    /** What Foyer tells. */
    told,
  }
}
