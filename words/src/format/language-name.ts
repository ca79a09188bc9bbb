import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

/** The name of a language, such as 'French', to stand alone. @param tag BCP 47 */
export function formatLanguageName(tag: string, language: Language): string {
  const locale = localeOf[language]
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
