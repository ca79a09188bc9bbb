import type { Language } from '@foyer/contract/languages'
import { messages as de } from '@foyer/words/public/de'
import type { PublicMessages } from '@foyer/words/public/en'
import { messages as en } from '@foyer/words/public/en'
import { messages as fr } from '@foyer/words/public/fr'
import { createTranslator } from 'use-intl/core'

// `as`: the types of the words speak English; that the others have the same shape is checked where they are written
const words = { en, de: de as unknown as PublicMessages, fr: fr as unknown as PublicMessages }

const translatorFor = (language: Language) =>
  createTranslator({
    locale: language,
    messages: words[language],
    onError: (error) => {
      throw error
    },
  })

export type Words = ReturnType<typeof translatorFor>

// Making a translator costs more than most of what it says; each language has one.
const translators = new Map<Language, Words>()

/** What the public pages say, in a language. */
export function wordsIn(language: Language): Words {
  const t = translators.get(language) ?? translatorFor(language)
  translators.set(language, t)
  return t
}
