import type { Language } from '@foyer/contract/languages'
import { languageCookie, readerLanguage } from '@foyer/contract/languages'

const yearInSeconds = 31_536_000

/** Remembers the chosen language in a cookie, which the server reads to answer `/`. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers Foyer supports
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`
}

/** The reader's language: the one chosen last, else the browser's, else English. */
export function preferredLanguage(): Language {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1]
  return readerLanguage(chosen, navigator.languages.join(','))
}
