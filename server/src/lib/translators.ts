import type { Language } from '@foyer/contract/languages'

/**
 * Remembers the translator of each language: making one costs more than most of what it says.
 * @param make makes the translator of a language
 */
export function translators<Words>(make: (language: Language) => Words): (language: Language) => Words {
  const made = new Map<Language, Words>()
  return (language) => {
    const words = made.get(language) ?? make(language)
    made.set(language, words)
    return words
  }
}

/** What a translator does about words that are missing or wrong: nobody shall read a key. */
export function throwing(error: Error): never {
  throw error
}
