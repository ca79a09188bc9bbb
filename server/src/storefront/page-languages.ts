import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage, languages } from '@foyer/contract/languages'

/**
 * The languages in which search engines find the page of an event. Around a Notion page, which is in one language, the
 * page has the same words in every language: it is listed in that one, or else in the team's. With a description it is
 * listed in the languages of that.
 */
export function pageLanguages(
  { contentLanguage, descriptionLanguages = [] }: ContentLanguages,
  teamLanguage: string,
): readonly Language[] {
  if (descriptionLanguages.length > 0) return languages.filter((each) => descriptionLanguages.includes(each))
  if (!contentLanguage) return languages
  return [[contentLanguage, teamLanguage].find(isLanguage) ?? fallbackLanguage]
}

interface ContentLanguages {
  /** The language of the Notion page; null without one, or when it is unknown. */
  contentLanguage?: string | null | undefined
  descriptionLanguages?: readonly Language[]
}

/**
 * The language in which a reader gets a description: the own one, else the team's, else the first one that there is.
 * @returns undefined when the description is in no language
 */
export const readableLanguage = (
  written: readonly Language[],
  reader: Language,
  teamLanguage: string,
): Language | undefined =>
  [reader, teamLanguage, ...languages].filter(isLanguage).find((language) => written.includes(language))
