import { displayNames } from './formatters.ts'
import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

/** The name of a language, such as 'French', to stand alone. @param tag BCP 47 */
export function formatLanguageName(tag: string, language: Language): string {
  const name = formatLanguageInText(tag, language)
  return name.charAt(0).toLocaleUpperCase(localeOf[language]) + name.slice(1)
}

/** The name of a language within a sentence: 'français' in French. @param tag BCP 47 */
export const formatLanguageInText = (tag: string, language: Language): string =>
  displayNames(language, { type: 'language' }).of(tag) ?? tag
