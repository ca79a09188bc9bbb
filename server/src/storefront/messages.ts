import { messages as de } from '@foyer/words/public/de'
import type { PublicMessages } from '@foyer/words/public/en'
import { messages as en } from '@foyer/words/public/en'
import { messages as fr } from '@foyer/words/public/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../lib/translators.ts'

// `as`: the translator is typed by the English messages; each catalogue is checked to have the same shape where it is
// written
const catalogues = { en, de: de as unknown as PublicMessages, fr: fr as unknown as PublicMessages }

/** The messages of the public pages in a language. A missing key throws. */
export const messagesIn = createTranslators((language) =>
  createTranslator({ locale: language, messages: catalogues[language], onError: throwTranslationError }),
)

export type Translator = ReturnType<typeof messagesIn>
