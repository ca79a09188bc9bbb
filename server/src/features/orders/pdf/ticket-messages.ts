import { messages as de } from '@foyer/words/ticket/de'
import type { TicketMessages } from '@foyer/words/ticket/en'
import { messages as en } from '@foyer/words/ticket/en'
import { messages as fr } from '@foyer/words/ticket/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../../../lib/translators.ts'

// `as`: the type is that of the English messages; each other language's file checks that it has the same shape
const words = { en, de: de as unknown as TicketMessages, fr: fr as unknown as TicketMessages }

/** The translator of the texts on tickets, for a language. Throws on a missing message. */
export const ticketMessages = createTranslators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwTranslationError }),
)

export type TicketTranslator = ReturnType<typeof ticketMessages>
