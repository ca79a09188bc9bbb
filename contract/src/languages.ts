// No schema here (it is in language.ts): the first load of the web app needs these, and zod would add 24 KB to it.

/** The languages of Foyer. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** The cookie with the language chosen last. The web app sets it; the server reads it to redirect `/`. */
export const languageCookie = 'foyer-language'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/**
 * The reader's language: the one chosen last, else the highest-weighted supported one of the browser, else English.
 * @param chosen the value of the language cookie
 * @param acceptLanguage an `Accept-Language` header
 */
export function readerLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
  return preferred.find(isLanguage) ?? fallbackLanguage
}
