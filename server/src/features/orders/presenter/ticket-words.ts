import { messages as de } from '@foyer/words/ticket/de'
import type { TicketMessages } from '@foyer/words/ticket/en'
import { messages as en } from '@foyer/words/ticket/en'
import { messages as fr } from '@foyer/words/ticket/fr'
import { createTranslator } from 'use-intl/core'
import { throwing, translators } from '../../../lib/translators.ts'

// `as`: the types of the words speak English; that the others have the same shape is checked where they are written
const words = { en, de: de as unknown as TicketMessages, fr: fr as unknown as TicketMessages }

/** What stands on tickets, in a language. */
export const ticketWords = translators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwing }),
)

export type TicketWords = ReturnType<typeof ticketWords>
