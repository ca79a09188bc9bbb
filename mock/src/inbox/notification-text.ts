import type { Message } from '@foyer/contract/inbox'
import { languages } from '@foyer/contract/languages'
import { notifications as de } from '@foyer/words/inbox/de'
import { notifications as en } from '@foyer/words/inbox/en'
import { notifications as fr } from '@foyer/words/inbox/fr'
import { notificationSearchText } from '@foyer/words/inbox/notification-search-text'
import type { NotificationTranslator } from '@foyer/words/inbox/notification-values'
import { createTranslator } from 'use-intl/core'

const words = { en, de, fr }

const translators = languages.map((locale) => {
  const translate = createTranslator({ locale, messages: { notifications: words[locale] } })
  // `as`: see `NotificationTranslator`
  return [locale, translate as unknown as NotificationTranslator] as const
})

/** The text in which a search finds a message. */
export const messageSearchText = (message: Message): string =>
  message.kind === 'question' || message.kind === 'reply'
    ? message.text
    : notificationSearchText(message.kind, message.data, translators)
