// No schema here (it is in language.ts): the web app needs these in its first load, and zod is 24 KB of it.

/** The languages of Foyer. English is the fallback. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** The cookie that holds the language chosen last: set by the web app, read where `/` is answered. */
export const languageCookie = 'foyer-language'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/**
 * The reader's language: the one chosen last, else the best of the browser's wishes, else English.
 * @param chosen the value of the language cookie
 * @param wishes an `Accept-Language` header
 */
export function readerLanguage(chosen: string | undefined, wishes: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const wished = (wishes ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
  return wished.find(isLanguage) ?? fallbackLanguage
}
