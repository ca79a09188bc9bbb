import type { Message, ThreadSummary } from '@foyer/contract/inbox'
import type { Tell } from '@foyer/words/inbox/told-values'
import { toldValues } from '@foyer/words/inbox/told-values'
import { useLocale, useTranslations } from 'use-intl'
import { readersZone } from '../../lib/time-zones.ts'

/** What is said of threads and messages, in the reader's words. */
export function useThreadWords() {
  const t = useTranslations('inbox')
  // `as`: see `Tell`
  const tell = t as unknown as Tell
  const language = useLocale()
  const told = (message: Message, part: 'title' | 'body'): string => {
    if (message.kind === 'question' || message.kind === 'reply') return message.text
    return tell(`told.${message.kind}.${part}`, toldValues(message.data, readersZone(), language))
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
