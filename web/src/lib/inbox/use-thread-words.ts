import type { Message, ThreadSummary } from '@foyer/contract/inbox'
import type { NotificationTranslator } from '@foyer/words/inbox/notification-values'
import { notificationValues } from '@foyer/words/inbox/notification-values'
import { useLocale, useTranslations } from 'use-intl'
import { readersZone } from '../readers-zone.ts'

/** The texts of threads and messages in the reader's language. */
export function useThreadWords() {
  const t = useTranslations('inbox')
  // `as`: see `NotificationTranslator`
  const translate = t as unknown as NotificationTranslator
  const language = useLocale()
  const messageText = (message: Message, part: 'title' | 'body'): string => {
    if (message.kind === 'question' || message.kind === 'reply') return message.text
    return translate(`notifications.${message.kind}.${part}`, notificationValues(message.data, readersZone(), language))
  }
  const titleOf = ({ from, last }: Pick<ThreadSummary, 'from' | 'last'>): string =>
    from?.name || messageText(last, 'title')
  return {
    /** The title of a thread: the name of its sender, or the title of Foyer's notification. */
    title: titleOf,
    /** The title with the event and the order, for screen readers: it tells equal titles apart. */
    fullTitle: (thread: ThreadSummary): string =>
      [titleOf(thread), thread.event?.name, thread.order && t('thread.order', { number: thread.order.number })]
        .filter(Boolean)
        .join(', '),
    /** The last message in one line. */
    excerpt: (last: Message): string => {
      if (last.kind === 'reply') return last.by ? t('list.member', { name: last.by.name, text: last.text }) : last.text
      return messageText(last, 'body')
    },
    /** The text of a message or a notification. */
    messageText,
  }
}
