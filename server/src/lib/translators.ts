import type { Language } from '@foyer/contract/languages'

/**
 * Creates the translator of each language once: creating one costs more than most of its translations.
 * @param make creates the translator of a language
 */
export function createTranslators<Translator>(
  make: (language: Language) => Translator,
): (language: Language) => Translator {
  const translators = new Map<Language, Translator>()
  return (language) => {
    const translator = translators.get(language) ?? make(language)
    translators.set(language, translator)
    return translator
  }
}

/** A translator's error handler. Throws, so that a message key is never shown to a user. */
export function throwTranslationError(error: Error): never {
  throw error
}
