import type { NotificationKind } from '@foyer/contract/inbox-kinds'
import { languages } from '@foyer/contract/languages'
import { searchTextOf } from '@foyer/contract/search-text'
import { notifications as de } from '@foyer/words/inbox/de'
import { notifications as en } from '@foyer/words/inbox/en'
import { notifications as fr } from '@foyer/words/inbox/fr'
import { notificationSearchText } from '@foyer/words/inbox/notification-search-text'
import type { NotificationFacts, NotificationTranslator } from '@foyer/words/inbox/notification-values'
import { createTranslator } from 'use-intl/core'
import { throwTranslationError } from '../../../lib/translators.ts'

const words = { en, de, fr }

const translators = languages.map((locale) => {
  const translate = createTranslator({
    locale,
    messages: { notifications: words[locale] },
    onError: throwTranslationError,
  })
  // `as`: see `NotificationTranslator`
  return [locale, translate as unknown as NotificationTranslator] as const
})

/** The text in which a search finds a notification in any language. */
export const notificationText = (kind: NotificationKind, data: NotificationFacts): string =>
  searchTextOf(notificationSearchText(kind, data, translators))
