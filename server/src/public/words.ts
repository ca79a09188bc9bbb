import { messages as de } from '@foyer/words/public/de'
import type { PublicMessages } from '@foyer/words/public/en'
import { messages as en } from '@foyer/words/public/en'
import { messages as fr } from '@foyer/words/public/fr'
import { createTranslator } from 'use-intl/core'
import { throwing, translators } from '../lib/translators.ts'

// `as`: the types of the words speak English; that the others have the same shape is checked where they are written
const words = { en, de: de as unknown as PublicMessages, fr: fr as unknown as PublicMessages }

/** What the public pages say, in a language. */
export const wordsIn = translators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwing }),
)

export type Words = ReturnType<typeof wordsIn>
