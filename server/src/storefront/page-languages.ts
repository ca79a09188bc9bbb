import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage, languages } from '@foyer/contract/languages'

/**
 * The languages in which search engines find the page of an event. A Notion page is in one language: around it the page
 * has the same words in every language. It is listed in that one, or else in the team's.
 * @param contentLanguage of the Notion page; null without one, or when it is unknown
 */
export function pageLanguages(contentLanguage: string | null | undefined, teamLanguage: string): readonly Language[] {
  if (!contentLanguage) return languages
  return [[contentLanguage, teamLanguage].find(isLanguage) ?? fallbackLanguage]
}
